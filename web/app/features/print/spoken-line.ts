/** A line as printed, with the letters to underline as [start, end) offsets. */
export interface SpokenLine {
  text: string
  marks: [number, number][]
}

// Words joined by `_`, a stretched letter, and the break between a question and its answer.
const signs = /(?<flow>[^\s_()/]+(?:_[^\s_()/]+)+)|(?<turn>(?<=\?)\s*\/\s*)|(?<stretch>(?<long>\p{L})\k<long>{2,})/giu

/** Converts a fluency line for print: joined words are underlined together without `_`, stretched letters too. */
export function spokenLine(line: string): SpokenLine {
  const marks: SpokenLine['marks'] = []
  let text = ''
  let at = 0
  for (const match of line.matchAll(signs)) {
    text += line.slice(at, match.index)
    const { flow, turn } = match.groups ?? {}
    const spoken = flow ? flow.replaceAll('_', ' ') : turn ? ' – ' : match[0]
    if (!turn) marks.push([text.length, text.length + spoken.length])
    text += spoken
    at = match.index + match[0].length
  }
  return { text: text + line.slice(at), marks }
}
