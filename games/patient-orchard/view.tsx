import birdPicture from 'pics:bird'
import piePicture from 'pics:pie'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { Icon, Place, Scene, Target, offerKeys } from '../kit/index.ts'
import { Valley } from './backdrop.tsx'
import { FruitShape, pictureUrl } from './fruit.tsx'
import { Basket, Hedgehog } from './hedgehog.tsx'
import { pies, pointsOf, ripest, type Orchard } from './orchard.ts'
import { Forecast, Gate, Leaf } from './panels.tsx'
import { rules, type Help, type Move } from './rules.ts'
import { makeShow, type Flight, type OrchardPlay, type Show } from './show.ts'
import { FruitTree, hooks } from './trees.tsx'
import './patient-orchard.css'

type ActionKind = 'pick' | 'water' | 'plant'
const actions: { kind: ActionKind; label: string; key: string }[] = [
  { kind: 'pick', label: 'Pick', key: 'k' },
  { kind: 'water', label: 'Water', key: 'w' },
  { kind: 'plant', label: 'Plant', key: 'p' },
]

/** Drawing units: wide or tall. */
export const worldOf = (portrait: boolean): [number, number] => (portrait ? [600, 1000] : [1000, 625])

interface Spot {
  x: number
  y: number
  scale: number
}
/** Where the trees stand: one in the middle, or three, the middle one nearer. */
export function spotsOf(count: number, portrait: boolean): Spot[] {
  if (portrait)
    return count === 1
      ? [{ x: 300, y: 700, scale: 1.25 }]
      : [
          { x: 150, y: 590, scale: 0.78 },
          { x: 440, y: 600, scale: 0.78 },
          { x: 300, y: 770, scale: 0.86 },
        ]
  return count === 1
    ? [{ x: 500, y: 476, scale: 1.25 }]
    : [
        { x: 250, y: 446, scale: 0.92 },
        { x: 500, y: 482, scale: 1.02 },
        { x: 750, y: 446, scale: 0.92 },
      ]
}

const basketAt = (portrait: boolean): [number, number] => (portrait ? [110, 852] : [96, 560])

function flightAt(flight: Flight, spots: Spot[], portrait: boolean): [number, number] {
  const spot = spots[flight.tree] ?? (spots[0] as Spot)
  const [hx, hy] = hooks[0]
  const from = [spot.x + hx * spot.scale, spot.y + hy * spot.scale] as const
  const goal = {
    basket: basketAt(portrait),
    bird: portrait ? ([660, 120] as const) : ([1060, 60] as const),
    fence: portrait ? ([640, 620] as const) : ([1040, 470] as const),
  }[flight.to]
  const k = flight.share
  const arc = flight.to === 'bird' ? 0 : -Math.sin(Math.PI * k) * 90
  return [from[0] + (goal[0] - from[0]) * k, from[1] + (goal[1] - from[1]) * k + arc]
}

function describe(orchard: Orchard, index: number): string {
  const tree = orchard.trees[index]
  if (!tree?.planted) return `Tree ${index + 1}: bare ground`
  const words = ['blossom', 'green', 'blushing', 'ripe', 'golden']
  const fruits = tree.fruits.map((fruit) => `${words[fruit.ripeness]}${fruit.guarded ? ' and guarded' : ''}`)
  return `Tree ${index + 1}, ${tree.kind}: ${fruits.length === 0 ? 'no fruit' : fruits.join(', ')}`
}

