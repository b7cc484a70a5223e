const longest = 160
const around = 40

/**
 * Returns the parts of two texts that differ, with a few words around them. Short texts stay whole.
 */
export function excerpt(before: string, after: string): [before: string, after: string] {
  if (before.length <= longest && after.length <= longest) return [before, after]
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start += 1
  let end = 0
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const cut = (text: string) => {
    const from = Math.max(0, start - around)
    const to = Math.min(text.length, text.length - end + around)
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return [cut(before), cut(after)]
}
