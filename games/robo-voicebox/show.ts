import { m } from '#messages'
import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import { introductionOf, namesFor } from './introduction.ts'
import { keptOf, withDealt, withRobot } from './kept.ts'
import { nameOfChip, phonemes } from './phonemes.ts'
import { syllablesOf } from './respell.ts'
import { openMoves } from './open-moves.ts'
import type { Mood } from './robot.ts'
import { makeSounds, type Sounds } from './sounds.ts'
import { fits, seatOfSlot, taskOf, type Level, type Move, type State } from './state.ts'
import { hiccupText, placeName, toldOf } from './texts.ts'
import { soundsOf, wordFor } from './words.ts'

export type RoboPlay = Play<Level, State, Move>

/** The device's voice can speak for the robot now. */
const hasVoice = ({ values, speech }: RoboPlay): boolean =>
  values.aloud !== 'adult' && values.volume !== 0 && speech.available()

/** What is seen beside the state. */
function makeSignals() {
  return {
    busy: signal(false),
    closing: signal(false),
    mood: signal<Mood>('calm'),
    /** The slot that sounds now. */
    sounding: signal<number | null>(null),
    /** What stands in the robot's bubble. */
    says: signal(''),
    note: signal(''),
    lever: signal(false),
    /** The picture is lit: the word is built. */
    lit: signal(false),
    /** At the end: the robot introduces itself. */
    stage: signal(false),
  }
}
type Signals = ReturnType<typeof makeSignals>

/** The robot speaks: by the device's voice, or in its bubble with a beep for each syllable. */
function makeVoice(play: RoboPlay, see: Signals, sounds: Sounds) {
  const { clock } = play
  let round = 0
  const beepsOf = (text: string) => Math.max(1, Math.min(24, text.split(/[-\s]/).length))
  return async (text: string, shown = text, beeps = beepsOf(text)): Promise<void> => {
    const mine = ++round
    see.says.value = shown
    see.mood.value = 'talks'
    if (hasVoice(play)) await play.aloud(text.replaceAll('-', ' '))
    else {
      for (let at = 0; at < beeps && mine === round; at++) {
        sounds.beep(at)
        await clock.wait(270)
      }
      await clock.wait(500)
    }
    // Another one may speak by now.
    if (mine === round) see.mood.value = 'calm'
  }
}
type Voice = ReturnType<typeof makeVoice>

/** What two players put in by turns: a trial for each of them, of their own chips alone. */
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

/** One pull of the lever as one trial. */
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

/** The lever: chips sound one by one, the robot says what was built, and what comes of it. */
function makePull(play: RoboPlay, see: Signals, sounds: Sounds, voice: Voice) {
  const { clock } = play
  async function chips(state: State, slots: State['slots']): Promise<void> {
    const { chips: all } = taskOf(state)
    for (const [slot, chip] of slots.entries()) {
      if (chip === null) continue
      see.sounding.value = slot
      sounds.note(all[chip]?.sound ?? '')
      await clock.wait(380)
    }
    see.sounding.value = null
  }
  async function glad(): Promise<void> {
    see.lit.value = true
    see.mood.value = 'dances'
    sounds.jingle()
    await clock.wait(1500)
  }
  return async (before: State): Promise<void> => {
    const now = play.state.value
    const { said } = now
    const { word } = taskOf(before)
    if (!said) return
    see.busy.value = true
    see.says.value = ''
    see.note.value = ''
    see.lever.value = true
    sounds.lever()
    await clock.wait(420)
    see.lever.value = false
    await chips(before, before.slots)
    sounds.whirr()
    await clock.wait(300)
    const beeps = syllablesOf(soundsOf(wordFor(word).chips)).length
    await voice(said.text, said.text, said.kind === 'right' ? beeps : undefined)
    see.note.value = toldOf(now, said)
    if (said.kind === 'right') await glad()
    else {
      see.mood.value = said.kind === 'silly' || said.kind === 'again' ? 'silly' : 'listens'
      if (said.kind === 'silly') sounds.silly()
      else sounds.other()
      await clock.wait(1300)
      if (now.phase !== 'build') {
        await chips(now, now.slots)
        await voice(word, word, beeps)
        await clock.wait(900)
      }
    }
    play.say(see.note.value)
    see.mood.value = 'calm'
    see.busy.value = false
    // The robot has spoken: only now can the next try be made.
    play.asked()
  }
}

