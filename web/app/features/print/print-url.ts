import { sheetNames, type SheetName } from './sheet-names.ts'

const sheets = Object.keys(sheetNames) as SheetName[]

/** Where a sheet is printed: with the cards at hand, or as a sample with those that everyone may try. */
export function printUrl(sheet: SheetName, cards: 'own' | 'sample'): string {
  return `/therapycard/print?${String(new URLSearchParams({ sheet, ...(cards === 'sample' && { cards }) }))}`
}

/** Returns the sheet in the URL; null without one. */
export function sheetFromUrl(search: URLSearchParams): SheetName | null {
  return sheets.find((sheet) => sheet === search.get('sheet')) ?? null
}

/** Returns true if the URL asks for the sample. */
export const asksForSample = (search: URLSearchParams): boolean => search.get('cards') === 'sample'
