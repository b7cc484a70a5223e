import { useEffect } from 'react'
import type { Item, Page } from './page.ts'

function pictureUrls(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'turned') return pictureUrls(item.items)
    return item.kind === 'picture' ? [item.url] : []
  })
}

async function loaded(url: string) {
  const image = new Image()
  image.src = url
  await image.decode().catch(() => undefined) // a picture that is missing leaves its place empty
}

/** Opens the browser's print window once every picture and letter of the pages is there. */
export async function printPages(pages: readonly Page[]) {
  const urls = new Set(pages.flatMap((page) => pictureUrls(page.items)))
  await Promise.all([
    ...[...urls].map(loaded),
    document.fonts.load('700 16px Andika'),
    document.fonts.load('400 16px Andika'),
  ])
  window.print()
}

/** Gives the paper its size while the page is open, without the browser's own margins: ours are on the pages. */
export function usePaperSize(page: Page | undefined) {
  const size = page ? `${page.width}mm ${page.height}mm` : ''
  useEffect(() => {
    if (size === '') return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${size}; margin: 0 }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [size])
}

/** Hands a file to the person. */
export function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
