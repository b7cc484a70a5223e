import { expect, test } from 'vitest'
import type { Trial } from '@marigold/contract'
import { errorless, onOff } from '../session/fields.ts'
import { countRules, countSpec, playWith, type CountMove, type CountState } from '../testing.ts'

test('turns go round by the state, and TURN_END is sent once a turn with the person who had it', () => {
  const { play, turn, of } = playWith(3)
  const names = [play.person.value.name]
  for (let i = 0; i < 3; i++) {
    turn()
    names.push(play.person.value.name)
  }
  play.endTurn()
  play.endTurn()
  expect(names).toEqual(['Mia', 'Leo', 'Ana', 'Mia'])
  expect(of('TURN_END').map(({ player, turn: count }) => [player, count])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [1, 4],
  ])
})

test('a turn is announced by name, and its moves wait until the banner has gone', () => {
  const { play, time, said } = playWith(2)
  play.move('press')
  play.endTurn()
  expect(said.at(-1)).toBe('Leo, your turn')
  expect([play.banner.value, play.ready.value]).toEqual([true, false])
  time.pass(1200)
  expect([play.banner.value, play.ready.value]).toEqual([false, true])
})

test('a pause stops the banner where it is, and it goes on afterwards', () => {
  const { play, time } = playWith(2)
  play.endTurn()
  time.pass(600)
  play.clock.pause()
  time.pass(60_000)
  expect(play.banner.value).toBe(true)
  play.clock.resume()
  time.pass(400)
  expect(play.banner.value).toBe(true)
  time.pass(200)
  expect(play.banner.value).toBe(false)
})

test('practice comes before each turn, is scored by the adult, and the turn comes whatever the score', () => {
  const { play, of } = playWith(2, { trials: 4 })
  expect(play.ready.value).toBe(false)
  for (const result of ['notYet', 'helped', 'independent', 'skipped'] as const) play.scorePractice(result)
  play.scorePractice('independent')
  expect(play.ready.value).toBe(true)
  expect(of('TRIAL').map(({ trial }) => [trial.player, trial.result, trial.cue, trial.scoredBy, trial.event])).toEqual([
    [1, 'incorrect', 0, 'adult', undefined],
    [1, 'correct', 1, 'adult', undefined],
    [1, 'correct', 0, 'adult', undefined],
    [1, 'none', 0, 'adult', true],
  ])
  expect([play.practiced.value, play.earned.value]).toEqual([{ 1: 3 }, 'independent'])
})

test('where the player page practices with cards, the kit asks for no practice of its own', () => {
  const { play } = playWith(2, { trials: 3 }, undefined, 5)
  expect(play.practice.value).toMatchObject({ by: 'cards', of: 5 })
  play.cardsDone(1, ['notYet', 'helped', 'skipped'])
  expect([play.ready.value, play.practiced.value]).toEqual([true, { 1: 2 }])
})

test('a turn begins with the cards of its player, after the banner and before any move', () => {
  const { play, of, time } = playWith(2, {}, undefined, 3)
  expect(of('TURN_BEGIN')).toEqual([{ type: 'TURN_BEGIN', player: 1, turn: 1 }])
  expect([play.ready.value, play.earned.value]).toEqual([false, null])
  play.cardsDone(1, ['notYet', 'independent', 'helped'])
  expect([play.ready.value, play.earned.value]).toEqual([true, 'independent'])
  play.move('press')
  play.endTurn()
  expect([of('TURN_BEGIN').length, play.earned.value]).toEqual([1, null])
  time.pass(1200)
  expect(of('TURN_BEGIN').at(-1)).toEqual({ type: 'TURN_BEGIN', player: 2, turn: 2 })
  play.cardsDone(2, ['skipped'])
  expect([play.ready.value, play.earned.value]).toEqual([true, 'skipped'])
})

test('a player who plays alone gets the cards of the next turn as soon as the last one ends', () => {
  const { play, of } = playWith(1, {}, undefined, 3)
  play.cardsDone(1, ['helped'])
  play.move('press')
  play.endTurn()
  expect([of('TURN_BEGIN').map(({ turn }) => turn), play.ready.value]).toEqual([[1, 2], false])
})

