import { m } from '#messages'
import { memo } from 'preact/compat'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { boxStyle, html, offerKeys, Press, steadyOf, useStableCallback } from '../kit/index.ts'
import { quarterOf, seenOf, thingAt, type Thing } from './heap.ts'
import type { Site } from './layout.ts'
import type { DrawerPlay } from './play-types.ts'
import { clothArt } from './room-art.ts'
import { liftable } from './rules.ts'
import type { Show } from './show.ts'
import { nextNeed, type Move, type State } from './state.ts'
import type { Stirring } from './stirring.ts'
import { thingName } from './texts.ts'
import { Things } from './things.tsx'

const quarters = [0, 1, 2, 3] as const
/** A quarter of the drawer, in pixels of it. */
const quarterBox = ({ heap }: Site, quarter: number) => ({
  x: (quarter % 2) * (heap.width / 2),
  y: Math.floor(quarter / 2) * (heap.height / 2),
  width: heap.width / 2,
  height: heap.height / 2,
})

/** Moves the focus from one thing to the nearest one in a direction. */
function goTo(dx: number, dy: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('.spots:not([inert]) .spot')]
  const middle = (at: HTMLElement) => {
    const { left, top, width, height } = at.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const now = all.find((one) => one === document.activeElement)
  const [x, y] = now ? middle(now) : [0, 0]
  const ahead = all.flatMap((one) => {
    const [ox, oy] = middle(one)
    const [along, aside] = dx === 0 ? [(oy - y) * dy, ox - x] : [(ox - x) * dx, oy - y]
    return one !== now && along > 1 && Math.abs(aside) < along * 2 ? [{ one, cost: along + Math.abs(aside) * 2 }] : []
  })
  const [best] = ahead.sort((a, b) => a.cost - b.cost)
  ;(best?.one ?? now ?? all[0])?.focus()
}

interface HeapProps {
  play: DrawerPlay
  state: State
  show: Show
  site: Site
  stirring: Stirring
  make: (move: Move) => void
}

interface SpotProps {
  thing: Thing
  /** Its place in its quarter, and its size, in pixels. */
  left: number
  top: number
  size: number
  /** Shows less than a number label has room for. */
  isCovered: boolean
  lift: (thing: Thing, event: MouseEvent) => void
}
const Spot = memo(({ thing, left, top, size, isCovered, lift }: SpotProps) => (
  <button
    type="button"
    class={isCovered ? 'spot is-covered' : 'spot'}
    data-scan=""
    aria-label={thingName(thing.key)}
    style={{ left, top, width: size, height: size }}
    onClick={(event) => lift(thing, event)}
  />
))

/** How far the kit's number labels reach from the middle of a spot, in pixels. */
const labelReach = 30
interface SpotsProps extends Pick<SpotProps, 'lift'>, Pick<HeapProps, 'play' | 'state' | 'site'> {
  /** While something is shown, the buttons stay as they were: one that goes with the focus lays out the page. */
  rests: boolean
}
/** A button for each thing that can be lifted, in groups by quarter, for keys and switches; pointers lift what they touch. */
const Spots = memo(
  function Spots({ play, state, site, lift }: SpotsProps) {
    const { heap, cell } = site
    const all = liftable(state)
    const seen = seenOf(state.things, state.shape)
    const size = 48 * steadyOf(play.values).grow
    useLayoutEffect(() =>
      offerKeys({
        ArrowLeft: () => goTo(-1, 0),
        ArrowRight: () => goTo(1, 0),
        ArrowUp: () => goTo(0, -1),
        ArrowDown: () => goTo(0, 1),
      }),
    )
    const spotOf = ({ id }: Thing) => seen.get(id)?.spot ?? { x: 0, y: 0, reach: 0 }
    const inside = (middle: number, length: number) => Math.max(0, Math.min(length - size, middle * cell - size / 2))
    return quarters.map((quarter) => {
      const area = quarterBox(site, quarter)
      const here = all.filter((thing) => quarterOf(spotOf(thing), state.shape) === quarter)
      return (
        here.length > 0 && (
          <div
            key={quarter}
            class="quarter"
            data-scan-group={m.jumble_drawer_quarter_group({ quarter })}
            style={boxStyle(area)}
          >
            {here.map((thing) => {
              const { x, y, reach } = spotOf(thing)
              const isCovered = reach * cell < labelReach
              const [left, top] = [inside(x, heap.width) - area.x, inside(y, heap.height) - area.y]
              return <Spot key={thing.id} {...{ thing, left, top, size, isCovered, lift }} />
            })}
          </div>
        )
      )
    })
  },
  (_, { rests }) => rests,
)

/** What help shows: half the drawer or a quarter stays lit, or a ring of light where the thing shows. */
function Light({ state, site }: { state: State; site: Site }) {
  const thing = nextNeed(state)
  if (!thing || state.help < 2) return null
  const spot = seenOf(state.things, state.shape).get(thing.id)?.spot
  if (state.help > 3 && spot) {
    const reach = Math.max(30, (spot.reach + 2) * site.cell)
    const [x, y] = [spot.x * site.cell - reach, spot.y * site.cell - reach]
    return <i class="glow" style={boxStyle({ x, y, width: 2 * reach, height: 2 * reach })} />
  }
  const quarter = quarterOf(spot ?? thing, state.shape)
  const dark = quarters.filter((one) => (state.help === 3 ? one !== quarter : one % 2 !== quarter % 2))
  return dark.map((one) => <i key={one} class="shade" style={boxStyle(quarterBox(site, one))} />)
}

