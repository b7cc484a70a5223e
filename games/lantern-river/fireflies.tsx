const most = 8
const around = Array.from({ length: most }, (_, i) => {
  const angle = (i * 137.5 * Math.PI) / 180
  return { x: Math.cos(angle) * 74, y: -44 + Math.sin(angle) * 58 }
})

const Firefly = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <circle r="13" fill="#ffe98a" fill-opacity=".35" />
    <circle r="5.5" fill="#fff6b8" />
  </g>
)

/** The fireflies that travel with a lantern; more than eight shine as eight. */
export const Fireflies = ({ count }: { count: number }) => (
  <g>
    {around.slice(0, count).map(({ x, y }) => (
      <Firefly key={x} x={x} y={y} />
    ))}
  </g>
)

/** What comes of a choice: so many fireflies for sure, or so many if lucky. */
export const FireflyPicture = ({ count, lucky = false }: { count: number; lucky?: boolean }) => (
  <svg viewBox="0 0 120 72">
    <rect width="120" height="72" rx="16" fill="#352b6e" />
    {Array.from({ length: count }, (_, i) => (
      <Firefly key={i} x={60 + (i - (count - 1) / 2) * 60} y={36} size={1.4} />
    ))}
    {lucky && (
      <text x="60" y="44" class="maybe">
        ?
      </text>
    )}
  </svg>
)

/** Draws a small star for each firefly around a lantern's star. */
export const SmallStars = ({ count }: { count: number }) => (
  <g transform="scale(.55)">
    {around.slice(0, count).map(({ x, y }) => (
      <Firefly key={x} x={x} y={y + 44} size={1.2} />
    ))}
  </g>
)
