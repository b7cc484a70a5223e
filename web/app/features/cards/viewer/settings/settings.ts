import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { deviceTexts } from '../../../../platform/storage/text-store.ts'
import { readAs } from '../../../../platform/storage/read-as.ts'

const key = 'marigold-viewer'

/** After how many seconds without a touch the controls fade; 0 keeps them. */
export const fadeChoices = [4, 10, 0] as const
/** Seconds that each control stays lit for one switch; 0 is no scanning. */
export const scanChoices = [0, 1, 2, 3, 5] as const
/** Tries at one card before it goes on by itself. */
export const repeatChoices = [1, 2, 3, 5] as const
/** Tries of one player before the next one's turn; 0 changes by hand. */
export const turnChoices = [0, 1, 3, 5] as const
/** Seconds of the bar that runs along a card; 0 is none. */
export const timerChoices = [0, 10, 20, 30, 60] as const

/** Tokens of a full board; 0 is no board. */
export const tokenChoices = [0, 3, 5, 10] as const

const Settings = z.object({
  /** A presenter's Page Down scores correct, its Page Up not yet, and both go on. */
  clickerScores: z.boolean().catch(false),
  /** Keys of one character (1 2 3 0 C Z) do something. */
  characterKeys: z.boolean().catch(true),
  /** A score shows the next card. */
  nextAfterScore: z.boolean().catch(true),
  /** The user has been told so. */
  toldOfNext: z.boolean().catch(false),
  /** What shows for a moment (a score, an answer) stays until the next card. */
  keep: z.boolean().catch(false),
  underline: z.boolean().catch(true),
  /** The words of a card, or its picture, wait until they are asked for. */
  hides: z.enum(['nothing', 'word', 'picture']).catch('nothing'),
  bigText: z.boolean().catch(false),
  /** Articulation cards without a picture stay away: for children who do not read yet. */
  onlyPictured: z.boolean().catch(true),
  shuffle: z.boolean().catch(false),
  repeat: z.literal(repeatChoices).catch(1),
  turns: z.literal(turnChoices).catch(1),
  /** The first option that is touched scores the card. */
  touchScores: z.boolean().catch(true),
  clock: z.boolean().catch(false),
  timer: z.literal(timerChoices).catch(0),
  /** The ways out ask to be held: a child's tap does not leave. */
  holdToLeave: z.boolean().catch(false),
  /** What stands beside the card: boards, a recorder, the camera as a mirror. */
  firstThen: z.boolean().catch(false),
  tokens: z.literal(tokenChoices).catch(0),
  record: z.boolean().catch(false),
  mirror: z.boolean().catch(false),
  /** Tries and percent under the card; off for a probe. */
  counts: z.boolean().catch(true),
  fade: z.literal(fadeChoices).catch(4),
  scan: z.literal(scanChoices).catch(0),
  /** Space is next, Enter selects; no time runs. */
  twoSwitches: z.boolean().catch(false),
})
export type ViewerSettings = z.infer<typeof Settings>

/** The settings of a stored text; whatever is missing or wrong stands at its default. */
export function parseSettings(stored: string | null): ViewerSettings {
  return readAs(Settings, stored) ?? Settings.parse({})
}

/** Whether switches are used at all. */
export const hasSwitches = ({ scan, twoSwitches }: Pick<ViewerSettings, 'scan' | 'twoSwitches'>): boolean =>
  twoSwitches || scan > 0

/** Whether what shows for a moment stays: by the setting, and by itself with a switch or reduced motion. */
export function keepsUntilNext(settings: ViewerSettings, reducedMotion: boolean): boolean {
  return settings.keep || hasSwitches(settings) || reducedMotion
}

const listeners = new Set<() => void>()
const defaults = parseSettings(null)
let current: ViewerSettings | null = null

function read(): ViewerSettings {
  current ??= parseSettings(deviceTexts.read(key))
  return current
}

function changed(event?: StorageEvent) {
  if (event && event.key !== key && event.key !== null) return
  if (event) current = null // another tab wrote them
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', changed)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', changed)
  }
}

/** Changes some settings, on this device, for every viewer that is open. */
export function changeSettings(part: Partial<ViewerSettings>) {
  current = { ...read(), ...part }
  deviceTexts.write(key, JSON.stringify(current))
  changed()
}

/** Shows some settings of another device here, without keeping them. */
export function showSettings(part: Partial<ViewerSettings>) {
  current = { ...read(), ...part }
  changed()
}

/** How this device shows cards, at this moment. */
export const viewerSettingsNow = read

/** How this device shows cards. */
export function useViewerSettings(): ViewerSettings {
  return useSyncExternalStore(subscribe, read, () => defaults)
}
