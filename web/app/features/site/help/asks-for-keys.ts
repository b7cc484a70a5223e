import { deviceTexts } from '../../../platform/storage/text-store.ts'

// The cards' settings of this device, in which single-character keys can be switched off.
const settingsKey = 'marigold-viewer'

function charactersAreOn(): boolean {
  try {
    const stored: unknown = JSON.parse(deviceTexts.read(settingsKey) ?? 'null')
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

/** Whether a key press asks for the keyboard sheet: '?', outside of text and windows, unless such keys are switched off. */
export function asksForKeys(event: Pressed): boolean {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const { target } = event
  const inText = target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null
  return !inText && document.querySelector('.dialog') === null && charactersAreOn()
}
