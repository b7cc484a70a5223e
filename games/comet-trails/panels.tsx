import { m } from '#messages'
import { ChoicePanel, grownBefore, html, Press, boxStyle } from '../kit/index.ts'
import { cometArt, cometFace } from './comet-art.ts'
import { nextAnimal } from './growth.ts'
import type { Site } from './layout.ts'
import { outOf } from '../kit/phrases.ts'
import { animalPicture } from './pictures.ts'
import type { CometPlay } from './play-types.ts'
import { waysOf } from './rules.ts'
import type { Show } from './show.ts'
import { figureNow, isTogether, openStrokes, skies, type Move, type State } from './state.ts'
import { animalName, figureName, goText, instructionOf, type Way } from './texts.ts'
import { lineArt } from './paths.ts'

const Pic = ({ svg, box = '0 0 128 128' }: { svg: string; box?: string }) => (
  <svg viewBox={box} width="128" height="128" {...html(svg)} />
)

interface PanelProps {
  play: CometPlay
  state: State
  make: (move: Move) => void
}

const trailArt = {
  ribbon:
    '<path d="M-78 22Q-40 -34 -4 4" fill="none" stroke="#F7A8C4" stroke-width="24" stroke-linecap="round"/><path d="M-78 22Q-40 -34 -4 4" fill="none" stroke="#FFF3C4" stroke-width="8" stroke-linecap="round"/>',
  stars: [[-72, 20], [-58, -6], [-44, 14], [-30, -16], [-18, 8]].map(([x, y]) => `<path transform="translate(${x} ${y})" d="M0 -9L2.500 -2.500L9 0L2.500 2.500L0 9L-2.500 2.500L-9 0L-2.500 -2.500Z" fill="#FFD86B"/>`).join(''), // prettier-ignore
}

/** Who wakes up by day or by night, or which comet comes next. */
export function Choices({ play, state, make }: PanelProps) {
  const look = play.look.value
  const last = state.done.at(-1)
  if (state.phase === 'animal' && last) {
    const { seat } = last
    const before = { done: state.done.slice(0, -1) }
    return (
      <ChoicePanel
        title={look === 'grown-up' ? m.comet_trails_what_goes_on_your_chart() : m.comet_trails_who_wakes_up()}
        options={skies.map((sky) => {
          const animal = nextAnimal(before, seat, grownBefore(play, seat), sky)
          return {
            value: sky,
            label: sky === 'day' ? m.comet_trails_light_the_road() : m.comet_trails_leave_it_dark(),
            outcome:
              look === 'grown-up'
                ? m.comet_trails_sky_outcome({ sky })
                : m.comet_trails_wakes({ animal: animalName(animal) }),
            picture: <Pic svg={animalPicture(animal, look)} />,
          }
        })}
        choose={(sky) => make({ kind: 'animal', sky })}
      />
    )
  }
  if (state.phase !== 'comet') return null
  return (
    <ChoicePanel
      title={m.comet_trails_which_comet()}
      options={(['ribbon', 'stars'] as const).map((paint) => ({
        value: paint,
        label: paint === 'ribbon' ? m.comet_trails_heavy_comet() : m.comet_trails_light_comet(),
        outcome: paint === 'ribbon' ? m.comet_trails_paints_wide_ribbons() : m.comet_trails_scatters_small_stars(),
        picture: (
          <Pic
            svg={`<circle cx="-20" r="60" fill="#26307A"/>${trailArt[paint]}<g transform="translate(14 0) scale(.8)">${cometArt('#F7A8C4', look, paint === 'stars')}${look === 'grown-up' ? '' : cometFace}</g>`}
            box="-80 -60 120 120"
          />
        ),
      }))}
      choose={(paint) => make({ kind: 'comet', paint })}
    />
  )
}

