const glide = ['W']

/**
 * The sounds that a child often says instead, in the dictionary's notation. They're kept out of the first twelve words
 * of a position and out of carrier frames. R and L in blends, and S in clusters, glide and lisp as they do alone.
 */
export const substitutesOf: Readonly<Record<string, string[]>> = {
  r: glide,
  l: glide,
  ...Object.fromEntries('bl cl fl gl pl br cr dr fr gr pr tr thr'.split(' ').map((code) => [code, glide])),
  k: ['T', 'D'],
  g: ['T', 'D'],
  s: ['T', 'TH'],
  sk: ['TH'],
  sl: ['TH'],
  sm: ['TH'],
  sn: ['TH'],
  sp: ['TH'],
  st: ['TH'],
  sw: ['TH'],
  z: ['S', 'TH'],
  sh: ['S', 'T'],
  ch: ['SH', 'T'],
  j: ['D'],
  v: ['B', 'F'],
  'th-quiet': ['F'],
  'th-voiced': ['D', 'V'],
}

/** Weapons, alcohol, tobacco, insults, body shaming, religion, and brands, which no card may contain. */
export const excludedWords = new Set(
  `gun guns rifle pistol knife dagger sword bomb shoot shot kill killed dead die died blood coffin grave beer wine
  whiskey vodka rum drunk cigar cigarette smoke smoking pipe drug drugs poison stupid dumb idiot ugly fat skinny hate
  poop pee butt devil hell damn pray prays prayer church mosque temple synagogue bible god gods easter christmas lego barbie coke cola google disney apple-tv velcro kleenex frisbee jello`.split(
    /\s+/,
  ),
)

/** British spellings of words that children's cards could use. */
export const britishSpellings = new Set(
  `colour colours grey favourite mum mummy pyjamas doughnut tyre tyres aeroplane jewellery neighbour neighbours
  theatre centre metre cosy plough storey moustache yoghurt mould`.split(/\s+/),
)