test('no turn begins once the game is over or closing', () => {
  const over = playWith(2)
  for (let i = 0; i < 6; i++) over.turn()
  const ended = playWith(2)
  ended.play.move('press')
  ended.play.endTurn()
  ended.play.end('asked')
  ended.time.pass(1200)
  expect([over.of('TURN_BEGIN').length, ended.of('TURN_BEGIN').length]).toEqual([6, 1])
})

test('a game closes after its last turn or with End, and then ends no turn', () => {
  const over = playWith(2)
  for (let i = 0; i < 6; i++) over.turn()
  over.play.endTurn()
  const ended = playWith(2)
  ended.play.move('press')
  ended.play.end('asked')
  ended.play.endTurn()
  expect([over, ended].map(({ play }) => [play.closing.value, play.ready.value])).toEqual([
    [true, false],
    [true, false],
  ])
  expect([over.of('TURN_END').length, ended.of('TURN_END').length]).toEqual([6, 0])
})

test('the turn comes without cards when the player page turns them off, or has none, or is lost', () => {
  const off = playWith(2, {}, undefined, 3)
  off.hostTrials.value = 0
  const none = playWith(2, {}, undefined, 3, { cards: { shared: null, own: {} } })
  const lost = playWith(2, {}, undefined, 3)
  lost.time.pass(4000)
  expect(lost.play.ready.value).toBe(false)
  lost.time.pass(1500)
  expect([off, none, lost].map(({ play }) => play.ready.value)).toEqual([true, true, true])
})

test('cards that are practiced without being asked for count, and change no turn', () => {
  const { play } = playWith(2, {}, undefined, 3)
  play.cardsDone(2, ['independent'])
  expect([play.ready.value, play.earned.value, play.practiced.value]).toEqual([false, null, { 2: 1 }])
})

test('the member who takes over for one who is away gets their own cards', () => {
  const { play, of, time } = playWith(4, { teams: 2 }, undefined, 3)
  play.setAway(1, true)
  time.pass(1200)
  expect(of('TURN_BEGIN').map(({ player, turn }) => [player, turn])).toEqual([
    [1, 1],
    [3, 1],
  ])
  play.cardsDone(1, ['independent'])
  expect(play.ready.value).toBe(false)
  play.cardsDone(3, ['helped'])
  expect([play.ready.value, play.earned.value]).toEqual([true, 'helped'])
})

test('one more practice opens one more card at once, and waits for it', async () => {
  const { play, of, decks } = playWith(2, { trials: 3 }, undefined, 5)
  play.cardsDone(1, ['notYet'])
  let done = 0
  void play.practiceMore().then(() => (done += 1))
  expect(of('TURN_BEGIN').at(-1)).toEqual({ type: 'TURN_BEGIN', player: 1, turn: 1, cards: 1 })
  expect(play.ready.value).toBe(false)
  play.cardsDone(1, ['independent'])
  await Promise.resolve()
  expect([done, play.ready.value, play.earned.value]).toEqual([1, true, 'independent'])
  // A player without cards practices in the game.
  decks.value = { shared: null, own: {} }
  void play.practiceMore()
  expect(play.practice.value).toMatchObject({ by: 'adult', done: 0, of: 1 })
  play.scorePractice('independent')
  expect([play.ready.value, of('TURN_BEGIN').length]).toEqual([true, 2])
})

test('what is practiced inside the game earns too: alone more than with help, and a rating of oneself nothing', () => {
  const { play, turn } = playWith(2)
  const earned = (trial: Partial<Trial>) => {
    play.trial({ target: 'S', response: 'sun', ...trial })
    return play.earned.value
  }
  expect(earned({ result: 'none' })).toBeNull()
  expect(earned({ result: 'correct', scoredBy: 'self' })).toBeNull()
  expect(earned({ result: 'incorrect' })).toBe('notYet')
  expect(earned({ result: 'correct', cue: 2 })).toBe('helped')
  expect(earned({ result: 'correct', scoredBy: 'adult' })).toBe('independent')
  expect(earned({ result: 'approx' })).toBe('independent')
  expect(play.results.value).toEqual({ 1: ['notYet', 'helped', 'independent', 'helped'] })
  turn()
  expect(play.earned.value).toBeNull()
})

