import type { Part } from './faces.ts'
import type { Clue, Where } from './state.ts'

const line = (d: string, width = 7) => `<path d="${d}" fill="none" stroke="#5B3A24" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>` // prettier-ignore
const head = '<path d="M0 -32C20 -32 30 -18 30 -2C30 20 18 34 0 34S-30 20 -30 -2C-30 -18 -20 -32 0 -32Z" fill="#DDB283" stroke="#AD7F50" stroke-width="3"/>' // prettier-ignore

const partIcons: Record<Part | 'strength', string> = {
  brows: line('M-32 6Q-20 -12 -6 0M32 6Q20 -12 6 0', 9),
  eyes: `<path d="M-34 2Q-20 -16 -6 2Q-20 18 -34 2ZM34 2Q20 -16 6 2Q20 18 34 2Z" fill="#FFFAF2" stroke="#5B3A24" stroke-width="4"/><circle cx="-20" cy="2" r="6" fill="#3A2419"/><circle cx="20" cy="2" r="6" fill="#3A2419"/>`,
  mouth: `<path d="M-30 -8Q0 6 30 -8Q22 26 0 26T-30 -8Z" fill="#8B3A33" stroke="#5B3A24" stroke-width="4" stroke-linejoin="round"/>`,
  cheeks: `${head}<circle cx="-16" cy="8" r="10" fill="#C9453A" fill-opacity=".5"/><circle cx="16" cy="8" r="10" fill="#C9453A" fill-opacity=".5"/>`,
  head: `<g transform="rotate(18)">${head}</g>${line('M-34 -22q-6 12 -2 22M34 -26q8 10 6 22', 5)}`,
  strength: `<rect x="-30" y="8" width="14" height="22" rx="4" fill="#C98F56"/><rect x="-8" y="-8" width="14" height="38" rx="4" fill="#B5713C"/><rect x="14" y="-28" width="14" height="58" rx="4" fill="#8A4F28"/>`, // prettier-ignore
}
/** A part of the face, from (-40, -40) to (40, 40). */
export const partIcon = (part: Part | 'strength'): string => partIcons[part]

const stakeIcons: Record<Clue | Where | 'hunch' | 'same' | 'two', string> = {
  voice: `<path d="M-32 -12H-18L0 -28V28L-18 12H-32Z" fill="#5B8E93"/>${line('M10 -12Q18 0 10 12M20 -22Q34 0 20 22', 6)}`,
  body: `<circle cy="-24" r="11" fill="#C68758"/><path d="M0 -10V14M0 -4L-24 -18M0 -4L24 8M0 14L-14 36M0 14L16 34" fill="none" stroke="#C68758" stroke-width="10" stroke-linecap="round"/>`,
  story: `<path d="M0 -22C-10 -30 -26 -30 -34 -26V26C-26 22 -10 22 0 30C10 22 26 22 34 26V-26C26 -30 10 -30 0 -22Z" fill="#FFFAF2" stroke="#5B3A24" stroke-width="4" stroke-linejoin="round"/>${line('M0 -22V28M-24 -12h14M-24 0h14M10 -12h14M10 0h14', 3)}`,
  friend: `<path d="M-36 -18H2V12Q2 26 -17 26T-36 12Z" fill="#D98E5F"/><path d="M2 -12q14 0 12 14q-2 10 -12 10" fill="none" stroke="#B56A3F" stroke-width="6"/><path d="M10 -8H36V16Q36 28 22 28T10 18Z" fill="#6E9CA0"/>${line('M-24 -26q-4 -6 0 -12M-10 -26q-4 -6 0 -12M22 -18q-4 -6 0 -12', 4)}`,
  home: `<path d="M-28 -2V32H28V-2Z" fill="#F0D6AE"/><path d="M-36 0L0 -34L36 0Z" fill="#B5564A"/><rect x="-8" y="8" width="16" height="24" rx="2" fill="#7B5231"/><rect x="14" y="6" width="10" height="10" fill="#FFE39A"/>`,
  paper: `<path d="M-26 -34H16L28 -22V34H-26Z" fill="#FFFAF2" stroke="#8A7D97" stroke-width="3"/>${line('M-16 -14Q-8 -22 0 -14T16 -14M-16 4Q-8 -4 0 4T16 4M-16 22Q-8 14 0 22', 4)}`,
  hunch: `<path d="M-26 -30H26Q34 -30 34 -22V8Q34 16 26 16H0L-16 32V16H-26Q-34 16 -34 8V-22Q-34 -30 -26 -30Z" fill="#FFFAF2" stroke="#5B3A24" stroke-width="4"/>${line('M-8 -14Q-6 -22 2 -21T8 -11Q6 -6 1 -4V0M1 8v.1', 5)}`, // prettier-ignore
  same: `<circle cx="-8" r="24" fill="#6E9CA0" fill-opacity=".8"/><circle cx="8" r="24" fill="#D98E5F" fill-opacity=".8"/>`,
  two: `<circle cx="-17" cy="-4" r="20" fill="#6E9CA0" fill-opacity=".8"/><circle cx="17" cy="6" r="20" fill="#D98E5F" fill-opacity=".8"/>`,
}
/** What a choice or a clue is, from (-40, -40) to (40, 40). */
export const stakeIcon = (name: keyof typeof stakeIcons): string => stakeIcons[name]
