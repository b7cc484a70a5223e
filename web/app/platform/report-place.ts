import { limits } from '@marigold/contract'

/** Where a problem was met. */
export interface Place {
  game: string
  /** `un_zip_filename` */
  slug: string
  level: string | null
  browser: string
  /** Of the window, in pixels. */
  size: readonly [number, number]
}

/** Room that is left for what a person writes. */
export const problemRoom = limits.bugReport - 600

const short = (text: string, most: number) => text.replace(/\s+/g, ' ').slice(0, most)

/** What goes along with a report, one fact a line. */
export function factsOf({ game, slug, level, browser, size }: Place): string[] {
  return [
    `Game: ${short(game, 120)} (${short(slug, 60)})`,
    `Level: ${level === null ? 'not known' : short(level, 80)}`,
    `Browser: ${short(browser, 240)}, window ${size[0]} × ${size[1]}`,
  ]
}

/** A report as it is sent: the person's words, then where it happened. */
export function problemText(words: string, place: Place): string {
  return `${words.trim().slice(0, problemRoom)}\n\n${factsOf(place).join('\n')}`
}
