import { m } from '#messages'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Icon, offerKeys } from '../kit/index.ts'
import { leverPicture } from './stationmaster.tsx'
import { paletteOf } from './palette.ts'
import {
  usesDeviceVoice,
  ChoicePanel,
  Line,
  RevealPanel,
  SayPanel,
  SecretPanel,
  Telegram,
  VoiceOfTower,
  WordPicture,
} from './panels.tsx'
import type { Side } from './plan.ts'
import { rules, revealsAfterSending, trainOf, type State } from './rules.ts'
import { lampOf } from './score.ts'
import type { YardPlay } from './ride.ts'
import { makeShow, type Show } from './show.ts'
import { World } from './world.tsx'
import { yardOf, type Yard } from './yard.ts'
import './switchyard-sounds.css'
import './motion.css'

interface PartProps {
  play: YardPlay
  show: Show
  yard: Yard
  /** Whether a train can be sent. */
  free: boolean
}

const sideClasses = ['left', 'right'] as const

/** A station's sign with its picture. One press throws the lever to that side, and another sends the train. */
function Sign({ play, show, yard, free, side }: PartProps & { side: Side }) {
  const { sign } = yard
  const state = show.scene.value
  const word = trainOf(state).stations[side]
  const open = free && rules.moves(play.state.value).some((move) => move.kind === 'send' && move.to === side)
  const scanned = play.values.scan !== 'off'
  const press = () => {
    if (scanned || show.points.value === side) void show.send(side)
    else show.throwTo(side)
  }
  const [roof] = paletteOf(play.look.value).roofs[side]
  const told = show.note.value?.side
  return (
    <button
      type="button"
      class={`sign sign-${side}`}
      data-scan=""
      data-side={side}
      data-told={told === side ? '' : undefined}
      data-back={free && !open ? '' : undefined}
      aria-label={m.switchyard_sounds_side_station_word({ side: side === 0 ? '0' : '1', word })}
      aria-pressed={show.points.value === side}
      disabled={!open}
      onClick={press}
      style={{
        width: sign.width,
        height: sign.height,
        bottom: sign.bottom,
        [side === 0 ? 'left' : 'right']: sign.side,
        '--roof': roof,
        '--sign': `${sign.width}px`,
      }}
    >
      <WordPicture word={word} />
      <span>{word}</span>
    </button>
  )
}

/** The lever and the button that sends the train. */
function Lever({ play, show, free }: PartProps) {
  const points = show.points.value
  const open = rules.moves(play.state.value).flatMap((move) => (move.kind === 'send' ? [move.to] : []))
  const other: Side = points === 0 ? 1 : 0
  const to = open.includes(other) ? other : open[0]
  const drawn = leverPicture(paletteOf(play.look.value))
  return (
    <div class="levers">
      <button
        type="button"
        class={`lever ${points === null ? '' : sideClasses[points]}`}
        data-scan=""
        aria-label={m.switchyard_sounds_throw_the_lever()}
        disabled={!free || to === undefined}
        onClick={() => to !== undefined && show.throwTo(to)}
      >
        <svg viewBox="-60 -62 120 120" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn }} />
      </button>
      <button
        type="button"
        class="button send"
        data-scan=""
        disabled={!free || points === null}
        onClick={() => points !== null && void show.send(points)}
      >
        {m.switchyard_sounds_send()}
      </button>
    </div>
  )
}

/** Shows what to do, or what just happened. */
function Told({ play, show, free }: PartProps) {
  const note = show.note.value
  const state = show.scene.value
  const closing = show.closing.value || play.ending.value !== null
  if (closing) return null
  if (note)
    return (
      <p class="told" role={note.said ? undefined : 'status'}>
        {note.text}
      </p>
    )
  if (!free) return null
  return (
    <p class="asked" data-instruction="">
      {askOf(state)}
    </p>
  )
}

/** Returns what to do with this train, or with this car of it. */
function askOf(state: State): string {
  const listens = trainOf(state).job === 'listen'
  if (state.wagons > 1) {
    const number = state.wagon + 1
    return listens
      ? m.switchyard_sounds_send_car_to_the_word({ number })
      : m.switchyard_sounds_car_say_your_word_the_lever({ number })
  }
  return listens ? m.switchyard_sounds_send_the_train_to_the_word() : m.switchyard_sounds_say_your_word_the_lever()
}

