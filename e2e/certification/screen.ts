import type { Frame, Page } from '@playwright/test'

/**
 * Returns layout faults of a game's buttons, or those within a part: cut off, too small, text overflowing, or
 * overlapping.
 */
export const layoutFaults = (game: Pick<Page, 'locator'>, within = 'html'): Promise<string[]> =>
  game.locator(within).evaluate((root) => {
    const leastPixels = 48
    const slack = 3
    const { clientWidth, clientHeight } = document.documentElement
    const shown = [...root.querySelectorAll<HTMLElement>('button, [data-scan]:not(button)')].filter(
      (at) => at.getClientRects().length > 0 && getComputedStyle(at).visibility === 'visible',
    )
    const nameOf = (at: HTMLElement) => at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40)
    // Scrollable content may be out of view, and things on a place belong there.
    const scrolls = (at: HTMLElement) => at.closest('.sheet-body, .panel-body, .scrolls') !== null
    const isPlace = (at: HTMLElement) => at.dataset.place !== undefined
    const faults: string[] = []
    for (const [i, at] of shown.entries()) {
      const box = at.getBoundingClientRect()
      if (scrolls(at)) continue
      if (box.left < -slack || box.top < -slack || box.right > clientWidth + slack || box.bottom > clientHeight + slack)
        faults.push(`${nameOf(at)} is cut off by the edge`)
      if (box.width < leastPixels - 1 || box.height < leastPixels - 1)
        faults.push(`${nameOf(at)} is ${Math.round(box.width)} × ${Math.round(box.height)} pixels`)
      if (at.scrollWidth > at.clientWidth + slack && at.clientWidth > 0)
        faults.push(`the text of ${nameOf(at)} is wider than it`)
      for (const other of shown.slice(i + 1)) {
        if (at.contains(other) || other.contains(at) || isPlace(at) || isPlace(other) || scrolls(other)) continue
        const its = other.getBoundingClientRect()
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left)
        const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
        if (across > slack && down > slack) faults.push(`${nameOf(at)} and ${nameOf(other)} lie on one another`)
      }
    }
    return faults
  })

/**
 * Returns things to touch of a kit game that are more than half beyond the edge, or under the bar's buttons. One that is
 * out of sight altogether belongs to another part of its world.
 */
export const pokeFaults = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const { clientWidth, clientHeight } = document.documentElement
    const stage = new DOMRect(0, 0, clientWidth, clientHeight)
    const buttons = [...document.querySelectorAll('.bar button, .bar .who')].map((at) => at.getBoundingClientRect())
    const shared = (a: DOMRect, b: DOMRect) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    return [...document.querySelectorAll<HTMLElement>('[data-poke-area]')].flatMap((at) => {
      const box = at.getBoundingClientRect()
      const area = box.width * box.height
      const name = `the thing to touch “${at.dataset.pokeArea}”`
      const seen = shared(box, stage)
      if (seen > 0 && seen < area / 2) return [`${name} is cut off by the edge`]
      const covered = buttons.reduce((sum, button) => sum + shared(box, button), 0)
      return covered > area * 0.8 ? [`${name} is under the bar`] : []
    })
  })

const leastText = 14

