import { describe, expect, it } from 'vitest'
import {
  freeSeat,
  gamePlayers,
  looksLikeFullName,
  nameAt,
  nextSeat,
  parseTable,
  present,
  seated,
  seatNow,
  tableText,
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

  it('has no names unless the group is kept; they come back in the same tab alone', () => {
    const text = tableText(table, monday)
    expect(text).not.toContain('Mei')
    expect(parseTable(text, '{"1":"Mei","4":"Kofi"}', monday)).toEqual(table)
    expect(parseTable(text, null, monday).players?.map(({ name }) => name)).toEqual(['', ''])
  })

  it('is gone the next day with the sets, but not how many tries a turn has', () => {
    expect(parseTable(tableText(table, monday), null, tuesday)).toEqual({
      players: null,
      trialsPerTurn: 5,
      keep: false,
    })
  })

  it('stays with names and sets where the group is kept', () => {
    const kept = { ...table, keep: true }
    expect(parseTable(tableText(kept, monday), null, tuesday)).toEqual(kept)
  })

  it('is nothing where the text is none of ours', () => {
    const none = { players: null, trialsPerTurn: 3, keep: false }
    for (const text of [null, '{', '7', '{"players":[]}']) expect(parseTable(text, null, monday)).toEqual(none)
    const doubled = tableText({ ...table, players: [...seated(1), ...seated(1)] }, monday)
    expect(parseTable(doubled, '{"1":7}', monday).players).toHaveLength(1)
  })
})
