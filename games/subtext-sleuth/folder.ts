import { m } from '#messages'
import { spellOutEmoji } from './emoji.ts'
import { farewellOf } from './journal.ts'
import { threadOf } from './library.ts'
import { noteLabels } from './note-labels.ts'
import type { State } from './state.ts'

const [width, height] = [1000, 720]
/** Where the text starts, the top of the page, and the last line that leaves room for the game's name. */
const [left, top, lowest] = [92, 100, 630]
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Breaks a text into lines of at most `letters` characters. */
export function linesOf(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const font = `font-family="'Atkinson Hyperlegible Next Variable', 'Segoe UI', system-ui, sans-serif"`

/** Draws lines of text downward from a point. */
function block(
  text: string,
  at: { x: number; y: number; size: number; letters: number; more?: string },
): [string, number] {
  const lines = linesOf(text, at.letters)
  const svg = lines
    .map(
      (line, i) =>
        `<text x="${at.x}" y="${at.y + i * at.size * 1.3}" font-size="${at.size}" ${at.more ?? ''}>${escape(line)}</text>`,
    )
    .join('')
  return [svg, at.y + lines.length * at.size * 1.3]
}

/** Returns the closed folder as a picture: the findings, their clues, and what to remember. */
export function folderOf(state: State): string {
  const thread = state.id === '' ? null : threadOf(state.id)
  const note = state.notes[state.headline ?? 0]
  const parts: string[] = []
  let y = 156
  const put = (text: string, size: number, letters: number, more = '') => {
    const [svg, end] = block(text, { x: left, y, size, letters, more })
    parts.push(svg)
    y = end
  }
  put(thread?.title ?? m.subtext_sleuth_subtext_sleuth(), 54, 24, 'font-weight="700"')
  if (note) {
    y += 22
    put(noteLabels[note.fit], 27, 50, 'fill="#8A5A14" font-weight="700"')
    put(note.meaning, 36, 36, 'font-weight="600"')
    put(note.clues.map(({ text, kind }) => `“${spellOutEmoji(text)}” (${kind})`).join('   '), 23, 58, 'fill="#5B4E3C"')
  }
  y += 26
  put(farewellOf(state), 30, 44)
  y += 26
  put(thread?.insight ?? '', 31, 42, 'font-style="italic" fill="#274A4A"')
  // A long case is scaled down so that all of it fits on the page.
  const small = Math.min(1, (lowest - top) / (y - top))
  const written = `<g transform="translate(${left * (1 - small)} ${top * (1 - small)}) scale(${small})">${parts.join('')}</g>`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${font} fill="#2B2418">` +
    `<rect width="${width}" height="${height}" fill="#34494E"/>` +
    `<path d="M40 92A22 22 0 0 1 62 70H360L400 40H640A20 20 0 0 1 660 60V70H938A22 22 0 0 1 960 92V668A22 22 0 0 1 938 690H62A22 22 0 0 1 40 668Z" fill="#C9A262"/>` +
    `<rect x="62" y="92" width="876" height="570" rx="10" fill="#F6EFDC"/>${written}` +
    `<text x="908" y="640" font-size="22" text-anchor="end" fill="#6B5E48">Subtext Sleuth</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
