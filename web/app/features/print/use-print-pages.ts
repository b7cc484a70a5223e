import type { Card } from '@marigold/contract'
import { useCallback, useMemo, useState } from 'react'
import { nameAt } from '../../players/table.ts'
import { useTable } from '../../players/table-store.ts'
import { layOut, layOutApart } from './lay-out.ts'
import { readOptions, storeOptions, type PrintOptions, type PrintRun, type SheetName } from './options.ts'
import type { PlayerCards, Source, Sources } from './sources.ts'
import { titleOf } from './targets.ts'

/** The words of the header line. */
export type HeaderWords = Pick<PrintRun, 'name' | 'date' | 'target'>

/** Whose cards are printed: each player's own one after the other, those of one seat, or all together. */
export type Whose = 'each' | 'all' | `${number}`

/** Where parents find games without an account. */
const freeGames = typeof location === 'undefined' ? '' : `${location.origin}/exploregames?message=Free%20Games`

const today = () => new Date().toLocaleDateString(undefined, { year: 'numeric', month: 'short', day: 'numeric' })

/** The options of this device, kept when they change; a sheet that was asked for stands before the last one. */
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

/** The players of the source whose cards are printed apart, each with a name for the corner of their pages. */
function useWhose(players: readonly PlayerCards[]) {
  const [wanted, setWhose] = useState<Whose>('each')
  const table = useTable()
  const [written, setWritten] = useState<Readonly<Record<number, string>>>({})
  const isThere = wanted === 'each' || players.some(({ seat }) => String(seat) === wanted)
  const whose: Whose = players.length === 0 ? 'all' : wanted === 'all' || isThere ? wanted : 'each'
  const apart = useMemo(
    () =>
      players
        .filter(({ seat }) => whose === 'each' || String(seat) === whose)
        .map((player) => ({ ...player, name: written[player.seat] ?? nameAt(table.players, player.seat) })),
    [players, whose, written, table],
  )
  const rename = (seat: number, name: string) => setWritten((names) => ({ ...names, [seat]: name }))
  return { whose, setWhose, apart, rename, nameOf: (seat: number) => nameAt(table.players, seat) }
}

/** Cards, options and the words of the header line, and the pages that come of them. */
export function usePrintPages(sources: Sources, first: Source, sheet: SheetName | null = null) {
  const [source, setSource] = useState<Source>(first)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [options, changeOptions] = useOptions(sheet)
  const [seed, setSeed] = useState(1)
  const [written, setWritten] = useState<Partial<HeaderWords>>({})
  const { all, players } = sources[source]
  const { whose, setWhose, apart, rename, nameOf } = useWhose(players)
  const lists: readonly (readonly Card[])[] = useMemo(
    () => (apart.length > 0 ? apart.map(({ cards }) => cards) : [all]),
    [apart, all],
  )
  const listed = useMemo(() => [...new Map(lists.flat().map((card) => [card.key, card])).values()], [lists])
  const cards = useMemo(() => listed.filter((card) => !leftOut.has(card.key)), [listed, leftOut])
  const words: HeaderWords = useMemo(
    () => ({ name: '', date: today(), target: titleOf(cards), ...written }),
    [cards, written],
  )
  const pages = useMemo(() => {
    const run = { options, seed, freeGames, ...words }
    const taken = (list: readonly Card[]) => list.filter((card) => !leftOut.has(card.key))
    if (apart.length === 0) return layOut(run, cards)
    return layOutApart(
      run,
      apart.map((player) => ({ ...player, cards: taken(player.cards) })),
    )
  }, [options, seed, words, cards, apart, leftOut])
  return {
    source,
    setSource: (next: Source) => {
      setSource(next)
      setLeftOut(new Set())
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
    leftOut,
    setLeftOut,
    takeOnly: (key: string) => setLeftOut(new Set(listed.flatMap((card) => (card.key === key ? [] : card.key)))),
    options,
    changeOptions,
    words,
    changeWords: (part: Partial<HeaderWords>) => setWritten((current) => ({ ...current, ...part })),
    mix: () => setSeed((current) => current + 1),
    pages,
  }
}
export type PrintPages = ReturnType<typeof usePrintPages>
