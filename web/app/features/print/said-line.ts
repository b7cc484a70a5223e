/** A line as it is printed, and the letters to underline as [start, end) places in it. */
export interface SaidLine {
  text: string
  marks: [number, number][]
}

// Words run together by `_`, a letter stretched, the turn from a question to its answer.
const signs = /(?<flow>[^\s_()/]+(?:_[^\s_()/]+)+)|(?<turn>(?<=\?)\s*\/\s*)|(?<stretch>(?<long>\p{L})\k<long>{2,})/giu

/** A fluency line without its `_`: what runs together is underlined as one, what is stretched too. */
export function saidLine(line: string): SaidLine {
  const marks: SaidLine['marks'] = []
  let text = ''
  let at = 0
  for (const match of line.matchAll(signs)) {
    text += line.slice(at, match.index)
    const { flow, turn } = match.groups ?? {}
    const said = flow ? flow.replaceAll('_', ' ') : turn ? ' – ' : match[0]
    if (!turn) marks.push([text.length, text.length + said.length])
    text += said
    at = match.index + match[0].length
  }
  return { text: text + line.slice(at), marks }
}
