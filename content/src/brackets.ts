type Letters = [number, number]

/** Removes the brackets from a text such as '[ph]one', and returns what was in them as [start, end). */
export function unbracket(text: string): { plain: string; marks: Letters[] } {
  const marks = [...text.matchAll(/\[([^\]]+)\]/g)].map(({ index, 1: letters = '' }, before): Letters => {
    const start = index - 2 * before
    return [start, start + letters.length]
  })
  return { plain: text.replace(/[[\]]/g, ''), marks }
}

/** Writes a text with brackets around its marks: '[ph]one'. */
export function bracketed(text: string, marks: readonly Letters[]): string {
  return marks.reduceRight(
    (rest, [from, to]) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`,
    text,
  )
}
