import type { Way } from './faces.ts'
import type { Eyes } from './state.ts'

/** Clay: light, middle, and dark, and the color of its hair. No color goes with a feeling. */
export interface Clay {
  light: string
  mid: string
  dark: string
  hair: string
}
const clay = (light: string, mid: string, dark: string, hair: string): Clay => ({ light, mid, dark, hair })
const clays = {
  'medium-light': clay('#F2D3AE', '#DDB283', '#AD7F50', '#7A4A2C'),
  medium: clay('#E2AE84', '#C68758', '#935C37', '#4A2C1E'),
  dark: clay('#8E6350', '#664334', '#43291F', '#20140F'),
  light: clay('#F9E0D2', '#EBC3AE', '#C08D75', '#B2603A'),
  'medium-dark': clay('#B98462', '#94613F', '#663E27', '#2C1A14'),
  sand: clay('#EBC8A0', '#CE9F70', '#9B6E45', '#55463C'),
} as const satisfies Record<string, Clay>
const clayNames = Object.keys(clays) as (keyof typeof clays)[]
/** Clay that wasn't fired yet. */
export const rawClay: Clay = clay('#EFDDC6', '#D3B898', '#A1825F', '#B49673')

type Hair = 'bun' | 'curls' | 'scarf' | 'short' | 'braids' | 'none' | 'wave' | 'cap'
export interface Person {
  clay: Clay
  hair: Hair
  /** The scarf, cap, or ribbon. */
  cloth: string
  glasses?: true
  hearing?: true
  /** A mark of birth on one cheek. */
  mark?: true
  beard?: true
  eyes: Eyes
}

const hairs: readonly Hair[] = ['bun', 'curls', 'wave', 'short', 'braids', 'cap']
const cloths = ['#5B8E93', '#C2703D', '#7C6BAA', '#5E8B5A', '#B5566B', '#3F6C9B'] as const

/** The head that the player at a seat works on; `tone` is the setting for its clay. */
export function playerHead(seat: number, eyes: Eyes | null, tone: unknown): Person {
  const name = clayNames.find((one) => one === tone) ?? clayNames[seat % clayNames.length] ?? 'medium'
  return {
    clay: clays[name],
    hair: hairs[seat % hairs.length] ?? 'bun',
    cloth: cloths[seat % cloths.length] ?? cloths[0],
    eyes: eyes ?? 'soft',
  }
}

interface Neighbor {
  name: string
  way: Way
  person: Person
}
/** Heads on the shelf, each with its own way to show what it feels. Three live there at first; visits bring the others. */
// prettier-ignore
export const neighbors: readonly Neighbor[] = [
  { name: 'Rosa', way: 'lots', person: { clay: clays.medium, hair: 'braids', cloth: '#B5566B', eyes: 'open' } },
  { name: 'Bo', way: 'still', person: { clay: clays.light, hair: 'short', cloth: '#3F6C9B', glasses: true, eyes: 'soft' } },
  { name: 'Amina', way: 'flapping', person: { clay: clays.dark, hair: 'scarf', cloth: '#C2703D', eyes: 'open' } },
  { name: 'Teo', way: 'one-sided', person: { clay: clays['medium-dark'], hair: 'curls', cloth: '#5E8B5A', eyes: 'soft' } },
  { name: 'June', way: 'plain', person: { clay: clays.sand, hair: 'bun', cloth: '#7C6BAA', hearing: true, eyes: 'soft' } },
  { name: 'Omar', way: 'still', person: { clay: clays['medium-light'], hair: 'none', cloth: '#5B8E93', beard: true, eyes: 'open' } },
  { name: 'Kai', way: 'lots', person: { clay: clays.sand, hair: 'wave', cloth: '#3F6C9B', mark: true, eyes: 'open' } },
  { name: 'Ruth', way: 'plain', person: { clay: clays.light, hair: 'curls', cloth: '#7C6BAA', glasses: true, eyes: 'covered' } },
  { name: 'Sam', way: 'flapping', person: { clay: clays['medium-dark'], hair: 'cap', cloth: '#5E8B5A', hearing: true, eyes: 'soft' } },
]
const firstNeighbors = 3
/** How many live on the shelf after so many visits. */
export const neighborCount = (visits: number): number => Math.min(neighbors.length, firstNeighbors + visits)
/** Who stands in for the views of a card: three of those who live there, others at each turn. */
export const neighborAt = (visits: number, turn: number, at: number): Neighbor =>
  neighbors[(turn * 3 + at) % neighborCount(visits)] ?? (neighbors[0] as Neighbor)
