import { m } from '#messages'
import { useSignal, type Signal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { type OwnField, OwnWords, useClosing, useStableCallback, useUsed, useWiping } from '../kit/index.ts'
import { Beam, findsAt } from './beam.tsx'
import {
  DownPanel,
  Ask,
  FoundPanel,
  HelperPanel,
  PredictPanel,
  ReasonCorner,
  SaidPanel,
  SpreadPanel,
  TagCorner,
  TryPanel,
  VotePanel,
  WherePanel,
} from './climb.tsx'
import { lightsNow } from './coast.ts'
import { untaggedTry } from './ladder.ts'
import { directionTo, placesOf } from './layout.ts'
import {
  AdultCheck,
  ChangePanel,
  CheckPanel,
  GoalPanel,
  OwnPanel,
  PickPanel,
  RungSign,
  type PanelProps,
  type Write,
} from './panels.tsx'
import type { LadderPlay } from './play-types.ts'
import { rungNow } from './rules.ts'
import { makeShow } from './show.ts'
import { isGroup, type Move, type State } from './state.ts'
import { ratingQuestion, stepField } from './texts.ts'
import { Surprise, Touchables } from './touchables.tsx'
import { clearedBy, climbedTo, windowLights, World } from './world.tsx'
import './lighthouse-ladder.css'
import './panels.css'

const longest = 120
/** What can be written now: the goal and its steps, what the client thinks, or what they found out. */
function fieldsNow({ phase, rungs, tries }: State): OwnField[] {
  if (phase === 'own')
    return [
      { name: 'goal', label: m.lighthouse_ladder_i_would_like_to(), longest },
      ...rungs.map((rung, at) => ({
        name: stepField(rung),
        label: m.lighthouse_ladder_step_number({ step: at + 1 }),
        longest,
      })),
    ]
  if (phase === 'predict') return [{ name: `think-${tries.length}`, label: m.lighthouse_ladder_i_think(), longest }]
  return [{ name: `found-${tries.length - 1}`, label: m.lighthouse_ladder_i_found_out(), longest }]
}

/** The panel of each phase. */
function Controls(props: PanelProps & { write: Write }) {
  const { play, state } = props
  switch (state.phase) {
    case 'goal':
      return <GoalPanel {...props} />
    case 'own':
      return <OwnPanel {...props} />
    case 'rate':
      return <Ask {...props} title={ratingQuestion(play, 'seems')} />
    case 'gap':
      return (
        <ChangePanel {...props} title={m.lighthouse_ladder_a_big_gap()} leave={m.lighthouse_ladder_leave_the_gap()} />
      )
    case 'check':
      return <CheckPanel {...props} />
    case 'pick':
      return <PickPanel {...props} />
    case 'where':
      return <WherePanel {...props} />
    case 'predict':
      return <PredictPanel {...props} title={ratingQuestion(play, 'before')} />
    case 'helper':
      return <HelperPanel {...props} />
    case 'try':
      return <TryPanel {...props} />
    case 'actual':
      return <Ask {...props} title={ratingQuestion(play, 'after')} />
    case 'found':
      return <FoundPanel {...props} />
    case 'down':
      return <DownPanel {...props} />
    case 'split':
      return (
        <ChangePanel
          {...props}
          title={m.lighthouse_ladder_how_could_it_be_smaller()}
          leave={m.lighthouse_ladder_leave_it()}
        />
      )
    case 'vote':
      return <VotePanel {...props} />
    case 'spread':
      return <SpreadPanel {...props} />
    case 'said':
      return <SaidPanel {...props} />
    case 'over':
      return null
  }
}

/** What only the adult does in a phase: check the ladder, hear a reason, or mark a try. */
function Corner({ play, state, make }: PanelProps) {
  if (state.phase === 'check' && play.values.lock !== false) return <AdultCheck play={play} make={make} />
  if (state.phase === 'said' && state.rounds.at(-1)?.said === null) return <ReasonCorner play={play} make={make} />
  return untaggedTry(state) ? <TagCorner key={state.tries.length} play={play} make={make} /> : null
}

/** The sign with the rung, the panel under it, and the adult's corner. */
function Desk({ play, state, make }: PanelProps) {
  const isWriting = useSignal(false)
  const rung = state.phase === 'pick' ? undefined : rungNow(state)
  const canType = play.values.typing !== false && play.level.from >= 11 && play.values.scan === 'off' && !isGroup(state)
  const write = canType ? () => (isWriting.value = true) : null
  if (isWriting.value)
    return (
      <div class="desk">
        <OwnWords
          play={play}
          seat={0}
          title={m.kit_your_own_words()}
          fields={fieldsNow(state)}
          close={() => (isWriting.value = false)}
        />
      </div>
    )
  return (
    <>
      <div class="desk">
        {rung && <RungSign {...{ play, state, make, rung }} />}
        <Controls {...{ play, state, make, write }} />
      </div>
      <Corner {...{ play, state, make }} />
    </>
  )
}

const middle = 178
/** Where the beam points: to what is next in the fog when the glass rings, and across the water after a try. */
function useAim(
  play: LadderPlay,
  sweeps: Signal<number>,
  finds: ReturnType<typeof findsAt>,
  places: ReturnType<typeof placesOf>,
) {
  const aim = useSignal(middle)
  const ring = useStableCallback(() => {
    const ways = finds.map(({ x, y }) => directionTo(places, x, y))
    const next = (ways.indexOf(aim.value) + 1) % ways.length
    aim.value = ways[next] ?? middle
  })
  const count = sweeps.value
  useLayoutEffect(() => {
    if (count > 0) aim.value = aim.value > middle ? middle - 24 : middle + 24
  }, [count])
  return { aim, ring }
}

/** The game in play: a foggy harbor to look around in, and a ladder to build and climb. */
export function View({ play }: { play: LadderPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const state = play.state.value
  const stage = play.stage.value
  const look = play.look.value
  const places = useMemo(() => placesOf(stage, 'play'), [stage])
  const lights = useMemo(() => lightsNow(play, state.seat), [play, state])
  const total = lights.near + lights.far
  const cleared = clearedBy(state)
  const finds = useMemo(() => findsAt(places, look === 'grown-up', total), [places, look, total])
  const { aim, ring } = useAim(play, show.sweeps, finds, places)
  useUsed(play, state.goal === null ? [] : [state.goal])
  useWiping(play)
  useClosing(play, () => {
    play.sound.play('harp', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  const isOpen = play.ready.value && !show.busy.value && !play.closing.value
  // Pressed twice before the next drawing, a button counts once.
  const make = (move: Move) => {
    if (play.state.value === state) void show.make(move)
  }
  return (
    <div class={`harbor is-${look}`}>
      <World {...{ places, look, lights, cleared, state }} place={climbedTo(state)} />
      <Beam {...{ play, places, finds, aim }} bright={cleared} />
      <Touchables
        play={play}
        places={places}
        lit={windowLights(state).filter((light) => light === 'lit').length}
        ring={ring}
      />
      <Surprise play={play} places={places} />
      {show.note.value && <p class="harbor-said">{show.note.value}</p>}
      {isOpen && <Desk play={play} state={state} make={make} />}
    </div>
  )
}
