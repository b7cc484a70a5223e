import { m } from '#messages'
import { useComputed } from '@preact/signals'
import { memo } from 'preact/compat'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import {
  AdultConfirm,
  AdultCorner,
  Img,
  offerArrows,
  offerKeys,
  useClosing,
  useProgressiveRender,
  useStableCallback,
} from '../kit/index.ts'
import { DoorCard } from './door-card.tsx'
import { Facade } from './facade.tsx'
import { answer, itemOf, questionOf } from './facts.ts'
import { shut as closed } from './leaves.tsx'
import { Panel, Picker, Streets } from './panel.tsx'
import { itemPicture } from './pictures.ts'
import { placesOf, type Places } from './places.ts'
import { mistakesIn } from './rules.ts'
import { Hero, OpenDoor, OtherStreet, Signs } from './scene.tsx'
import type { Make, Show, StreetPlay } from './show-state.ts'
import { helperOf, makeShow } from './show.ts'
import type { State, Street } from './state.ts'
import { Surprise, Touchables } from './touchables.tsx'
import { Window, type Pressing, type WindowProps } from './windows.tsx'
import './tiles.css'
import './panel.css'
import './characters.css'
import './shutter-street.css'

const seenOf = (kept: unknown): string[] => {
  const { seen } = (kept ?? {}) as { seen?: unknown }
  return Array.isArray(seen) ? seen.filter((one) => typeof one === 'string') : []
}

const linesOf = (street: Street | undefined) => (street && itemOf(street.windows[0] ?? 'dog').kind === 'idiom' ? 2 : 1)

interface Hand {
  free: boolean
  errorless: boolean
  /** The player is choosing a door to knock on. */
  knocking: boolean
}
function pressingOf(state: State, street: Street, at: number, { free, errorless, knocking }: Hand): Pressing {
  if (!free) return 'none'
  const open = !street.shut[at]
  switch (state.phase) {
    case 'pick':
      return 'all'
    case 'close': {
      const { closing } = state
      if (!closing || closing.before[at]) return 'none'
      if (!errorless) return 'all'
      const { missed, over } = mistakesIn(street, closing)
      const wrong = closing.question === null ? at === street.secret : ![...missed, ...over].includes(at)
      return wrong ? 'none' : 'all'
    }
    case 'ask':
      if (!open || (errorless && !(knocking && at === street.secret))) return 'none'
      return knocking ? 'all' : 'pointer'
    case 'last':
      return open ? 'all' : 'none'
    default:
      return 'none'
  }
}

function markOf(play: StreetPlay, show: Show, street: Street, at: number): 'fits' | 'chosen' | 'home' | '' {
  const step = show.step.value
  if (show.door.value !== null && at === street.secret) return 'home'
  if (show.knockedWindow.value === at || (step.at === 'sure' && step.window === at)) return 'chosen'
  if (play.values.hints !== true || step.at !== 'confirm' || street.shut[at]) return ''
  return answer(questionOf(step.question), street.windows[at] ?? '') === false ? '' : 'fits'
}

/**
 * A window with its picture and shutters. Each reads its own part of the signals, so that a change renders only one
 * window.
 */
const Pane = memo(function Pane({ show, ...rest }: { show: Show } & Omit<WindowProps, 'shut' | 'turned'>) {
  const { at } = rest
  const shut = useComputed(() => show.shut.value[at] !== false)
  const turned = useComputed(() => show.turned.value[at] ?? closed)
  return <Window {...rest} shut={shut.value} turned={turned.value} />
})

interface RowProps {
  play: StreetPlay
  show: Show
  places: Places
  free: boolean
  make: Make
}
// Windows added per frame.
const windowsPerFrame = 2

/** Shows the windows of the current street; before a street is chosen, their shutters are closed. */
function Windows({ play, show, places, free, make }: RowProps) {
  const state = play.state.value
  const side = show.side.value
  const street = state.streets[side]
  const press = useStableCallback((at: number) => {
    if (state.phase === 'pick') make({ kind: 'pick', pane: at })
    else if (state.phase === 'close') make({ kind: 'shut', pane: at })
    else if (state.phase === 'last') make({ kind: 'knock', pane: at })
    else show.step.value = { at: 'sure', window: at }
  })
  const hand = { free, errorless: play.values.errorless === true, knocking: show.step.value.at === 'knock' }
  // While closing shutters, scanning offers Done first and the windows as a group; otherwise it would go through every
  // window before Done.
  const group = state.phase === 'close' ? m.shutter_street_windows() : undefined
  // After the houses, a few windows are added per frame.
  const first = places.houses.length + 1
  const come = useProgressiveRender(first + Math.ceil(places.cells.length / windowsPerFrame))
  return (
    <div class="windows" role="group" aria-label={m.shutter_street_windows()} data-scan-group={group} inert={!street}>
      {places.cells.slice(0, Math.max(0, come - first) * windowsPerFrame).map((cell, at) => (
        <Pane
          key={at}
          show={show}
          item={street?.windows[at] ?? ''}
          at={at}
          cell={cell}
          places={places}
          look={play.look.value}
          side={side}
          pressing={street ? pressingOf(state, street, at, hand) : 'none'}
          mark={street ? markOf(play, show, street, at) : ''}
          words={play.values.words !== false}
          numbers={play.values.labels === true}
          press={press}
        />
      ))}
    </div>
  )
}

