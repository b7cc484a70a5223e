import { m } from '#messages'

/** Copies where the browser allows it; answers whether it did. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export const copyRefused = m.kit_your_browser_didnt_allow_copying()
