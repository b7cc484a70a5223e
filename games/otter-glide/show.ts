import { m } from '#messages'
import type { VoiceLevel } from '../kit/index.ts'
import type { Item } from './items.ts'
import { logText, itemToSay, glideText } from './glide-text.ts'
import { makeManualVoice } from './manual-voice.ts'
import { atTheTop, maxRiver, advance, isAtRest } from './motion.ts'
import { buoysOf, makeDrawing, makeSignals, type GlidePlay, type Signals } from './scene.ts'
import type { VoiceReading, Move, State } from './state.ts'
import { makeTrace, type Inks } from './trace.ts'
import { makeVoice, type Voice } from './voice.ts'

const breathMs = 1500
const noisyMs = 5000
const newsMs = 4000
/** The player page sends a voice level this often. */
const levelMs = 50
/** Pause after a turn before listening starts, so that the game's own bells aren't heard as a voice. */
const restMs = 500

/** Plays a glide's sounds. While a microphone is listening, they avoid anything it could mistake for a voice. */
function makeSounds(play: GlidePlay) {
  const silent = () => play.hearing.value === 'microphone'
  const bed = play.sound.bed('water')
  return {
    flow: (speed: number) => bed?.level(silent() ? 0 : speed * 0.32, 0.3),
    flop() {
      if (silent()) return play.sound.play('wood', { step: -4, gain: 0.25 })
      play.sound.play('drum', { step: 1, gain: 0.5 })
      play.sound.play('water', { gain: 1 })
      play.sound.play('water', { step: -3, gain: 0.8, delay: 0.12 })
    },
    pass: (turn: number) => !silent() && play.sound.play('pluck', { step: turn, gain: 0.35 }),
    land() {
      for (const step of [0, 2, 4]) play.sound.play('bell', { step, gain: 0.22, delay: step * 0.09 })
    },
    stop: () => bed?.stop(),
  }
}

const listenerSettings = ({ values }: GlidePlay) => ({
  floor: Number(values.floor) || 0.18,
  window: Number(values.window) || 150,
})
const silence: VoiceLevel = { loudness: 0, amplitude: 0 }

interface Logged {
  said: string
  ms: number
  player: number
  /** Whether the glide was let through; for a manual one, the adult does that and says that there was a voice. */
  confirmed: boolean
}
/** Logs a glide once it counts. A manual glide is logged as an event, because no voice was measured. */
function logGlide(play: GlidePlay, { said, ms, player, confirmed }: Logged): void {
  const { glides } = play.state.value
  const glide = glides[glides.length - 1]
  if (!glide) return
  play.trial({
    player,
    target: said.slice(0, 200),
    response: logText(glide, confirmed),
    result: 'none',
    rtMs: ms,
    moves: 1,
    ...(glide.by === 'hand'
      ? { event: true as const, rtMs: null, ...(confirmed && { scoredBy: 'adult' as const }) }
      : {}),
  })
}

/** Logs which glide a player found easiest, in an entry of its own: it is what the player felt, not a measurement. */
function logPick(play: GlidePlay, { choosing, glides }: State, picked: number | null): void {
  const glide = picked === null ? undefined : glides[picked]
  const player = play.players[choosing[0] ?? 0]
  if (!glide || !player) return
  play.trial({
    player: player.id,
    target: m.otter_glide_the_easiest_glide(),
    response: m.otter_glide_picked_as_easiest_glide({ glide: glideText(glide) }),
    result: 'none',
    rtMs: null,
    moves: 1,
    event: true,
  })
}

/** Says for a moment who joined at a fork. */
function tellFriends(play: GlidePlay, signals: Signals): void {
  const { friends } = play.state.value
  const count = friends[friends.length - 1] ?? 0
  play.sound.play('water', { step: 2, gain: 0.6 })
  if (count > 0) play.sound.play(play.look.value === 'grown-up' ? 'bell' : 'chirp', { gain: 0.5, delay: 0.3 })
  signals.news.value = m.otter_glide_count_friends_join({ count })
  play.clock.after(newsMs, () => (signals.news.value = ''))
}

