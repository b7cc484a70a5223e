import { m } from '#messages'
import type { KeepsakePicture } from '../game.ts'
import { escaped, wrap } from './paper.ts'

/** The same skill away from the screen, on one page. Texts are at a grade 6 reading level. */
interface Twin {
  /** Of the file that saves it. */
  name: string
  title: string
  need: string
  /** Three of them. */
  steps: readonly string[]
  easier: string
  harder: string
  /** A line about who should be near, or what to watch. */
  care?: string
}

const width = 800
/** As long as Letter paper is for its width; long texts make the page longer, and paper scales it. */
const shortest = 1035
const letters = 54

/** Draws the page, black on white, so that it fits Letter and A4. */
export function twinPage({ name, title, need, steps, easier, harder, care }: Twin): KeepsakePicture {
  const parts: string[] = []
  let y = 96
  const text = (words: string, { size = 25, weight = 400, x = 70 } = {}) => {
    parts.push(`<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}">${escaped(words)}</text>`)
  }
  const lines = (words: string, x = 70) => {
    for (const line of wrap(words, letters - Math.round((x - 70) / 13))) {
      text(line, { x })
      y += 36
    }
  }
  const part = (heading: string, words: string) => {
    text(heading, { weight: 700 })
    y += 38
    lines(words)
    y += 22
  }
  text(title, { size: 46, weight: 700 })
  y += 44
  text(m.kit_the_same_skill_away_from_the())
  y += 66
  part(m.kit_what_you_need(), need)
  text(m.kit_what_to_do(), { weight: 700 })
  y += 46
  steps.forEach((step, at) => {
    parts.push(`<circle cx="88" cy="${y - 9}" r="20" fill="none" stroke="#000" stroke-width="2.5"/>`)
    text(String(at + 1), { weight: 700, x: 81 })
    lines(step, 126)
    y += 18
  })
  y += 12
  part(m.kit_easier(), easier)
  part(m.kit_harder(), harder)
  if (care !== undefined) lines(care)
  const height = Math.max(shortest, y + 30)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="#fff"/><g fill="#000" font-family="system-ui, sans-serif">${parts.join('')}</g></svg>`
  return { picture: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: title, name, what: 'activity' }
}
