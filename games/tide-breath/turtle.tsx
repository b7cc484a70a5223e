/** Watching the player, breathing in or out with the tide, or happy about a breath near the pattern. */
export type TurtleMood = 'watch' | 'in' | 'out' | 'glad'

/** The sea turtle that watches the player and breathes along, about 180 units wide. CSS moves its head and flippers. */
export function Turtle({ mood, tint }: { mood: TurtleMood; tint: string }) {
  const line = { fill: 'none', stroke: '#23402F', 'stroke-width': 4, 'stroke-linecap': 'round' } as const
  return (
    <g class={`turtle ${mood}`}>
      <ellipse cy="34" rx="74" ry="9" fill="#12344E" fill-opacity=".28" />
      <g class="flipper front">
        <path d="M28 14C52 20 70 40 74 58C54 58 32 44 22 26Z" fill="#5E9C6B" />
      </g>
      <g class="flipper back">
        <path d="M-30 18C-44 26 -56 38 -58 48C-42 46 -28 38 -20 26Z" fill="#4D8A5E" />
      </g>
      <path d="M-66 12C-78 10 -84 4 -86 0C-78 0 -68 2 -60 6Z" fill="#4D8A5E" />
      <path d="M-66 14C-62 -30 -26 -50 4 -48C38 -46 58 -18 56 12C30 26 -34 28 -66 14Z" fill="#3F7A63" />
      <path d="M-66 14C-62 -30 -26 -50 4 -48C-22 -36 -38 -10 -36 22C-48 20 -58 18 -66 14Z" fill="#5C9A7C" />
      <g fill={`color-mix(in srgb, ${tint}, #8CC49B 62%)`}>
        <path d="M-12 -36L14 -36L22 -16L2 -4L-20 -16Z" />
        <path d="M-28 -12L-6 2L-10 20L-36 18Z" />
        <path d="M28 -12L44 -2L46 12L16 18L10 2Z" />
      </g>
      <path d="M-68 14C-34 28 30 26 58 12L54 24C26 36 -34 36 -62 24Z" fill="#C9DDA2" />
      <g class="head">
        <path d="M44 8C46 -16 52 -34 76 -34C100 -34 108 -14 100 2C94 16 74 22 58 20C50 18 44 14 44 8Z" fill="#7DB87C" />
        <path d="M52 -10C56 -26 64 -32 78 -32C68 -26 60 -14 62 6C56 2 52 -4 52 -10Z" fill="#97CB8E" />
        {mood === 'out' || mood === 'glad' ? (
          <path d="M64 -8Q70 -14 76 -8M86 -8Q92 -14 97 -8" {...line} />
        ) : (
          [70, 91].map((x) => (
            <g key={x}>
              <circle cx={x} cy="-9" r="7.5" fill="#FFF9EF" />
              <circle cx={x} cy="-8" r="4.6" fill="#23402F" />
              <circle cx={x + 1.6} cy="-10" r="1.6" fill="#FFF9EF" />
            </g>
          ))
        )}
        {mood === 'out' ? (
          <>
            <circle cx="82" cy="9" r="4" fill="#23402F" />
            <g class="sigh" fill="none" stroke="#EAF6FF" stroke-width="3">
              <circle cx="104" cy="0" r="6" />
              <circle cx="116" cy="-16" r="4" />
              <circle cx="108" cy="-30" r="3" />
            </g>
          </>
        ) : (
          <path d={mood === 'glad' ? 'M70 4Q82 18 94 4' : 'M74 7Q82 12 90 7'} {...line} />
        )}
      </g>
    </g>
  )
}

/** What keeps a teen company in the Grown-up look: moonlight on the water. */
export const Moonlight = ({ color }: { color: string }) => (
  <g fill={color}>
    {[34, 62, 84, 60, 40].map((half, row) => (
      <rect
        key={row}
        x={-half}
        y={-44 + row * 20}
        width={2 * half}
        height="9"
        rx="4.5"
        fill-opacity={0.9 - row * 0.1}
      />
    ))}
  </g>
)