/** A small picture of the figure, with the stroke to draw now in green. */
function Model({ state }: { state: State }) {
  const { strokes, left, top, width, height, group } = figureNow(state)
  if (group === 'maze') return null
  const open = openStrokes(state)
  const size = Math.max(width, height) + 24
  return (
    <svg
      class="model"
      viewBox={`${left + (width - size) / 2} ${top + (height - size) / 2} ${size} ${size}`}
      aria-hidden="true"
    >
      {strokes.map((path, at) => (
        <path
          key={at}
          d={lineArt(path.points)}
          fill="none"
          stroke={open.includes(at) ? '#147A4A' : '#8A7D97'}
          stroke-width={size / 14}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ))}
    </svg>
  )
}

/** The card that says what to trace and how. */
export function Note({ play, state, show, site, way, isToy }: Omit<PanelProps, 'make'> & NoteProps) {
  const { note } = site
  const text = show.note.value || (isToy ? m.comet_trails_pull_the_comet_around() : instructionOf(state, way))
  const hidesModel = isToy || (state.fade === 'memory' && state.attempt.help === 0 && !show.preview.value)
  return (
    <div class="comet-note" style={{ left: note.x, top: note.y, width: note.width, minHeight: note.height }}>
      {!hidesModel && <Model state={state} />}
      <div>
        {!isToy && (
          <p class="where">
            {figureName(state)}
            <span>{outOf(Math.min(state.number + 1, state.deck.length), state.deck.length)}</span>
          </p>
        )}
        <p class="instruction" data-instruction="">
          {text}
        </p>
      </div>
      {play.look.value !== 'grown-up' && isToy && (
        <svg
          class="model"
          viewBox="-80 -40 120 80"
          aria-hidden="true"
          {...html(cometArt('#F7A8C4', 'playful', false) + cometFace)}
        />
      )}
    </div>
  )
}
interface NoteProps {
  show: Show
  site: Site
  way: Way
  isToy: boolean
}

const arrowArt =
  '<path d="M-15 0H13M2 -12L14 0L2 12" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>'
/** Columns and rows of the eight directions on a compass, clockwise from the right. */
const compass = [[3, 2], [3, 3], [2, 3], [1, 3], [1, 2], [1, 1], [2, 1], [3, 1]] // prettier-ignore

/** Directions in the order of their buttons, by the number of columns: opposite ones are side by side in two. */
const padOrder: Record<number, readonly number[]> = {
  2: [5, 7, 6, 2, 4, 0, 3, 1],
  3: [5, 6, 7, 4, 0, 3, 2, 1],
  4: [5, 6, 7, 0, 4, 3, 2, 1],
}

/** Directions to choose from, for switches, keys, and taps. */
export function Pad({ state, site, make }: Pick<PanelProps, 'state' | 'make'> & { site: Site }) {
  const offered = waysOf(state)
  const ways = (padOrder[site.padColumns] ?? []).filter((way) => offered.includes(way))
  const isOne = ways.length === 1
  const isCompass = site.padColumns === 3
  return (
    <div
      class={`pad ${isOne ? 'is-one' : ''}`}
      role="group"
      aria-label={m.comet_trails_arrows()}
      style={{ ...boxStyle(site.pad), '--columns': site.padColumns }}
    >
      {ways.map((way) => {
        const [column, row] = compass[way] ?? []
        return (
          <Press
            key={way}
            class="button plain"
            aria-label={goText(way)}
            style={isCompass && !isOne ? { gridColumn: column, gridRow: row } : {}}
            onClick={() => make({ kind: 'hop', way })}
          >
            <svg viewBox="-22 -22 44 44" aria-hidden="true" style={{ rotate: `${way * 45}deg` }} {...html(arrowArt)} />
          </Press>
        )
      })}
    </div>
  )
}

/** Help, and for keys the way to begin again at the comet. */
export function Buttons({ state, site, make }: Pick<PanelProps, 'state' | 'make'> & { site: Site }) {
  if (isTogether(state)) return null
  return (
    <div class="comet-buttons" style={boxStyle(site.buttons)}>
      <Press class="button plain" onClick={() => make({ kind: 'help' })}>
        {m.kit_help_me()}
      </Press>
    </div>
  )
}
