/** Shows a glide's loudness as a small curve. */
export function LoudnessCurve({ hill, class: name }: { hill: readonly number[]; class?: string }) {
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
