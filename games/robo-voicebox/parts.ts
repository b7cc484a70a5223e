/** What of the robot can be chosen, each by one word. */
export const partKinds = [
  'paint',
  'head',
  'eyes',
  'mouth',
  'antenna',
  'ears',
  'arms',
  'chest',
  'feet',
  'pattern',
  'hat',
  'badge',
] as const
export type PartKind = (typeof partKinds)[number]

/** Which option of each kind the robot wears; 0 is what it came with. */
export type Parts = Readonly<Record<PartKind, number>>

export const firstParts: Parts = Object.fromEntries(partKinds.map((kind) => [kind, 0])) as Record<PartKind, number>

const options: Readonly<Record<PartKind, readonly string[]>> = {
  paint: ['Berry red', 'Sky blue', 'Grape violet'],
  head: ['Round head', 'Square head', 'Bell head'],
  eyes: ['One big eye', 'Goggles', 'Sleepy lids'],
  mouth: ['Big smile', 'Zigzag mouth', 'Speaker grille'],
  antenna: ['Two antennae', 'Propeller', 'Spring antenna'],
  ears: ['Dish ears', 'Headphones', 'Bolts'],
  arms: ['Springy arms', 'Strong arms', 'Wings'],
  chest: ['Gauge', 'Row of lights', 'Gears'],
  feet: ['Wheels', 'Boots', 'Rollers'],
  pattern: ['Stripes', 'Dots', 'Stars'],
  hat: ['Party hat', 'Top hat', 'Crown'],
  badge: ['Star badge', 'Heart badge', 'Lightning badge'],
}
const kindNames: Readonly<Record<PartKind, string>> = {
  paint: 'paint',
  head: 'head',
  eyes: 'eyes',
  mouth: 'mouth',
  antenna: 'antenna',
  ears: 'ears',
  arms: 'arms',
  chest: 'chest plate',
  feet: 'feet',
  pattern: 'pattern',
  hat: 'hat',
  badge: 'badge',
}

/** The parts of a kind that can be chosen. */
export const optionsOf = (kind: PartKind): readonly string[] => options[kind]
export const nameOfKind = (kind: PartKind): string => kindNames[kind]
