import type { FrameLocator, Page } from '@playwright/test'
import { confirmAsAdult, heard } from '../fixtures/game-player.ts'

declare global {
  interface Window {
    /** Presses the switch from now on. */
    pressing?: true
  }
}

/**
 * Presses the switch like an eager child: on whatever is highlighted, and again and again while something is being
 * shown. Only the bar is left alone, and the ending.
 */
const pressEagerly = (game: FrameLocator) =>
  game.locator('html').evaluate(() => {
    if (window.pressing) return
    window.pressing = true
    // Pseudorandom, but always the same: always taking the first stop may choose the same thing endlessly.
    let roll = 7
    const press = () => {
      for (const kind of ['keydown', 'keyup'])
        document.body.dispatchEvent(new KeyboardEvent(kind, { key: ' ', bubbles: true, cancelable: true }))
    }
    const turn = () => {
      roll = (roll * 16807) % 2147483647
      const isOver = [...document.querySelectorAll('button')].some((one) => one.textContent.trim() === 'Play again')
      if (!isOver && !document.querySelector('.bar.lit-group, .bar .lit') && roll % 3 > 0) press()
      // Two presses within a frame would be a bounce, which the kit's cooldown stops at a clock of normal speed.
      setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(turn)), 40)
    }
    turn()
  })

/** How long a press may take to end the game before the next one, in ms. */
const betweenPresses = 100

/** Plays with one switch until the game says that it is over. Returns what is wrong. */
export async function playWithOneSwitch(
  page: Page,
  game: FrameLocator,
  { kit, seconds }: { kit: boolean; seconds: number },
): Promise<string[]> {
  const until = Date.now() + seconds * 1000
  while (Date.now() < until) {
    if (kit) {
      await pressEagerly(game)
      await confirmAsAdult(game).catch(() => false)
    } else await page.keyboard.press('Space')
    if (await heard(page, 'GAME_OVER', betweenPresses)) return []
  }
  return [`not over after ${seconds} seconds of pressing one switch`]
}