/** Arrow keys move between targets, and Escape goes back. */
function useStreetKeys(free: boolean, state: State, show: Show) {
  useLayoutEffect(() => {
    if (!free) return
    const stops = [offerArrows()]
    if (state.phase === 'ask' && show.step.value.at !== 'starts')
      stops.push(offerKeys({ Escape: () => (show.step.value = { at: 'starts' }) }))
    return () => stops.forEach((stop) => stop())
  })
}

function Told({ show }: { show: Show }) {
  const told = show.message.value
  if (!told) return null
  const tone = told.yes === undefined ? '' : told.yes ? 'yes' : 'no'
  return (
    <p class={`told ${tone}`}>
      {told.by && <Img svg={itemPicture(told.by)} />}
      {told.text}
    </p>
  )
}

interface BottomProps {
  play: StreetPlay
  show: Show
  places: Places
  free: boolean
  make: Make
}
/** Shows the controls and the last answer below the street. */
function Bottom({ play, show, places, free, make }: BottomProps) {
  const state = play.state.value
  const [left, top, width, height] = places.panel
  const { phase } = state
  return (
    <div class="panel-room" style={{ left, top, width, height }}>
      {!free && <Told show={show} />}
      {free && phase === 'street' && <Streets state={state} make={make} />}
      {free && phase === 'pick' && <Picker play={play} state={state} />}
      {free && ['ask', 'close', 'clue', 'last'].includes(phase) && (
        <Panel key={`${state.seat}-${phase}`} play={play} show={show} make={make} />
      )}
    </div>
  )
}

/** Scores a question that is practiced aloud; only the adult does. */
function SaidQuestion({ play, show, make }: Omit<BottomProps, 'places' | 'free'>) {
  const step = show.step.value
  if (play.values.ask !== 'said' || step.at !== 'confirm') return null
  return <AdultConfirm play={play} onScore={(earned) => make({ kind: 'ask', question: step.question }, earned)} />
}

/** Only the adult answers a question that was asked aloud, with a tap or Y and N. */
function SpokenAnswer({ play, show, make }: Omit<BottomProps, 'places' | 'free'>) {
  const { phase, spoken } = play.state.value
  if (!spoken || phase !== 'ask' || show.step.value.at !== 'starts') return null
  const answer = (yes: boolean) => {
    const about = show.about.value
    show.about.value = null
    make({ kind: 'spoken', yes, about })
  }
  return (
    <AdultCorner
      play={play}
      question={m.shutter_street_is_the_answer_yes_or_no()}
      choices={[
        ['yes', 'y', m.shutter_street_yes()],
        ['no', 'n', m.shutter_street_no()],
      ]}
      choose={(said: 'yes' | 'no') => answer(said === 'yes')}
    />
  )
}

function close(play: StreetPlay, seen: readonly string[]) {
  const { doors } = play.state.value
  if (doors.length > 0) play.keep({ seen: [...seen, ...doors.map(({ item }) => item)].slice(-60) })
  play.clock.after(700, () => play.finish())
}

/** The game in play: a street of windows with the questions below it. */
export function View({ play }: { play: StreetPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const before = useMemo(() => seenOf(play.kept.value), [play])
  const stage = play.stage.value
  const state = play.state.value
  const side = show.side.value
  const street = state.streets[side]
  const count = street?.windows.length ?? play.level.windows
  const lines = linesOf(street)
  const places = useMemo(() => placesOf(stage, count, lines), [stage, count, lines])
  show.houseOf = (window) => places.cells[window]?.house ?? 0
  const done = play.closing.value
  const free = play.ready.value && !show.busy.value
  const make: Make = (move, said) => {
    const helped = state.streets.length === 0 ? play.players.flatMap((_, at) => (helperOf(play, at) ? [at] : [])) : []
    const seen = [...before, ...state.doors.map(({ item }) => item)]
    void show.make(move.kind === 'street' ? { ...move, seen, helped } : move, said)
  }
  useStreetKeys(free, state, show)
  // A passed turn shows no animation of its own.
  useEffect(() => {
    if (!show.busy.value) show.look()
  }, [play.turn.value])
  useClosing(play, () => close(play, before))
  const opened = state.phase === 'opened' && !show.busy.value && !done
  return (
    <div class={`street look-${play.look.value} ${play.calm.value ? 'still' : ''}`}>
      <div class="side" key={side}>
        <Facade places={places} look={play.look.value} side={side} arrives />
        <Touchables play={play} show={show} places={places} side={side} helper={helperOf(play, side)} />
        <Windows play={play} show={show} places={places} free={free} make={make} />
        {show.door.value !== null && street && (
          <OpenDoor places={places} house={show.door.value} item={street.windows[street.secret] ?? ''} />
        )}
        <Hero places={places} show={show} look={play.look.value} />
        <Surprise play={play} places={places} />
      </div>
      {state.seats > 1 && <OtherStreet play={play} side={side} />}
      {!done && <Bottom play={play} show={show} places={places} free={free} make={make} />}
      {free && <SaidQuestion play={play} show={show} make={make} />}
      {free && <SpokenAnswer play={play} show={show} make={make} />}
      {street && !done && <Signs places={places} show={show} lamps={street.lamps} />}
      {opened && play.ready.value && <DoorCard play={play} next={() => make({ kind: 'next' })} />}
    </div>
  )
}
