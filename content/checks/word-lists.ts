/** The sound a child often says instead, as the dictionary names it: kept out of the first twelve words. */
export const substitutesOf: Readonly<Record<string, string[]>> = {
  r: ['W'],
  l: ['W'],
  k: ['T', 'D'],
  g: ['T', 'D'],
  s: ['T', 'TH'],
}

/** Weapons, alcohol, tobacco, insults, body shaming and brands, which no card may hold. */
export const excludedWords = new Set(
  `gun guns rifle pistol knife dagger sword bomb shoot shot kill killed dead die died blood coffin grave beer wine
  whiskey vodka rum drunk cigar cigarette smoke smoking pipe drug drugs poison stupid dumb idiot ugly fat skinny hate
  poop pee butt devil hell damn lego barbie coke cola google disney apple-tv velcro kleenex frisbee jello`.split(/\s+/),
)

/** British spellings of words that children's cards could use. */
export const britishSpellings = new Set(
  `colour colours grey favourite mum mummy pyjamas doughnut tyre tyres aeroplane jewellery neighbour neighbours
  theatre centre metre cosy plough storey moustache yoghurt mould`.split(/\s+/),
)
