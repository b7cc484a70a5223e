import { m } from '#messages'
import { useMemo, useRef } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { boxStyle, html, Img, Picture, Press } from '../kit/index.ts'
import { cheerOf } from './summary.ts'
import type { Layout } from './layout.ts'
import { paintOf, paletteOf } from './palette.ts'
import { feelingOf, hangingOf, nameOf, puppetOf, svgOf } from './pictures.ts'
import { companyOf } from './company.ts'
import { faceFor, faces, puppetSvg, type Face } from './puppets.ts'
import { FrontRow, Pokeable, Surprise, Touchables } from './touchables.tsx'
import { places, type Sky } from './places.ts'
import { heroes } from './heroes.ts'
import type { Show, TalePlay } from './show.ts'
import { curtainOf, pickOf, propUsed, puppetsAt, puppetPlaces, type State } from './state.ts'
import { heroOf, withName } from './story.ts'
import { curtainPicture, frontPicture, spotPicture, stagePicture, trunkPicture } from './theater-pictures.ts'

/** Returns the place of the story, if it is known at this curtain. */
function placeAt(state: State) {
  const set = state.curtains.findIndex(({ part }) => part === 'where')
  return set <= state.at || state.phase === 'bow' ? places.find(({ id }) => id === pickOf(state, 'where')) : undefined
}

