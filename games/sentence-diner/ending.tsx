import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { boxStyle, html, Pokes, type Poke } from '../kit/index.ts'
import { dinerPicture } from './diner.ts'
import { houseSpecialOf } from './house-specials.ts'
import { defaultRoom, layoutOf } from './layout.ts'
import { paletteOf } from './palette.ts'
import { Cherries } from './cherries.tsx'
import { SceneView } from './scene-view.tsx'
import type { DinerPlay } from './show.ts'

const gap = 12
const mostDancers = 5

/** The house special's box, and those of the scenes that dance below it. */
function boxesOf({ width, height, portrait }: DinerPlay['stage']['value'], dancers: number) {
  const low = height < 480
  const room = { width: low ? width * 0.64 : width, height: low ? height : height - (portrait ? 285 : 165) }
  const small = dancers === 0 ? 0 : Math.min((room.width - 24) / dancers - gap, room.height * 0.2 * (4 / 3), 220)
  const words = 68
  const big = Math.min(room.width - 40, ((room.height - small * 0.75 - words - 70) * 4) / 3)
  const top = 34 + Math.max(0, (room.height - big * 0.75 - small * 0.75 - words - 70) / 2)
  const from = (room.width - dancers * (small + gap) + gap) / 2
  return {
    big: { x: (room.width - big) / 2, y: top, width: big, height: big * 0.75 },
    words: { x: 16, y: top + big * 0.75 + 18, width: room.width - 32, height: words },
    small: Array.from({ length: dancers }, (_, at) => ({
      x: from + at * (small + gap),
      y: top + big * 0.75 + words + 24,
      width: small,
      height: small * 0.75,
    })),
  }
}

/** Closing time: the child's house special plays large, and the other scenes dance below it. */
export function Ending({ play }: { play: DinerPlay }) {
  const stage = play.stage.value
  const look = play.look.value
  const { dishes, cherries } = play.state.value
  const special = houseSpecialOf(dishes)
  const dancers = dishes.filter((dish) => dish !== special).slice(-mostDancers)
  const { big, words, small } = boxesOf(stage, dancers.length)
  const wall = useMemo(() => dinerPicture(paletteOf(look), layoutOf(stage, defaultRoom)), [look, stage])
  const boxes = [big, ...small]
  const pokes = boxes.map(({ x, y, width, height }, at): Poke => ({
    name: `scene-${at}`,
    box: [x, y, width, height],
    gag: at === 0 ? 'swell' : at % 2 === 0 ? 'hop' : 'wobble',
    puff: at === 0 ? 'sparks' : 'notes',
    sound: (sound, times) => sound.play('epiano', { step: at + (times % 3) * 2, gain: 0.6 }),
  }))
  return (
    <div class="sd sd-finale">
      <svg class="scene" viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true" {...html(wall)} />
      {special && (
        <>
          <div class="sd-special" style={boxStyle(big)} data-poke="scene-0">
            <SceneView
              said={{ meaning: special.order.meaning }}
              twist={special.twist}
              values={play.values}
              alt={special.text}
              moves
            />
            <Cherries count={cherries} />
          </div>
          <p class="sd-special-words" style={boxStyle(words)}>
            <b>{m.sentence_diner_your_house_special()}</b> <span>{special.text}</span>
          </p>
        </>
      )}
      {dancers.map((dish, at) => (
        <div
          key={at}
          class="sd-dancer"
          style={{ ...boxStyle(small[at] ?? big), '--late': `${at * 160}ms` }}
          data-poke={`scene-${at + 1}`}
        >
          <SceneView said={{ meaning: dish.order.meaning }} twist={dish.twist} values={play.values} alt={dish.text} />
        </div>
      ))}
      <Pokes play={play} pokes={special ? pokes : []} />
    </div>
  )
}
