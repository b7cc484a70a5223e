import type { OwnCard } from '@marigold/contract'

type Marks = OwnCard['marks']

/** Returns the indexes of a word's marked letters. */
export function markedIndexes(marks: Marks): number[] {
  return marks.flatMap(([start, end]) => Array.from({ length: end - start }, (_, at) => start + at))
}

/** Marks or unmarks one letter; adjacent letters merge into one mark. */
export function toggleMark(marks: Marks, place: number): Marks {
  const before = markedIndexes(marks)
  const places = before.includes(place) ? before.filter((one) => one !== place) : [...before, place]
  const joined: [number, number][] = []
  for (const one of places.toSorted((a, b) => a - b)) {
    const last = joined.at(-1)
    if (last?.[1] === one) last[1] = one + 1
    else joined.push([one, one + 1])
  }
  return joined
}

/** Returns the marks that still cover the same letters after a word was edited. */
export function preserveMarks(marks: Marks, before: string, after: string): Marks {
  return marks.filter(([, end]) => end <= after.length && before.slice(0, end) === after.slice(0, end))
}
