import { longWords, twoSyllables } from './words.ts'

/** Other words of phrases, sentences, and passages with more than one syllable. */
const others = `
  A-pril a-ble a-bout a-cross ac-tion a-go al-most a-lone a-long al-ways Am-ir An-na an-swer an-swered an-y an-y-one an-y-thing
  an-y-where ap-point-ment ap-ples a-round a-sleep at-tic Au-gust a-while ba-by bak-er bak-er-y bal-co-ny bat-ter
  be-came be-cause be-fore be-gan be-gin be-hind be-side bet-ter blue-ber-ries bot-tle box-es branch-es bub-bles
  cab-in can-not cap-tain car-a-mel care-ful-ly car-ry car-rots cel-lo cen-tu-ry charg-er cher-ries chil-dren ci-der
  cloud-y co-coa com-fort-a-ble con-cert con-tain-er con-tin-ue cook-ies cop-y cous-in cous-ins cov-er croc-o-diles
  danc-es Den-ver de-vel-oped dif-fer-ence dif-fer-enc-es dif-fer-ent din-ing din-ner dish-es doub-le down-town draw-ing
  dur-ing ear-li-est ear-ly eas-i-er eas-y eat-ing e-lec-tron-ic el-e-men-ta-ry emp-ty en-vi-ron-men-tal e-ven
  eve-ning ev-er eve-ry eve-ry-one ex-cept ex-hi-bi-tion ex-tra ex-traor-di-nar-y fa-mous farm-ers fam-i-ly fa-vor-ite
  fi-nal-ly fold-ed fol-low fol-low-ing for-got for-got-ten Fri-day frost-ing ga-rage gath-er gen-er-al-ly gi-ant gold-en
  grand-ma hap-py hard-ly hel-lo him-self his-to-ry hun-dred i-de-a in-gre-di-ent in-gre-di-ents in-sects in-side
  in-ter-est-ing la-dle lan-guag-es laun-dry la-zy les-son let-ters lev-el li-brar-y lis-ten lis-tened lit-tle liv-ing
  low-er man-y mar-ket mel-on mid-dle min-ute mod-er-ate mo-ment Mon-day morn-ings nar-row neigh-bor neigh-bors
  nei-ther nerv-ous nev-er no-bod-y noo-dles noth-ing oat-meal old-er o-live  on-ion on-ly o-pen o-pened
  o-pens op-er-ate o-pin-ion or-dered or-gan-iz-ing oth-er out-side o-ver paint-ed pan-cake pan-cakes par-tic-u-lar
  peo-ple pen-cils per-fect pho-to-graphs pic-nic pic-tures piz-za plant-ed play-ers plen-ty pock-et pol-ka pos-si-bil-i-ties
  pre-fer pre-pare prob-a-bil-i-ty prob-a-bly prob-lem pro-gram pub-lic pud-dles pump-kin pup-py qui-et rad-ish-es
  rain-y read-y rec-om-mend-ed re-cord-ings reg-is-tra-tion reg-u-lar-ly rel-a-tive-ly re-peat rid-dles roll-ing
  round-ed Sat-ur-day  sav-ing scar-y sched-uled sec-ond sep-a-rate sev-er-al sig-nal sil-ver sim-i-lar sis-ter slow-ly
  some-one some-thing sto-ries stu-dent sum-mer Sun-day sun-flow-ers sun-ny sys-tem teach-ers tel-e-graph
  tel-e-scope tem-per-a-ture Thurs-day tick-ets ti-gers ti-ny toast-er to-day to-ma-toes to-mor-row to-night tur-tles
  um-brel-la un-cle un-der un-til up-per    vis-i-tors vis-its wait-ed want-ed wa-tered
  wa-ters wav-y wear-ing Wednes-day Wednes-days week-end wel-come win-dows win-ter with-out work-shop yel-low your-self
  ad-mis-sion al-li-ga-tors dem-on-strate  look-ing lamp-light pen-nies real-ly start-ed Phil-a-del-phi-a
  af-ter af-ter-noon an-i-mal an-i-mals ar-e-a O-hi-o read-ing ar-rive a-bove a-gain a-way Car-la cur-tains hu-man kit-tens li-on mid-night muf-fins Pe-ter Ti-na
  trav-el Sat-urn mud-dy oth-ers
`

/** Words that some people say with one syllable fewer. They are never split, so that nobody is taught otherwise. */
export const neverSplit: readonly string[] = [
  ...['our', 'hour', 'hours', 'flour', 'tired', 'fire', 'orange', 'vegetable', 'vegetables', 'veterinary'],
  ...['laboratory', 'omelet', 'chocolate'],
]

const known = new Map(
  [...twoSyllables, ...longWords, ...others.trim().split(/\s+/)].map((row) => [
    row.replaceAll('-', '').toLowerCase(),
    row.split('-').map(({ length }) => length),
  ]),
)

/** Returns every word that the tables can split, in lower case. */
export const splitWords = (): string[] => [...known.keys()]

/**
 * Returns the syllables of a word as written, including punctuation. A word that no table contains stays whole, because
 * a wrong split would teach a wrong pronunciation.
 */
export function syllablesOf(written: string): string[] {
  const [, before = '', word = '', after = ''] = /^([^\p{L}]*)([\p{L}]*)(.*)$/u.exec(written) ?? []
  const lengths = /^\P{L}*$/u.test(after) ? known.get(word.toLowerCase()) : undefined
  if (!lengths) return [written]
  let at = 0
  const parts = lengths.map((length) => word.slice(at, (at += length)))
  return parts.map((part, i) => `${i === 0 ? before : ''}${part}${i === parts.length - 1 ? after : ''}`)
}

/** The usual number of syllables of words that stay whole because pronunciations differ. */
const wholeWords: Readonly<Record<string, number>> = {
  ...{ our: 1, hour: 1, hours: 1, flour: 1, tired: 2, fire: 1, orange: 2, chocolate: 2, omelet: 2 },
  ...{ vegetable: 3, vegetables: 3, veterinary: 5, laboratory: 4 },
}

/** Estimates the syllables of an unknown word: its groups of vowel letters, except silent ones. */
function guessed(word: string): number {
  const sounded = word
    .replace(/(?<![td])ed$/, 'd')
    .replace(/(?<=[^aeiouy])e$/, '')
    .replace(/(?<!s|x|z|c|g|ch|sh|[aeiouy])es$/, 's')
  const consonantLe = /[^aeiouy]les?$/.test(word) ? 1 : 0
  return Math.max(1, (sounded.match(/[aeiouy]+/g) ?? []).length + consonantLe)
}

/** Returns how many syllables a text has, from the tables for their words and by letters for others. */
export function countSyllables(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.reduce((sum, word) => sum + (known.get(word)?.length ?? wholeWords[word] ?? guessed(word)), 0)
}
