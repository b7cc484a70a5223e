import { m } from '#messages'
import { signal } from '@preact/signals'
import { helperOf } from './garage.ts'
import { nameOfChip, phonemes } from './phonemes.ts'
import { pronunciationOf, syllablesOf } from './respell.ts'
import { openMoves } from './open-moves.ts'
import type { Mood } from './robot.ts'
import { isBad } from './rules.ts'
import { makeSounds, type Sounds } from './sounds.ts'
import { soundsIn, taskOf, type Move, type RoboPlay, type State } from './state.ts'
import { feedbackText, friendsText, hiccupText } from './texts.ts'
import { logPull } from './trial-log.ts'
import { soundsOf, wordFor } from './words.ts'

/** True if the device can speak for the robot. */
export const hasVoice = ({ values, speech }: RoboPlay): boolean => values.aloud !== 'adult' && speech.available()

/** Signals for what the view shows beyond the state. */
function makeSignals() {
  return {
    busy: signal(false),
    mood: signal<Mood>('calm'),
    /** The slot whose sound is playing. */
    sounding: signal<number | null>(null),
    /** Text of the robot's speech bubble. */
    says: signal(''),
    note: signal(''),
    lever: signal(false),
    /** The word was built, so its picture lights up. */
    lit: signal(false),
    /** What the tiny robot in the toolbox says. */
    tiny: signal(''),
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

/** Says whatever is in the box, just for fun: this isn't a pull, and counts as nothing. */
function makeToyLever({ clock, state }: RoboPlay, signals: Signals, sounds: Sounds, voice: Voice) {
  return async (): Promise<void> => {
    const { slots } = state.value
    const built = soundsIn(taskOf(state.value), slots)
    signals.busy.value = true
    signals.lever.value = true
    sounds.lever()
    await clock.wait(300)
    signals.lever.value = false
    if (built.length > 0 && !isBad(built)) await voice(pronunciationOf(built))
    else {
      signals.says.value = built.length > 0 ? m.kit_hic() : m.robo_voicebox_burp()
      signals.mood.value = 'hiccups'
      if (built.length > 0) sounds.hiccup()
      else sounds.burp()
      await clock.wait(900)
    }
    signals.mood.value = 'calm'
    signals.busy.value = false
  }
}

/** Begins words, ends turns, and closes the game. */
function makeTurns(play: RoboPlay, signals: Signals, sounds: Sounds, voice: Voice) {
  function fresh(): void {
    signals.says.value = ''
    signals.note.value = ''
    signals.lit.value = false
  }
  async function close(): Promise<void> {
    play.speech.cancel()
    fresh()
    sounds.jingle()
    await play.clock.wait(500)
    play.finish()
  }
  function turnOver(): void {
    fresh()
    if (play.state.value.phase !== 'name') play.endTurn()
  }
  /** The tiny robot of the last game says hello. */
  function helperSaysHello(): void {
    const helper = helperOf(play)
    if (!helper) return
    signals.tiny.value = m.robo_voicebox_hi_i_am_name_i_will_help({ name: helper.name })
    play.say(signals.tiny.value)
    play.clock.after(3500, () => (signals.tiny.value = ''))
  }
  return {
    close,
    turnOver,
    /** Begins a word: the robot says its new name, if any, and the word that it already has. */
    async begin(greeting: string): Promise<void> {
      const { from } = taskOf(play.state.value)
      fresh()
      if (play.state.value.round === 0) helperSaysHello()
      if (greeting !== '') await voice(greeting)
      if (from !== null) await voice(from, from, 1)
    },
  }
}

/** Makes moves in the rules and shows them in the workshop. */
export function makeShow(play: RoboPlay) {
  const signals = makeSignals()
  const sounds = makeSounds(play.sound)
  const voice = makeVoice(play, signals, sounds)
  const pull = makePull(play, signals, sounds, voice)
  const turns = makeTurns(play, signals, sounds, voice)
  const tryLever = makeToyLever(play, signals, sounds, voice)
  /** What the robot says at the next word. */
  let greeting = ''
  play.keep({ used: play.state.value.dealt })

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
        return turns.turnOver()
      case 'gift':
        sounds.choose()
        if (move.gift === 'part') return
        signals.says.value = friendsText(now.friends - before.friends)
        return play.say(signals.says.value)
      case 'spell':
        sounds.note(taskOf(before).chips[move.chip]?.sound ?? '')
        if (now.phase === 'spell') return
        greeting = m.robo_voicebox_hello_i_am_name({ name: now.name ?? '' })
        sounds.part()
        return turns.turnOver()
      case 'name':
        sounds.choose()
        return turns.turnOver()
      case 'pass':
        return
    }
  }
  /** Makes a move and shows its effect. */
  function make(move: Move): void {
    if (signals.busy.value || !play.ready.value) return
    const before = play.state.value
    play.move(move)
    after(move, before)
  }
  return {
    ...signals,
    sounds,
    close: turns.close,
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
      if (signals.busy.value || play.closing.value) return
      const { word } = taskOf(play.state.value)
      await voice(word, word, syllablesOf(soundsOf(wordFor(word).chips)).length)
    },
    /** Begins a word, when its turn is ready. */
    begin(): void {
      void turns.begin(greeting)
      greeting = ''
    },
    /** Pulls the lever; before the word is complete, that is only for fun. */
    pull(): void {
      if (openMoves(play.state.value).some(({ kind }) => kind === 'pull')) return make({ kind: 'pull' })
      const isBuilding = play.state.value.phase === 'build' && !signals.busy.value
      if (isBuilding && play.ready.value) void tryLever()
    },
    make,
  }
}
export type Show = ReturnType<typeof makeShow>