test('a player who is away is passed over; the last one here cannot be away', () => {
  const { play, turn } = playWith(3)
  play.setAway(2, true)
  turn()
  expect(play.person.value.name).toBe('Ana')
  play.setAway(3, true)
  play.setAway(1, true)
  expect([...play.away.value].sort()).toEqual([2, 3])
})

test('a pass gives the turn away without counting for the game', () => {
  const { play, of } = playWith(2)
  play.pass()
  expect(play.state.value.counts).toEqual([0, 0])
  expect([play.person.value.name, of('TURN_END').length]).toEqual(['Leo', 1])
})

test('a pass while a finished turn is still shown does not take the next player’s turn', () => {
  const { play, of } = playWith(3)
  play.move('press')
  play.pass()
  play.endTurn()
  expect([play.person.value.name, of('TURN_END').length]).toEqual(['Leo', 1])
})

test('End lets the view close, and the kit finishes by itself when it does not; GAME_OVER is sent once', () => {
  const { play, time, of, screens, said, turn } = playWith(2)
  turn()
  play.end('asked')
  expect([play.ready.value, play.ending.value]).toEqual([false, 'asked'])
  time.pass(11_500)
  expect(screens).toEqual([])
  time.pass(1000)
  play.finish()
  expect([screens, of('GAME_OVER').length, said.at(-1)]).toEqual([['end'], 1, 'Well counted'])
})

test('the time limit ends the game, and time in a pause does not count', () => {
  const { play, time } = playWith(2, { minutes: 5 })
  time.pass(4 * 60_000)
  play.clock.pause()
  time.pass(10 * 60_000)
  play.clock.resume()
  expect(play.ending.value).toBeNull()
  time.pass(60_000)
  expect(play.ending.value).toBe('time')
})

test('when the game is over no further turn is handed over', () => {
  const { turn, of, said } = playWith(2)
  for (let i = 0; i < 6; i++) turn()
  expect(of('TURN_END')).toHaveLength(6)
  expect(said).toHaveLength(6)
})

test('the time to answer is counted from when the player could move', () => {
  const { play, time } = playWith(2)
  time.pass(700)
  expect(play.sinceReady()).toBeGreaterThanOrEqual(700)
  expect(play.sinceReady()).toBeLessThan(1000)
})

test('the time to answer starts again with each turn, also for one player, whose turns have no banner', () => {
  const { play, time } = playWith(1)
  time.pass(5000)
  play.move('press')
  play.endTurn()
  time.pass(300)
  expect(play.sinceReady()).toBe(300)
})

test('the time to answer starts again with the next question, and leaves out what is read out meanwhile', async () => {
  const { play, time } = playWith(2)
  time.pass(5000)
  play.asked()
  time.pass(300)
  const reading = play.aloud('the red cat')
  time.pass(4000)
  expect(play.sinceReady()).toBe(300)
  play.toRead.value?.done()
  await reading
  time.pass(200)
  expect(play.sinceReady()).toBe(500)
})

test('the same seed shuffles the same way, and nobody is lost', () => {
  const order = () => playWith(4, { shuffle: true }).play.players.map(({ id }) => id)
  expect(order()).toEqual(order())
  expect(order().sort()).toEqual([1, 2, 3, 4])
})

test('a movement of no time cross-fades in calm mode alone', async () => {
  const { play, calm, fades } = playWith(2)
  await play.clock.tween(0, () => undefined)
  expect(fades()).toBe(0)
  calm.value = true
  await play.clock.tween(0, () => undefined)
  expect(fades()).toBe(1)
})

test('what the menu changes during play reaches the game at once, and what was settled at the start stays', () => {
  const { play, settings } = playWith(2, { scan: 'off', minutes: 5 })
  settings.value = { ...settings.value, scan: 'one', look: 'clean', minutes: 0 }
  expect([play.values.scan, play.values.look, play.values.minutes]).toEqual(['one', 'clean', 5])
})

