import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'
import type { Tone } from './drawing.ts'

/** The colors of a digging site. */
export interface Ground {
  sky: readonly [string, string]
  far: string
  ground: string
  near: string
  sand: readonly [string, string, string]
  earth: readonly [string, string]
  leaf: string
}

const grounds: readonly Ground[] = [
  {
    ...{ sky: ['#FBE6B8', '#F6D596'], far: '#E9BC7A', ground: '#D9A557', near: '#C68F45', leaf: '#6E8B4E' },
    ...{ sand: ['#EDC278', '#F1CB85', '#F8DDA5'], earth: ['#7A4A2B', '#8E5A36'] },
  },
  {
    ...{ sky: ['#FAD9B0', '#F2A98A'], far: '#C9714F', ground: '#C77A4B', near: '#A85C38', leaf: '#6B7A48' },
    ...{ sand: ['#E3A272', '#E8AC7C', '#F3C9A0'], earth: ['#6B3524', '#7E432E'] },
  },
  {
    ...{ sky: ['#BFE6F2', '#E4F5F2'], far: '#8FC7CF', ground: '#E2C58F', near: '#CFAE73', leaf: '#4E8B72' },
    ...{ sand: ['#EBD09A', '#F0D8A8', '#FAEBC9'], earth: ['#6E5234', '#806242'] },
  },
  {
    ...{ sky: ['#CFE0F2', '#EEF4F7'], far: '#A9BDCF', ground: '#C3CBCB', near: '#A3B0B4', leaf: '#5F7F78' },
    ...{ sand: ['#D6DAD4', '#DEE2DC', '#F2F4F0'], earth: ['#56504B', '#675F58'] },
  },
]

/** The ground of a field: each field of a game has another one, and so has each hall that opens in the museum. */
export function groundOf(number: number, look: Look): Ground {
  const ground = grounds[number % grounds.length] as Ground
  const share = look === 'grown-up' ? 0.55 : look === 'clean' ? 0.2 : 0
  const of = (hex: string) => muted(hex, share)
  const { sky, far, ground: land, near, sand, earth, leaf } = ground
  return {
    ...{ sky: [of(sky[0]), of(sky[1])], far: of(far), ground: of(land), near: of(near), leaf: of(leaf) },
    ...{ sand: [of(sand[0]), of(sand[1]), of(sand[2])], earth: [of(earth[0]), of(earth[1])] },
  }
}

/** The bone of the first and the second find of a field, in its earth. */
export const toneOf = (at: number, dark: string): Tone =>
  at === 0 ? { top: '#FFF3DC', edge: '#D9B98A', dark } : { top: '#F3B98A', edge: '#C27F4F', dark }
/** A find on paper and on walls. */
export const inkTone: Tone = { top: '#5A3418', edge: '#8E6A48', dark: '#FFF9EF' }
