/** A line that goes from a tight zigzag to a gentle wave: how a start felt. */
export function EaseIcon({ ease }: { ease: number }) {
  const turns = [9, 7, 5, 3, 2][ease - 1] ?? 3
  const high = [15, 12, 10, 9, 8][ease - 1] ?? 9
  const step = 60 / (turns * 2)
  const sharp = ease <= 2
  const path = Array.from({ length: turns * 2 }, (_, i) => {
    const x = 2 + step * (i + 1)
    const y = 20 + (i % 2 ? high : -high) * (i === turns * 2 - 1 ? 0 : 1)
    return sharp
      ? `L${x.toFixed(1)} ${y.toFixed(1)}`
      : `S${(x - step / 2).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return (
    <svg class="ease-icon" viewBox="0 0 64 40" aria-hidden="true">
      <path
        d={`M2 20${path.join('')}`}
        fill="none"
        stroke="currentColor"
        stroke-width="4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  )
}

/** The hill of a glide, small. */
export function Hill({ hill, class: name }: { hill: readonly number[]; class?: string }) {
  const points = hill.map(
    (level, i) =>
      `${((i / Math.max(1, hill.length - 1)) * 120).toFixed(1)} ${(46 - Math.min(0.85, level) * 50).toFixed(1)}`,
  )
  return (
    <svg class={`hill ${name ?? ''}`} viewBox="0 0 120 48" preserveAspectRatio="none" aria-hidden="true">
      <path class="body" d={`M0 48L${points.join('L')}L120 48Z`} />
      <path class="edge" d={`M${points.join('L')}`} fill="none" vector-effect="non-scaling-stroke" />
    </svg>
  )
}
