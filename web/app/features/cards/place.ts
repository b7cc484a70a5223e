import type { Place } from './viewer/articulation-viewer.tsx'

const key = 'marigold-card-place'

/** Where the cards of this tab were left; the start of a set when nowhere. */
export function readPlace(): Place {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return { view: {}, index: 0 }
    const { view, index } = stored as Partial<Place>
    const isPlace = Number.isInteger(index) && typeof view === 'object' && view !== null
    return isPlace ? { view, index: index ?? 0 } : { view: {}, index: 0 }
  } catch {
    return { view: {}, index: 0 } // storage is blocked, or edited by hand
  }
}

/** Keeps the place through a reload; null at the start of a set. */
export function storePlace(place: Place | null) {
  try {
    if (place) window.sessionStorage.setItem(key, JSON.stringify(place))
    else window.sessionStorage.removeItem(key)
  } catch {
    // storage is blocked: a reload starts the set anew
  }
}
