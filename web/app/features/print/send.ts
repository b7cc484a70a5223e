import { m } from '#messages'
import { useLayoutEffect } from 'react'
import { flatItems, type Page } from './page.ts'
import { pause } from '../../platform/time/timers.ts'

/** In ms, after which a picture counts as missing. */
const patience = 20_000

async function hasLoaded(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  const timedOut = pause(patience).then(() => false)
  const decoded = image.decode().then(
    () => true,
    () => false,
  )
  return Promise.race([decoded, timedOut])
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Opens the print dialog once all pictures and fonts are loaded. Returns false without opening it if a picture is
 * missing and `isWhole` is set.
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
  // The pages take the pictures from the cache in the next frame.
  await nextFrame()
  await nextFrame()
  window.print()
  return true
}

/** Sets the paper size while the page is open, without browser margins, because the pages have their own. */
export function usePaperSize(page: Page | undefined) {
  const size = page ? m.print_mm_mm({ width: page.width, height: page.height }) : ''
  // In the same commit as the pages, so that printing at once uses the right size.
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
