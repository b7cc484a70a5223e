import { m } from '#messages'
import type { Earned } from '@marigold/contract'
import type { AnyPlay } from '../play/internal-play.ts'

const star = 'M12 2L14.6 9.4L22 12L14.6 14.6L12 22L9.4 14.6L2 12L9.4 9.4Z'
const sprout = 'M11 22V13Q4 13 4 6Q11 6 12 12Q13 7 20 7Q20 14 13 14V22Z'
const shown: Record<Exclude<Earned, 'skipped'>, { label: string; stars: number }> = {
  independent: { label: m.kit_three_sparkles(), stars: 3 },
  helped: { label: m.kit_one_sparkle(), stars: 1 },
  notYet: { label: m.kit_a_sprout(), stars: 0 },
}

/** What the practice of this turn earned, beside the player's badge; skipped practice earns nothing. */
export function EarnedMark({ play }: { play: AnyPlay }) {
  const earned = play.earned.value
  if (earned === null || earned === 'skipped') return null
  const { label, stars } = shown[earned]
  return (
    <i key={`${play.turn.value} ${earned}`} class={`earned ${earned}`} role="img" aria-label={label}>
      {Array.from({ length: Math.max(1, stars) }, (_, i) => (
        <svg key={i} viewBox="0 0 24 24" aria-hidden="true">
          <path d={stars > 0 ? star : sprout} />
        </svg>
      ))}
    </i>
  )
}
