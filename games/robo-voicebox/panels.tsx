import { m } from '#messages'
import { boxStyle, ChoicePanel, html, Picture, Press, stageScaleOf, Stroke, type ChoiceOption } from '../kit/index.ts'
import { ChipFace, showsOf } from './chips.tsx'
import type { Layout } from './layout.ts'
import { openMoves } from './open-moves.ts'
import { paintOf, paletteOf } from './palette.ts'
import { optionsOf } from './parts.ts'
import { nameOfChip } from './phonemes.ts'
import { pictureFor } from './pictures.ts'
import { feet } from './robot-parts.ts'
import { longestName, partOf, shines } from './rules.ts'
import type { Show } from './show.ts'
import { taskOf, type Move, type RoboPlay } from './state.ts'
import { instructionText, progressOf } from './texts.ts'
import { surpriseText } from './touchables.tsx'
import { SmallRobot } from './world.tsx'

interface PartProps {
  play: RoboPlay
  show: Show
  free: boolean
}

/** Shows the picture of the word; tapping it says the word. */
export function TargetWord({ play, show, free, layout }: PartProps & { layout: Layout }) {
  const { word } = taskOf(play.state.value)
  return (
    <Press
      class={`robo-wish ${show.lit.value ? 'is-lit' : ''}`}
      style={boxStyle(layout.wish)}
      aria-label={m.robo_voicebox_hear_the_word({ word })}
      disabled={!free}
      onClick={() => void show.hear()}
    >
      <Picture svg={pictureFor(word)} />
      <svg class="robo-ear" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" />
        <Stroke d="M16 9q3 3 0 6M18.500 6.500q5 5.500 0 11" color="currentColor" width={2} />
      </svg>
    </Press>
  )
}

/** Shows the instruction or feedback. */
export function Note({ play, show, layout }: Omit<PartProps, 'free'> & { layout: Layout }) {
  const state = play.state.value
  const instruction = instructionText(state, play.values.chips !== 'colors')
  const text = show.note.value || instruction
  const { width, height } = layout.note
  const wish = 24 * stageScaleOf(layout.stage) * (Number(play.values.text) / 100 || 1)
  const room = Math.sqrt(((width - 30) * (height - 34)) / (text.length + 4) / 0.64)
  return (
    <p
      class="robo-note"
      data-instruction={instruction}
      style={{ ...boxStyle(layout.note), fontSize: `${Math.min(wish, room).toFixed(1)}px` }}
    >
      <small>{progressOf(state)}</small>
      {text}
    </p>
  )
}

/** Shows what the robot says for a moment. */
export function SpeechBubble({ play, show, layout }: Omit<PartProps, 'free'> & { layout: Layout }) {
  const text = surpriseText(play) || show.says.value
  if (text === '') return null
  const { x, y, width, height } = layout.says
  const size = Math.min(height * 0.5, (width - 44) / (text.includes(' ') ? 11 : text.length * 0.62))
  return (
    <p class={`robo-says ${text.includes(' ') ? '' : 'is-word'}`} style={{ left: x, top: y, maxWidth: width }}>
      <b style={{ fontSize: `${Math.max(17, size).toFixed(1)}px` }}>{text}</b>
    </p>
  )
}

/** The way out of the workshop with a hill, a gap, and a hidden spot; a check marks what these feet can do. */
function FeetPicture({ play, option }: { play: RoboPlay; option: number }) {
  const palette = paletteOf(play.look.value)
  const check = option === 0 ? 'M18 12L26 20L40 4' : 'M60 30L68 38L82 22'
  return (
    <svg viewBox="0 0 124 112">
      <path
        d="M2 56C14 56 18 28 30 28S46 56 56 56V74H86V56H122"
        fill="none"
        stroke={palette.bench}
        stroke-width="6"
        stroke-linejoin="round"
      />
      <path d={check} fill="none" stroke="#1B7F4B" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" />
      <text x="104" y="46" text-anchor="middle" font-size="34" font-weight="700" fill={palette.lever[0]}>
        ?
      </text>
      <g
        transform="translate(62 10) scale(.36)"
        {...html(feet(option + 1, palette, paintOf(play.state.value.parts.paint, play.look.value)))}
      />
    </svg>
  )
}

