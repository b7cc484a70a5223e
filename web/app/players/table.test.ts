import { describe, expect, it } from 'vitest'
import {
  deviceText,
  freeSeat,
  gamePlayers,
  keptGroup,
  looksLikeFullName,
  nameAt,
  nextSeat,
  parseTable,
  present,
  seated,
  seatNow,
  tabText,
  withChanged,
  withPlayer,
  withoutPlayer,
  type StoredTable,
} from './table.ts'

const monday = Date.UTC(2026, 4, 4, 15)
const tuesday = monday + 86_400_000
const seatsOf = (players: readonly { seat: number }[]) => players.map((player) => player.seat)

describe('who takes part', () => {
  it('is one to six, told apart by color and symbol in a game', () => {
    expect(seatsOf(seated(9))).toEqual([1, 2, 3, 4, 5, 6])
    expect(seated(0)).toHaveLength(1)
    const told = gamePlayers(seated(6))
    expect(new Set(told.map(({ color }) => color)).size).toBe(6)
    expect(new Set(told.map(({ symbol }) => symbol)).size).toBe(6)
  })

  it('goes round those who are there, past whoever is away', () => {
    const players = withChanged(seated(4), 3, { away: true })
    expect([1, 2, 4].map((seat) => nextSeat(players, seat))).toEqual([2, 4, 1])
    expect(seatNow(players, 3)).toBe(4)
    expect(seatNow(withChanged(players, 4, { away: true }), 3)).toBe(1)
    expect(seatsOf(gamePlayers(players).map(({ id: seat }) => ({ seat })))).toEqual([1, 2, 4])
  })

  it('lets anybody leave but the last, and keeps the seat of whoever has tries', () => {
    const three = seated(3)
    expect(seatsOf(withoutPlayer(three, 2, new Set()))).toEqual([1, 3])
    const kept = withoutPlayer(three, 2, new Set([2]))
    expect([seatsOf(kept), seatsOf(present(kept))]).toEqual([
      [1, 2, 3],
      [1, 3],
    ])
    expect(withoutPlayer(seated(1), 1, new Set())).toHaveLength(1)
    expect(present(withoutPlayer(withoutPlayer(kept, 1, new Set()), 3, new Set([3])))).toHaveLength(1)
  })

  it('gives a new player a seat that nobody has had, and no seventh one', () => {
    const left = withoutPlayer(seated(3), 2, new Set([2]))
    expect(seatsOf(withPlayer(left))).toEqual([1, 2, 3, 4])
    expect(seatsOf(withPlayer(withoutPlayer(seated(3), 2, new Set())))).toEqual([1, 2, 3])
    expect(freeSeat(seated(6))).toBeNull()
    expect(withPlayer(seated(6))).toHaveLength(6)
  })

  it('calls a player by the name given, else by the color of the seat', () => {
    expect([nameAt(withChanged(seated(2), 2, { name: ' K. ' }), 2), nameAt(seated(2), 2)]).toEqual(['K.', 'Teal'])
  })

  it('warns of what looks like a full name', () => {
    expect(['Dana Smith', 'D. S.', 'Dana', 'Dana S', 'Blue team'].map(looksLikeFullName)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })
})

describe('what is stored of a table', () => {
  const set = { title: 'R', line: 'Words', pictures: ['/a.svg'], picks: { fluency: [1] }, only: null }
  const table: StoredTable = {
    players: [
      { seat: 1, name: 'Mei', away: false, set },
      { seat: 4, name: 'Kofi', away: true },
    ],
    trialsPerTurn: 5,
    keep: false,
  }

  it('is a group of its tab, with names and sets, until the day ends', () => {
    const device = deviceText(table)
    const tab = tabText(table, monday)
    expect(device).not.toMatch(/Mei|Words/)
    expect(parseTable(device, tab, monday)).toEqual(table)
    const alone = { players: null, trialsPerTurn: 5, keep: false }
    expect(parseTable(device, null, monday)).toEqual(alone)
    expect(parseTable(device, tab, tuesday)).toEqual(alone)
  })

  it('stays on the device where the group is kept, and waits while somebody else plays in a tab', () => {
    const kept = { ...table, keep: true }
    const device = deviceText(kept)
    expect(tabText(kept, monday)).toBeNull()
    expect(parseTable(device, null, tuesday)).toEqual(kept)
    const other: StoredTable = { ...table, players: seated(1) }
    expect(parseTable(device, tabText(other, tuesday), tuesday)).toEqual(other)
    expect(keptGroup(device)).toEqual(kept.players)
  })

  it('is nothing where the text is none of ours', () => {
    const none = { players: null, trialsPerTurn: 3, keep: false }
    for (const text of [null, '{', '7', '{"players":[]}']) expect(parseTable(text, text, monday)).toEqual(none)
    const doubled = tabText({ ...table, players: [...seated(1), ...seated(1)] }, monday)
    expect(parseTable(null, doubled, monday).players).toHaveLength(1)
  })
})
