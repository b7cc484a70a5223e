import type { VoiceLevel } from '../kit/index.ts'
import type { Item } from './items.ts'
import { flowOf, lineOf, sayNow, startName } from './telling.ts'
import { makeHand } from './hand.ts'
import { atTheTop, farthest, moved, rests } from './motion.ts'
import { buoysOf, makeDrawing, makeSignals, type GlidePlay, type See } from './scene.ts'
import type { Heard, Move } from './state.ts'
import { makeTrace, type Inks } from './trace.ts'
import { makeVoice, type Voice } from './voice.ts'

const breathMs = 1500
const noisyMs = 5000
/** As often as the player page sends the level of a voice. */
const pieceMs = 50
/** Quiet after a turn has been handed over, before it listens: bells of the game are no voice. */
const restMs = 500

/** Sounds of a glide. While a microphone listens nothing may be heard that it could take for a voice. */
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

const earOf = ({ values }: GlidePlay) => ({ floor: Number(values.floor) || 0.18, window: Number(values.window) || 150 })
const silence: VoiceLevel = { loudness: 0, amplitude: 0 }

/** Logs a glide with everything that was measured, once it is known how it felt; by hand it's no trial of a voice. */
function logGlide(play: GlidePlay, { said, ms, player }: { said: string; ms: number; player: number }): void {
  const { glides } = play.state.value
  const glide = glides[glides.length - 1]
  if (!glide) return
  play.trial({
    player,
    target: said.slice(0, 200),
    response: lineOf(glide),
    result: 'none',
    rtMs: ms,
    moves: 1,
    ...(glide.by === 'hand' ? { event: true as const, rtMs: null } : {}),
  })
}

/** What a frame of listening or gliding does. */
function makeGliding(play: GlidePlay, see: See, { began, land }: { began: () => void; land: (voice: Voice) => void }) {
  const drawing = makeDrawing(play)
  const ear = earOf(play)
  const hand = makeHand(ear.window)
  const inks: { now: Inks } = { now: { hill: ['#000', '#000'], line: '#000', last: '#000', floor: '#000' } }
  const trace = makeTrace(ear.floor, () => inks.now)
  const sounds = makeSounds(play)
  let voice: Voice | null = null
  let by: Heard['by'] = 'voice'
  let waited = 0

  const passing = (river: number) => {
    const passed = buoysOf(play.state.value.target).filter(({ share }) => share <= river).length
    if (passed > see.passed.value) sounds.pass(passed)
    see.passed.value = passed
  }
  const gliding = (level: VoiceLevel, ms: number, heard: Voice) => {
    const reading = heard.feed(level, ms)
    trace.add(level.loudness, ms)
    const flowing = reading.stage === 'voice'
    const { target } = play.state.value
    const place = moved(drawing.at(), { ms, target, voiced: flowing, start: reading.start })
    if (place.flop >= 0 && drawing.at().flop < 0) sounds.flop()
    drawing.to(place)
    see.start.value = reading.start
    see.flowing.value = flowing
    see.pose.value =
      place.flop >= 0 && place.flop < 700
        ? 'flop'
        : flowing && reading.start !== 'quick'
          ? 'slide'
          : place.slope < 1
            ? 'slide'
            : 'float'
    passing(place.river)
    sounds.flow(place.speed)
    if (place.river >= farthest) heard.end()
    if (reading.stage === 'over' && (rests(place) || place.river >= farthest)) land(heard)
  }
  const listening = (level: VoiceLevel, ms: number, heard: Voice) => {
    const { stage } = heard.feed(level, ms)
    trace.idle(level.loudness)
    waited = stage === 'settling' ? waited + ms : 0
    see.noisy.value = waited > noisyMs
    if (stage !== 'voice') return
    began()
    see.noisy.value = false
    see.stage.value = 'glide'
    see.pose.value = 'slide'
    trace.begin(play.state.value.target * 1.3 + 900)
  }
  play.clock.onPause((paused) => paused && hand.release())
  let level = silence
  let last = play.clock.now()
  // A level counts from when it came, not from the next frame: on a slow tablet frames are far apart.
  const take = (next: VoiceLevel, piece = Infinity) => {
    const now = play.clock.now()
    for (let left = now - last; left > 0; left -= piece) {
      const ms = Math.min(left, piece)
      if (voice && see.stage.value === 'listen') listening(level, ms, voice)
      else if (voice && see.stage.value === 'glide') gliding(level, ms, voice)
    }
    last = now
    level = next
  }
  const stopHearing = play.voice.subscribe((next) => play.hearing.value === 'microphone' && take(next))
  const stopFrames = play.clock.frame((ms) => {
    if (play.hearing.value === 'microphone') take(level)
    else {
      const held = hand.level(ms)
      // A hand stays where it is until it moves, however long a frame takes: no start is softer for a slow device.
      take({ loudness: held, amplitude: held }, pieceMs)
    }
  })
  return {
    drawing,
    hand,
    trace,
    sounds,
    inks,
    /** Who was heard: a voice only where the microphone was open from the beginning to the end. */
    by: (): Heard['by'] => (play.hearing.value === 'microphone' ? by : 'hand'),
    listen(on: boolean) {
      const byHand = play.hearing.value === 'hand'
      voice = on ? makeVoice(ear, byHand ? hand.chosen : undefined) : null
      by = byHand ? 'hand' : 'voice'
      waited = 0
      see.noisy.value = false
    },
    stop() {
      stopHearing()
      stopFrames()
      sounds.stop()
    },
  }
}