test('a game that ends before anybody moved says so, and sums nothing up', () => {
  const { play, said, of } = playWith(2)
  play.end('asked')
  play.move('press')
  play.finish()
  expect(said.at(-1)).toBe('Nothing played yet. Start whenever you’re ready.')
  expect(of('GAME_OVER')[0]?.summary).toEqual([{ label: 'Level', value: 'Short' }])
})

test('one move or one practice try is enough for the farewell of the game itself', () => {
  const moved = playWith(2)
  moved.turn()
  moved.play.finish()
  const practiced = playWith(2, { trials: 1 })
  practiced.play.scorePractice('notYet')
  practiced.play.finish()
  expect([moved.said.at(-1), practiced.said.at(-1)]).toEqual(['Well counted', 'Well counted'])
})

test('who has the floor within a turn is shown and has the trials, and the turn ends with whose it was', () => {
  const rules = {
    ...countRules,
    // A press asks the other one; a pass comes back to the seat of the turn.
    apply: (state: CountState, move: CountMove) => ({ ...state, counts: move === 'press' ? [0, 1] : [1, 0] }),
  }
  const floor = ({ counts }: CountState) => (counts[1] ? 1 : null)
  const { play, of } = playWith(2, {}, { ...countSpec, rules, floor })
  play.move('press')
  expect([play.current.value.name, play.person.value.name]).toEqual(['Leo', 'Leo'])
  play.trial({ target: 'vote', response: 'yes' })
  play.move('pass')
  expect(play.person.value.name).toBe('Mia')
  play.move('press')
  play.endTurn()
  expect(of('TRIAL').map(({ trial }) => trial.player)).toEqual([2])
  expect(of('TURN_END').map(({ player }) => player)).toEqual([1])
})

test('whom a turn begins by asking has the floor once the turn was announced', () => {
  // The other one is asked first, to hide something for the player of the turn.
  const spec = { ...countSpec, floor: ({ seat }: CountState) => 1 - seat }
  const { play, time, said, of } = playWith(2, {}, spec)
  expect([said.at(-1), play.person.value.name]).toEqual(['Mia, your turn', 'Leo'])
  play.move('press')
  play.endTurn()
  expect([said.at(-1), play.person.value.name, play.ready.value]).toEqual(['Leo, your turn', 'Leo', false])
  time.pass(1200)
  expect(play.person.value.name).toBe('Mia')
  play.endTurn()
  expect(of('TURN_END').map(({ player }) => player)).toEqual([1, 2])
})

test('with errorless learning what the game scores has the maximal cue, and the summary says so', () => {
  const spec = { ...countSpec, fields: [errorless] }
  const logged = (values: Record<string, boolean>, given = countSpec) => {
    const { play, of } = playWith(1, values, given)
    play.trial({ target: 'find', response: 'cat', result: 'correct' })
    play.trial({ target: 'guess', response: 'dog', result: 'correct' }, 'open')
    play.trial({ target: 'say', response: 'cat', result: 'correct', scoredBy: 'adult' })
    play.finish()
    return { cues: of('TRIAL').map(({ trial }) => trial.cue), last: of('GAME_OVER')[0]?.summary.at(-1) }
  }
  expect(logged({ errorless: true }, spec)).toEqual({
    cues: [3, 0, 0],
    last: { label: 'Support', value: 'Errorless: only correct choices were available' },
  })
  expect(logged({}, spec).cues).toEqual([0, 0, 0])
  expect(logged({ errorless: true }).cues).toEqual([0, 0, 0])
})

test('a game’s own setting changes a running game only where it is live', () => {
  const fields = [onOff('hints', 'Hints', { live: true }), onOff('long', 'Long')]
  const { play, settings } = playWith(1, { hints: false, long: false }, { ...countSpec, fields })
  settings.value = { ...settings.value, hints: true, long: true }
  expect([play.values.hints, play.values.long]).toEqual([true, false])
})

test('a name typed during play counts right away', () => {
  const { play, roster } = playWith(2)
  roster.value = roster.value.map((one) => (one.id === 1 ? { ...one, name: 'Mo' } : one))
  play.rename(roster.value)
  expect([play.person.value.name, play.current.value.name, play.players[0]?.name]).toEqual(['Mo', 'Mo', 'Mo'])
})
