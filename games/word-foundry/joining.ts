/** The joined spelling of several parts, and where it changes. */
export interface Joined {
  word: string
  bends: Bend[]
}
/** `y becomes i`, `e drops`, and so on, where two parts meet. */
export interface Bend {
  kind: 'y to i' | 'drop e' | 'drop y' | 'double' | 'es' | 'ie to y'
  /** The letter that changes. */
  letter: string
  /** Where the change is visible in the word: start and end. */
  at: [number, number]
}

export type Kind = 'prefix' | 'root' | 'suffix'
/** Returns the kind of a part: `un-` is a prefix, `-ness` a suffix, and `happy` a root or word. */
export const kindOf = (part: string): Kind => (part.endsWith('-') ? 'prefix' : part.startsWith('-') ? 'suffix' : 'root')
/** Returns the characters of a part without its hyphens. */
export const charactersOf = (part: string): string => part.replaceAll('-', '')

/**
 * Whether parts are in a valid order: prefixes, roots, suffixes. A -y that would disappear before another suffix is
 * rejected.
 */
export function inOrder(parts: readonly string[]): boolean {
  const kinds = parts.map((part) => kindOf(part).charAt(0)).join('')
  return /^p*r+s*$/.test(kinds) && !parts.slice(0, -1).includes('-y')
}

const oneSyllable = /^[^aeiou]*[aeiou][^aeiouwxy]$/
// Two syllables with stress on the last one: they also double their last letter.
const lastStressed = new Set(['begin', 'forget'])
// Latin roots that never double: vision, credit.
const neverDoubled = new Set(['vis', 'cred', 'bus'])
// Potatoes and heroes, but photos.
const withEs = new Set(['potato', 'tomato', 'hero'])
// Dryer, flyer, shyness: short words that keep their y.
const shortY = /^[^aeiou]*y$/

const startsWithVowel = (suffix: string) => /^[aeiouy]/.test(suffix)

interface Change {
  stem: string
  suffix: string
  bend: Omit<Bend, 'at'> | null
}

function plural(stem: string, root: string): Change {
  if (/[^aeiou]y$/.test(stem))
    return { stem: `${stem.slice(0, -1)}i`, suffix: 'es', bend: { kind: 'y to i', letter: 'y' } }
  if (/(s|x|z|ch|sh)$/.test(stem) || withEs.has(root)) return { stem, suffix: 'es', bend: { kind: 'es', letter: 'e' } }
  return { stem, suffix: 's', bend: null }
}

function afterY(stem: string, suffix: string, root: string): Change {
  const plain = { stem, suffix, bend: null }
  if (suffix === 'ing') return plain
  if (suffix.startsWith('i')) return { stem: stem.slice(0, -1), suffix, bend: { kind: 'drop y', letter: 'y' } }
  const stays = shortY.test(root) && (!startsWithVowel(suffix) || (suffix === 'er' && root !== 'try' && root !== 'cry'))
  return stays ? plain : { stem: `${stem.slice(0, -1)}i`, suffix, bend: { kind: 'y to i', letter: 'y' } }
}

function afterE(stem: string, suffix: string): Change {
  const plain = { stem, suffix, bend: null }
  const dropped: Change = { stem: stem.slice(0, -1), suffix, bend: { kind: 'drop e', letter: 'e' } }
  if (stem.endsWith('ie') && suffix === 'ing')
    return { stem: `${stem.slice(0, -2)}y`, suffix, bend: { kind: 'ie to y', letter: 'ie' } }
  if (/(ee|oe|ye)$/.test(stem) && !suffix.startsWith('e')) return plain
  if (/[cg]e$/.test(stem) && /^[ao]/.test(suffix)) return plain
  return dropped
}

/** Adds a suffix. `root` is the last part before the suffixes, which decides whether its last letter doubles. */
function withSuffix(stem: string, suffix: string, root: string): Change {
  const plain = { stem, suffix, bend: null }
  if (suffix === 's') return plural(stem, root)
  if (/[^aeiou]y$/.test(stem)) return afterY(stem, suffix, root)
  if (suffix === 'ly') {
    if (/[^aeiou]le$/.test(stem)) return { stem: stem.slice(0, -2), suffix, bend: { kind: 'drop e', letter: 'e' } }
    if (stem.endsWith('true')) return { stem: stem.slice(0, -1), suffix, bend: { kind: 'drop e', letter: 'e' } }
  }
  if (!startsWithVowel(suffix)) return plain
  if (stem.endsWith('e')) return afterE(stem, suffix)
  const doubles = stem.endsWith(root) && (oneSyllable.test(root) || lastStressed.has(root)) && !neverDoubled.has(root)
  if (!doubles) return plain
  const letter = stem.at(-1) ?? ''
  return { stem: stem + letter, suffix, bend: { kind: 'double', letter } }
}

/** Joins parts in order: happy + -ness is happiness, run + -ing is running. */
export function joinParts(parts: readonly string[]): Joined {
  let word = ''
  let root = ''
  const bends: Bend[] = []
  for (const part of parts) {
    const letters = charactersOf(part)
    if (kindOf(part) !== 'suffix' || word === '') {
      word += letters
      root = letters
      continue
    }
    const { stem, suffix, bend } = withSuffix(word, letters, root)
    if (bend) {
      const seen = {
        'y to i': [-1, 0],
        double: [-2, 0],
        'ie to y': [-1, 0],
        'drop e': [-1, 1],
        'drop y': [-1, 1],
        es: [0, 1],
      }
      const [from = 0, to = 0] = seen[bend.kind]
      bends.push({ ...bend, at: [stem.length + from, stem.length + to] })
    }
    word = stem + suffix
    root = ''
  }
  return { word, bends }
}
