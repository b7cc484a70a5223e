import { computed, signal } from '@preact/signals'
import type { Deck, Look, Player, ToGame } from '@marigold/contract'
import { makeClock, makeSpeech, seats as seatList } from '@marigold/device'
import type { GameSpec, LevelBase, Stage, Values } from './game.ts'
import { connectHost } from './host.ts'
import { holdMotion } from './motion.ts'
import type { PlayInside } from './play.ts'
import { cleanValues, startValues } from './settings.ts'
import { makeSynth } from './synth.ts'

const version = 1
const defaultRoster: Player[] = seatList.map(({ id, color, symbol }) => ({ id, name: '', color, symbol }))

interface Kept {
  v: number
  level: number
  values: Values
  seated: number[]
  names: Record<string, string>
  own?: unknown
}

/** All that lives as long as the game's page: settings, roster, sound, the line to the player page, what is paused. */
export function makeSession<Level extends LevelBase, State, Move>(spec: GameSpec<Level, State, Move>) {
  const [fewest, most] = spec.seats
  const values = signal<Values>(startValues(spec.fields))
  const level = signal(Math.min(1, spec.levels.length - 1))
  const roster = signal<Player[]>(defaultRoster)
  const seated = signal<number[]>(defaultRoster.slice(0, Math.min(most, Math.max(fewest, 2))).map(({ id }) => id))
  const kept = signal<unknown>(undefined)
  const deck = signal<Deck | null>(null)
  const loudness = signal(0)
  const hostTrials = signal(0)
  const stage = signal<Stage>({ width: 1180, height: 738, portrait: false })
  const reduced = signal(matchMedia('(prefers-reduced-motion: reduce)').matches)
  const holds = signal<ReadonlySet<string>>(new Set())
  const play = signal<PlayInside<Level, State, Move> | null>(null)
  const clock = makeClock()
  const sound = makeSynth(clock)
  const speech = makeSpeech()
  clock.onPause((paused) => paused && speech.cancel())

  const hold = (why: string, on: boolean) => {
    const before = holds.value.size > 0
    const next = new Set(holds.value)
    if (on) next.add(why)
    else next.delete(why)
    holds.value = next
    if (before === next.size > 0) return
    for (const one of [clock, play.value?.clock]) one?.[next.size > 0 ? 'pause' : 'resume']()
    holdMotion(next.size > 0)
  }
  const storageKey = `marigold:${spec.manifest.un_zip_filename}`
  const restore = (data: unknown) => {
    const saved = data as Partial<Kept> | null | undefined
    if (saved?.v !== version) return
    values.value = cleanValues(spec.fields, saved.values)
    if (spec.levels[saved.level ?? -1]) level.value = saved.level as number
    kept.value = saved.own
    const ids = (saved.seated ?? []).filter((id) => roster.value.some((player) => player.id === id)).slice(0, most)
    if (ids.length >= fewest) seated.value = ids
    if (!host.hosted) roster.value = roster.value.map((one) => ({ ...one, name: saved.names?.[one.id] ?? one.name }))
  }
  const save = () => {
    // Names stay out of what is handed over: the player page has its own roster.
    const names = host.hosted ? {} : Object.fromEntries(roster.value.map(({ id, name }) => [id, name]))
    const data: Kept = {
      v: version,
      level: level.value,
      values: values.value,
      seated: seated.value,
      names,
      own: kept.value,
    }
    host.send({ type: 'SAVE', data })
    if (host.hosted) return
    try {
      localStorage.setItem(storageKey, JSON.stringify(data))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
  const setUp = (message: Extract<ToGame, { type: 'SETUP' }>) => {
    roster.value = message.players
    seated.value = message.players.slice(0, most).map(({ id }) => id)
    hostTrials.value = message.trialsPerTurn
    restore(message.saved)
    const seatedNow =
      message.players.length <= most ? message.players : message.players.filter(({ id }) => seated.value.includes(id))
    seated.value = seatedNow.slice(0, most).map(({ id }) => id)
    values.value = cleanValues(spec.fields, {
      ...values.value,
      look: message.look,
      calm: message.calm,
      ...message.settings,
    })
  }
  const host = connectHost((message) => {
    if (message.type === 'TOGGLE_PAUSE') hold('host', message.value === 0)
    else if (message.type === 'SETUP') setUp(message)
    else if (message.type === 'DECK') deck.value = message.deck
    else if (message.type === 'LEVEL') loudness.value = message.rms
    else if (message.type === 'CARDS_DONE') play.value?.cardsDone(message.player, message.trials)
  })
  if (!host.hosted) {
    try {
      restore(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    } catch {
      // Damaged or forbidden storage: start afresh.
    }
  }
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (reduced.value = event.matches))
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden))

  return {
    spec,
    values,
    level,
    roster,
    seated,
    kept,
    deck,
    loudness,
    hostTrials,
    stage,
    holds,
    play,
    clock,
    sound,
    speech,
    host,
    hold,
    save,
    screen: signal<'start' | 'play' | 'end'>('start'),
    menu: signal(false),
    /** What a screen reader is told. */
    live: signal(''),
    look: computed(() => values.value.look as Look),
    calm: computed(() => reduced.value || values.value.calm === true),
    set(key: string, value: Values[string]) {
      values.value = { ...values.value, [key]: value }
      save()
    },
  }
}
export type Session<Level extends LevelBase, State, Move> = ReturnType<typeof makeSession<Level, State, Move>>
/** A session where the game's own types do not matter. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- screens show any game
export type AnySession = Session<any, any, any>
