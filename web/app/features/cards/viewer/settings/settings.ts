import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { deviceStorage } from '../../../../platform/storage/browser-storage.ts'
import { parseStored } from '../../../../platform/storage/parse-stored.ts'

const key = 'marigold-viewer'

/** Seconds without a touch until the controls fade; 0 never fades them. */
export const fadeChoices = [4, 10, 0] as const
/** Seconds each stop is highlighted for one switch; 0 disables scanning. */
export const scanChoices = [0, 1, 2, 3, 5] as const
/** Trials per card before it advances. */
export const repeatChoices = [1, 2, 3, 5] as const
/** Trials per player before the next one's turn; 0 changes turns by hand. */
export const turnChoices = [0, 1, 3, 5] as const
/** Seconds of the timer bar; 0 for none. */
export const timerChoices = [0, 10, 20, 30, 60] as const

/** Tokens on a full board; 0 for no board. */
export const tokenChoices = [0, 3, 5, 10] as const

const Settings = z.object({
  /** A presenter's Page Down scores correct, Page Up scores not yet, and both advance. */
  clickerScores: z.boolean().catch(false),
  /** Single-character shortcuts (1 2 3 0 C Z) are on. */
  characterKeys: z.boolean().catch(true),
  /** A score shows the next card. */
  nextAfterScore: z.boolean().catch(true),
  /** The user has been told that scores advance the card. */
  toldOfNext: z.boolean().catch(false),
  /** Temporary messages (a score, an answer) stay until the next card. */
  keep: z.boolean().catch(false),
  underline: z.boolean().catch(true),
  /** The card's words or picture are hidden until requested. */
  hides: z.enum(['nothing', 'word', 'picture']).catch('nothing'),
  bigText: z.boolean().catch(false),
  /** Omit articulation cards without a picture, for children who don't read yet. */
  onlyPictured: z.boolean().catch(true),
  shuffle: z.boolean().catch(false),
  repeat: z.literal(repeatChoices).catch(1),
  turns: z.literal(turnChoices).catch(1),
  /** The first tapped option scores the card. */
  touchScores: z.boolean().catch(true),
  clock: z.boolean().catch(false),
  timer: z.literal(timerChoices).catch(0),
  /** Exits must be held, so that a child's tap doesn't leave. */
  holdToLeave: z.boolean().catch(false),
  /** Extras beside the card: boards, a recorder, a camera mirror. */
  firstThen: z.boolean().catch(false),
  tokens: z.literal(tokenChoices).catch(0),
  record: z.boolean().catch(false),
  mirror: z.boolean().catch(false),
  /** Show trials and percentage under the card; off for a probe. */
  counts: z.boolean().catch(true),
  /** Nothing moves; it fades in, as with reduced motion. */
  calm: z.boolean().catch(false),
  fade: z.literal(fadeChoices).catch(4),
  scan: z.literal(scanChoices).catch(0),
  /** Space is next, Enter selects; nothing is timed. */
  twoSwitches: z.boolean().catch(false),
})
export type ViewerSettings = z.infer<typeof Settings>

/** Parses stored settings; missing or invalid values get their default. */
export function parseSettings(stored: string | null): ViewerSettings {
  return parseStored(Settings, stored) ?? Settings.parse({})
}

/** Returns true if switches are used. */
export const hasSwitches = ({ scan, twoSwitches }: Pick<ViewerSettings, 'scan' | 'twoSwitches'>): boolean =>
  twoSwitches || scan > 0

/** Returns true if temporary messages stay: by the setting, or with a switch or reduced motion. */
export function staysUntilNext(settings: ViewerSettings, reducedMotion: boolean): boolean {
  return settings.keep || hasSwitches(settings) || reducedMotion
}

const listeners = new Set<() => void>()
const defaults = parseSettings(null)
let current: ViewerSettings | null = null

function read(): ViewerSettings {
  current ??= parseSettings(deviceStorage.read(key))
  return current
}

const markCalm = () => document.documentElement.toggleAttribute('data-calm', read().calm)

function changed(event?: StorageEvent) {
  if (event && event.key !== key && event.key !== null) return
  if (event) current = null // written by another tab
  if (listeners.size > 0) markCalm()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('storage', changed)
    markCalm()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', changed)
  }
}

/** Updates settings on this device, for every open viewer. */
export function changeSettings(part: Partial<ViewerSettings>) {
  current = { ...read(), ...part }
  deviceStorage.write(key, JSON.stringify(current))
  changed()
}

/** Shows another device's settings here without storing them. */
export function showSettings(part: Partial<ViewerSettings>) {
  current = { ...read(), ...part }
  changed()
}

/** Returns this device's card settings outside of rendering. */
export const currentViewerSettings = read

/** Returns this device's card settings. */
export function useViewerSettings(): ViewerSettings {
  return useSyncExternalStore(subscribe, read, () => defaults)
}
