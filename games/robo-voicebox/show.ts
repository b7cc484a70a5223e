import { m } from '#messages'
import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import { introductionOf, namesFor } from './introduction.ts'
import { savedDataOf, withDealt, withRobot } from './saved-data.ts'
import { nameOfChip, phonemes } from './phonemes.ts'
import { syllablesOf } from './respell.ts'
import { openMoves } from './open-moves.ts'
import type { Mood } from './robot.ts'
import { makeSounds, type Sounds } from './sounds.ts'
import { fits, seatOfSlot, taskOf, type Level, type Move, type State } from './state.ts'
import { hiccupText, placeName, feedbackText } from './texts.ts'
import { soundsOf, wordFor } from './words.ts'

export type RoboPlay = Play<Level, State, Move>

/** True if the device can speak for the robot. */
const hasVoice = ({ values, speech }: RoboPlay): boolean => values.aloud !== 'adult' && speech.available()

/** Signals for what the view shows beyond the state. */
function makeSignals() {
  return {
    busy: signal(false),
    closing: signal(false),
    mood: signal<Mood>('calm'),
    /** The slot whose sound is playing. */
    sounding: signal<number | null>(null),
    /** Text of the robot's speech bubble. */
    says: signal(''),
    note: signal(''),
    lever: signal(false),
    /** The word was built, so its picture lights up. */
    lit: signal(false),
    /** The finished robot is introducing itself. */
    stage: signal(false),
  }
}
type Signals = ReturnType<typeof makeSignals>

/** Speaks with the device's voice, or shows a bubble with a beep per syllable. */
function makeVoice(play: RoboPlay, signals: Signals, sounds: Sounds) {
  const { clock } = play
  let round = 0
  const beepsOf = (text: string) => Math.max(1, Math.min(24, text.split(/[-\s]/).length))
  return async (text: string, shown = text, beeps = beepsOf(text)): Promise<void> => {
    const mine = ++round
    signals.says.value = shown
    signals.mood.value = 'talks'
    if (hasVoice(play)) await play.aloud(text.replaceAll('-', ' '))
    else {
      for (let at = 0; at < beeps && mine === round; at++) {
        sounds.beep(at)
        await clock.wait(270)
      }
      await clock.wait(500)
    }
    // A newer call may be speaking by now.
    if (mine === round) signals.mood.value = 'calm'
  }
}
type Voice = ReturnType<typeof makeVoice>

/** Logs a trial for each of two players who build in turns, with only their own chips. */
function logOwnChips(play: RoboPlay, before: State): void {
  const task = taskOf(before)
  for (const seat of play.players.keys()) {
    const own = before.slots.flatMap((chip, slot) => (seatOfSlot(before, slot) === seat ? [{ chip, slot }] : []))
    const letters = (chips: readonly (number | null | undefined)[]) =>
      chips.map((chip) => task.chips[chip ?? -1]?.letters ?? '_').join(' ')
    if (own.length === 0) continue
    play.trial({
      player: play.personAt(seat).id,
      target: `own chips of ${task.word}: ${letters(own.map(({ slot }) => task.answer[slot]))}`,
      response: letters(own.map(({ chip }) => chip)),
      result: own.every(({ chip, slot }) => chip !== null && fits(task, chip, slot)) ? 'correct' : 'incorrect',
      cue: before.hinted ? 1 : 0,
      moves: before.wrong + 1,
    })
  }
}

/** Logs a pull of the lever as one trial. */
function logPull(play: RoboPlay, before: State, now: State): void {
  const { said } = now
  const task = taskOf(before)
  if (!said || said.kind === 'again') return
  const chip = task.chips[0]
  const place = task.kind === 'place' && chip
  const slot = before.slots.findIndex((one) => one !== null)
  if (task.kind === 'build' && before.seats > 1) return logOwnChips(play, before)
  play.trial({
    target: place ? `${chip.letters} in ${task.word}: ${placeName(task.answer.indexOf(0)).toLowerCase()}` : task.word,
    response: place ? placeName(slot).toLowerCase() : said.text,
    result: said.kind === 'right' ? 'correct' : 'incorrect',
    rtMs: play.sinceReady(),
    cue: before.hinted ? 1 : 0,
    moves: before.wrong + 1,
  })
}

/** Plays the sounds one by one, says the word, and shows the result. */
function makePull(play: RoboPlay, signals: Signals, sounds: Sounds, voice: Voice) {
  const { clock } = play
  async function chips(state: State, slots: State['slots']): Promise<void> {
    const { chips: all } = taskOf(state)
    for (const [slot, chip] of slots.entries()) {
      if (chip === null) continue
      signals.sounding.value = slot
      sounds.note(all[chip]?.sound ?? '')
      await clock.wait(380)
    }
    signals.sounding.value = null
  }
  async function glad(): Promise<void> {
    signals.lit.value = true
    signals.mood.value = 'dances'
    sounds.jingle()
    await clock.wait(1500)
  }
  return async (before: State): Promise<void> => {
    const now = play.state.value
    const { said } = now
    const { word } = taskOf(before)
    if (!said) return
    signals.busy.value = true
    signals.says.value = ''
    signals.note.value = ''
    signals.lever.value = true
    sounds.lever()
    await clock.wait(420)
    signals.lever.value = false
    await chips(before, before.slots)
    sounds.whirr()
    await clock.wait(300)
    const beeps = syllablesOf(soundsOf(wordFor(word).chips)).length
    await voice(said.text, said.text, said.kind === 'right' ? beeps : undefined)
    signals.note.value = feedbackText(now, said)
    if (said.kind === 'right') await glad()
    else {
      signals.mood.value = said.kind === 'silly' || said.kind === 'again' ? 'silly' : 'listens'
      if (said.kind === 'silly') sounds.silly()
      else sounds.other()
      await clock.wait(1300)
      if (now.phase !== 'build') {
        await chips(now, now.slots)
        await voice(word, word, beeps)
        await clock.wait(900)
      }
    }
    play.say(signals.note.value)
    signals.mood.value = 'calm'
    signals.busy.value = false
    // Response time for the next try starts after the robot has spoken.
    play.asked()
  }
}

