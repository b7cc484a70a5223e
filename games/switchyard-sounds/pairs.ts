/** The words of the two stations; the one with the target sound comes first. */
export interface Pair {
  key: string
  contrast: string
  words: readonly [string, string]
}

/** A contrast: its name, its two sounds as a therapist writes them, and its pattern. */
export interface Contrast {
  code: string
  name: string
  pattern: string
  sounds: readonly [string, string]
}

/** The contrasts in the order of the settings, the most common first. */
export const contrasts: readonly Contrast[] = [
  { code: 'k-t', name: 'K and T', pattern: 'fronting', sounds: ['K', 'T'] },
  { code: 's-t', name: 'S and T', pattern: 'stopping', sounds: ['S', 'T'] },
  { code: 'r-w', name: 'R and W', pattern: 'gliding', sounds: ['R', 'W'] },
  { code: 'p-b', name: 'P and B', pattern: 'voicing', sounds: ['P', 'B'] },
  { code: 'final', name: 'Final sounds', pattern: 'bean, bee', sounds: ['a final sound', 'no final sound'] },
  { code: 'cluster', name: 'Clusters', pattern: 'stop, top', sounds: ['a cluster', 'one sound'] },
  { code: 'g-d', name: 'G and D', pattern: 'fronting', sounds: ['G', 'D'] },
  { code: 'l-w', name: 'L and W', pattern: 'gliding', sounds: ['L', 'W'] },
  { code: 's-sh', name: 'S and SH', pattern: 'palatal fronting', sounds: ['S', 'SH'] },
  { code: 'ch-sh', name: 'CH and SH', pattern: 'deaffrication', sounds: ['CH', 'SH'] },
  { code: 's-th', name: 'S and TH', pattern: 'lisp', sounds: ['S', 'TH'] },
  { code: 'f-th', name: 'F and TH', pattern: 'F for TH', sounds: ['F', 'TH'] },
]

/** Minimal pairs, which differ only in their contrast: a selection of the content's pairs that have pictures. */
const minimal: Readonly<Record<string, string>> = {
  'k-t':
    'key-tea cap-tap cub-tub cape-tape call-tall cart-tart corn-torn neck-net back-bat bike-bite beak-beet wake-wait kick-tick crash-trash crane-train',
  's-t': 'sub-tub sea-tea sail-tail sigh-tie sip-tip sack-tack sew-toe sick-tick rice-right swirl-twirl',
  'r-w': 'ring-wing rail-whale right-white rink-wink reel-wheel rich-witch reed-weed rake-wake rip-whip rag-wag',
  'p-b': 'pig-big pie-bye pear-bear cup-cub cap-cab rope-robe pour-boar pea-bee pin-bin peach-beach path-bath',
  final:
    'moon-moo tooth-two bean-bee tile-tie goat-go pine-pie nose-no ice-eye train-tray grape-gray toad-toe seal-sea boot-boo bike-bye teeth-tea moose-moo',
  cluster:
    'snail-nail ski-key swing-wing cloud-loud glove-love train-rain bread-bed crab-cab tree-tea frog-fog clap-cap price-rice block-lock stable-table stop-top snap-nap spot-pot clock-lock snip-sip trap-tap',
  'g-d':
    'gate-date gear-deer gown-down gull-dull gust-dust bug-bud mug-mud beg-bed bag-bad grill-drill grain-drain go-dough',
  'l-w':
    'light-white link-wink leap-weep leak-week lip-whip lake-wake lick-wick late-wait sleep-sweep clean-queen sling-swing',
  's-sh': 'sip-ship seat-sheet sock-shock sign-shine sew-show save-shave sack-shack sour-shower sort-short sea-she',
  'ch-sh':
    'chip-ship chew-shoe chop-shop chair-share chin-shin watch-wash witch-wish crutch-crush match-mash catch-cash chalk-shock',
  's-th': 'sink-think sum-thumb sick-thick saw-thaw sigh-thigh mouse-mouth pass-path moss-moth cymbal-thimble',
  'f-th':
    'free-three fin-thin first-thirst reef-wreath frill-thrill fought-thought froze-throws offer-author freeze-threes',
}

