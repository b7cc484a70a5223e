import { computed, effect, signal, type Signal } from '@preact/signals'
import type { Player } from '@marigold/contract'
import { makeClock, makeSpeech } from '@marigold/device'
import type { FullSpec, LevelBase, Stage, Values, VoiceLevel } from '../game.ts'
import { noDecks, type Decks } from '../play/decks.ts'
import type { InternalPlay, PlayContext } from '../play/internal-play.ts'
import { canContinue, type RunningGame } from '../play/running-game.ts'
import { button } from '../sound/generated/samples.ts'
import { speechVolume } from '../sound/levels.ts'
import { makeSynth } from '../sound/synth.ts'
import type { ChildSettings } from './child-settings.ts'
import { codeInAddress } from './code.ts'
import { crossFade } from './fade.ts'
import { makeHelpLine } from './help-line.ts'
import { connectHost } from './host.ts'
import { defaultRoster } from './roster.ts'
import { makeSessionStore } from './session-store.ts'
import { hearingOf, makeMicrophone } from './microphone.ts'
import { holdMotion } from './motion.ts'
import { lookOf, startValues } from './settings.ts'

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** What may change on the page, as it is before anybody touched it. */
function freshSignals<Level extends LevelBase, State, Move>(spec: FullSpec<Level, State, Move>) {
  const [fewest] = spec.seats
  return {
    values: signal<Values>(startValues(spec.fields)),
    level: signal(Math.min(1, spec.levels.length - 1)),
    roster: signal<Player[]>(defaultRoster),
    seated: signal<number[]>(defaultRoster.slice(0, fewest).map(({ id }) => id)),
    teamOf: signal<Readonly<Record<number, number>>>({}),
    kept: signal<unknown>(undefined),
    running: signal<RunningGame | null>(null),
    children: signal<ChildSettings>({}),
    grown: signal<Readonly<Record<string, unknown>>>({}),
    decks: signal<Decks>(noDecks),
    loudness: signal(0),
    voice: signal<VoiceLevel>({ loudness: 0, amplitude: 0 }),
    hostTrials: signal(0),
    hostCalm: signal(false),
    helpLine: makeHelpLine(),
    stage: signal<Stage>({ width: 1180, height: 738, portrait: false }),
    holds: signal<ReadonlySet<string>>(new Set()),
    play: signal<InternalPlay<Level, State, Move> | null>(null),
    screen: signal<'start' | 'play' | 'end'>('start'),
    /** What is open over the stopped game. */
    dialog: signal<'menu' | 'end' | null>(null),
    /** Scanning has gone round without a press and waits for one. */
    scanRests: signal(false),
    /** The instruction, while it is given again. */
    reminder: signal(''),
    /** What a screen reader is told. */
    live: signal(''),
  }
}

/** Pauses of the page, each with its reason; all clocks, sound and animation stand still while there is one. */
function makeHolding<Level extends LevelBase, State, Move>({
  holds,
  play,
}: Pick<ReturnType<typeof freshSignals<Level, State, Move>>, 'holds' | 'play'>) {
  const clock = makeClock()
  // Scanning goes on in the menu, which stops the game itself.
  const scanClock = makeClock()
  const hold = (why: string, on: boolean) => {
    const before = holds.value
    const next = new Set(before)
    if (on) next.add(why)
    else next.delete(why)
    holds.value = next
    const away = [...next].some((reason) => reason !== 'menu')
    scanClock[away ? 'pause' : 'resume']()
    if (before.size > 0 === next.size > 0) return
    for (const one of [clock, play.value?.clock]) one?.[next.size > 0 ? 'pause' : 'resume']()
    holdMotion(next.size > 0)
  }
  return { clock, scanClock, hold }
}

const setterOf = (values: Signal<Values>, save: () => void) => (key: string, value: Values[string]) => {
  values.value = { ...values.value, [key]: value }
  save()
}

/** All that lives as long as the game's page: settings, roster, sound, the line to the player page, what is paused. */
export function makeSession<Level extends LevelBase, State, Move>(spec: FullSpec<Level, State, Move>) {
  const parts = freshSignals(spec)
  const { values, level, roster, seated, play, screen } = parts
  const reduced = signal(matchMedia(reducedMotion).matches)
  const { clock, scanClock, hold } = makeHolding(parts)
  const sound = makeSynth(clock, { button, ...spec.sounds }, spec.music)
  const speaking = signal(false)
  const speech = makeSpeech({
    volume: () => speechVolume(values.value),
    onSpeaking: (on) => void (speaking.value = on),
  })
  clock.onPause((paused) => paused && speech.cancel())

  const { save, setUp, restoreHere, apply } = makeSessionStore(spec, parts, () => host)
  const host = connectHost((message) => {
    if (message.type === 'TOGGLE_PAUSE') hold('host', message.value === 0)
    else if (message.type === 'SETUP') setUp(message)
    else if (message.type === 'DECK') parts.decks.value = { shared: message.deck, own: message.own ?? {} }
    else if (message.type === 'LEVEL') microphone.heard(message.rms)
    else if (message.type === 'CARDS_DONE') play.value?.cardsDone(message.player, message.results)
  })
  const microphone = makeMicrophone({ clock, loudness: parts.loudness, voice: parts.voice, send: host.send })
  if (!host.hosted) {
    restoreHere()
    const code = codeInAddress(location.hash)
    if (code) apply(code)
  }
  matchMedia(reducedMotion).addEventListener('change', (event) => (reduced.value = event.matches))
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden))

  effect(() => play.value?.rename(roster.value))

  const set = setterOf(values, save)
  const look = computed(() => lookOf(values.value, spec.levels[level.value]))
  const calmChosen = computed(() => values.value.calm === true)
  const calm = computed(() => reduced.value || parts.hostCalm.value || calmChosen.value)
  const chosen = computed(() => roster.value.filter(({ id }) => seated.value.includes(id)))
  const around: PlayContext<Level, State, Move> = {
    ...parts,
    spec,
    chosen,
    look,
    calm,
    sound,
    speech,
    hearing: computed(() => hearingOf(microphone.state.value)),
    save,
    keep: (data) => {
      parts.kept.value = data
      save()
    },
    set,
    remember: (running) => {
      parts.running.value = running
      save()
    },
    send: host.send,
    over: () => {
      microphone.stop()
      screen.value = 'end'
    },
    fade: crossFade,
  }
  return {
    ...parts,
    spec,
    around,
    chosen,
    look,
    calm,
    calmChosen,
    speaking,
    clock,
    scanClock,
    sound,
    speech,
    host,
    microphone,
    hold,
    save,
    apply,
    /** The game that was under way before a reload, if it can still go on. */
    resumable: computed(() => {
      const running = parts.running.value
      return running && canContinue(spec, running, roster.value, Date.now()) ? running : null
    }),
    set,
    setLevel(index: number) {
      level.value = index
      save()
    },
    /** Sets level and players to those of a game that goes on. */
    takeUp(running: RunningGame) {
      level.value = running.level
      seated.value = running.seats.flatMap(({ members }) => members)
    },
    /** Back to the start screen, whatever was played. */
    leave() {
      microphone.stop()
      play.value?.clock.clear()
      play.value = null
      screen.value = 'start'
    },
  }
}
export type Session<Level extends LevelBase, State, Move> = ReturnType<typeof makeSession<Level, State, Move>>
/** A session where the game's own types do not matter. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- screens show any game
export type AnySession = Session<any, any, any>
