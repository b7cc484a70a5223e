import { m } from '#messages'
import { useLayoutEffect } from 'react'
import { flatItems, type Page } from './page.ts'
import { pause } from '../../platform/time/timers.ts'

/** A picture that has not come by then is one that did not load. */
const patience = 20_000

async function hasLoaded(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  const late = pause(patience).then(() => false)
  const decoded = image.decode().then(
    () => true,
    () => false,
  )
  return Promise.race([decoded, late])
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Opens the browser's print window once every picture and letter of the pages is there. When a picture is missing and
 * all of them are wanted, it stays closed and the answer is false.
 */
export async function printPages(pages: readonly Page[], isWhole: boolean): Promise<boolean> {
  const items = pages.flatMap((page) => flatItems(page.items))
  const urls = new Set(items.flatMap((item) => (item.kind === 'picture' ? item.url : [])))
  const [loaded] = await Promise.all([
    Promise.all([...urls].map(hasLoaded)),
    document.fonts.load('700 16px Andika'),
    document.fonts.load('400 16px Andika'),
  ])
  if (isWhole && loaded.includes(false)) return false
  // The pages take the pictures from the cache at the next frame.
  await nextFrame()
  await nextFrame()
  window.print()
  return true
}

/** Gives the paper its size while the page is open, without the browser's own margins: ours are on the pages. */
export function usePaperSize(page: Page | undefined) {
  const size = page ? m.print_mm_mm({ width: page.width, height: page.height }) : ''
  // With the pages themselves: whoever prints at once must not get the size before.
  useLayoutEffect(() => {
    if (size === '') return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${size}; margin: 0 }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [size])
}
