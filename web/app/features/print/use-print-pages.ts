import type { Card, Deck } from '@marigold/contract'
import { useCallback, useMemo, useState } from 'react'
import { isPair, plainPair } from '../../platform/pair-words.ts'
import { layOut } from './lay-out.ts'
import { readOptions, storeOptions, type PrintOptions } from './options.ts'
import type { HeaderWords } from './options-panel.tsx'
import { titleOf } from './targets.ts'

/** Which cards are printed: the set that was opened, or what was practiced today. */
export type Source = 'set' | 'used'

/** What the print page was given. */
export interface PrintCards {
  set: Deck | null
  used: readonly Card[]
}

/** Where parents find games without an account. */
const freeGames = typeof location === 'undefined' ? '' : `${location.origin}/exploregames?message=Free%20Games`

const today = () => new Date().toLocaleDateString(undefined, { year: 'numeric', month: 'short', day: 'numeric' })

/** The options of this device, kept when they change. */
function useOptions() {
  const [options, setOptions] = useState<PrintOptions>(readOptions)
  const change = useCallback((part: Partial<PrintOptions>) => {
    setOptions((current) => {
      const next = { ...current, ...part }
      storeOptions(next)
      return next
    })
  }, [])
  return [options, change] as const
}

/** A minimal pair may stand in a set once for each of its words: on paper it is one. */
function onceOnPaper(cards: readonly Card[]): readonly Card[] {
  if (!cards.some(isPair)) return cards
  return [
    ...new Map(cards.map((card) => (isPair(card) ? plainPair(card) : card)).map((card) => [card.key, card])).values(),
  ]
}

/** Cards, options and the words of the header line, and the pages that come of them. */
export function usePrintPages({ set, used }: PrintCards, first: Source) {
  const [source, setSource] = useState<Source>(first)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [options, changeOptions] = useOptions()
  const [seed, setSeed] = useState(1)
  const [written, setWritten] = useState<Partial<HeaderWords>>({})
  const given = source === 'used' ? used : set?.cards
  const all = useMemo(() => onceOnPaper(given ?? []), [given])
  const cards = useMemo(() => all.filter((card) => !leftOut.has(card.key)), [all, leftOut])
  const words: HeaderWords = useMemo(
    () => ({ name: '', date: today(), target: titleOf(cards), ...written }),
    [cards, written],
  )
  const pages = useMemo(() => layOut({ options, seed, freeGames, ...words }, cards), [options, seed, words, cards])
  return {
    source,
    setSource: (next: Source) => {
      setSource(next)
      setLeftOut(new Set())
    },
    all,
    cards,
    leftOut,
    setLeftOut,
    takeOnly: (key: string) => setLeftOut(new Set(all.flatMap((card) => (card.key === key ? [] : card.key)))),
    options,
    changeOptions,
    words,
    changeWords: (part: Partial<HeaderWords>) => setWritten((current) => ({ ...current, ...part })),
    mix: () => setSeed((current) => current + 1),
    pages,
  }
}
export type PrintPages = ReturnType<typeof usePrintPages>
