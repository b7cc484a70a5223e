import { m } from '#messages'
import piePicture from 'pics:pie'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Badge, Icon, offerArrows, offerKeys, Target } from '../kit/index.ts'
import { Actions, actions, type ActionKind } from './actions.tsx'
import { pictureUrl } from './fruit.tsx'
import { pies, pointsOf, type Orchard } from './orchard.ts'
import { Forecast, Gate, Leaf } from './panels.tsx'
import { placesOf, treeAreas, type Places } from './places.ts'
import { rules, type Help, type Move } from './rules.ts'
import { makeShow, type OrchardPlay, type Show } from './show.ts'
import { World } from './world.tsx'
import './patient-orchard.css'
import './small-screens.css'

function describe(orchard: Orchard, index: number): string {
  const tree = orchard.trees[index]
  if (!tree?.planted) return m.patient_orchard_tree_bare_ground({ index: index + 1 })
  const words = ['blossom', 'green', 'blushing', 'ripe', 'golden']
  const fruits = tree.fruits.map((fruit) => `${words[fruit.ripeness]}${fruit.guarded ? ' and guarded' : ''}`)
  return m.patient_orchard_tree({
    index: index + 1,
    kind: tree.kind,
    value: fruits.length === 0 ? m.patient_orchard_no_fruit() : fruits.join(', '),
  })
}

/** Sundown: a pie for all, and how many there are. */
function Sundown({ count }: { count: number }) {
  return (
    <div class="sundown" role="status">
      <h2>{count === 1 ? m.patient_orchard_a_pie_to_share() : m.patient_orchard_pies_to_share({ count })}</h2>
      <div>
        {Array.from({ length: Math.min(12, count) }, (_, index) => (
          <img key={index} src={pictureUrl(piePicture)} alt="" style={{ animationDelay: `${index * 90}ms` }} />
        ))}
      </div>
    </div>
  )
}

/** A real wait, filling as its seconds pass. */
function RealWait({ draw }: { draw: Show['draw'] }) {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    draw.wait = (share) => {
      if (bar.current) bar.current.style.transform = `scaleX(${share.toFixed(4)})`
    }
    return () => (draw.wait = () => undefined)
  }, [draw])
  return (
    <div class="real-wait" role="progressbar" aria-label={m.patient_orchard_waiting_together2()}>
      <i ref={bar} />
    </div>
  )
}

/** The weather to come, the round, the orders and prices. */
function Top({ play, show }: { play: OrchardPlay; show: Show }) {
  const state = show.scene.value
  return (
    <div class="top">
      <div class="ahead">
        {play.level.forecast && <Forecast sky={state.sky} />}
        <p class="rounds">
          <Icon name="end" />{' '}
          {m.patient_orchard_turn_of({ min: Math.min(state.round + 1, state.rounds), rounds: state.rounds })}
        </p>
      </div>
      <Gate state={state} />
    </div>
  )
}

/** What the basket holds: of all together, or of the player alone. */
function Points({ play, show, places }: { play: OrchardPlay; show: Show; places: Places }) {
  const state = show.scene.value
  const own = pointsOf(state.orchards[state.seat] as Orchard)
  const count = state.pooled ? state.orchards.reduce((sum, orchard) => sum + pointsOf(orchard), 0) : own
  const player = play.players[state.seat]
  const { map, basket } = places
  return (
    <p class="points" style={{ left: map.left + basket.x * map.scale, top: map.top + (basket.y - 22) * map.scale }}>
      {!state.pooled && player && play.players.length > 1 && <Badge player={player} size={24} />}
      <span class="sr">{m.patient_orchard_basket()} </span>
      {count}
    </p>
  )
}