/** Returns texts that are too small, cut off, or under the bar. Scrollable text may be out of view. */
export const textFaults = (frame: Frame): Promise<{ small: string[]; hidden: string[] }> =>
  frame.evaluate((least) => {
    const slack = 3
    const { clientWidth, scrollWidth } = document.documentElement
    const bar = document.querySelector('.bar')
    const edge = bar?.getBoundingClientRect()
    const isSeen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
    const small = new Set<string>()
    const hidden = new Set<string>()
    if (scrollWidth > clientWidth + slack) hidden.add(`the page is ${scrollWidth} pixels wide`)
    const scaleOf = (at: Element) => {
      if (at instanceof SVGGraphicsElement) {
        const { a = 1, b = 0 } = at.getScreenCTM() ?? {}
        return Math.hypot(a, b)
      }
      const { offsetWidth } = at as HTMLElement
      return offsetWidth > 0 ? at.getBoundingClientRect().width / offsetWidth : 1
    }
    const scrolls = (from: Element) => {
      for (let at: Element | null = from; at; at = at.parentElement)
        if (
          /auto|scroll/.test(getComputedStyle(at).overflow) &&
          at.scrollHeight + at.scrollWidth > at.clientHeight + at.clientWidth
        )
          return true
      return false
    }
    // Text for screen readers alone is clipped to a pixel.
    const isShown = (at: Element, box: DOMRect) =>
      box.width >= 2 &&
      at.getBoundingClientRect().width >= 2 &&
      !at.closest('script, style, [inert], title, desc') &&
      at.checkVisibility(isSeen)
    const isUnderBar = (at: Element, box: DOMRect) =>
      edge !== undefined &&
      !bar?.contains(at) &&
      !at.closest('[role="dialog"]') &&
      Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top) > slack &&
      Math.min(box.right, edge.right) - Math.max(box.left, edge.left) > slack
    const check = (at: Element, box: DOMRect, text: string) => {
      const pixels = parseFloat(getComputedStyle(at).fontSize) * scaleOf(at)
      if (pixels < least - 0.5) small.add(`“${text}” is ${Math.round(pixels * 10) / 10} pixels`)
      if (scrolls(at)) return
      if (box.left < -slack || box.right > clientWidth + slack) hidden.add(`“${text}” is cut off by the edge`)
      if (isUnderBar(at, box)) hidden.add(`“${text}” is under the bar`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim().slice(0, 40)
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (text && node.parentElement && isShown(node.parentElement, box)) check(node.parentElement, box, text)
    }
    return { small: [...small], hidden: [...hidden] }
  }, leastText)

declare global {
  interface Window {
    /** What Tab has to reach, and what it has reached. */
    tabbing?: { wanted: Element[]; reached: Set<Element> }
  }
}

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [onclick], [data-scan], ' +
  '[role="button"], [role="link"], [role="checkbox"], [role="radio"], [role="switch"], [role="slider"], [role="tab"]'

/** Collects what can be pressed and is shown, for the checks of names and of the tab order. */
const collect = (frame: Frame) =>
  frame.evaluate((selector) => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const isUsable = (at: Element) =>
      at.checkVisibility({ visibilityProperty: true }) &&
      at.getBoundingClientRect().width > 0 &&
      !at.closest(':disabled, [inert], [aria-hidden="true"], [aria-disabled="true"]')
    // A scene that listens for all its parts is no control.
    const isControl = (at: Element) =>
      at.matches(selector) ||
      (at.hearsPresses &&
        at !== document.body &&
        !at.closest('label') &&
        !at.closest(focusable) &&
        !at.querySelector(focusable))
    const all = [...document.body.querySelectorAll('*')].filter((at) => isControl(at) && isUsable(at))
    const tabbing = { wanted: all, reached: new Set<Element>() }
    window.tabbing = tabbing
    document.addEventListener('focusin', ({ target }) => tabbing.reached.add(target as Element), true)
    return all.length
  }, controls)

/** Presses Tab through the screen, and returns what it doesn't reach. */
export async function unreachable(page: Page, frame: Frame): Promise<string[]> {
  const count = await collect(frame)
  // Some stops are no controls, and the focus may start in the middle.
  for (let tab = 0; tab < count + 12; tab++) await page.keyboard.press('Tab')
  return frame.evaluate(() => {
    const { wanted, reached } = window.tabbing ?? { wanted: [], reached: new Set<Element>() }
    // Arrow keys move within a group that has one tab stop, and what has disappeared needs none.
    const group = (at: Element) =>
      at instanceof HTMLInputElement && at.type === 'radio'
        ? wanted.filter((other) => other instanceof HTMLInputElement && other.name === at.name)
        : [
            ...(at
              .closest('[role="radiogroup"], [role="tablist"], [role="toolbar"], [role="listbox"], [role="grid"]')
              ?.querySelectorAll('*') ?? []),
          ]
    const isReached = (at: Element) =>
      reached.has(at) || !at.isConnected || at.matches(':disabled') || group(at).some((other) => reached.has(other))
    return wanted.filter((at) => !isReached(at)).map((at) => at.outerHTML.slice(0, 120))
  })
}

/** Returns controls without an accessible name. axe must be in the frame. */
export async function unnamed(frame: Frame): Promise<string[]> {
  await collect(frame)
  return frame.evaluate(() => {
    const { axe } = window
    axe?.setup(document)
    const nameless = (window.tabbing?.wanted ?? []).filter((at) => axe?.commons.text.accessibleText(at).trim() === '')
    axe?.teardown()
    return nameless.map((at) => at.outerHTML.slice(0, 120))
  })
}