/** The way back up to the slope, and the end. */
function makeTravel(play: GlidePlay, see: See, { drawing, sounds, listen }: ReturnType<typeof makeGliding>) {
  return {
    async toTheTop(): Promise<void> {
      see.stage.value = 'rest'
      if (drawing.at() !== atTheTop) {
        see.away.value = true
        if (!play.calm.value) await play.clock.tween(450, (k) => drawing.back(k))
        drawing.to(atTheTop)
      }
      see.passed.value = 0
      see.start.value = null
      see.pose.value = 'wait'
      see.away.value = false
    },
    async close(): Promise<void> {
      if (see.closing.value) return
      see.closing.value = true
      listen(false)
      see.stage.value = 'landing'
      see.pose.value = 'glad'
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

/** Plays moves on the rules and shows them: breath, glide, landing, and the river that comes back to its slope. */
export function makeShow(play: GlidePlay) {
  const see = makeSignals()
  const gliding = makeGliding(play, see, {
    began: () => (waited = Math.round(play.clock.now() - askedAt)),
    land: (voice) => void landed(voice),
  })
  const { hand, sounds } = gliding
  let cancel: () => void = () => undefined
  let askedAt = 0
  /** How long it listened before the voice began. */
  let waited = 0
  /** What was to be said in the glide that is being rated. */
  let said = ''
  let now = (): Item => sayNow(play.state.value)

  const listen = () => {
    gliding.listen(true)
    hand.drop()
    see.down.value = false
    see.start.value = null
    see.stage.value = 'listen'
    see.pose.value = 'wait'
    askedAt = play.clock.now()
  }
  async function landed(voice: Voice): Promise<void> {
    const { start, rise, voiced, breaks } = voice.end()
    see.stage.value = 'landing'
    see.flowing.value = false
    see.pose.value = 'float'
    hand.drop()
    see.down.value = false
    sounds.flow(0)
    const item = now()
    said = item.text
    const before = play.state.value
    const by = gliding.by()
    const heard = { by, start: start ?? 'soft', rise, voiced: Math.round(voiced), breaks, hill: voice.hill() }
    gliding.listen(false)
    await play.clock.wait(play.calm.value ? 250 : 500)
    // Passed on or ended meanwhile: then it was nobody's glide.
    if (play.state.value !== before) return
    const own = item.text === sayNow(before).text
    play.move({ kind: 'glide', heard, ...(own ? {} : { said: item.text }) })
    sounds.land()
    play.say(`${startName(heard)}, ${flowOf(heard)}`)
  }
  const { toTheTop, close } = makeTravel(play, see, gliding)
  return {
    ...gliding,
    see,
    /** What is to be said, where it is not of the level's own. */
    texts: (own: () => Item) => (now = own),
    /** The next start may come: at once by hand, after Ready or by itself for a voice. */
    async next(): Promise<void> {
      cancel()
      gliding.listen(false)
      await toTheTop()
      if (play.ending.value !== null || play.state.value.phase !== 'say') return
      if (play.hearing.value === 'hand') listen()
      else if (play.values.listens === 'always') cancel = play.clock.after(restMs, listen)
    },
    /** An easy breath first, then it listens. */
    ready(): void {
      if (see.stage.value !== 'rest') return
      see.stage.value = 'breath'
      see.pose.value = 'breathe'
      cancel = play.clock.after(breathMs, listen)
    },
    /** Stops listening: somebody else wants to talk. */
    wait(): void {
      cancel()
      gliding.listen(false)
      see.stage.value = 'rest'
      see.pose.value = 'wait'
    },
    async make(move: Move): Promise<void> {
      if (see.closing.value) return
      const { phase } = play.state.value
      // After the last glide the question goes to another player.
      const player = play.person.value.id
      const after = play.move(move)
      if (phase === 'rate' && move.kind === 'rate') logGlide(play, { said, ms: waited, player })
      if (move.kind === 'fork') play.sound.play('water', { step: 2, gain: 0.6 })
      if (move.kind === 'rate' || move.kind === 'compare') play.sound.play('wood', { step: 2, gain: 0.3 })
      if (after.turnOver && play.ending.value === null) play.endTurn()
      if (after.phase !== 'over') return
      cancel()
      await close()
    },
    /** Ends a game that was asked to: what was not rated yet is logged, and the easiest glide is still asked for. */
    async end(): Promise<void> {
      cancel()
      gliding.listen(false)
      see.stage.value = 'rest'
      if (play.state.value.phase === 'rate') logGlide(play, { said, ms: waited, player: play.person.value.id })
      const after = play.state.value.phase === 'over' ? play.state.value : play.move({ kind: 'close' })
      if (after.phase === 'over') await close()
    },
  }
}
export type Show = ReturnType<typeof makeShow>
