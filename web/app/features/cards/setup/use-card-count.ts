import {
  getArticulations,
  getContrasts,
  getFluencyLevels,
  getLanguageSubcategories,
  limits,
  type Contrast,
  type FluencyLevel,
  type LanguageSubcategory,
  type OwnList,
  type Sound,
} from '@marigold/contract'
import { useCall, useCalls } from '../../../platform/query-client.ts'
import { slots, useLeftOut, type LeftOut } from '../left-out.ts'
import { kindsOf, pickedLists } from '../own/own-set.ts'
import { useOwnLists } from '../own/use-own-lists.ts'
import type { SetPicks } from '../set-picks.ts'
import { useViewerSettings } from '../viewer/settings.ts'

/** How long the lists of the setup are kept: they change with the content alone. */
export const listsStay = 600_000

interface Lists {
  sounds: readonly Sound[]
  contrasts: readonly Contrast[]
  levels: readonly FluencyLevel[]
  /** The parts of each picked goal. */
  parts: ReadonlyMap<string, readonly LanguageSubcategory[]>
  own: readonly OwnList[]
}

/** The slots that picks name, each with its number of cards. */
function pickedSlots(picks: SetPicks, lists: Lists, onlyPictured: boolean): Slot[][] {
  const articulation = Object.entries(picks.articulation).flatMap(([name, [positions, kinds]]) =>
    (lists.sounds.find((sound) => sound.sound_name === name)?.counts ?? [])
      .filter(({ position, kind }) => positions.includes(position) && kinds.includes(kind))
      .map(({ position, kind, count, pictured }): Slot => [
        slots.articulation(name, position, kind),
        onlyPictured ? pictured : count,
      ]),
  )
  const pairs = lists.contrasts
    .filter((contrast) => picks.pairs.includes(contrast.code))
    .map((contrast): Slot => [slots.pairs(contrast.code), contrast.pairs])
  const language = Object.entries(picks.language).flatMap(([goal, ids]) =>
    (lists.parts.get(goal) ?? [])
      .filter((part) => ids.includes(part.id))
      .map((part): Slot => [slots.language(Number(goal), part.id), cardsIn(part)]),
  )
  const fluency = lists.levels
    .filter((level) => picks.fluency.includes(level.id))
    .map((level): Slot => [slots.fluency(level.id), linesIn(level)])
  const own = pickedLists(lists.own, picks.own).flatMap(({ list, kinds }) =>
    kindsOf(list)
      .filter(({ id }) => kinds.includes(id))
      .map(({ id, count }): Slot => [slots.own(list.id, id), count]),
  )
  return [articulation, pairs, language, fluency, own]
}
type Slot = [slot: string, count: number]

/** How many cards a part of a goal has. */
export function cardsIn(part: LanguageSubcategory): number {
  return part.counts.reduce((sum, { count }) => sum + count, 0)
}

/** How many cards the picked sounds have, and how many of them have a picture. */
export function picturedOf(
  picks: SetPicks['articulation'],
  sounds: readonly Sound[],
): { all: number; pictured: number } {
  const counts = Object.entries(picks).flatMap(([name, [positions, kinds]]) =>
    (sounds.find((sound) => sound.sound_name === name)?.counts ?? []).filter(
      ({ position, kind }) => positions.includes(position) && kinds.includes(kind),
    ),
  )
  return {
    all: counts.reduce((sum, { count }) => sum + count, 0),
    pictured: counts.reduce((sum, { pictured }) => sum + pictured, 0),
  }
}

/** How many lines a level has, over all techniques. */
export function linesIn(level: FluencyLevel): number {
  return level.techniques.reduce((sum, { count }) => sum + count, 0)
}

/** The number of cards that picks lead to: what each call hands out at most, without those that are left out here. */
export function countCards(picks: SetPicks, lists: Lists, left: readonly LeftOut[], onlyPictured = false): number {
  const counts = ({ slot, plain }: LeftOut) => !(onlyPictured && plain && slot.startsWith('a/'))
  return pickedSlots(picks, lists, onlyPictured).reduce((sum, ofCall) => {
    const names = new Set(ofCall.map(([slot]) => slot))
    const handed = Math.min(
      limits.cards,
      ofCall.reduce((all, [, count]) => all + count, 0),
    )
    return sum + Math.max(0, handed - left.filter((one) => names.has(one.slot) && counts(one)).length)
  }, 0)
}

/** The number of cards of the picks before they are fetched; null while its lists are on their way. */
export function useCardCount(picks: SetPicks): number | null {
  const goals = Object.keys(picks.language)
  const left = useLeftOut()
  const { onlyPictured } = useViewerSettings()
  const sounds = useCall(getArticulations, {
    staleTime: listsStay,
    enabled: Object.keys(picks.articulation).length > 0,
  })
  const contrasts = useCall(getContrasts, { staleTime: listsStay, enabled: picks.pairs.length > 0 })
  const levels = useCall(getFluencyLevels, { staleTime: listsStay, enabled: picks.fluency.length > 0 })
  const parts = useCalls(
    getLanguageSubcategories,
    goals.map((id) => ({ id: Number(id) })),
    { staleTime: listsStay },
  )
  const own = useOwnLists(Object.keys(picks.own).length > 0)
  const missing =
    (Object.keys(picks.own).length > 0 && !own.lists) ||
    (Object.keys(picks.articulation).length > 0 && !sounds.data) ||
    (picks.pairs.length > 0 && !contrasts.data) ||
    (picks.fluency.length > 0 && !levels.data) ||
    parts.some((part) => !part.data)
  if (missing) return null
  const lists = {
    sounds: sounds.data?.data ?? [],
    contrasts: contrasts.data?.data ?? [],
    levels: levels.data?.data ?? [],
    parts: new Map(goals.map((goal, index) => [goal, parts[index]?.data?.data ?? []])),
    own: own.lists ?? [],
  }
  return countCards(picks, lists, left, onlyPictured)
}