/** Near minimal pairs, which differ in the contrast and in one more sound, so that the difference is easier to hear. */
const near: Readonly<Record<string, string>> = {
  'k-t': 'key-toe cap-tape cape-tip call-tail cup-tape kick-tack',
  's-t': 'saw-toe sew-tea sock-tick sea-tie sail-tile seal-tail',
  'r-w': 'rail-wheel reel-whale rake-week rope-whip right-wait rock-week',
  'p-b': 'pine-bean pot-boot pig-bag pea-bye pin-bean pear-boar',
  final: 'moon-shoe bean-key goat-toe rope-go boot-two pine-tie',
  cluster: 'tree-toe stop-tape block-lake crab-cub clap-lip',
  'g-d': 'goat-date big-bed bug-bed bag-bud mug-bud bug-mud',
  'l-w': 'light-wait leap-whip lake-week lock-wake lip-weep leak-wake',
  's-sh': 'saw-show sea-shoe sip-shop sock-shack sign-shin sew-shoe',
  'ch-sh': 'chip-shop chop-ship chin-shine chew-show watch-wish witch-wash',
  's-th': 'saw-thigh sign-thin sock-thick mouse-moth moose-mouth moose-tooth',
  'f-th': 'fin-thick reef-teeth froze-threes freeze-throws',
}

/** Pairs whose two sounds differ in place, manner, and voicing; one of them is a sonorant and the other is not. */
const maximal: Readonly<Record<string, string>> = {
  'SH-L': 'ship-lip sheep-leap shock-lock',
  'CH-L': 'chip-lip chalk-lock',
  'K-L': 'kite-light kick-lick',
  'TH-L': 'think-link thick-lick',
  'P-L': 'tape-tail',
  'K-W': 'kite-white kick-wick',
  'S-W': 'sail-whale seal-wheel sip-whip sing-wing sink-wink',
  'SH-W': 'ship-whip',
  'CH-W': 'chip-whip',
  'T-W': 'tail-whale tip-whip tick-wick',
  'TH-W': 'think-wink thick-wick',
  'S-R': 'sail-rail seal-reel sip-rip sock-rock sing-ring sink-rink',
  'T-R': 'tail-rail tip-rip teeth-wreath',
  'TH-R': 'think-rink',
  'K-R': 'kite-right',
  'T-M': 'two-moo',
  'K-M': 'cash-mash catch-match',
  'CH-M': 'chew-moo',
  'SH-M': 'shoe-moo',
  'K-N': 'kite-night cap-nap beak-bean',
  'SH-N': 'show-no',
  'CH-N': 'beach-bean',
  'P-N': 'chip-chin ship-shin grape-grain',
  'P-NG': 'whip-wing sip-sing rip-ring',
  'F-L': 'reef-reel',
}

export type Kind = 'maximal' | 'near' | 'minimal'

const pairsIn = (table: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(table).flatMap(([contrast, row]) =>
    row.split(' ').map((both): Pair => {
      const [one = '', other = ''] = both.split('-')
      return { key: `${contrast}.${one}.${other}`, contrast, words: [one, other] }
    }),
  )
const tables: Record<Kind, Pair[]> = { maximal: pairsIn(maximal), near: pairsIn(near), minimal: pairsIn(minimal) }

/** Returns every pair of a kind. */
export const allPairs = (kind: Kind): readonly Pair[] => tables[kind]

/** With fewer pairs than this, the results say too little about a sound. */
const enough = 5

/**
 * Returns the pairs for a choice in the settings. For maximal contrasts: the pairs with one of its sounds, or all pairs
 * if none has enough.
 */
export function pairsOf(kind: Kind, set: string): readonly Pair[] {
  const all = tables[kind]
  if (set === 'mixed') return all
  if (kind !== 'maximal') return all.filter(({ contrast }) => contrast === set)
  const sounds = set.toUpperCase().split('-')
  const own = all.filter(({ contrast }) => contrast.split('-').some((sound) => sounds.includes(sound)))
  return own.length < enough ? all : own
}

/** Returns the name and sounds of a contrast; maximal contrasts are named by their sounds. */
export function contrastOf(code: string): Contrast {
  const [one = '', other = ''] = code.split('-')
  const named = { code, name: `${one} and ${other}`, pattern: 'far apart', sounds: [one, other] as const }
  return contrasts.find((contrast) => contrast.code === code) ?? named
}