/** Runs the frames of listening and gliding. */
function makeGliding(
  play: GlidePlay,
  signals: Signals,
  { began, land }: { began: () => void; land: (voice: Voice) => void },
) {
  const drawing = makeDrawing(play)
  const ear = listenerSettings(play)
  const hand = makeManualVoice(ear.window)
  const inks: { now: Inks } = { now: { hill: ['#000', '#000'], line: '#000', last: '#000', floor: '#000' } }
  const trace = makeTrace(ear.floor, () => inks.now)
  const sounds = makeSounds(play)
  let voice: Voice | null = null
  let by: VoiceReading['by'] = 'voice'
  let waited = 0

  const passing = (river: number) => {
    const passed = buoysOf(play.state.value.target).filter(({ share }) => share <= river).length
    if (passed > signals.passed.value) sounds.pass(passed)
    signals.passed.value = passed
  }
  const gliding = (level: VoiceLevel, ms: number, heard: Voice) => {
    const reading = heard.feed(level, ms)
    trace.add(level.loudness, ms)
    const flowing = reading.stage === 'voice'
    const { target } = play.state.value
    const place = advance(drawing.at(), { ms, target, voiced: flowing, start: reading.start })
    if (place.flop >= 0 && drawing.at().flop < 0) sounds.flop()
    drawing.to(place)
    signals.start.value = reading.start
    signals.flowing.value = flowing
    signals.pose.value =
      place.flop >= 0 && place.flop < 700
        ? 'flop'
        : flowing && reading.start !== 'quick'
          ? 'slide'
          : place.slope < 1
            ? 'slide'
            : 'float'
    passing(place.river)
    sounds.flow(place.speed)
    if (place.river >= maxRiver) heard.end()
    if (reading.stage === 'over' && (isAtRest(place) || place.river >= maxRiver)) land(heard)
  }
  const listening = (level: VoiceLevel, ms: number, heard: Voice) => {
    const { stage } = heard.feed(level, ms)
    trace.idle(level.loudness)
    waited = stage === 'settling' ? waited + ms : 0
    signals.noisy.value = waited > noisyMs
    if (stage !== 'voice') return
    began()
    signals.noisy.value = false
    signals.stage.value = 'glide'
    signals.pose.value = 'slide'
    trace.begin(play.state.value.target * 1.3 + 900)
  }
  play.clock.onPause((paused) => paused && hand.release())
  let level = silence
  let last = play.clock.now()
  // A level counts from when it arrived, not from the next frame, because frames are far apart on a slow tablet.
  const take = (next: VoiceLevel, piece = Infinity) => {
    const now = play.clock.now()
    for (let left = now - last; left > 0; left -= piece) {
      const ms = Math.min(left, piece)
      if (voice && signals.stage.value === 'listen') listening(level, ms, voice)
      else if (voice && signals.stage.value === 'glide') gliding(level, ms, voice)
    }
    last = now
    level = next
  }
  const stopHearing = play.voice.subscribe((next) => play.hearing.value === 'microphone' && take(next))
  const stopFrames = play.clock.frame((ms) => {
    if (play.hearing.value === 'microphone') take(level)
    else {
      const held = hand.level(ms)
      // Splits a long frame into steps of the usual length, so that a slow device doesn't make a start look softer.
      take({ loudness: held, amplitude: held }, levelMs)
    }
  })
  return {
    drawing,
    hand,
    trace,
    sounds,
    inks,
    /** It counts as a voice only if the microphone was on from start to end. */
    by: (): VoiceReading['by'] => (play.hearing.value === 'microphone' ? by : 'hand'),
    listen(on: boolean) {
      const byHand = play.hearing.value === 'hand'
      voice = on ? makeVoice(ear, byHand ? hand.chosen : undefined) : null
      by = byHand ? 'hand' : 'voice'
      waited = 0
      signals.noisy.value = false
    },
    stop() {
      stopHearing()
      stopFrames()
      sounds.stop()
    },
  }
}

/** Animates the return to the slope, and the end of the game. */
function makeReturn(play: GlidePlay, signals: Signals, { drawing, sounds, listen }: ReturnType<typeof makeGliding>) {
  return {
    async toTheTop(): Promise<void> {
      signals.stage.value = 'rest'
      if (drawing.at() !== atTheTop) {
        signals.away.value = true
        if (!play.calm.value) await play.clock.tween(450, (k) => drawing.back(k))
        drawing.to(atTheTop)
      }
      signals.passed.value = 0
      signals.start.value = null
      signals.pose.value = 'wait'
      signals.away.value = false
    },
    async close(): Promise<void> {
      if (signals.closing.value) return
      signals.closing.value = true
      listen(false)
      signals.stage.value = 'landing'
      signals.pose.value = 'glad'
      sounds.flow(0)
      if (play.state.value.glides.length > 0) {
        drawing.to({ ...atTheTop, slope: 1, river: 0.2 })
        for (const step of [0, 2, 4, 7]) play.sound.play('bell', { step, gain: 0.3, delay: step * 0.1 })
        await play.clock.wait(play.calm.value ? 900 : 1800)
      }
      play.finish()
    },
  }
}

