import { locale } from '#messages'

/** The paper sizes that pages are printed on. */
export const papers = ['a4', 'letter'] as const
export type PaperName = (typeof papers)[number]

// As CLDR has it, with the Dominican Republic.
const letterRegions = 'US CA MX PH BZ CL CO CR DO GT NI PA PR SV VE'.split(' ')

function readTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag)
  } catch {
    return null
  }
}

/** The paper that printers hold in the region of these languages: the first one that names a region, else where the last is spoken most. */
export function paperOf(languages: readonly string[]): PaperName {
  const known = languages.map(readTag).filter((one) => one !== null)
  const region = known.find((one) => one.region)?.region ?? known.at(-1)?.maximize().region
  return letterRegions.includes(region ?? '') ? 'letter' : 'a4'
}

/** The languages that tell this browser's region, the page's first. */
export const regionLanguages = (): string[] => [locale, navigator.language]
