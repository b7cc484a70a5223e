import { memo } from 'preact/compat'

/** The hedgehog looks around, is glad, or curls up in the wind. */
export type HedgehogMood = 'calm' | 'glad' | 'curled'

/** The hedgehog by the basket, about 100 units high with its foot at 0,0; CSS animates it. */
export const Hedgehog = memo(({ mood }: { mood: HedgehogMood }) => {
  if (mood === 'curled')
    return (
      <g>
        <ellipse cy="2" rx="52" ry="9" fill="#2F5B34" fill-opacity=".35" />
        <g class="rocking">
          <circle cy="-40" r="44" fill="#6B4A36" />
          <path
            d="M-44 -40L-54 -52L-40 -58L-44 -72L-28 -72L-26 -88L-10 -80L0 -94L10 -80L26 -88L28 -72L44 -72L40 -58L54 -52L44 -40L50 -26L36 -22L32 -8H-32L-36 -22L-50 -26Z"
            fill="#8A6247"
          />
          <path d="M-10 -10C-20 -22 -14 -36 0 -36S20 -22 10 -10Z" fill="#F0CFA4" />
        </g>
      </g>
    )
  return (
    <g>
      <ellipse cy="2" rx="58" ry="9" fill="#2F5B34" fill-opacity=".35" />
      <path
        d="M-54 -22L-64 -34L-50 -40L-58 -56L-42 -56L-44 -72L-28 -68L-24 -84L-10 -76L0 -88L8 -72L20 -72L24 -30L10 0H-40C-50 -4 -54 -12 -54 -22Z"
        fill="#6B4A36"
      />
      <path
        d="M-46 -20L-54 -30L-42 -36L-48 -50L-34 -50L-34 -64L-20 -60L-14 -74L-4 -64L6 -70L12 -30L0 -6H-34C-42 -8 -46 -14 -46 -20Z"
        fill="#8A6247"
      />
      <path
        d="M-6 -58C14 -68 40 -52 62 -26C66 -20 60 -14 52 -14C40 0 6 4 -10 -4C-20 -20 -18 -48 -6 -58Z"
        fill="#F0CFA4"
      />
      <path d="M-6 -58C-18 -48 -20 -20 -10 -4C0 0 12 0 24 -2C6 -12 -2 -36 -6 -58Z" fill="#DDB483" />
      <circle cx="2" cy="-56" r="11" fill="#DDB483" />
      <circle cx="61" cy="-23" r="7.500" fill="#3A2320" />
      {mood === 'glad' ? (
        <path d="M24 -38Q31 -32 38 -38" fill="none" stroke="#3A2320" stroke-width="4" stroke-linecap="round" />
      ) : (
        <circle class="blinking" cx="31" cy="-37" r="5" fill="#3A2320" />
      )}
      <path d="M38 -16Q46 -10 53 -16" fill="none" stroke="#3A2320" stroke-width="3.500" stroke-linecap="round" />
      <circle cx="30" cy="-24" r="6" fill="#EE9C82" fill-opacity=".6" />
      <ellipse cx="-18" cy="0" rx="12" ry="6" fill="#DDB483" />
      <ellipse cx="20" cy="1" rx="12" ry="6" fill="#DDB483" />
    </g>
  )
})

/** The basket; `fill` is the number of visible fruits. Its foot is at 0,0. */
export const Basket = memo(({ fill }: { fill: number }) => {
  const heap = [
    [-32, -52, '#E2603E'],
    [8, -58, '#F2A81F'],
    [40, -50, '#93BE57'],
    [-10, -70, '#EE7A5A'],
    [24, -74, '#F0AE22'],
  ] as const
  return (
    <g>
      <ellipse cy="2" rx="86" ry="11" fill="#2F5B34" fill-opacity=".35" />
      {heap.slice(0, fill).map(([x, y, tone]) => (
        <g key={`${x}`}>
          <circle cx={x} cy={y} r="20" fill={tone} />
          <circle cx={x - 5} cy={y - 6} r="9" fill="#fff" fill-opacity=".28" />
        </g>
      ))}
      <path d="M-72 -50H72L56 2C30 8 -30 8 -56 2Z" fill="#B57A43" />
      <path d="M-72 -50H-20L-16 6C-34 5 -46 4 -56 2Z" fill="#D9A265" />
      <rect x="-78" y="-56" width="156" height="14" rx="7" fill="#8A5A34" />
      <g fill="#8A5A34" opacity=".6">
        <rect x="-60" y="-30" width="120" height="5" rx="2" />
        <rect x="-56" y="-14" width="112" height="5" rx="2" />
      </g>
    </g>
  )
})