interface TreesProps {
  places: Places
  orchard: Orchard
  chosen: number
  still: boolean
  choose: (tree: number) => void
}
/** The trees to choose from. */
function Trees({ places, orchard, chosen, still, choose }: TreesProps) {
  return (
    <>
      {treeAreas(places).map(({ left, top, width, height }, index) => (
        <Target
          key={index}
          label={describe(orchard, index)}
          x={left + width / 2}
          y={top + height / 2}
          width={width}
          height={height}
          pressed={index === chosen}
          disabled={still}
          onPress={() => choose(index)}
        />
      ))}
    </>
  )
}

/** Arrows choose a tree; letters and Space act. */
function useOrchardKeys(
  free: boolean,
  { chosen, count, moves }: { chosen: number; count: number; moves: Move[] },
  choose: (tree: number) => void,
  make: (move: Move) => void,
) {
  useLayoutEffect(() => {
    if (!free) return
    const step = (by: number) => () => choose((chosen + by + count) % count)
    const act = (kind: ActionKind) => () => {
      const move = moves.find((each) => each.kind === kind && each.tree === chosen)
      if (move) make(move)
    }
    return offerKeys({
      ArrowLeft: step(-1),
      ArrowUp: step(-1),
      ArrowRight: step(1),
      ArrowDown: step(1),
      ' ': () => make({ kind: 'wait' }),
      ...Object.fromEntries(actions.map(({ kind, key }) => [key, act(kind)])),
    })
  })
}

/** What lies over the orchard when it is not to be played: what was told, a real wait, sundown. */
function Told({ play, show, done }: { play: OrchardPlay; show: Show; done: boolean }) {
  return (
    <>
      {!done && <Top play={play} show={show} />}
      {show.note.value && !done && <p class="said">{show.note.value}</p>}
      {show.waiting.value && <RealWait draw={show.draw} />}
      {done && <Sundown count={pies(play.state.value.orchards)} />}
    </>
  )
}

/** The game in play: choose a tree, then what to do; the weather answers. */
export function View({ play }: { play: OrchardPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const picked = useSignal(0)
  // A switch goes through the trees first, then through what can be done there.
  const acting = useSignal(false)
  const stage = play.stage.value
  const state = show.scene.value
  const places = useMemo(() => placesOf(stage, play.level.trees), [stage, play])
  // Sundown waits until the last move has been shown and its turn has ended.
  const over = rules.isOver(play.state.value) && !show.busy.value
  const done = over || play.ending.value !== null
  const free = play.ready.value && !show.busy.value && !play.state.value.leaf && !done
  const asked = play.state.value.leaf && !show.busy.value && !done
  const moves = free ? rules.moves(play.state.value) : []
  const count = places.trees.length
  const chosen = Math.min(picked.value, count - 1)
  const orchard = state.orchards[state.seat] as Orchard
  const stepwise = play.values.scan !== 'off' && count > 1
  const make = (move: Move) => {
    acting.value = false
    void show.make(move)
  }

  useOrchardKeys(free, { chosen, count, moves }, (tree) => (picked.value = tree), make)
  useLayoutEffect(() => (asked ? offerArrows() : undefined), [asked])
  useEffect(() => {
    if (!done) return
    play.sound.play('bell', { step: 7 })
    play.clock.after(play.calm.value ? 1600 : 2600, () => play.finish())
  }, [done])

  const choose = (tree: number) => {
    picked.value = tree
    acting.value = true
  }
  return (
    <>
      <World play={play} show={show} places={places} chosen={free ? chosen : -1} />
      {free && count > 1 && (
        <Trees places={places} orchard={orchard} chosen={chosen} still={stepwise && acting.value} choose={choose} />
      )}
      <Points play={play} show={show} places={places} />
      <Told play={play} show={show} done={done} />
      {free && (!stepwise || acting.value) && (
        <Actions
          play={play}
          chosen={chosen}
          moves={moves}
          make={make}
          back={stepwise ? () => (acting.value = false) : undefined}
        />
      )}
      {asked && <Leaf choose={(help: Help) => make({ kind: 'leaf', help })} />}
    </>
  )
}