/** What hangs, flies and lives in the valley at this moment. */
function World({
  play,
  show,
  spots,
  chosen,
  beat,
}: {
  play: OrchardPlay
  show: Show
  spots: Spot[]
  chosen: number
  beat: number
}) {
  const stage = play.stage.value
  const [w, h] = worldOf(stage.portrait)
  const state = show.scene.value
  const orchard = state.orchards[state.seat] as Orchard
  const flight = show.flight.value
  const gust = show.weather.value === 'wind'
  const basket = basketAt(stage.portrait)
  return (
    <>
      <Valley width={w} height={h} day={state.round / state.rounds} look={play.look.value} />
      {spots.map((spot, index) => {
        const tree = orchard.trees[index]
        if (!tree) return null
        const sway = play.calm.value
          ? 0
          : gust
            ? Math.sin(beat * 9 + index) * 4 + 3
            : Math.sin(beat * 1.2 + index) * 0.8
        return (
          <g key={index} transform={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`}>
            {index === chosen && spots.length > 1 && <ellipse cy="6" rx="118" ry="24" fill="#FFF9EF" opacity=".75" />}
            <FruitTree tree={tree} sway={sway} hidden={flight?.fruit} />
          </g>
        )
      })}
      <g transform={`translate(${basket[0]} ${basket[1]}) scale(${stage.portrait ? 0.9 : 0.8})`}>
        <Basket fill={Math.min(5, orchard.basket.length)} />
      </g>
      {play.look.value !== 'grown-up' && (
        <g transform={`translate(${basket[0] + 130} ${basket[1] + 6}) scale(.9)`}>
          <Hedgehog mood={show.mood.value} beat={play.calm.value ? 1 : beat} />
        </g>
      )}
      {gust && (
        <g fill="none" stroke="#FFF9EF" stroke-width="7" stroke-linecap="round" opacity=".8">
          {[0.2, 0.34, 0.5].map((y, row) => (
            <path
              key={y}
              d="M0 20C80 -4 150 24 200 0C226 -16 212 -46 188 -36"
              transform={`translate(${((beat * 420 + row * 300) % (w + 400)) - 260} ${y * h})`}
            />
          ))}
        </g>
      )}
      {flight && (
        <g transform={`translate(${flightAt(flight, spots, stage.portrait).join(' ')})`}>
          <FruitShape kind={flight.kind} ripeness={flight.ripeness} size={30} />
          {flight.to === 'bird' && <image href={pictureUrl(birdPicture)} x="-46" y="-84" width="92" height="92" />}
        </g>
      )}
    </>
  )
}

/** Sundown: a pie for all, and how many there are. */
function Sundown({ count }: { count: number }) {
  return (
    <div class="sundown" role="status">
      <h2>{count === 1 ? 'A pie to share' : `${count} pies to share`}</h2>
      <div>
        {Array.from({ length: Math.min(12, count) }, (_, index) => (
          <img key={index} src={pictureUrl(piePicture)} alt="" style={{ animationDelay: `${index * 90}ms` }} />
        ))}
      </div>
    </div>
  )
}

/** What can be done with the tree that is chosen, and waiting. */
function Actions({
  play,
  chosen,
  moves,
  make,
}: {
  play: OrchardPlay
  chosen: number
  moves: Move[]
  make: (move: Move) => void
}) {
  const orchard = play.state.value.orchards[play.state.value.seat] as Orchard
  const open = (kind: ActionKind) => moves.some((move) => move.kind === kind && move.tree === chosen)
  const shown = actions.filter(({ kind }) => kind === 'pick' || play.level.trees > 1)
  const tree = orchard.trees[chosen]
  const best = tree && ripest(tree.fruits)
  return (
    <div class="actions" role="group" aria-label="What will you do?">
      {shown.map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          class={kind === 'pick' && best?.ripeness === 4 ? 'gold' : ''}
          data-scan=""
          disabled={!open(kind)}
          onClick={() => make({ kind, tree: chosen })}
        >
          {label}
          {kind === 'plant' && <small>{orchard.seeds === 1 ? '1 seed' : `${orchard.seeds} seeds`}</small>}
        </button>
      ))}
      <button type="button" class="wait" data-scan="" onClick={() => make({ kind: 'wait' })}>
        Wait
        {play.level.trees > 1 && <small>a ladybug comes</small>}
      </button>
    </div>
  )
}

/** The game in play: choose a tree, then what to do; the weather answers. */
export function View({ play }: { play: OrchardPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const picked = useSignal(0)
  const beat = useSignal(0)
  const stage = play.stage.value
  const state = show.scene.value
  const spots = spotsOf(play.level.trees, stage.portrait)
  const over = rules.isOver(play.state.value)
  const free = play.ready.value && !show.busy.value && !play.state.value.leaf && !over
  const moves = free ? rules.moves(play.state.value) : []
  const chosen = Math.min(picked.value, spots.length - 1)
  const orchard = state.orchards[state.seat] as Orchard

  useEffect(() => play.clock.frame((_dt, now) => (beat.value = now / 1000)), [play])
  useEffect(() => {
    const step = (by: number) => () => (picked.value = (chosen + by + spots.length) % spots.length)
    const act = (kind: ActionKind) => () => {
      const move = moves.find((each) => each.kind === kind && each.tree === chosen)
      if (move) void show.make(move)
    }
    const wait = () => free && void show.make({ kind: 'wait' })
    return offerKeys({
      ArrowLeft: step(-1),
      ArrowRight: step(1),
      ' ': wait,
      ...Object.fromEntries(actions.map(({ kind, key }) => [key, act(kind)])),
    })
  })
  useEffect(() => {
    if (!over && play.ending.value === null) return
    play.sound.play('bell', { step: 7 })
    play.clock.after(play.calm.value ? 1600 : 2600, () => play.finish())
  }, [over, play.ending.value])

  const done = over || play.ending.value !== null
  const help = (choice: Help) => void show.make({ kind: 'leaf', help: choice })
  return (
    <>
      <Scene
        stage={stage}
        world={worldOf(stage.portrait)}
        over={
          <>
            {free &&
              spots.length > 1 &&
              spots.map((spot, index) => (
                <Target
                  key={index}
                  label={describe(orchard, index)}
                  x={spot.x}
                  y={spot.y - 120 * spot.scale}
                  width={190 * spot.scale}
                  height={270 * spot.scale}
                  pressed={index === chosen}
                  onPress={() => (picked.value = index)}
                />
              ))}
            <Place x={basketAt(stage.portrait)[0]} y={basketAt(stage.portrait)[1] - 20} class="points">
              {pointsOf(orchard)}
            </Place>
          </>
        }
      >
        <World play={play} show={show} spots={spots} chosen={free ? chosen : -1} beat={beat.value} />
      </Scene>
      {!done && (
        <div class="top">
          {play.level.forecast && <Forecast sky={play.state.value.sky} />}
          <Gate state={state} />
        </div>
      )}
      <p class="rounds">
        <Icon name="end" /> {Math.min(state.round + 1, state.rounds)} of {state.rounds}
      </p>
      {show.note.value && <p class="said">{show.note.value}</p>}
      {show.waiting.value !== null && (
        <div
          class="real-wait"
          role="progressbar"
          aria-label="Waiting"
          aria-valuenow={Math.round(show.waiting.value * 100)}
        >
          <i style={{ width: `${show.waiting.value * 100}%` }} />
        </div>
      )}
      {free && !done && <Actions play={play} chosen={chosen} moves={moves} make={(move) => void show.make(move)} />}
      {play.state.value.leaf && !show.busy.value && !done && <Leaf choose={help} />}
      {done && <Sundown count={pies(play.state.value.orchards)} />}
    </>
  )
}
