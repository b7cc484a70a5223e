/** Compounds that the dictionary lacks, by the words that it has. */
const compounds: Readonly<Record<string, string>> = {
  earlobe: 'ear lobe',
  eardrum: 'ear drum',
  earache: 'ear ache',
  firefly: 'fire fly',
  airfield: 'air field',
  airship: 'air ship',
  armband: 'arm band',
  fireflies: 'fire flies',
  earplugs: 'ear plugs',
  earbuds: 'ear buds',
  earmuffs: 'ear muffs',
  dragonfly: 'dragon fly',
  lunchbox: 'lunch box',
  zookeeper: 'zoo keeper',
  treehouse: 'tree house',
  seahorse: 'sea horse',
  pinwheel: 'pin wheel',
  swingset: 'swing set',
  hairbrush: 'hair brush',
}

/** Words that the dictionary lacks or pronounces differently from what most children in the US hear. */
const words: Readonly<Record<string, string>> = {
  question: 'K W EH1 S CH AH0 N',
  herb: 'ER1 B',
  earthen: 'ER1 TH AH0 N',
  furred: 'F ER1 D',
  itched: 'IH1 CH T',
  present: 'P R EH1 Z AH0 N T',
  squirrel: 'S K W ER1 L',
  spring: 'S P R IH1 NG',
  stretchy: 'S T R EH1 CH IY0',
  smoothie: 'S M UW1 DH IY0',
  wheel: 'W IY1 L',
  whale: 'W EY1 L',
  narwhal: 'N AA1 R W AH0 L',
  lawyer: 'L AO1 Y ER0',
  huge: 'HH Y UW1 JH',
  human: 'HH Y UW1 M AH0 N',
  'yo-yo': 'Y OW1 Y OW0',
}

type Own = { parts: string[] } | { sounds: string }

/** Pronunciations of words that the dictionary lacks: their parts, or their sounds. */
export const ownPronunciations: ReadonlyMap<string, Own> = new Map<string, Own>([
  ...Object.entries(compounds).map(([word, parts]): [string, Own] => [word, { parts: parts.split(' ') }]),
  ...Object.entries(words).map(([word, sounds]): [string, Own] => [word, { sounds }]),
])
