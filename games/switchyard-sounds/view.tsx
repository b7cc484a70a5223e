import { m } from '#messages'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Icon, offerKeys, Press, useClosing } from '../kit/index.ts'
import { paletteOf } from './palette.ts'
import {
  usesDeviceVoice,
  Choices,
  Line,
  Reveal,
  Said,
  Secret,
  Telegram,
  Understood,
  VoiceOfTower,
  WordPicture,
} from './panels.tsx'
import type { Side } from './plan.ts'
import { isFirstOfJob, rules, revealsAfterSending, trainOf, type State } from './rules.ts'
import type { YardPlay } from './ride.ts'
import { makeShow, type Show } from './show.ts'
import { Touchables } from './touchables.tsx'
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

/** A station's sign with its picture. One press sends the train. */
function Sign({ play, show, yard, free, side }: PartProps & { side: Side }) {
  const { sign } = yard
  const word = trainOf(show.scene.value).stations[side]
  const open = free && rules.moves(play.state.value).some((move) => move.kind === 'send' && move.to === side)
  const [roof] = paletteOf(play.look.value).roofs[side]
  const isLit = show.points.value === side || show.note.value?.side === side
  return (
    <Press
      class={`sign sign-${side} ${isLit ? 'is-lit' : ''}`}
      data-side={side}
      data-back={free && !open ? '' : undefined}
      aria-label={m.switchyard_sounds_side_station_word({ side: side === 0 ? '0' : '1', word })}
      disabled={!open}
      onClick={() => void show.send(side)}
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
    </Press>
  )
}

/** Shows what to do, or what just happened. What to do is shown in the first trains; later only Repeat says it. */
function Told({ play, show, free }: PartProps) {
  const note = show.note.value
  if (note)
    return (
      <p class="told" role={note.said ? undefined : 'status'}>
        {note.text}
      </p>
    )
  const state = show.scene.value
  const text = free ? askOf(state) : hintOf(play.state.value)
  if (text === null || show.busy.value) return null
  return (
    <p class={free ? (isFirstOfJob(state) ? 'asked' : 'sr') : 'asked hint'} data-instruction="">
      {text}
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
      : m.switchyard_sounds_car_say_your_word_watch_the_train({ number })
  }
  return listens
    ? m.switchyard_sounds_send_the_train_to_the_word()
    : m.switchyard_sounds_say_your_word_watch_the_train()
}

/** Returns what to do before a word was said. */
const hintOf = (state: State): string | null =>
  state.phase === 'word' && trainOf(state).job === 'listen' ? m.switchyard_sounds_listen_to_the_tower() : null

/** Swings the lever along with the scan highlight. */
function useSwinging(play: YardPlay, show: Show, box: { current: HTMLElement | null }, free: boolean): void {
  const scanned = play.values.scan !== 'off'
  useEffect(() => {
    const at = box.current
    if (!at || !scanned || !free) return
    const look = () => {
      const lit = at.querySelector<HTMLElement>('.sign.lit')
      if (lit) show.points.value = Number(lit.dataset.side) as Side
    }
    const watch = new MutationObserver(look)
    watch.observe(at, { subtree: true, attributeFilter: ['class'] })
    look()
    return () => watch.disconnect()
  }, [scanned, free])
}

/** The current panel: a choice, the tower's word, the learner's secret word, or the word that was understood. */
function Panel({ play, show }: { play: YardPlay; show: Show }) {
  const { phase, at, wagon, wrong, repeats, secret } = play.state.value
  if (phase === 'engine' || phase === 'build' || phase === 'way') return <Choices key={phase} play={play} show={show} />
  if (phase === 'meant') return <Reveal key={`${at}.${wagon}`} play={play} show={show} />
  const asked = `${at}.${wagon}.${wrong.length}.${repeats}`
  if (phase === 'points' && trainOf(play.state.value).job === 'speak')
    return <Understood key={asked} play={play} show={show} />
  if (phase !== 'word') return null
  if (revealsAfterSending(play.state.value)) return <Said key={asked} play={play} show={show} />
  if (trainOf(play.state.value).job === 'speak') return <Secret key={secret.length} play={play} show={show} />
  const Tower = usesDeviceVoice(play) ? VoiceOfTower : Telegram
  return <Tower key={asked} play={play} show={show} />
}

/** Switchyard Sounds in play. */
export function View({ play }: { play: YardPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const box = useRef<HTMLDivElement>(null)
  const stage = play.stage.value
  const yard = useMemo(() => yardOf(stage), [stage])
  const state = play.state.value
  const closing = play.closing.value
  const open = play.ready.value && !show.busy.value
  const free = open && state.phase === 'points'
  const repeat = rules.moves(state).some(({ kind }) => kind === 'repeat')
  const part = { play, show, yard, free }
  const sign = { ...part, free: free && trainOf(state).job === 'listen' }
  const scene = show.scene.value
  const hasSigns = !['engine', 'build', 'way'].includes(scene.phase) && !closing
  // A lamp lights when its train has arrived.
  const arrived = show.busy.value && !show.cargo.value ? scene : state

  useLayoutEffect(() => play.keep({ used: state.used }), [])
  useEffect(() => void show.trains.comeIn(), [])
  useClosing(play, show.close)
  useSwinging(play, show, box, free)
  useLayoutEffect(() => {
    if (!free) return
    const again: Record<string, () => void> = repeat ? { r: () => void show.make({ kind: 'repeat' }) } : {}
    return offerKeys({ ArrowLeft: () => void show.send(0), ArrowRight: () => void show.send(1), ...again })
  }, [free, repeat])

  return (
    <div class={`switchyard ${yard.portrait ? 'portrait' : ''}`} ref={box}>
      <World play={play} show={show} yard={yard} />
      <Touchables play={play} palette={paletteOf(play.look.value)} yard={yard} />
      <Line state={arrived} />
      {hasSigns && <Sign {...sign} side={0} />}
      {hasSigns && <Sign {...sign} side={1} />}
      {free && repeat && (
        <Press class="tower-again" onClick={() => void show.make({ kind: 'repeat' })}>
          <Icon name="sound" /> {m.switchyard_sounds_again()}
        </Press>
      )}
      {!closing && <Told {...part} />}
      {open && <Panel play={play} show={show} />}
    </div>
  )
}