/** Sixteen squares with letters and numbers, to say where something is on a shared screen. */
const Grid = () => (
  <ol class="letter-grid" aria-hidden="true">
    {['A', 'B', 'C', 'D'].flatMap((row) => [1, 2, 3, 4].map((column) => <li key={row + column}>{row + column}</li>))}
  </ol>
)

/** What may be over the heap: a grid, the light that a right card earned around the rim, and a line to scan with. */
function Overlays({ play }: { play: DrawerPlay }) {
  const earned = play.earned.value
  return (
    <>
      {play.values.labels === true && <Grid />}
      {(earned === 'independent' || earned === 'helped') && <i class={`torch is-${earned}`} />}
      {play.values.sweep === true && !play.calm.value && <i class="sweep" />}
    </>
  )
}

/** The quarters to choose a corner from. */
export function Corners({ site, choose }: { site: Site; choose: (quarter: number) => void }) {
  return (
    <div class="corners" style={boxStyle(site.heap)}>
      {quarters.map((quarter) => (
        <Press key={quarter} class={`corner at-${quarter}`} onClick={() => choose(quarter)}>
          <span>{m.jumble_drawer_corner({ quarter })}</span>
        </Press>
      ))}
    </div>
  )
}

/** A finger that slides farther than this, in cells, lifts nothing. */
const slip = 3

/** The inside of the drawer: a cloth at first, then a heap to stir, and once the slip is open, things to lift. */
export function Heap(props: HeapProps & { isCovered: boolean; isOpen: boolean; uncover: () => void }) {
  const { play, state, show, site, stirring, make, isCovered, isOpen, uncover } = props
  const { heap, cell } = site
  const things = useRef<HTMLDivElement>(null)
  const last = useRef<{ x: number; y: number } | null>(null)
  // Read when a finger comes down: reading it at each move would lay out the page.
  const corner = useRef({ left: 0, top: 0 })
  useLayoutEffect(() => stirring.show(things.current, state.things, cell))
  useLayoutEffect(() => {
    if (state.phase === 'find') stirring.settle()
  }, [state.phase])
  const cloth = useMemo(() => html(clothArt(play.look.value)), [play.look.value])
  const isToy = state.phase === 'toy' && !isCovered
  const canLift = isOpen && state.phase === 'find' && (state.slip !== 'memory' || state.isHidden)
  const placeOf = ({ clientX, clientY }: MouseEvent) => ({
    x: (clientX - corner.current.left) / cell,
    y: (clientY - corner.current.top) / cell,
  })
  /** The thing under a touch, if it can be lifted; a fingertip may be a little beside it. */
  const touchedBy = (event: MouseEvent): Thing | null => {
    const { x, y } = placeOf(event)
    const found = thingAt(state.things, x, y, steadyOf(play.values).slack / cell)
    return liftable(state).find(({ id }) => id === found?.id) ?? null
  }
  const lift = useStableCallback((thing: Thing, event: MouseEvent) => {
    const touched = event.detail > 0 ? touchedBy(event) : thing
    if (touched) make({ kind: 'lift', thing: touched.id })
    else show.noise(thing.key)
  })
  const stir = (event: PointerEvent) => {
    const from = last.current
    if (!isToy || !from) return
    const to = placeOf(event)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    if (Math.hypot(dx, dy) < 0.6) return
    last.current = to
    const [first] = stirring.push(to.x, to.y, Math.max(-4, Math.min(4, dx)), Math.max(-4, Math.min(4, dy)))
    if (first && play.rng.int(1, 5) === 1) show.noise(first.key)
  }
  const release = (event: PointerEvent) => {
    const from = last.current
    last.current = null
    const to = placeOf(event)
    if (!from || Math.hypot(to.x - from.x, to.y - from.y) > slip) return
    if (isCovered && state.phase === 'toy') return uncover()
    if (!canLift || (event.target as HTMLElement).closest('button')) return
    const thing = touchedBy(event)
    if (thing) make({ kind: 'lift', thing: thing.id })
  }
  return (
    <div
      class={`heap ${isToy ? 'is-toy' : ''}`}
      style={boxStyle(heap)}
      aria-hidden={canLift ? undefined : 'true'}
      onPointerDown={(event) => {
        play.sound.unlock()
        corner.current = event.currentTarget.getBoundingClientRect()
        last.current = placeOf(event)
        const touched = isToy ? thingAt(state.things, last.current.x, last.current.y, 1) : null
        if (touched) show.noise(touched.key)
      }}
      onPointerMove={stir}
      onPointerUp={release}
      onPointerLeave={() => (last.current = null)}
    >
      <div ref={things} key={state.now.job} class="things">
        <Things things={state.things} cell={cell} />
      </div>
      <Light state={state} site={site} />
      {state.phase === 'find' && <Overlays play={play} />}
      {state.phase === 'find' && (
        <div class="spots" inert={!canLift}>
          <Spots {...{ play, state, site, lift }} rests={!canLift} />
        </div>
      )}
      <svg
        class={`cloth ${isCovered ? '' : 'is-off'}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        {...cloth}
      />
    </div>
  )
}
