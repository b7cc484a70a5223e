import { m } from '#messages'
import { limits } from '@marigold/contract'
import { storeDraft, readDraft } from '../storage/drafts.ts'

/** A game and the level of its last trial, if it reported one. */
export interface PlayedGame {
  game: string
  /** `un_zip_filename` */
  slug: string
  level: string | null
}

/** Where a problem occurred. */
export interface ReportContext {
  /** Paths of this page and the previous one; paths contain no picks and no names. */
  pages: readonly string[]
  /** The game of this page, or the last one played in this tab. */
  played: PlayedGame | null
  browser: string
  /** Window size in pixels. */
  size: readonly [number, number]
}

const pageKey = 'report-page'
const playedKey = 'report-played'

/** Records the page being left, for a later report in this tab. */
export function recordPage(path: string) {
  storeDraft(pageKey, path)
}

/** Records the game being played, for a later report in this tab. */
export function recordPlayedGame(played: PlayedGame) {
  storeDraft(playedKey, JSON.stringify(played))
}

/** Returns the current context; browser only. */
export function currentContext(): ReportContext {
  const played = readDraft(playedKey)
  return {
    pages: [window.location.pathname, readDraft(pageKey)].filter(Boolean),
    played: played ? (JSON.parse(played) as PlayedGame) : null,
    browser: navigator.userAgent,
    size: [window.innerWidth, window.innerHeight],
  }
}

/** Maximum length of the user's text. */
export const maxProblemLength = limits.bugReport - 900

const short = (text: string, most: number) => text.replace(/\s+/g, ' ').slice(0, most)

/** Returns the facts sent with a report, one per line. */
export function reportFacts({ pages, played, browser, size }: ReportContext): string[] {
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

/** Returns the report's text: the user's words, then the facts. */
export function reportText(words: string, place: ReportContext): string {
  return `${words.trim().slice(0, maxProblemLength)}\n\n${reportFacts(place).join('\n')}`
}
