import { signal } from '@preact/signals'
import type { GameManifest, HelpLine } from '@marigold/contract'
import type { Host } from './host.ts'

/** For the same games where they stand alone in this browser. */
const storageKey = 'marigold:help-line'
const longest = 120

/** Reads a help line among settings of any kind; undefined where there is none. */
function helpLineIn({ helpLine, helpLinePrints }: Record<string, unknown>): HelpLine | undefined {
  if (typeof helpLine !== 'string') return undefined
  return { helpLine: helpLine.slice(0, longest), helpLinePrints: helpLinePrints === true }
}

/** Whether a game shows adults a local help line: games of the category MIND do. */
export const hasHelpLine = ({ manifest }: { manifest: Pick<GameManifest, 'categories'> }): boolean =>
  manifest.categories.includes('MIND')

/**
 * What an adult wrote down as the local help line of this device. It belongs to all games, so it is in no game's
 * settings, and in no link with settings.
 */
export function makeHelpLine() {
  const now = signal<HelpLine>({ helpLine: '', helpLinePrints: false })
  const take = (settings: Record<string, unknown>) => void (now.value = helpLineIn(settings) ?? now.value)
  return {
    now,
    take,
    takeHere() {
      try {
        take(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>)
      } catch {
        // Damaged or forbidden storage: there is no help line.
      }
    },
    /** Changes it, and stores it for all games. */
    set(change: Partial<HelpLine>, host: Host) {
      now.value = { ...now.value, ...change }
      host.send({ type: 'HELP_LINE', settings: now.value })
      if (host.hosted) return
      try {
        localStorage.setItem(storageKey, JSON.stringify(now.value))
      } catch {
        // A browser that stores nothing shows it until the page is closed.
      }
    },
  }
}