/** Swings the lever along with the scan highlight. */
function useSwinging(play: YardPlay, show: Show, box: { current: HTMLElement | null }, free: boolean): void {
  const scanned = play.values.scan !== 'off'
  useEffect(() => {
    const at = box.current
    if (!at || !scanned || !free) return
    const look = () => {
      const lit = at.querySelector<HTMLElement>('.sign.lit')
      if (lit) show.throwTo(Number(lit.dataset.side) as Side)
    }
    const watch = new MutationObserver(look)
    watch.observe(at, { subtree: true, attributeFilter: ['class'] })
    look()
    return () => watch.disconnect()
  }, [scanned, free])
}

/** The current panel: a choice, the tower's word, or the learner's secret word. */
function Panel({ play, show }: { play: YardPlay; show: Show }) {
  const { phase, at, wagon, wrong, repeats, secret } = play.state.value
  if (phase === 'engine' || phase === 'place') return <ChoicePanel play={play} show={show} />
  if (phase === 'meant') return <RevealPanel key={`${at}.${wagon}`} play={play} show={show} />
  if (phase !== 'word') return null
  const asked = `${at}.${wagon}.${wrong.length}.${repeats}`
  if (revealsAfterSending(play.state.value)) return <SayPanel key={asked} play={play} show={show} />
  if (trainOf(play.state.value).job === 'speak') return <SecretPanel key={secret.length} play={play} show={show} />
  return usesDeviceVoice(play) ? (
    <VoiceOfTower key={asked} play={play} show={show} />
  ) : (
    <Telegram key={asked} show={show} />
  )
}

/** The lamps that are lit on the line at the end. */
function Total({ state }: { state: State }) {
  const lit = state.trains.filter((_, index) => ['first', 'second'].includes(lampOf(state, index) ?? '')).length
  return (
    <p class="total" role="status">
      {m.switchyard_sounds_count_lamps_lit({ count: lit })}
    </p>
  )
}

/** Switchyard Sounds in play. */
export function View({ play }: { play: YardPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const box = useRef<HTMLDivElement>(null)
  const stage = play.stage.value
  const yard = useMemo(() => yardOf(stage), [stage])
  const state = play.state.value
  const closing = show.closing.value || play.ending.value !== null
  const open = play.ready.value && !show.busy.value && !closing
  const free = open && state.phase === 'points'
  const scanned = play.values.scan !== 'off'
  const repeat = rules.moves(state).some(({ kind }) => kind === 'repeat')
  const part = { play, show, yard, free }

  useLayoutEffect(() => play.keep({ used: state.used }), [])
  useEffect(() => void show.trains.comeIn(), [])
  useEffect(() => {
    if (play.ending.value !== null) void show.close()
  }, [play.ending.value])
  useSwinging(play, show, box, free)
  useLayoutEffect(() => {
    if (!free) return
    const again: Record<string, () => void> = repeat ? { r: () => void show.make({ kind: 'repeat' }) } : {}
    return offerKeys({
      ArrowLeft: () => show.throwTo(0),
      ArrowRight: () => show.throwTo(1),
      Enter: () => show.points.value !== null && void show.send(show.points.value),
      ...again,
    })
  }, [free, repeat])

  return (
    <div class={`switchyard ${yard.portrait ? 'portrait' : ''}`} ref={box}>
      <World play={play} show={show} yard={yard} />
      <Line state={state} />
      {state.phase !== 'engine' && state.phase !== 'place' && !closing && (
        <>
          <Sign {...part} side={0} />
          <Sign {...part} side={1} />
          {!scanned && <Lever {...part} />}
        </>
      )}
      {free && repeat && (
        <button type="button" class="tower-again" data-scan="" onClick={() => void show.make({ kind: 'repeat' })}>
          <Icon name="sound" /> {m.switchyard_sounds_again()}
        </button>
      )}
      <Told {...part} />
      {open && <Panel play={play} show={show} />}
      {closing && <Total state={state} />}
    </div>
  )
}