const NamePicture = () => (
  <svg viewBox="0 0 92 92">
    <path
      d="M14 14H78A12 12 0 0 1 90 26V58A12 12 0 0 1 78 70H40L22 86V70H14A12 12 0 0 1 2 58V26A12 12 0 0 1 14 14Z"
      fill="#FFE28A"
    />
    <circle cx="26" cy="42" r="7" fill="#B83A29" />
    <circle cx="46" cy="42" r="7" fill="#2D62AC" />
    <circle cx="66" cy="42" r="7" fill="#2F7A3A" />
  </svg>
)

interface Question {
  title: string
  options: ChoiceOption<Move>[]
}

/** Offers the next part with a preview of the robot; for feet, with what they can do on the walk. */
function partQuestion(play: RoboPlay): Question {
  const state = play.state.value
  const kind = partOf(state)
  const shiny = shines(state) ? [...state.shiny, kind] : state.shiny
  const outcomes = kind === 'feet' ? [m.robo_voicebox_rolls_up_the_hill(), m.robo_voicebox_hops_over_the_gap()] : []
  return {
    title: m.robo_voicebox_choose_a_part({ part: kind }),
    options: optionsOf(kind).map((label, option) => ({
      value: { kind: 'part', option },
      label,
      outcome: outcomes[option] ?? '',
      picture:
        kind === 'feet' ? (
          <FeetPicture play={play} option={option} />
        ) : (
          <SmallRobot play={play} parts={{ ...state.parts, [kind]: option + 1 }} shiny={shiny} />
        ),
    })),
  }
}

/** Asks for a part, for a part with a friend or a silly name with a chance of two, or for the finished robot's name. */
function questionOf(play: RoboPlay): Question {
  const { phase, names, parts } = play.state.value
  if (phase === 'part') return partQuestion(play)
  const picture = <NamePicture />
  if (phase === 'name')
    return {
      title: m.robo_voicebox_what_is_its_name(),
      options: names.map((label, option) => ({ value: { kind: 'name', option }, label, outcome: '', picture })),
    }
  return {
    title: m.robo_voicebox_what_would_you_like(),
    options: [
      {
        value: { kind: 'gift', gift: 'part' },
        label: m.robo_voicebox_new_part(),
        outcome: m.robo_voicebox_a_part_and_one_friend(),
        picture: <SmallRobot play={play} parts={{ ...parts, hat: 3 }} />,
      },
      {
        value: { kind: 'gift', gift: 'name' },
        label: m.robo_voicebox_silly_name(),
        outcome: m.robo_voicebox_two_friends_or_none(),
        picture,
      },
    ],
  }
}

/** Builds a silly name from any chips of the word. */
function SpellPanel({ play, show }: Omit<PartProps, 'free'>) {
  const state = play.state.value
  const { chips } = taskOf(state)
  const open = openMoves(state).flatMap((move) => (move.kind === 'spell' ? [move.chip] : []))
  return (
    <section class="choice-panel robo-spell" role="group" aria-label={m.robo_voicebox_make_a_silly_name()}>
      <h2 data-instruction="">{m.robo_voicebox_make_a_silly_name()}</h2>
      <p aria-live="polite">
        {Array.from({ length: longestName }, (_, at) => {
          const chip = chips[state.spelling[at] ?? -1]
          return (
            <span key={at} class="robo-gone">
              {chip && <ChipFace chip={chip} shows={showsOf(play)} />}
            </span>
          )
        })}
      </p>
      <div class="robo-row">
        {chips.map((chip, at) => (
          <Press
            key={at}
            class="robo-chip"
            aria-label={nameOfChip(chip)}
            disabled={!open.includes(at)}
            onClick={() => show.make({ kind: 'spell', chip: at })}
          >
            <ChipFace chip={chip} shows={showsOf(play)} />
          </Press>
        ))}
      </div>
    </section>
  )
}

/** Shows what is asked between words and at the end, below the robot. */
export function Panel({ play, show, free }: PartProps) {
  if (play.state.value.phase === 'spell') return <SpellPanel play={play} show={show} />
  return free ? <ChoicePanel {...questionOf(play)} choose={show.make} /> : null
}
