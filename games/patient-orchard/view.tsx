import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Badge, offerArrows, offerKeys, Target, useClosing } from '../kit/index.ts'
import { listed } from '../kit/phrases.ts'
import { Actions, actions, type ActionKind } from './actions.tsx'
import { fruitNames, ripenessNames } from './fruit-names.ts'
import { pointsOf, type Orchard } from './orchard.ts'
import { Forecast, Gate, HelpQuestion } from './panels.tsx'
import { placesOf, treeAreas, type Places } from './places.ts'
import { rules, type Help, type Move } from './rules.ts'
import { makeShow, type OrchardPlay, type Show } from './show.ts'
import { Surprise, Touchables } from './touchables.tsx'
import { World } from './world.tsx'
import './patient-orchard.css'
import './small-screens.css'

function describe(orchard: Orchard, index: number): string {
  const tree = orchard.trees[index]
  if (!tree?.planted) return m.patient_orchard_tree_number_bare_ground({ number: index + 1 })
  const states = tree.fruits.map(({ ripeness, guarded }) =>
    m.patient_orchard_state_of_fruit({ ripeness: ripenessNames[ripeness], guarded: guarded ? 'yes' : 'no' }),
  )
  const values = { number: index + 1, fruit: fruitNames[tree.kind] }
  return states.length === 0
    ? m.patient_orchard_tree_number_fruit_no_fruit(values)
    : m.patient_orchard_tree_number_fruit_states({ ...values, states: listed(states) })
}

/** Shows a real wait as a bar that fills. */
function RealWait({ draw }: { draw: Show['draw'] }) {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    draw.wait = (share) => {
      if (bar.current) bar.current.style.transform = `scaleX(${share.toFixed(4)})`
    }
    return () => (draw.wait = () => undefined)
  }, [draw])
  return (
    <div class="real-wait" role="progressbar" aria-label={m.patient_orchard_waiting_together()}>
      <i ref={bar} />
    </div>
  )
}

/** Shows the forecast, the round, the orders, and the prices. */
function StatusBar({ play, show, asks }: { play: OrchardPlay; show: Show; asks: string | undefined }) {
  const state = show.scene.value
  return (
    <div class="top">
      <div class="ahead">
        {play.level.forecast > 0 && <Forecast sky={state.sky.slice(0, play.level.forecast)} />}
        <p class="rounds" data-instruction={asks}>
          {m.patient_orchard_turn_of_total({ turn: Math.min(state.round + 1, state.rounds), total: state.rounds })}
        </p>
      </div>
      <Gate state={state} />
    </div>
  )
}

/** Shows the points of the basket: everyone's if baskets are pooled, else the player's. */
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

/** Arrow keys choose a tree; letters and Space are the actions. */
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

/** Shows the message or the real wait over the orchard. */
function Overlay({ play, show, done, asks }: Parameters<typeof StatusBar>[0] & { done: boolean }) {
  return (
    <>
      {!done && <StatusBar play={play} show={show} asks={asks} />}
      {show.note.value && !done && <p class="said">{show.note.value}</p>}
      {show.waiting.value && <RealWait draw={show.draw} />}
    </>
  )
}

/** The game in play: players choose a tree, then an action. */
export function View({ play }: { play: OrchardPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const picked = useSignal(0)
  // Switch users choose a tree first, then an action.
  const acting = useSignal(false)
  const stage = play.stage.value
  const state = show.scene.value
  const places = useMemo(() => placesOf(stage, play.level.trees), [stage, play])
  const done = play.closing.value
  const free = play.ready.value && !show.busy.value && !play.state.value.leaf
  const asked = play.state.value.leaf && !show.busy.value && !done
  const moves = free ? rules.moves(play.state.value) : []
  const count = places.trees.length
  const chosen = Math.min(picked.value, count - 1)
  const orchard = state.orchards[state.seat] as Orchard
  const stepwise = play.values.scan !== 'off' && count > 1
  const isChoosing = free && stepwise && !acting.value
  const make = (move: Move) => {
    acting.value = false
    void show.make(move)
  }

  useOrchardKeys(free, { chosen, count, moves }, (tree) => (picked.value = tree), make)
  useLayoutEffect(() => (asked ? offerArrows() : undefined), [asked])
  useClosing(play, () => {
    play.sound.play('bell', { step: 7 })
    play.clock.after(1200, () => play.finish())
  })

  const choose = (tree: number) => {
    picked.value = tree
    acting.value = true
  }
  return (
    <>
      <World play={play} show={show} places={places} chosen={free ? chosen : -1} />
      <Touchables play={play} places={places} />
      <Surprise play={play} places={places} />
      {free && count > 1 && (
        <Trees places={places} orchard={orchard} chosen={chosen} still={stepwise && acting.value} choose={choose} />
      )}
      <Points play={play} show={show} places={places} />
      <Overlay play={play} show={show} done={done} asks={isChoosing ? m.patient_orchard_choose_a_tree() : undefined} />
      {free && !isChoosing && (
        <Actions
          play={play}
          chosen={chosen}
          moves={moves}
          make={make}
          back={stepwise ? () => (acting.value = false) : undefined}
        />
      )}
      {asked && <HelpQuestion choose={(help: Help) => make({ kind: 'leaf', help })} />}
    </>
  )
}
