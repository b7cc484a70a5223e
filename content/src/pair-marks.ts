/** A range of letters in a word, as [start, end). */
type Letters = [number, number]

/** How the sounds of the contrasts are spelled in the words of the pairs. */
const spellings: Record<string, readonly string[]> = {
  r: ['wr', 'r'],
  w: ['wh', 'w', 'o', 'u'],
  l: ['ll', 'l'],
  k: ['ck', 'k', 'c'],
  t: ['tt', 't'],
  g: ['gg', 'g'],
  d: ['dd', 'd'],
  s: ['ss', 's', 'c'],
  th: ['th'],
  f: ['ff', 'gh', 'f'],
  p: ['pp', 'p'],
  b: ['bb', 'b'],
  v: ['v'],
  sh: ['sh'],
  ch: ['tch', 'ch'],
}

/** Returns the edit distance of two texts. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to += 1)
      next.push(Math.min((row[to] ?? 0) + (letter === other[to] ? 0 : 1), (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    row = next
  }
  return row[other.length] ?? 0
}

/** Returns every place in a word that may spell a sound. */
function placesOf(word: string, sound: string): Letters[] {
  return (spellings[sound] ?? []).flatMap((letters) =>
    [...word.matchAll(new RegExp(letters, 'g'))].map(({ index }): Letters => [index, index + letters.length]),
  )
}

/**
 * Returns the letters of the two sounds: where the rest of the words is most similar, with the longer spelling
 * preferred.
 */
function lettersApart(words: [string, string], sounds: [string, string]): [Letters, Letters] | null {
  const [one, other] = words
  const found = placesOf(one, sounds[0]).flatMap((first) =>
    placesOf(other, sounds[1]).map((second) => ({
      letters: [first, second] as [Letters, Letters],
      cost:
        2 * distance(one.slice(0, first[0]), other.slice(0, second[0])) +
        distance(one.slice(first[1]), other.slice(second[1])),
    })),
  )
  return found.toSorted((a, b) => a.cost - b.cost)[0]?.letters ?? null
}

/** Returns the letters of the last consonant, such as the p in 'grape'. */
function lastConsonant(word: string): Letters | null {
  const letters = /([^aeiouy]+)e?$/.exec(word)
  return letters ? [letters.index, letters.index + (letters[1]?.length ?? 0)] : null
}

/**
 * Returns the letters that differ in each word of a pair: those of the two sounds, the last consonant if the other word
 * lacks it, or the cluster and what's left of it. Empty for a word without such letters.
 */
export function pairMarks(contrast: string, words: [string, string]): [Letters[], Letters[]] {
  const [one, other] = words.map((word) => word.toLowerCase()) as [string, string]
  if (contrast === 'final') return [[lastConsonant(one)].filter((letters) => letters !== null), []]
  if (contrast === 'cluster') return [[[0, 2]], [[0, 1]]]
  const [aim = '', instead = ''] = contrast.split('-')
  const letters = lettersApart([one, other], [aim, instead])
  return letters ? [[letters[0]], [letters[1]]] : [[], []]
}
