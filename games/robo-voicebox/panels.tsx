import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { stageScaleOf, Picture } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { savedDataOf } from './saved-data.ts'
import { optionsOf } from './parts.ts'
import { pictureFor } from './pictures.ts'
import { smallRobot } from './robot.ts'
import { partOf } from './rules.ts'
import type { RoboPlay, Show } from './show.ts'
import { taskOf } from './state.ts'
import { instructionText, progressOf } from './texts.ts'
import { boxStyle, html } from './world.tsx'

interface PartProps {
  play: RoboPlay
  show: Show
  free: boolean
}

/** Shows the picture of the word; tapping it says the word. */
export function TargetWord({ play, show, free, layout }: PartProps & { layout: Layout }) {
  const { word } = taskOf(play.state.value)
  return (
    <button
      type="button"
      class={`robo-wish ${show.lit.value ? 'is-lit' : ''}`}
      style={boxStyle(layout.wish)}
      aria-label={m.robo_voicebox_hear_the_word({ word })}
      data-scan=""
      disabled={!free}
      onClick={() => void show.hear()}
    >
      <Picture svg={pictureFor(word)} />
      <svg class="robo-ear" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" />
        <path
          d="M16 9q3 3 0 6M18.500 6.500q5 5.500 0 11"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
        />
      </svg>
    </button>
  )
}

/** Shows the instruction or feedback. */
export function Note({ play, show, layout }: Omit<PartProps, 'free'> & { layout: Layout }) {
  const state = play.state.value
  const text = show.note.value || instructionText(state, play.values.chips !== 'colors')
  const { width, height } = layout.note
  const wish = 24 * stageScaleOf(layout.stage) * (Number(play.values.text) / 100 || 1)
  const room = Math.sqrt(((width - 30) * (height - 34)) / (text.length + 4) / 0.64)
  return (
    <p class="robo-note" style={{ ...boxStyle(layout.note), fontSize: `${Math.min(wish, room).toFixed(1)}px` }}>
      <small>{progressOf(state)}</small>
      {text}
    </p>
  )
}

/** Shows what the robot says for a moment. */
export function SpeechBubble({ show, layout }: { show: Show; layout: Layout }) {
  const text = show.says.value
  if (text === '') return null
  const { width, height } = layout.says
  const size = Math.min(height * 0.5, (width - 44) / (text.length * 0.62))
  return (
    <div
      class={`robo-says ${text.includes(' ') ? '' : 'is-word'}`}
      style={{ left: layout.says.x, top: layout.says.y, maxWidth: width }}
    >
      <b style={{ fontSize: `${Math.max(17, size).toFixed(1)}px` }}>{text}</b>
    </div>
  )
}

/** Offers the next part, with a preview of the robot. */
function PartPanel({ play, show, free }: PartProps) {
  const state = play.state.value
  const kind = partOf(state)
  const look = play.look.value
  const drawn = useMemo(
    () => optionsOf(kind).map((_, at) => smallRobot({ ...state.parts, [kind]: at + 1 }, look)),
    [kind, state.parts, look],
  )
  const title = m.robo_voicebox_choose_a_part({ part: kind })
  return (
    <section class="robo-choose" role="group" aria-label={title}>
      <h2>{title}</h2>
      <div class="robo-offers">
        {optionsOf(kind).map((name, option) => (
          <button
            key={name}
            type="button"
            class="robo-offer"
            data-scan=""
            disabled={!free}
            onClick={() => show.make({ kind: 'part', option })}
          >
            <span {...html(drawn[option] ?? '')} />
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Asks for the finished robot's name. */
function NamePanel({ play, show, free }: PartProps) {
  const { names, parts } = play.state.value
  const look = play.look.value
  const drawn = useMemo(() => smallRobot(parts, look), [parts, look])
  return (
    <section class="robo-choose is-name" role="group" aria-label={m.robo_voicebox_what_is_its_name()}>
      <h2>{m.robo_voicebox_what_is_its_name()}</h2>
      <span class="robo-named" aria-hidden="true" {...html(drawn)} />
      <div class="robo-offers">
        {names.map((name, option) => (
          <button
            key={name}
            type="button"
            class="robo-offer"
            data-scan=""
            disabled={!free}
            onClick={() => show.make({ kind: 'name', option })}
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Shows the choice of a part between words, and of a name at the end. */
export function Panel(props: PartProps) {
  return props.play.state.value.phase === 'name' ? <NamePanel {...props} /> : <PartPanel {...props} />
}

/** Shows this game's robot and earlier ones on the shelf. */
export function Gallery({ play }: { play: RoboPlay }) {
  const look = play.look.value
  const { robots } = savedDataOf(play.kept.value)
  const earlier = robots.slice(0, -1)
  if (earlier.length === 0) return null
  return (
    <ul class="robo-gallery" aria-label={m.robo_voicebox_your_robots()}>
      {earlier.map(({ name, parts }, at) => (
        <li key={at}>
          <span {...html(smallRobot(parts, look))} />
          {name}
        </li>
      ))}
    </ul>
  )
}
