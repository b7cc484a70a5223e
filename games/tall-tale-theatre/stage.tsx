import { m } from '#messages'
import { useMemo, useRef } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { Img, Picture } from '../kit/index.ts'
import { cheerOf } from './summary.ts'
import type { Box, Layout } from './layout.ts'
import { paintOf, paletteOf } from './palette.ts'
import { feelingOf, hangingOf, nameOf, puppetOf, svgOf } from './pictures.ts'
import { places, type Sky } from './places.ts'
import { heroes } from './heroes.ts'
import type { Show, TalePlay } from './show.ts'
import { curtainOf, pickOf, propUsed, puppetsAt, type State } from './state.ts'
import { heroOf, withName } from './story.ts'
import { curtainPicture, frontPicture, spotPicture, stagePicture, trunkPicture } from './theatre.ts'

const html = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } })
export const boxStyle = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height })

/** The place of the story as far as it is seen at this curtain. */
function placeAt(state: State) {
  const set = state.curtains.findIndex(({ part }) => part === 'where')
  return set <= state.at || state.phase === 'bow' ? places.find(({ id }) => id === pickOf(state, 'where')) : undefined
}

function Painted({ layout, look, sky, art }: { layout: Layout; look: Look; sky: Sky | null; art: 'back' | 'front' }) {
  const { width, height } = layout.theatre
  const drawn = useMemo(() => {
    const p = paletteOf(look)
    if (art === 'front') return frontPicture(layout, p)
    return stagePicture(layout, p, paintOf(sky, look)) + spotPicture(layout, p)
  }, [look, sky, width, height, art])
  return <svg class={`tt-${art}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...html(drawn)} />
}

/** The two halves of the front curtain; a dark one hides a part that was left out. */
function FrontCurtain({ look, is }: { look: Look; is: 'open' | 'shut' | 'dark' }) {
  const drawn = useMemo(() => curtainPicture(paletteOf(look)), [look])
  return (
    <div class={`tt-curtain is-${is}`} aria-hidden="true">
      {(['left', 'right'] as const).map((side) => (
        <svg key={side} class={side} viewBox="0 0 400 400" preserveAspectRatio="none" {...html(drawn)} />
      ))}
    </div>
  )
}

interface PuppetProps {
  id: string
  layout: Layout
  mark: number
  mood: string
  active: boolean
  onPick: (() => void) | null
}
/** A puppet on its rod. It walks to a mark that is tapped, sways, speaks and bows. */
function Puppet({ id, layout, mark, mood, active, onPick }: PuppetProps) {
  const last = useRef(mark)
  const from = useRef(0)
  const thing = puppetOf(id)
  const isProp = !heroes.some((one) => one.id === id)
  const side = layout.puppet * (isProp ? 0.62 : 1)
  const x = layout.marks[mark] ?? 0
  if (last.current !== mark) {
    from.current = (layout.marks[last.current] ?? x) - x
    last.current = mark
  }
  return (
    <div
      key={`${id}-${mark}`}
      class={`tt-puppet is-${mood} ${active ? 'is-active' : ''} ${isProp ? 'is-prop' : ''}`}
      style={{
        left: x - side / 2,
        top: layout.feet - side - layout.puppet * 0.22,
        width: side,
        height: side + layout.puppet * 0.22,
        '--from': `${from.current}px`,
      }}
      onClick={onPick ?? undefined}
      aria-hidden="true"
    >
      <i class="tt-rod" />
      <span class="tt-figure" style={{ height: side }}>
        <Img svg={svgOf(thing?.picture ?? '')} />
      </span>
    </div>
  )
}

/** What the puppet says, or that it is said aloud. */
function Bubble({ state, layout }: { state: State; layout: Layout }) {
  const curtain = curtainOf(state)
  const line = curtain?.line
  if (state.phase !== 'show' || !curtain || !line || line.kind === 'spoken') return null
  if (line.kind === 'typed' && state.dictation) return null
  const [who] = puppetsAt(state, state.at)
  const left = layout.marks[curtain.marks[who ?? ''] ?? 2] ?? layout.theatre.width / 2
  const text = line.kind === 'starter' ? withName(line.text, heroOf(state)) : line.text
  const wide = Math.min(layout.theatre.width - 24, 360)
  const x = Math.min(layout.theatre.width - wide / 2 - 12, Math.max(wide / 2 + 12, left))
  // Above the face of what is felt, and so before the valance.
  const felt = feelingOf(curtain)
  return (
    <p
      class="tt-bubble"
      style={{
        left: x,
        bottom: layout.theatre.height - layout.feet + layout.puppet * (felt ? 1.8 : 1.26),
        maxWidth: wide,
      }}
    >
      {text}
    </p>
  )
}

function Puppets({ play, show, layout, free }: StageProps) {
  const state = play.state.value
  const curtain = curtainOf(state)
  if (!curtain) return null
  const placing = state.phase === 'place'
  const all = state.phase === 'bow' ? puppetsAt(state, state.curtains.length - 1) : puppetsAt(state, state.at)
  const standing = standingAt(state)
  const mood = state.phase === 'bow' ? 'bows' : state.phase === 'show' && curtain.line ? 'speaks' : 'sways'
  return (
    <>
      {all.map((id, at) =>
        standing[id] === undefined ? null : (
          <Puppet
            key={id}
            id={id}
            layout={layout}
            mark={standing[id]}
            mood={mood === 'speaks' && at > 0 ? 'sways' : mood}
            active={placing && id === state.active && all.length > 1}
            onPick={placing && free && id !== state.active ? () => show.make({ kind: 'puppet', puppet: id }) : null}
          />
        ),
      )}
    </>
  )
}

/** Where everybody stands now: as this curtain has it, or as the one before where it is not set yet. */
function standingAt(state: State): Record<string, number> {
  const upTo = state.phase === 'bow' ? state.curtains : state.curtains.slice(0, state.at + 1)
  return Object.assign({}, ...upTo.map(({ marks }) => marks)) as Record<string, number>
}

/** The crosses on the floor, to be tapped. */
function Marks({ play, show, layout, free }: StageProps) {
  const state = play.state.value
  if (state.phase !== 'place') return null
  const taken = Object.values(curtainOf(state)?.marks ?? {})
  return (
    <div data-scan-group="Marks on the floor">
      {layout.marks.map((x, mark) => (
        <button
          key={mark}
          type="button"
          class="tt-mark"
          data-scan={taken.includes(mark) ? undefined : ''}
          data-place={`mark-${mark}`}
          aria-label={m.tall_tale_theatre_mark_goes_there({ mark: mark + 1, nameOf: nameOf(state.active) })}
          disabled={!free || taken.includes(mark)}
          style={{ left: x - 32, top: layout.feet - 16 }}
          onClick={() => show.make({ kind: 'mark', mark })}
        >
          <svg viewBox="-30 -20 60 40" aria-hidden="true">
            <path d="M-20 -9L20 9M20 -9L-20 9" />
          </svg>
        </button>
      ))}
    </div>
  )
}

/** What hangs above, what is felt, and the place itself. */
function Scenery({ state, layout }: { state: State; layout: Layout }) {
  const curtain = curtainOf(state)
  const place = placeAt(state)
  const shown = curtain && !curtain.dark ? curtain : undefined
  const hanging = shown && state.phase !== 'bow' ? hangingOf(shown) : null
  const felt = shown ? feelingOf(shown) : null
  const side = layout.theatre.height * 0.34
  const heads = puppetsAt(state, state.at)
  const standing = standingAt(state)
  const who = felt ? heads[felt.other ? 1 : 0] : undefined
  const feltAt = layout.marks[standing[who ?? ''] ?? 2] ?? layout.theatre.width / 2
  return (
    <>
      {place && (
        <div
          class="tt-place"
          style={{
            left: Math.min(layout.theatre.width * 0.64, layout.theatre.width - side - layout.drape * 0.9),
            top: layout.theatre.height * 0.75 - side * 0.98,
            width: side,
            height: side,
          }}
        >
          <Picture svg={svgOf(place.picture)} />
        </div>
      )}
      {hanging && (
        <div
          key={hanging}
          class="tt-hanging"
          style={{ left: layout.theatre.width * 0.36, width: layout.theatre.height * 0.22 }}
        >
          <i style={{ height: layout.theatre.height * 0.24 }} />
          <Picture svg={svgOf(hanging)} />
        </div>
      )}
      {felt && state.phase !== 'bow' && (
        <div
          key={felt.picture}
          class="tt-felt"
          style={{
            left: feltAt + layout.puppet * 0.3,
            top: layout.feet - layout.puppet * 1.75,
            width: layout.puppet * 0.56,
            height: layout.puppet * 0.56,
          }}
        >
          <Picture svg={svgOf(felt.picture)} />
        </div>
      )}
    </>
  )
}

function Trunk({ state, layout, look }: { state: State; layout: Layout; look: Look }) {
  const open = state.phase === 'prop'
  const drawn = useMemo(() => trunkPicture(paletteOf(look), open), [look, open])
  if (!open && (state.phase !== 'pick' || propUsed(state))) return null
  const wide = layout.theatre.height * 0.26
  const prop = puppetOf(state.prop)
  return (
    <div
      class="tt-trunk"
      style={{ right: layout.drape * 0.5, top: layout.theatre.height * 0.93 - wide, width: wide, height: wide * 0.94 }}
    >
      {open && (
        <span
          class="tt-thrown"
          role="img"
          aria-label={m.tall_tale_theatre_from_the_trunk({ label: prop?.label ?? '' })}
        >
          <Picture svg={svgOf(prop?.picture ?? '')} />
        </span>
      )}
      <svg viewBox="-80 -90 160 150" aria-hidden="true" {...html(drawn)} />
    </div>
  )
}

const petals: Record<string, string> = {
  stars: 'M0 -10L3 -3L10 -3L4 2L6 9L0 5L-6 9L-4 2L-10 -3L-3 -3Z',
  flowers:
    'M0 -10C6 -10 6 -2 0 0C-6 -2 -6 -10 0 -10ZM10 0C10 6 2 6 0 0C2 -6 10 -6 10 0ZM0 10C-6 10 -6 2 0 0C6 2 6 10 0 10ZM-10 0C-10 -6 -2 -6 0 0C-2 6 -10 6 -10 0Z',
  hearts: 'M0 9C-12 0 -9 -9 -3 -8C-1 -8 0 -6 0 -5C0 -6 1 -8 3 -8C9 -9 12 0 0 9Z',
}
const tints = ['#F5B02E', '#F2789F', '#7AC6E8', '#8BCB7A', '#FFF0C8']

/** What the house throws onto the stage for the ending that was chosen. */
function Cheers({ state, layout }: { state: State; layout: Layout }) {
  const path = petals[cheerOf(state)] ?? ''
  const { width, height } = layout.theatre
  return (
    <svg class="tt-cheers" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {Array.from({ length: 22 }, (_, i) => {
        const x = width * (0.1 + ((i * 37) % 80) / 100)
        const y = height * (0.3 + ((i * 53) % 56) / 100)
        return (
          <g key={i} transform={`translate(${x} ${y}) scale(${1 + (i % 3) * 0.35}) rotate(${(i * 47) % 90})`}>
            <path d={path} fill={tints[i % tints.length]} style={{ animationDelay: `${(i % 7) * 90}ms` }} />
          </g>
        )
      })}
    </svg>
  )
}

interface StageProps {
  play: TalePlay
  show: Show
  layout: Layout
  free: boolean
}

/** How the front curtain hangs now: pictures stay hidden while a story is told again. */
function curtainIs(state: State, shut: boolean): 'open' | 'shut' | 'dark' {
  const curtain = curtainOf(state)
  if (shut) return 'shut'
  if (state.phase === 'ready') return 'shut'
  if (state.phase === 'retell') return state.peek && !curtain?.dark ? 'open' : 'shut'
  return state.phase === 'show' && curtain?.dark ? 'dark' : 'open'
}

/** The theatre with everybody in it. */
export function Theatre(props: StageProps) {
  const { play, show, layout } = props
  const state = play.state.value
  const look = play.look.value
  const is = curtainIs(state, show.shut.value)
  return (
    <div class="tt-theatre" style={boxStyle(layout.theatre)}>
      <Painted layout={layout} look={look} sky={placeAt(state)?.sky ?? null} art="back" />
      <Scenery state={state} layout={layout} />
      <Puppets {...props} />
      {state.phase === 'bow' && <Cheers state={state} layout={layout} />}
      <FrontCurtain look={look} is={is} />
      {is === 'dark' && <p class="tt-dark">{m.tall_tale_theatre_make_it_up()}</p>}
      <Painted layout={layout} look={look} sky={null} art="front" />
      {is === 'open' && <Bubble state={state} layout={layout} />}
      <Trunk state={state} layout={layout} look={look} />
      <Marks {...props} />
    </div>
  )
}

/** The theatre behind start and end screen, its curtain open on an empty stage. */
export function EmptyTheatre({ layout, look }: { layout: Layout; look: Look }) {
  const whole = { ...layout, theatre: { ...layout.theatre, width: layout.stage.width, height: layout.stage.height } }
  return (
    <div class="tt-theatre" style={boxStyle(whole.theatre)}>
      <Painted layout={whole} look={look} sky="night" art="back" />
      <Painted layout={whole} look={look} sky={null} art="front" />
    </div>
  )
}
