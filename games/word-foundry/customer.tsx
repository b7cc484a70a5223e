import type { Look } from '@marigold/contract'
import type { Made } from './rules.ts'

const people = [
  { skin: '#F2C8A2', hair: '#5A4436', shirt: '#2F6E8C' },
  { skin: '#8A5836', hair: '#2E2422', shirt: '#C8662B' },
  { skin: '#E8B98C', hair: '#8A8580', shirt: '#4E7A5C' },
  { skin: '#633C28', hair: '#1F1716', shirt: '#8A4FA0' },
  { skin: '#F5D3B4', hair: '#A06A3A', shirt: '#B5403F' },
] as const

/** Who ordered, beside the slip; with a word in hand, both arms go up. */
export function Customer({ index, look, made }: { index: number; look: Look; made: Made | null }) {
  const { skin, hair, shirt } = people[index % people.length] ?? people[0]
  const raised = look === 'grown-up' ? 'M-34 66C-52 50 -54 34 -50 26' : 'M-34 66C-56 46 -58 20 -52 6'
  return (
    <svg class="customer" viewBox="-64 -60 128 150" aria-hidden="true">
      <path d="M-44 90C-46 50 -26 34 0 34S46 50 44 90Z" fill={shirt} />
      {made && (
        <g fill="none" stroke={skin} stroke-width="13" stroke-linecap="round">
          <path d={raised} />
          <path d={raised} transform="scale(-1 1)" />
        </g>
      )}
      <circle r="38" fill={skin} />
      <path d="M-38 2C-46 -52 46 -52 38 2C30 -22 8 -26 -8 -26C-24 -24 -34 -14 -38 2Z" fill={hair} />
      <circle cx="-13" cy="4" r="4" fill="#2B1B1D" />
      <circle cx="13" cy="4" r="4" fill="#2B1B1D" />
      {made ? (
        <path d="M-13 15Q0 34 13 15Z" fill="#7A2F2A" />
      ) : (
        <path d="M-10 18Q0 25 10 18" fill="none" stroke="#7A3B2A" stroke-width="4" stroke-linecap="round" />
      )}
    </svg>
  )
}
