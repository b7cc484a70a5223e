import type { Area } from '@marigold/contract'
import { accountTabTexts } from '../../../platform/storage/account-texts.ts'
import type { SetPart, SetPicks } from '../areas/areas.ts'
import { areasOf, byArea, everyArea, isAllowed, ofArea, setParts } from '../areas/by-area.ts'
import type { CardArea } from '../areas/card-area.ts'

export const noPicks = byArea<SetPicks>((area) => area.nothing)

/** Reads picks of all areas from anything stored or sent; what is no pick is left out. */
export function toSetPicks(stored: unknown): SetPicks {
  return byArea((area) => area.parse(ofArea(stored ?? {}, area)))
}

const isPicked = (picks: object) => (area: CardArea) => area.isPicked(ofArea(picks, area))

/** The parts in which something is picked, in the order of the tabs. */
export function pickedParts(picks: SetPicks): SetPart[] {
  return setParts.filter((part) => areasOf(part).some(isPicked(picks)))
}

/** The picks without those of areas that are switched off. */
export function picksWithin(picks: SetPicks, allowed: readonly Area[]): SetPicks {
  return byArea((area) => (isAllowed(area, allowed) ? ofArea(picks, area) : area.nothing))
}

/** The picks without those of one tab. */
export function picksWithout(picks: SetPicks, part: SetPart): SetPicks {
  return byArea((area) => (area.tab === part ? area.nothing : ofArea(picks, area)))
}

/** The same picks in the same words, to compare sets by. */
export function textOfPicks(picks: SetPicks): string {
  return JSON.stringify(everyArea.map((area) => ofArea(picks, area)))
}

// ---- In the address: a set survives a reload, a new tab and a bookmark ----------------------------------------

/** Writes the picks into an address, each area under its parameter. */
export function addPicks(search: URLSearchParams, picks: SetPicks): URLSearchParams {
  for (const area of everyArea) for (const text of area.toParams(ofArea(picks, area))) search.append(area.param, text)
  return search
}

/** The picks of an address; null when it has none. */
export function picksOfAddress(search: URLSearchParams): SetPicks | null {
  const picks = toSetPicks(byArea((area) => area.fromParams(search.getAll(area.param))))
  return pickedParts(picks).length > 0 ? picks : null
}

// ---- In the session of this tab -------------------------------------------------------------------------------

const key = 'marigold-card-picks'

/** The picks of this tab's session; those of some areas are stored under a key of their own. */
export function readSetPicks(): SetPicks {
  let stored: unknown = null
  try {
    stored = JSON.parse(accountTabTexts.read(key) ?? 'null')
  } catch {
    // edited by hand
  }
  const picks = toSetPicks(stored)
  return byArea((area) => area.session?.read() ?? ofArea(picks, area))
}

/** Keeps the picks for this tab's session. */
export function storeSetPicks(picks: SetPicks) {
  for (const area of everyArea) area.session?.store(ofArea(picks, area))
  const others = everyArea.filter((area) => !area.session)
  const text = JSON.stringify(Object.fromEntries(others.map((area) => [area.id, ofArea(picks, area)])))
  accountTabTexts.write(key, others.some(isPicked(picks)) ? text : null)
}
