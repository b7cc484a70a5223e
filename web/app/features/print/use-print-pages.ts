import { locale } from '#messages'
import type { Card } from '@marigold/contract'
import { useCallback, useMemo, useState } from 'react'
import { playerName } from '../../players/table.ts'
import { useTable } from '../../players/table-store.ts'
import { layOut, layOutByPlayer } from './lay-out.ts'
import { freeGames, readOptions, storeOptions, type PrintOptions, type PrintRun } from './options.ts'
import type { SheetName } from './sheet-names.ts'
import type { PlayerCards, Source, Sources } from './sources.ts'
import { targetTitle } from './targets.ts'
import { noSeat, useHomeGoals } from './use-home-goals.ts'

/** Text of the header line. */
export type HeaderText = Pick<PrintRun, 'name' | 'date' | 'target'>

/** Whose cards to print: each player's separately, one seat's, or all together. */
export type PlayerChoice = 'each' | 'all' | `${number}`

const today = () => new Date().toLocaleDateString(locale, { year: 'numeric', month: 'short', day: 'numeric' })

/** Returns this device's options and stores changes; a sheet in the URL overrides the last one. */
function useOptions(sheet: SheetName | null) {
  const [options, setOptions] = useState<PrintOptions>(() => ({ ...readOptions(), ...(sheet && { sheet }) }))
  const change = useCallback((part: Partial<PrintOptions>) => {
    setOptions((current) => {
      const next = { ...current, ...part }
      storeOptions(next)
      return next
    })
  }, [])
  return [options, change] as const
}

/** Returns the players whose cards are printed separately, each with a name for their pages. */
function usePlayerChoice(players: readonly PlayerCards[]) {
  const [wanted, setWhose] = useState<PlayerChoice>('each')
  const table = useTable()
  const [written, setWritten] = useState<Readonly<Record<number, string>>>({})
  const isThere = wanted === 'each' || players.some(({ seat }) => String(seat) === wanted)
  const whose: PlayerChoice = players.length === 0 ? 'all' : wanted === 'all' || isThere ? wanted : 'each'
  const apart = useMemo(
    () =>
      players
        .filter(({ seat }) => whose === 'each' || String(seat) === whose)
        .map((player) => ({ ...player, name: written[player.seat] ?? playerName(table.players, player.seat) })),
    [players, whose, written, table],
  )
  const rename = (seat: number, name: string) => setWritten((names) => ({ ...names, [seat]: name }))
  return { whose, setWhose, apart, rename, nameOf: (seat: number) => playerName(table.players, seat) }
}

/** Holds cards, options, and header text, and returns the resulting pages. */
export function usePrintPages(sources: Sources, first: Source, sheet: SheetName | null, picks: string | null) {
  const [source, setSource] = useState<Source>(first)
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [options, changeOptions] = useOptions(sheet)
  const [seed, setSeed] = useState(1)
  const [written, setWritten] = useState<Partial<HeaderText>>({})
  const { all, players } = sources[source]
  const { whose, setWhose, apart, rename, nameOf } = usePlayerChoice(players)
  const lists: readonly (readonly Card[])[] = useMemo(
    () => (apart.length > 0 ? apart.map(({ cards }) => cards) : [all]),
    [apart, all],
  )
  const listed = useMemo(() => [...new Map(lists.flat().map((card) => [card.key, card])).values()], [lists])
  const cards = useMemo(() => listed.filter((card) => !excluded.has(card.key)), [listed, excluded])
  const homeGoals = useHomeGoals(picks)
  const { goalOf } = homeGoals
  const ownGoal = useMemo(() => goalOf(noSeat), [goalOf])
  const code = options.sheet === 'homework' ? (ownGoal.client?.code ?? '') : ''
  const words: HeaderText = useMemo(
    () => ({ name: code, date: today(), target: targetTitle(cards), ...written }),
    [code, cards, written],
  )
  const pages = useMemo(() => {
    const { goal, help } = ownGoal
    const run = { options, seed, freeGames, goal, help, ...words }
    const taken = (list: readonly Card[]) => list.filter((card) => !excluded.has(card.key))
    if (apart.length === 0) return layOut(run, cards)
    return layOutByPlayer(
      run,
      apart.map(({ seat, name, cards: own }) => {
        const { goal: ofPlayer, help: theirs } = goalOf(seat)
        return { name, cards: taken(own), goal: ofPlayer, help: theirs }
      }),
    )
  }, [options, seed, words, cards, apart, excluded, goalOf, ownGoal])
  return {
    source,
    setSource: (next: Source) => {
      setSource(next)
      setExcluded(new Set())
    },
    whose,
    setWhose,
    players,
    apart,
    rename,
    nameOf,
    all: listed,
    lists,
    cards,
    excluded,
    setExcluded,
    takeOnly: (key: string) => setExcluded(new Set(listed.flatMap((card) => (card.key === key ? [] : card.key)))),
    options,
    changeOptions,
    homeGoals,
    words,
    changeWords: (part: Partial<HeaderText>) => setWritten((current) => ({ ...current, ...part })),
    mix: () => setSeed((current) => current + 1),
    pages,
  }
}
export type PrintPages = ReturnType<typeof usePrintPages>
