import { computed, signal } from '@preact/signals'
import type { Deck, Look, Player } from '@marigold/contract'
import { makeClock, makeSpeech, seats as seatList } from '@marigold/device'
import type { GameSpec, LevelBase, Stage, Values } from './game.ts'
import { connectHost } from './host.ts'
import { makeKeeping } from './keeping.ts'
import { holdMotion } from './motion.ts'
import type { PlayInside } from './play.ts'
import { startValues } from './settings.ts'
import { makeSynth } from './synth.ts'

const defaultRoster: Player[] = seatList.map(({ id, color, symbol }) => ({ id, name: '', color, symbol }))

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
  const parts = { values, level, roster, seated, kept, hostTrials }
  const { save, setUp, restoreHere } = makeKeeping(spec, parts, () => host)
  const host = connectHost((message) => {
    if (message.type === 'TOGGLE_PAUSE') hold('host', message.value === 0)
    else if (message.type === 'SETUP') setUp(message)
    else if (message.type === 'DECK') deck.value = message.deck
    else if (message.type === 'LEVEL') loudness.value = message.rms
    else if (message.type === 'CARDS_DONE') play.value?.cardsDone(message.player, message.trials)
  })
  if (!host.hosted) restoreHere()
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
