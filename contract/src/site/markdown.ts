/** A part of a line: plain, bold, or a link. */
export interface TextSpan {
  text: string
  bold?: boolean
  /** Where it links to. */
  to?: string
}

/** A paragraph, or a list with one line per item. */
export type TextBlock = { kind: 'paragraph'; line: TextSpan[] } | { kind: 'list'; items: TextSpan[][] }

/** A part of a long text: a heading and what is below it. `title` is '' above the first heading. */
export interface TextSection {
  /** The heading as an anchor: 'in-short'. Unique in its text. */
  id: string
  title: string
  blocks: TextBlock[]
}

const spanPattern = /\*\*(?<bold>[^*\n]+)\*\*|\[(?<words>[^\]\n]+)\]\((?<to>[^)\s]+)\)/g

function spansOf(line: string): TextSpan[] {
  const spans: TextSpan[] = []
  let end = 0
  for (const { 0: all, index, groups = {} } of line.matchAll(spanPattern)) {
    if (index > end) spans.push({ text: line.slice(end, index) })
    const { bold, words = '', to = '' } = groups
    spans.push(bold === undefined ? { text: words, to } : { text: bold, bold: true })
    end = index + all.length
  }
  if (end < line.length) spans.push({ text: line.slice(end) })
  return spans
}

const isItem = (line: string) => /^[-*] /.test(line)

/** Splits a paragraph and the lists in it. */
function blocksOf(paragraph: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const line of paragraph.split('\n').map((one) => one.trim())) {
    const last = blocks.at(-1)
    if (line === '') continue
    if (!isItem(line)) {
      const spans = spansOf(line)
      if (last?.kind === 'paragraph') last.line.push({ text: ' ' }, ...spans)
      else blocks.push({ kind: 'paragraph', line: spans })
    } else if (last?.kind === 'list') last.items.push(spansOf(line.slice(2)))
    else blocks.push({ kind: 'list', items: [spansOf(line.slice(2))] })
  }
  return blocks
}

/**
 * Reads the Markdown of a site text: paragraphs, lists with '-', '**bold**', and '[links](/pricing)'. Anything else,
 * such as HTML, is plain text.
 */
export const parseText = (text: string): TextBlock[] =>
  text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .flatMap(blocksOf)

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Splits a long text at its headings, which start with '## '. */
export function parseSections(text: string): TextSection[] {
  const [before = '', ...parts] = text.replaceAll('\r', '').split(/^## /m)
  const sections = parts.map((part) => {
    const end = part.indexOf('\n')
    return end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end)]
  })
  const all = before.trim() === '' ? sections : [['', before], ...sections]
  const taken = new Set<string>()
  return all.map(([title = '', body = '']) => {
    const anchor = anchorOf(title) || 'part'
    let id = anchor
    for (let number = 2; taken.has(id); number += 1) id = `${anchor}-${number}`
    taken.add(id)
    return { id, title: title.trim(), blocks: parseText(body) }
  })
}

const linesOf = (blocks: readonly TextBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.line]))

/** Returns a text without its marks, for search engines. */
export const plainText = (text: string): string =>
  linesOf(parseText(text))
    .map((line) => line.map((span) => span.text).join(''))
    .join(' ')

/** Returns where a text links to. */
export const linksIn = (text: string): string[] =>
  linesOf(parseText(text)).flatMap((line) => line.flatMap(({ to }) => to ?? []))