function Painted({ layout, look, sky, art }: { layout: Layout; look: Look; sky: Sky | null; art: 'back' | 'front' }) {
  const { width, height } = layout.theater
  const drawn = useMemo(() => {
    const p = paletteOf(look)
    if (art === 'front') return frontPicture(layout, p)
    return stagePicture(layout, p, paintOf(sky, look)) + spotPicture(layout, p)
  }, [look, sky, width, height, art])
  return <svg class={`tt-${art}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...html(drawn)} />
}

/** The two halves of the front curtain. A dark one hides a part that was left closed. */
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
  face: Face
  onPick: (() => void) | null
}
/** A puppet on its rod. It walks to a tapped mark, sways, speaks, and bows. */
function Puppet({ id, layout, mark, mood, active, face, onPick }: PuppetProps) {
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
      data-poke={`puppet-${id}`}
      data-face={face}
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
        <Img key={face} svg={puppetSvg(id, face) ?? svgOf(thing?.picture ?? '')} />
      </span>
    </div>
  )
}

/** The puppet's line, or a sign that it is said aloud. */
function Bubble({ state, layout }: { state: State; layout: Layout }) {
  const curtain = curtainOf(state)
  const line = curtain?.line
  if (state.phase !== 'show' || !curtain || !line || line.kind === 'spoken') return null
  if (line.kind === 'typed' && state.dictation) return null
  const [who] = puppetsAt(state, state.at)
  const left = layout.marks[curtain.marks[who ?? ''] ?? 2] ?? layout.theater.width / 2
  const text = line.kind === 'starter' ? withName(line.text, heroOf(state)) : line.text
  const wide = Math.min(layout.theater.width - 24, 360)
  const x = Math.min(layout.theater.width - wide / 2 - 12, Math.max(wide / 2 + 12, left))
  // Above the face of the feeling, and so in front of the valance.
  const felt = feelingOf(curtain)
  return (
    <p
      class="tt-bubble"
      style={{
        left: x,
        bottom: layout.theater.height - layout.feet + layout.puppet * (felt ? 1.8 : 1.26),
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
  const standing = puppetPlaces(state)
  const acts = state.phase === 'show' && curtain.rating !== null ? `acts-${curtain.rating}` : null
  const mood = state.phase === 'bow' ? 'bows' : (acts ?? (state.phase === 'show' && curtain.line ? 'speaks' : 'sways'))
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
            face={faceAt(state, id, show.touched.value[id] ?? 0)}
            active={placing && id === state.active && all.length > 1}
            onPick={placing && free && id !== state.active ? () => show.make({ kind: 'puppet', puppet: id }) : null}
          />
        ),
      )}
    </>
  )
}

/** Returns a puppet's face: its feeling so far, and another one with each touch. */
function faceAt(state: State, id: string, touches: number): Face {
  const shown = state.curtains.slice(0, state.at + 1)
  const other = shown.find(({ part, picks }) => part === 'second' && picks[1] === id)
  const felt = other ? other.picks[2] : shown.find(({ part }) => part === 'feeling')?.picks[0]
  const now = curtainOf(state)?.part
  const face = state.phase === 'bow' || now === 'ending' ? 'glad' : now === 'problem' ? 'amazed' : faceFor(felt)
  return faces[(faces.indexOf(face) + touches) % faces.length] ?? face
}

/** The crosses on the floor, which can be tapped. */
function Marks({ play, show, layout, free }: StageProps) {
  const state = play.state.value
  if (state.phase !== 'place') return null
  const taken = Object.values(curtainOf(state)?.marks ?? {})
  return (
    <div data-scan-group={m.tall_tale_theatre_marks_on_the_floor()}>
      {layout.marks.map((x, mark) => (
        <Press
          key={mark}
          class="tt-mark"
          data-scan={taken.includes(mark) ? undefined : ''}
          data-place={`mark-${mark}`}
          aria-label={m.tall_tale_theatre_mark_number_put_puppet_there({
            number: mark + 1,
            puppet: nameOf(state.active),
          })}
          disabled={!free || taken.includes(mark)}
          style={{ left: x - 32, top: layout.feet - 16 }}
          onClick={() => show.make({ kind: 'mark', mark })}
        >
          <svg viewBox="-30 -20 60 40" aria-hidden="true">
            <path d="M-20 -9L20 9M20 -9L-20 9" />
          </svg>
        </Press>
      ))}
    </div>
  )
}

/** The picture above the stage, the feeling, and the place. */
function Scenery({ state, layout }: { state: State; layout: Layout }) {
  const curtain = curtainOf(state)
  const place = placeAt(state)
  const shown = curtain && !curtain.dark ? curtain : undefined
  const hanging = shown && state.phase !== 'bow' ? hangingOf(shown) : null
  const felt = shown ? feelingOf(shown) : null
  const side = layout.theater.height * 0.34
  const heads = puppetsAt(state, state.at)
  const standing = puppetPlaces(state)
  const who = felt ? heads[felt.other ? 1 : 0] : undefined
  const feltAt = layout.marks[standing[who ?? ''] ?? 2] ?? layout.theater.width / 2
  return (
    <>
      {place && (
        <div
          class="tt-place"
          style={{
            left: Math.min(layout.theater.width * 0.64, layout.theater.width - side - layout.drape * 0.9),
            top: layout.theater.height * 0.75 - side * 0.98,
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
          style={{ left: layout.theater.width * 0.36, width: layout.theater.height * 0.22 }}
        >
          <i style={{ height: layout.theater.height * 0.24 }} />
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
  const wide = layout.theater.height * 0.26
  const prop = puppetOf(state.prop)
  return (
    <div
      class="tt-trunk"
      data-poke="trunk"
      style={{ right: layout.drape * 0.5, top: layout.theater.height * 0.93 - wide, width: wide, height: wide * 0.94 }}
    >
      {open && (
        <span
          class="tt-thrown"
          role="img"
          aria-label={m.tall_tale_theatre_from_the_trunk_prop({ prop: prop?.label ?? '' })}
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

/** What the audience throws onto the stage for the chosen ending. */
export function Cheers({ state, layout }: { state: State; layout: Layout }) {
  const path = petals[cheerOf(state)] ?? ''
  const { width, height } = layout.theater
  return (
    <svg class="tt-cheers" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {Array.from({ length: state.curtains.some(({ prop }) => prop === 'trouble') ? 44 : 22 }, (_, i) => {
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

/** Returns the state of the front curtain. Pictures stay hidden during a retelling. */
function curtainIs(state: State, shut: boolean): 'open' | 'shut' | 'dark' {
  const curtain = curtainOf(state)
  if (shut) return 'shut'
  if (state.phase === 'ready') return 'shut'
  if (state.phase === 'retell') return state.peek && !curtain?.dark ? 'open' : 'shut'
  return state.phase === 'show' && curtain?.dark ? 'dark' : 'open'
}

/** The theater with all of its puppets. */
export function Theater(props: StageProps) {
  const { play, show, layout } = props
  const state = play.state.value
  const look = play.look.value
  const is = curtainIs(state, show.shut.value)
  return (
    <div class="tt-theatre" style={boxStyle(layout.theater)}>
      <Painted layout={layout} look={look} sky={placeAt(state)?.sky ?? null} art="back" />
      <Scenery state={state} layout={layout} />
      <Touchables play={play} show={show} layout={layout} />
      <Puppets {...props} />
      <Pokeable play={play} show={show} layout={layout} />
      {state.phase === 'bow' && <Cheers state={state} layout={layout} />}
      <FrontCurtain look={look} is={is} />
      {is === 'dark' && <p class="tt-dark">{m.tall_tale_theatre_make_it_up()}</p>}
      <Painted layout={layout} look={look} sky={null} art="front" />
      {is === 'open' && <Bubble state={state} layout={layout} />}
      <FrontRow ids={companyOf(play.grown(state.seat)).cast} layout={layout} />
      <Surprise play={play} layout={layout} />
      <Trunk state={state} layout={layout} look={look} />
      <Marks {...props} />
    </div>
  )
}

/** The theater behind the start and end screens, with its curtain open on an empty stage. */
export function EmptyTheater({ layout, look }: { layout: Layout; look: Look }) {
  const whole = { ...layout, theater: { ...layout.theater, width: layout.stage.width, height: layout.stage.height } }
  return (
    <div class="tt-theatre" style={boxStyle(whole.theater)}>
      <Painted layout={whole} look={look} sky="night" art="back" />
      <Painted layout={whole} look={look} sky={null} art="front" />
    </div>
  )
}
