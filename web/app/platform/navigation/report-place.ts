import { m } from '#messages'
import { limits } from '@marigold/contract'
import { keepDraft, readDraft } from '../storage/drafts.ts'

/** A game and the level of its last trial, as far as it has told. */
export interface PlayedGame {
  game: string
  /** `un_zip_filename` */
  slug: string
  level: string | null
}

/** Where a problem was met. */
export interface Place {
  /** The path of this page and of the one before; paths hold no picks and no names. */
  pages: readonly string[]
  /** The game of this page, or else the last one played in this tab. */
  played: PlayedGame | null
  browser: string
  /** Of the window, in pixels. */
  size: readonly [number, number]
}

const pageKey = 'report-page'
const playedKey = 'report-played'

/** Notes the page that is left, for a later report in this tab. */
export function notePage(path: string) {
  keepDraft(pageKey, path)
}

/** Notes the game that is played, for a later report in this tab. */
export function notePlayed(played: PlayedGame) {
  keepDraft(playedKey, JSON.stringify(played))
}

/** Where the user is now; only in the browser. */
export function placeNow(): Place {
  const played = readDraft(playedKey)
  return {
    pages: [window.location.pathname, readDraft(pageKey)].filter(Boolean),
    played: played ? (JSON.parse(played) as PlayedGame) : null,
    browser: navigator.userAgent,
    size: [window.innerWidth, window.innerHeight],
  }
}

/** Room that is left for what the user writes. */
export const problemRoom = limits.bugReport - 900

const short = (text: string, most: number) => text.replace(/\s+/g, ' ').slice(0, most)

/** What is sent with a report, one fact a line. */
export function factsOf({ pages, played, browser, size }: Place): string[] {
  const [page = '', before] = pages.map((path) => short(path, 120))
  return [
    before ? m.platform_page_opened_from({ page, before }) : m.platform_page({ page }),
    ...(played
      ? [
          m.platform_game({ short: short(played.game, 120), short2: short(played.slug, 60) }),
          m.platform_level({ value: played.level === null ? m.platform_not_known() : short(played.level, 80) }),
        ]
      : []),
    m.platform_browser_window({ short: short(browser, 240), size: size[0], size2: size[1] }),
  ]
}

/** A report as it is sent: the user's words, then where it happened. */
export function problemText(words: string, place: Place): string {
  return `${words.trim().slice(0, problemRoom)}\n\n${factsOf(place).join('\n')}`
}
