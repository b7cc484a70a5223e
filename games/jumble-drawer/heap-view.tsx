import { m } from '#messages'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { boxStyle, html, offerKeys, Press, steadyOf } from '../kit/index.ts'
import { quarterOf, seenOf, thingAt, type Thing } from './heap.ts'
import type { Site } from './layout.ts'
import type { Painter } from './painter.ts'
import type { DrawerPlay } from './play-types.ts'
import { clothArt } from './room-art.ts'
import { liftable } from './rules.ts'
import type { Show } from './show.ts'
import { nextNeed, type Move, type State } from './state.ts'
import { thingName } from './texts.ts'

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
  const all = [...document.querySelectorAll<HTMLElement>('.heap .spot')]
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
  painter: Painter
  make: (move: Move) => void
}

/** A button for each thing that can be lifted, in groups by quarter, for keys and switches; pointers lift what they touch. */
function Spots({ play, state, show, site, make }: HeapProps) {
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
  const lift = (thing: Thing, event: MouseEvent) => {
    const touched = event.detail > 0 ? touchedBy(play, state, site, event) : thing
    if (touched) make({ kind: 'lift', thing: touched.id })
    else show.noise(thing.key)
  }
  const spotOf = ({ id }: Thing) => seen.get(id)?.spot ?? { x: 0, y: 0, reach: 0 }
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
            const { x, y } = spotOf(thing)
            const left = Math.max(size / 2, Math.min(heap.width - size / 2, x * cell)) - area.x - size / 2
            const top = Math.max(size / 2, Math.min(heap.height - size / 2, y * cell)) - area.y - size / 2
            return (
              <button
                key={thing.id}
                type="button"
                class="spot"
                data-scan=""
                aria-label={thingName(thing.key)}
                style={{ left, top, width: size, height: size }}
                onClick={(event) => lift(thing, event)}
              />
            )
          })}
        </div>
      )
    )
  })
}

/** The thing under a touch, if it can be lifted; a fingertip may be a little beside it. */
function touchedBy(play: DrawerPlay, state: State, { cell }: Site, { clientX, clientY }: MouseEvent): Thing | null {
  const box = document.querySelector('.heap')?.getBoundingClientRect()
  if (!box) return null
  const slack = steadyOf(play.values).slack / cell
  const found = thingAt(state.things, (clientX - box.left) / cell, (clientY - box.top) / cell, slack)
  return found && liftable(state).some(({ id }) => id === found.id) ? found : null
}

/** What help shows: half the drawer or a quarter stays lit. */
function Shades({ state, site }: { state: State; site: Site }) {
  const thing = nextNeed(state)
  if (!thing || state.help < 2 || state.help > 3) return null
  const quarter = quarterOf(seenOf(state.things, state.shape).get(thing.id)?.spot ?? thing, state.shape)
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
  const { play, state, show, site, painter, make, isCovered, isOpen, uncover } = props
  const { heap, cell } = site
  const [base, glow] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)]
  const last = useRef<{ x: number; y: number } | null>(null)
  const glowing = state.help >= 4 ? (nextNeed(state)?.id ?? null) : null
  useLayoutEffect(() => {
    painter.on(base.current, glow.current)
    painter.show(state.things, cell, glowing)
  }, [state.things, cell, glowing])
  useLayoutEffect(() => {
    if (state.phase === 'find') painter.settle()
  }, [state.phase])
  const density = Math.min(2, globalThis.devicePixelRatio || 1)
  const size = { width: Math.round(heap.width * density), height: Math.round(heap.height * density) }
  const cloth = useMemo(() => html(clothArt(play.look.value)), [play.look.value])
  const isToy = state.phase === 'toy' && !isCovered
  const at = ({ clientX, clientY }: PointerEvent) => {
    const box = base.current?.getBoundingClientRect()
    return { x: (clientX - (box?.left ?? 0)) / cell, y: (clientY - (box?.top ?? 0)) / cell }
  }
  const stir = (event: PointerEvent) => {
    const from = last.current
    if (!isToy || !from) return
    const to = at(event)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    if (Math.hypot(dx, dy) < 0.6) return
    last.current = to
    const [first] = painter.push(to.x, to.y, Math.max(-4, Math.min(4, dx)), Math.max(-4, Math.min(4, dy)))
    if (first && play.rng.int(1, 5) === 1) show.noise(first.key)
  }
  const release = (event: PointerEvent) => {
    const from = last.current
    last.current = null
    if (!from || Math.hypot(at(event).x - from.x, at(event).y - from.y) > slip) return
    if (isCovered && state.phase === 'toy') return uncover()
    if (!isOpen || state.phase !== 'find' || (event.target as HTMLElement).closest('button')) return
    const thing = touchedBy(play, state, site, event)
    if (thing) make({ kind: 'lift', thing: thing.id })
  }
  const canLift = isOpen && state.phase === 'find' && (state.slip !== 'memory' || state.isHidden)
  return (
    <div
      class={`heap ${isToy ? 'is-toy' : ''}`}
      style={boxStyle(heap)}
      aria-hidden={canLift ? undefined : 'true'}
      onPointerDown={(event) => {
        play.sound.unlock()
        last.current = at(event)
        const touched = isToy ? thingAt(state.things, last.current.x, last.current.y, 1) : null
        if (touched) show.noise(touched.key)
      }}
      onPointerMove={stir}
      onPointerUp={release}
      onPointerLeave={() => (last.current = null)}
    >
      <canvas ref={base} {...size} aria-hidden="true" />
      <Shades state={state} site={site} />
      <canvas ref={glow} {...size} class="glow" aria-hidden="true" />
      {state.phase === 'find' && <Overlays play={play} />}
      {canLift && <Spots {...props} />}
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