/** Makes moves in the rules and shows them: breath, glide, landing, and the return to the slope. */
export function makeShow(play: GlidePlay) {
  const signals = makeSignals()
  const gliding = makeGliding(play, signals, {
    began: () => (waited = Math.round(play.clock.now() - askedAt)),
    land: (voice) => void landed(voice),
  })
  const { hand, sounds } = gliding
  let cancel: () => void = () => undefined
  let askedAt = 0
  /** How long it listened before the voice started. */
  let waited = 0
  /** The text of the glide that has landed. */
  let said = ''
  let now = (): Item => itemToSay(play.state.value)

  const listen = () => {
    gliding.listen(true)
    hand.drop()
    signals.down.value = null
    signals.start.value = null
    signals.stage.value = 'listen'
    signals.pose.value = 'wait'
    askedAt = play.clock.now()
  }
  async function landed(voice: Voice): Promise<void> {
    const { start, rise, voiced, breaks } = voice.end()
    signals.stage.value = 'landing'
    signals.flowing.value = false
    signals.pose.value = 'float'
    hand.drop()
    signals.down.value = null
    sounds.flow(0)
    const item = now()
    said = item.text
    const before = play.state.value
    const by = gliding.by()
    const heard = { by, start: start ?? 'soft', rise, voiced: Math.round(voiced), breaks, hill: voice.hill() }
    gliding.listen(false)
    await play.clock.wait(play.calm.value ? 250 : 500)
    // The turn was passed or the game ended in the meantime, so this glide doesn't count.
    if (play.state.value !== before) return
    const own = item.text === itemToSay(before).text
    play.move({ kind: 'glide', heard, ...(own ? {} : { said: item.text }) })
    sounds.land()
    play.say(glideText(heard))
  }
  const { toTheTop, close } = makeReturn(play, signals, gliding)
  return {
    ...gliding,
    signals,
    /** Replaces the level's own items as the source of what to say. */
    texts: (own: () => Item) => (now = own),
    /** Prepares the next start: right away for manual play; after Ready or automatically for a voice. */
    async next(): Promise<void> {
      cancel()
      gliding.listen(false)
      await toTheTop()
      if (play.ending.value !== null || play.state.value.phase !== 'say') return
      if (play.hearing.value === 'hand') listen()
      else if (play.values.listens === 'always') cancel = play.clock.after(restMs, listen)
    },
    /** Shows the easy breath, then listens. */
    ready(): void {
      if (signals.stage.value !== 'rest') return
      signals.stage.value = 'breath'
      signals.pose.value = 'breathe'
      cancel = play.clock.after(breathMs, listen)
    },
    /** Stops listening, so that others can talk. */
    wait(): void {
      cancel()
      gliding.listen(false)
      signals.stage.value = 'rest'
      signals.pose.value = 'wait'
    },
    async make(move: Move): Promise<void> {
      if (signals.closing.value) return
      const before = play.state.value
      // After the last glide, the questions may go to another player.
      const player = play.person.value.id
      const after = play.move(move)
      if (move.kind === 'go') logGlide(play, { said, ms: waited, player, confirmed: true })
      if (move.kind === 'easiest') logPick(play, before, move.glide)
      if (move.kind === 'fork') tellFriends(play, signals)
      if (move.kind === 'go' || move.kind === 'compare') play.sound.play('wood', { step: 2, gain: 0.3 })
      if (after.turnOver) play.endTurn()
      if (after.phase !== 'over') return
      cancel()
      await close()
    },
    /** Ends a game early: logs a glide that has just landed, and still asks for the easiest one. */
    async end(): Promise<void> {
      cancel()
      gliding.listen(false)
      signals.stage.value = 'rest'
      if (play.state.value.phase === 'landed')
        logGlide(play, { said, ms: waited, player: play.person.value.id, confirmed: false })
      const after = play.state.value.phase === 'over' ? play.state.value : play.move({ kind: 'close' })
      if (after.phase === 'over') await close()
    },
  }
}
export type Show = ReturnType<typeof makeShow>