/** At the end, the robot introduces itself and moves to the gallery. */
function makeClosing(play: RoboPlay, signals: Signals, sounds: Sounds, voice: Voice) {
  return async (): Promise<void> => {
    if (signals.closing.value) return
    signals.closing.value = true
    signals.busy.value = true
    play.speech.cancel()
    signals.note.value = ''
    signals.stage.value = true
    const state = play.state.value
    const name = state.name ?? namesFor(state)[0] ?? m.robo_voicebox_robo()
    if (state.built.length > 0) play.keep(withRobot(savedDataOf(play.kept.value), { name, parts: state.parts }))
    const text = introductionOf({ ...state, name })
    sounds.jingle()
    play.say(text)
    await play.clock.wait(500)
    await voice(text, text, Math.min(10, state.built.length + 3))
    signals.mood.value = 'dances'
    sounds.part()
    await play.clock.wait(1200)
    play.finish()
  }
}

/** Makes moves in the rules and shows them in the workshop. */
export function makeShow(play: RoboPlay) {
  const signals = makeSignals()
  const sounds = makeSounds(play.sound)
  const voice = makeVoice(play, signals, sounds)
  const pull = makePull(play, signals, sounds, voice)
  const close = makeClosing(play, signals, sounds, voice)
  play.keep(withDealt(savedDataOf(play.kept.value), play.level.pool, play.state.value.dealt))

  /** Says a chip's key word if letters are hidden, or if the setting asks for it. */
  function keyWord(chip: number): void {
    const { sound = '' } = taskOf(play.state.value).chips[chip] ?? {}
    const { chips, keys } = play.values
    if (keys === 'word' || (keys === 'auto' && chips === 'colors'))
      if (hasVoice(play)) void play.speech.say(phonemes[sound]?.key ?? '', { rate: Number(play.values.rate) || 1 })
    sounds.note(sound)
  }
  async function hiccup(): Promise<void> {
    signals.busy.value = true
    signals.mood.value = 'hiccups'
    signals.says.value = m.kit_hic()
    sounds.hiccup()
    signals.note.value = hiccupText
    play.say(hiccupText)
    await play.clock.wait(1300)
    signals.mood.value = 'calm'
    signals.says.value = ''
    signals.busy.value = false
  }
  function fresh(): void {
    signals.says.value = ''
    signals.note.value = ''
    signals.lit.value = false
  }
  async function turnOver(): Promise<void> {
    fresh()
    if (play.state.value.phase === 'name') return
    if (play.ending.value === null) play.endTurn()
    if (play.state.value.phase === 'over') await close()
  }
  function after(move: Move, before: State): void {
    const now = play.state.value
    switch (move.kind) {
      case 'put':
      case 'take':
        signals.says.value = ''
        if (now.hiccups > before.hiccups) return void hiccup()
        if (move.kind === 'take') sounds.back()
        else {
          sounds.put()
          // Switch users place chips without picking them up first, so the key word is said now.
          if (play.values.scan !== 'off') keyWord(move.chip)
        }
        return
      case 'pull':
        logPull(play, before, now)
        return void pull(before)
      case 'part':
        sounds.part()
        return void turnOver()
      case 'name':
        sounds.choose()
        return void turnOver()
      case 'pass':
        return
    }
  }
  return {
    ...signals,
    sounds,
    close,
    can: (kind: Move['kind']): boolean => openMoves(play.state.value).some((one) => one.kind === kind),
    /** A chip was picked up. */
    held(chip: number): void {
      sounds.take()
      keyWord(chip)
      const one = taskOf(play.state.value).chips[chip]
      if (one) play.say(nameOfChip(one))
    },
    /** Says the target word for a player who doesn't recognize the picture. Nothing waits for it. */
    async hear(): Promise<void> {
      if (signals.busy.value || signals.closing.value) return
      const { word } = taskOf(play.state.value)
      await voice(word, word, syllablesOf(soundsOf(wordFor(word).chips)).length)
    },
    /** Says the word the robot already has. */
    async begin(): Promise<void> {
      const { from } = taskOf(play.state.value)
      fresh()
      if (from !== null) await voice(from, from, 1)
    },
    /** Makes a move and shows its effect. */
    make(move: Move): void {
      if (signals.busy.value || signals.closing.value || !play.ready.value) return
      const before = play.state.value
      play.move(move)
      after(move, before)
    },
  }
}
export type Show = ReturnType<typeof makeShow>
