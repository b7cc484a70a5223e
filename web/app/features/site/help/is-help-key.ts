import { deviceStorage } from '../../../platform/storage/browser-storage.ts'

// Storage key of the card settings, which can turn off single-character shortcuts.
const settingsKey = 'marigold-viewer'

function charactersAreOn(): boolean {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(settingsKey) ?? 'null')
    return (stored as { characterKeys?: unknown } | null)?.characterKeys !== false
  } catch {
    return true // edited by hand
  }
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  defaultPrevented: boolean
  target: EventTarget | null
}

/**
 * Returns true if a key press should open the keyboard sheet: '?', outside of text fields and dialogs, unless such
 * shortcuts are off.
 */
export function isHelpKey(event: Pressed): boolean {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const { target } = event
  const inText = target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null
  return !inText && document.querySelector('.dialog') === null && charactersAreOn()
}
