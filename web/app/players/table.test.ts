import { describe, expect, it } from 'vitest'
import {
  clientInGame,
  serializeForDevice,
  freeSeat,
  toGamePlayers,
  parseSavedGroup,
  looksLikeFullName,
  playerName,
  nextSeat,
  parseTable,
  activePlayers,
  createPlayers,
  currentSeat,
  serializeForTab,
  updatePlayer,
  addPlayer,
  removePlayer,
  type StoredTable,
  type TablePlayer,
} from './table.ts'

const monday = Date.UTC(2026, 4, 4, 15)
const tuesday = monday + 86_400_000
const seatsOf = (players: readonly { seat: number }[]) => players.map((player) => player.seat)

describe('the players', () => {
  it('are one to six, told apart by color and symbol in a game', () => {
    expect(seatsOf(createPlayers(9))).toEqual([1, 2, 3, 4, 5, 6])
    expect(createPlayers(0)).toHaveLength(1)
    const told = toGamePlayers(createPlayers(6))
    expect(new Set(told.map(({ color }) => color)).size).toBe(6)
    expect(new Set(told.map(({ symbol }) => symbol)).size).toBe(6)
  })

  it('take turns in a circle, skipping those who are away', () => {
    const players = updatePlayer(createPlayers(4), 3, { away: true })
    expect([1, 2, 4].map((seat) => nextSeat(players, seat))).toEqual([2, 4, 1])
    expect(currentSeat(players, 3)).toBe(4)
    expect(currentSeat(updatePlayer(players, 4, { away: true }), 3)).toBe(1)
    expect(seatsOf(toGamePlayers(players).map(({ id: seat }) => ({ seat })))).toEqual([1, 2, 4])
  })

  it('can all leave except the last, and keep the seat of anyone with trials', () => {
    const three = createPlayers(3)
    expect(seatsOf(removePlayer(three, 2, new Set()))).toEqual([1, 3])
    const kept = removePlayer(three, 2, new Set([2]))
    expect([seatsOf(kept), seatsOf(activePlayers(kept))]).toEqual([
      [1, 2, 3],
      [1, 3],
    ])
    expect(removePlayer(createPlayers(1), 1, new Set())).toHaveLength(1)
    expect(activePlayers(removePlayer(removePlayer(kept, 1, new Set()), 3, new Set([3])))).toHaveLength(1)
  })

  it('get a seat that nobody has had, but no seventh one', () => {
    const left = removePlayer(createPlayers(3), 2, new Set([2]))
    expect(seatsOf(addPlayer(left))).toEqual([1, 2, 3, 4])
    expect(seatsOf(addPlayer(removePlayer(createPlayers(3), 2, new Set())))).toEqual([1, 2, 3])
    expect(freeSeat(createPlayers(6))).toBeNull()
    expect(addPlayer(createPlayers(6))).toHaveLength(6)
  })

  it("are called by their name, or by their seat's color", () => {
    expect([
      playerName(updatePlayer(createPlayers(2), 2, { name: ' K. ' }), 2),
      playerName(createPlayers(2), 2),
    ]).toEqual(['K.', 'Teal'])
  })

  it('warn about a likely full name', () => {
    expect(['Dana Smith', 'D. S.', 'Dana', 'Dana S', 'Blue team'].map(looksLikeFullName)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })
})

describe('stored players', () => {
  const set = { title: 'R', line: 'Words', pictures: ['/a.svg'], picks: { fluency: [1] }, only: null }
  const table: StoredTable = {
    players: [
      { seat: 1, name: 'Mei', away: false, set },
      { seat: 4, name: 'Kofi', away: true },
    ],
    trialsPerTurn: 5,
    keep: false,
  }

  it("are this tab's group, with names and sets, until the day ends", () => {
    const device = serializeForDevice(table)
    const tab = serializeForTab(table, monday)
    expect(device).not.toMatch(/Mei|Words/)
    expect(parseTable(device, tab, monday)).toEqual(table)
    const alone = { players: null, trialsPerTurn: 5, keep: false }
    expect(parseTable(device, null, monday)).toEqual(alone)
    expect(parseTable(device, tab, tuesday)).toEqual(alone)
  })

  it('stay on the device if the group is saved, even while others play in a tab', () => {
    const kept = { ...table, keep: true }
    const device = serializeForDevice(kept)
    expect(serializeForTab(kept, monday)).toBeNull()
    expect(parseTable(device, null, tuesday)).toEqual(kept)
    const other: StoredTable = { ...table, players: createPlayers(1) }
    expect(parseTable(device, serializeForTab(other, tuesday), tuesday)).toEqual(other)
    expect(parseSavedGroup(device)).toEqual(kept.players)
  })

  it('are empty if the text is invalid', () => {
    const none = { players: null, trialsPerTurn: 3, keep: false }
    for (const text of [null, '{', '7', '{"players":[]}']) expect(parseTable(text, text, monday)).toEqual(none)
    const doubled = serializeForTab({ ...table, players: [...createPlayers(1), ...createPlayers(1)] }, monday)
    expect(parseTable(null, doubled, monday).players).toHaveLength(1)
  })
})

describe('the goal of what a client does in a game', () => {
  const [seat] = createPlayers(1)
  const maya = (goals: NonNullable<TablePlayer['goals']>) => ({
    ...{ seat: 1, name: 'Maya', away: false, ...seat, client: 'maya', goal: 'sounds', goals },
  })
  const cards = { goal: 'sounds', picks: [] } as never
  const other = { slug: 'lantern-river', practicesCards: false }

  it('is the one whose cards the game practices, or that the game trains, or that nothing trains', () => {
    expect(clientInGame(maya([cards]), { ...other, practicesCards: true })).toEqual({ client: 'maya', goal: 'sounds' })
    const trained = { goal: 'turns', game: 'lantern-river' } as never
    expect(clientInGame(maya([cards, trained]), other)).toEqual({ client: 'maya', goal: 'turns' })
    expect(clientInGame(maya([{ goal: 'sounds' } as never]), other)).toEqual({ client: 'maya', goal: 'sounds' })
  })

  it('is none while cards or another game train the goal', () => {
    expect(clientInGame(maya([cards]), other)).toEqual({ client: 'maya' })
    expect(clientInGame(maya([{ goal: 'sounds', game: 'otter-glide' } as never]), other)).toEqual({ client: 'maya' })
  })
})