/** The end: the robot says who it is, and goes to the gallery. */
function makeClosing(play: RoboPlay, see: Signals, sounds: Sounds, voice: Voice) {
  return async (): Promise<void> => {
    if (see.closing.value) return
    see.closing.value = true
    see.busy.value = true
    play.speech.cancel()
    see.note.value = ''
    see.stage.value = true
    const state = play.state.value
    const name = state.name ?? namesFor(state)[0] ?? m.robo_voicebox_robo2()
    if (state.built.length > 0) play.keep(withRobot(keptOf(play.kept.value), { name, parts: state.parts }))
    const text = introductionOf({ ...state, name })
    sounds.jingle()
    play.say(text)
    await play.clock.wait(500)
    await voice(text, text, Math.min(10, state.built.length + 3))
    see.mood.value = 'dances'
    sounds.part()
    await play.clock.wait(1200)
    play.finish()
  }
}

/** Plays moves on the rules and shows them in the workshop. */
export function makeShow(play: RoboPlay) {
  const see = makeSignals()
  const sounds = makeSounds(play.sound)
  const voice = makeVoice(play, see, sounds)
  const pull = makePull(play, see, sounds, voice)
  const close = makeClosing(play, see, sounds, voice)
  play.keep(withDealt(keptOf(play.kept.value), play.level.pool, play.state.value.dealt))

  /** A chip says its key word where no letters are seen, or where somebody wants it. */
  function keyWord(chip: number): void {
    const { sound = '' } = taskOf(play.state.value).chips[chip] ?? {}
    const { chips, keys } = play.values
    if (keys === 'word' || (keys === 'auto' && chips === 'colors'))
      if (hasVoice(play)) void play.speech.say(phonemes[sound]?.key ?? '', { rate: Number(play.values.rate) || 1 })
    sounds.note(sound)
  }
  async function hiccup(): Promise<void> {
    see.busy.value = true
    see.mood.value = 'hiccups'
    see.says.value = m.robo_voicebox_hic()
    sounds.hiccup()
    see.note.value = hiccupText
    play.say(hiccupText)
    await play.clock.wait(1300)
    see.mood.value = 'calm'
    see.says.value = ''
    see.busy.value = false
  }
  function fresh(): void {
    see.says.value = ''
    see.note.value = ''
    see.lit.value = false
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
        see.says.value = ''
        if (now.hiccups > before.hiccups) return void hiccup()
        if (move.kind === 'take') sounds.back()
        else {
          sounds.put()
          // By switch nothing is taken in hand first.
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
    ...see,
    sounds,
    close,
    can: (kind: Move['kind']): boolean => openMoves(play.state.value).some((one) => one.kind === kind),
    /** A chip was taken in hand. */
    held(chip: number): void {
      sounds.take()
      keyWord(chip)
      const one = taskOf(play.state.value).chips[chip]
      if (one) play.say(nameOfChip(one))
    },
    /** Says the word that is wanted, for whoever does not know the picture; nothing waits for it. */
    async hear(): Promise<void> {
      if (see.busy.value || see.closing.value) return
      const { word } = taskOf(play.state.value)
      await voice(word, word, syllablesOf(soundsOf(wordFor(word).chips)).length)
    },
    /** Says the word that it can say already. */
    async begin(): Promise<void> {
      const { from } = taskOf(play.state.value)
      fresh()
      if (from !== null) await voice(from, from, 1)
    },
    /** Makes a move and shows what came of it. */
    make(move: Move): void {
      if (see.busy.value || see.closing.value || !play.ready.value) return
      const before = play.state.value
      play.move(move)
      after(move, before)
    },
  }
}
export type Show = ReturnType<typeof makeShow>
