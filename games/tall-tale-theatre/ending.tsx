import { Img, Pokes, type Poke } from '../kit/index.ts'
import { companyOf } from './company.ts'
import { layoutOf } from './layout.ts'
import { puppetOf, svgOf } from './pictures.ts'
import { faces, puppetSvg } from './puppets.ts'
import type { TalePlay } from './show.ts'
import { Cheers, EmptyTheater } from './stage.tsx'
import { puppetsAt } from './state.ts'
import { titleOf } from './story.ts'
import { FrontRow } from './touchables.tsx'

/** The curtain call: the cast takes a bow under the title, flowers fall, and the company and its guests watch. */
export function Ending({ play }: { play: TalePlay }) {
  const stage = play.stage.value
  const { width: all, height: full, portrait } = stage
  const low = full < 480
  const state = play.state.value
  const [width, height] = [low ? all * 0.64 : all, low ? full : full - (portrait ? (all < 600 ? 337 : 270) : 215)]
  const layout = { ...layoutOf(stage), stage: { ...stage, width, height }, theater: { x: 0, y: 0, width, height } }
  const cast = puppetsAt(state, state.curtains.length - 1)
  const side = Math.min(width / (cast.length + 1), height * 0.42)
  const boxes = cast.map((_, at) => ({
    x: width / 2 + (at - (cast.length - 1) / 2) * side * 1.1 - side / 2,
    y: height * 0.84 - side,
  }))
  const { title, below } = titleOf(state)
  const company = companyOf(play.grown(state.seat)).cast
  const pokes = cast.map((id, at): Poke => ({
    name: `cast-${id}`,
    box: [boxes[at]?.x ?? 0, boxes[at]?.y ?? 0, side, side],
    gag: 'hop',
    puff: 'hearts',
    sound: (sound, times) => sound.play('cornet', { step: (at * 2 + times) % 8, gain: 0.4 }),
  }))
  return (
    <div class="tt tt-call">
      <EmptyTheater layout={layout} look={play.look.value} />
      <p class="tt-call-title" style={{ width: Math.min(width - 32, 720), left: width / 2, top: height * 0.2 }}>
        <b>{title}</b> <span>{below}</span>
      </p>
      {cast.map((id, at) => (
        <div
          key={id}
          class="tt-called"
          data-poke={`cast-${id}`}
          style={{ left: boxes[at]?.x, top: boxes[at]?.y, width: side, height: side, '--late': `${at * 300}ms` }}
        >
          <Img svg={puppetSvg(id, faces[0]) ?? svgOf(puppetOf(id)?.picture ?? '')} />
        </div>
      ))}
      <Cheers state={state} layout={layout} />
      <FrontRow ids={[...company, ...guestsOf(state.guests)]} layout={layout} />
      <Pokes play={play} pokes={pokes} />
    </div>
  )
}

/** Guests that came for the plan. */
const guestsOf = (count: number) => ['owl', 'mouse', 'rabbit', 'penguin'].slice(0, count)
