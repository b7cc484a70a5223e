import { useMemo } from 'preact/hooks'
import { useClosing, useUsed, useWiping } from '../kit/index.ts'
import { placesOf } from './layout.ts'
import { colorsOf, worldOf } from './looks.ts'
import * as panels from './panels.tsx'
import type { TrialPlay } from './play-types.ts'
import { Scale } from './scale.tsx'
import { Furniture, Room, Surprise, ThoughtOnChair, Touchables } from './scenery.tsx'
import { makeShow } from './show.ts'
import type { Move, State } from './state.ts'
import { thingOf } from './things.tsx'
import { HeldExhibit, ToyThings, useToys } from './toy.tsx'
import * as verdict from './verdict.tsx'
import { visitsOf } from './visits.ts'
import './the-thought-trial.css'
import './panels.css'

const shown = {
  ...{ camera: panels.CameraPanel, lock: verdict.LockPanel, words: verdict.WordsPanel, meet: panels.MeetPanel },
  ...{ rate: panels.RatePanel, open: panels.OpenPanel, pan: panels.PanPanel, weigh: panels.WeighPanel },
  ...{ because: panels.BecausePanel, vote: verdict.JurorCard, trap: panels.TrapPanel, witness: verdict.WitnessPanel },
  ...{ reweigh: verdict.ReweighPanel, mind: panels.MindPanel, verdict: verdict.VerdictPanel, plan: verdict.PlanPanel },
  ...{ thanks: verdict.ThanksPanel, real: panels.RealPanel },
}

/** What is asked now. */
function Asked(props: panels.PanelProps & { court: boolean }) {
  const { state } = props
  if (state.phase === 'over') return null
  if (state.phase === 'toy') return <panels.Opening {...props} />
  if (state.voters.length > 0) return <verdict.JurorCard key={`${state.phase}-${state.voters.length}`} {...props} />
  const Shown = shown[state.phase]
  return <Shown key={`${state.phase}-${state.turns}`} {...props} />
}

/** The thought is on its chair from its entrance to its thanks, but not for what is really happening. */
const isHere = ({ phase, now }: State) =>
  now !== null && !['toy', 'camera', 'lock', 'words', 'real', 'over'].includes(phase)

/** The game in play. */
export function View({ play }: { play: TrialPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const table = useToys(play, show)
  const state = show.scene.value
  const stage = play.stage.value
  const look = play.look.value
  const world = worldOf(play.values.world, play.level.from)
  const places = useMemo(() => placesOf(stage), [stage])
  const colors = useMemo(() => colorsOf(world, look), [world, look])
  visitsOf(play)
  useUsed(play, [...state.camera, ...state.met])
  useWiping(play)
  useClosing(play, () => {
    play.sound.play('bell', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  const isOpen = play.ready.value && !show.busy.value && !play.closing.value
  // Pressed twice before the next drawing, a button counts once.
  const make = (move: Move) => {
    if (play.state.value === state) void show.make(move)
  }
  const isToy = state.phase === 'toy'
  // While others weigh it in private, nobody sees what the first one chose.
  const weighed = (state.now?.weighed ?? []).slice(0, state.phase === 'vote' ? -1 : undefined)
  const placed = weighed.map((one) => ({ pan: one.pan, thing: thingOf(one) }))
  const on = (pan: string) => placed.filter((one) => one.pan === pan).map(({ thing }) => thing)
  const loads = isToy ? { left: table.on('left'), right: table.on('right') } : { left: on('for'), right: on('against') }
  return (
    <div class={`trial is-${look} in-${state.phase} ${places.low ? 'is-low' : ''}`}>
      <Room places={places} colors={colors} id="trial" />
      <Furniture places={places} colors={colors} shelf={on('shelf')} />
      <Touchables play={play} places={places} colors={colors} bang={show.bang.value} />
      {!isToy && (
        <ThoughtOnChair
          places={places}
          colors={colors}
          mood={state.phase === 'thanks' || state.phase === 'over' ? 'calm' : 'worried'}
          here={isHere(state)}
        />
      )}
      <Scale places={places} colors={colors} show={show} loads={loads} />
      <Surprise play={play} places={places} />
      {isToy && isOpen && <ToyThings places={places} show={show} table={table} />}
      {isOpen && state.phase === 'pan' && (
        <HeldExhibit
          key={state.hand?.exhibit}
          play={play}
          places={places}
          tilt={show.tilt.value}
          choose={(pan) => make({ kind: 'pan', pan })}
        />
      )}
      {show.note.value && <p class="trial-note">{show.note.value}</p>}
      {isOpen && <Asked play={play} state={state} make={make} court={world === 'court'} />}
    </div>
  )
}
