import { fits, seatOfSlot, taskOf, type RoboPlay, type State } from './state.ts'
import { placeName } from './texts.ts'

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
export function logPull(play: RoboPlay, before: State, now: State): void {
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
