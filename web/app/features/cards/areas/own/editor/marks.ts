import type { OwnCard } from '@marigold/contract'

type Marks = OwnCard['marks']

/** The places of a word's letters that are marked. */
export function markedPlaces(marks: Marks): number[] {
  return marks.flatMap(([start, end]) => Array.from({ length: end - start }, (_, at) => start + at))
}

/** Marks with one letter more, or less; neighbors are one mark. */
export function toggleMark(marks: Marks, place: number): Marks {
  const before = markedPlaces(marks)
  const places = before.includes(place) ? before.filter((one) => one !== place) : [...before, place]
  const joined: [number, number][] = []
  for (const one of places.toSorted((a, b) => a - b)) {
    const last = joined.at(-1)
    if (last?.[1] === one) last[1] = one + 1
    else joined.push([one, one + 1])
  }
  return joined
}

/** The marks that still name the same letters after a word was written anew. */
export function keptMarks(marks: Marks, before: string, after: string): Marks {
  return marks.filter(([, end]) => end <= after.length && before.slice(0, end) === after.slice(0, end))
}
