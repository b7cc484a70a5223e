import type { CSSProperties } from 'react'

export const petals = 8

/** Returns how many petals are full: of the goal, or of a block of eight trials. */
export function fullPetals(count: number, goal: number): number {
  if (count === 0) return 0
  if (goal === 0) return ((count - 1) % petals) + 1
  return Math.min(petals, Math.floor((petals * count) / goal))
}

/** The marigold whose petals fill with the trials; each trial pops its petal in. */
export function DoseFlower({ count, goal }: { count: number; goal: number }) {
  const filled = fullPetals(count, goal)
  return (
    <svg className="dose" viewBox="0 0 100 100" aria-hidden="true">
      {Array.from({ length: petals }, (_, petal) => (
        <g key={petal} className={petal < filled ? 'petal is-full' : 'petal'} transform={`rotate(${petal * 45} 50 50)`}>
          <ellipse cx="50" cy="24" rx="14" ry="22" />
          <ellipse cx="50" cy="32" rx="6" ry="13" className="petal-inner" />
        </g>
      ))}
      {count > 0 && (
        <ellipse
          key={`pop ${count}`}
          cx="50"
          cy="24"
          rx="14"
          ry="22"
          opacity="0"
          className="petal-pop"
          style={{ '--turn': `${(Math.max(filled, 1) - 1) * 45}deg` } as CSSProperties}
        />
      )}
      <circle cx="50" cy="50" r="12" className="fill-marigold-text" />
    </svg>
  )
}
