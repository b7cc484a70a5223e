import {
  getArticulations,
  getContrasts,
  getFluencyLevels,
  getLanguageCategories,
  limits,
  type Contrast,
  type FluencyLevel,
  type LanguageCategory,
  type LanguageSubcategory,
  type OwnList,
  type Sound,
} from '@marigold/contract'
import { useCall } from '../../../platform/calls/query-client.ts'
import { useLeftOut, type LeftOut } from '../sets/left-out.ts'
import { slots } from '../slots.ts'
import { kindsOf, pickedLists } from '../areas/own/own-set.ts'
import { useOwnLists } from '../areas/own/use-own-lists.ts'
import type { SetPicks } from '../sets/set-picks.ts'
import { useViewerSettings } from '../viewer/settings/settings.ts'

/** How long the lists of the setup are kept: they change with the content alone. */
export const listsStay = 600_000

interface Lists {
  sounds: readonly Sound[]
  contrasts: readonly Contrast[]
  levels: readonly FluencyLevel[]
  goals: readonly Pick<LanguageCategory, 'id' | 'parts'>[]
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
    (lists.goals.find((one) => String(one.id) === goal)?.parts ?? [])
      .filter((part) => ids.includes(part.id))
      .map((part): Slot => [slots.language(Number(goal), part.id), part.count]),
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
function linesIn(level: FluencyLevel): number {
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

const has = (picked: object) => Object.keys(picked).length > 0

/** Which lists the number of cards of some picks is made from. */
const needsOf = (picks: SetPicks) => ({
  sounds: has(picks.articulation),
  contrasts: picks.pairs.length > 0,
  goals: has(picks.language),
  levels: picks.fluency.length > 0,
  own: has(picks.own),
})

/** Tells the number of cards of picks before they are fetched: of those that are handed in; null while a list is missing. */
export function useCardCounts(all: readonly SetPicks[]): (picks: SetPicks) => number | null {
  const left = useLeftOut()
  const { onlyPictured } = useViewerSettings()
  const needs = all.map(needsOf)
  const asked = (list: keyof ReturnType<typeof needsOf>) => ({
    staleTime: listsStay,
    enabled: needs.some((need) => need[list]),
  })
  const sounds = useCall(getArticulations, asked('sounds')).data?.data
  const contrasts = useCall(getContrasts, asked('contrasts')).data?.data
  const goals = useCall(getLanguageCategories, asked('goals')).data?.data
  const levels = useCall(getFluencyLevels, asked('levels')).data?.data
  const own = useOwnLists(asked('own').enabled).lists ?? undefined
  const known = { sounds, contrasts, goals, levels, own }
  return (picks) => {
    const need = needsOf(picks)
    if ((Object.keys(known) as (keyof typeof known)[]).some((list) => need[list] && !known[list])) return null
    const lists = {
      sounds: sounds ?? [],
      contrasts: contrasts ?? [],
      goals: goals ?? [],
      levels: levels ?? [],
      own: own ?? [],
    }
    return countCards(picks, lists, left, onlyPictured)
  }
}

/** The number of cards of the picks before they are fetched; null while its lists are on their way. */
export function useCardCount(picks: SetPicks): number | null {
  return useCardCounts([picks])(picks)
}
