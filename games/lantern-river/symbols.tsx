import lotus from 'pics:lotus'
import type { Palette } from './palette.ts'

// Taken apart once: the picture's own drawing without its outer element.
const lotusBody = lotus.replace(/^<svg[^>]*>|<\/svg>$/g, '')

/** Gradients and shapes that the river's world is made of; each shape stands on 0,0 and is about 100 units large. */
export function Symbols({ palette, horizon, height }: { palette: Palette; horizon: number; height: number }) {
  const [light, dark, trunk] = palette.tree
  return (
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        {palette.sky.map(([at, color]) => (
          <stop key={at} offset={at} stop-color={color} />
        ))}
      </linearGradient>
      <linearGradient id="water" gradientUnits="userSpaceOnUse" x1="0" y1={horizon} x2="0" y2={height}>
        {palette.water.map(([at, color]) => (
          <stop key={at} offset={at} stop-color={color} />
        ))}
      </linearGradient>
      <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={palette.mid} />
        <stop offset=".25" stop-color={palette.ground} />
        <stop offset="1" stop-color={palette.island} />
      </linearGradient>
      <radialGradient id="lantern-glow">
        <stop offset="0" stop-color="#ffc765" stop-opacity=".62" />
        <stop offset="1" stop-color="#ffc765" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="moon-glow">
        <stop offset="0" stop-color={palette.moon} stop-opacity=".7" />
        <stop offset="1" stop-color={palette.moon} stop-opacity="0" />
      </radialGradient>
      <g id="pine">
        <path d="M-5 0V-16H5V0Z" fill={trunk} />
        <path d="M0 -110L32 -54H20L42 -12H-42L-20 -54H-32Z" fill={dark} />
        <path d="M0 -110L5 -60L-5 -54L0 -12H-42L-20 -54H-32Z" fill={light} />
      </g>
      <g id="bush">
        <path d="M-46 0C-60 -24 -36 -42 -22 -36C-14 -58 18 -58 24 -36C42 -42 58 -20 46 0Z" fill={dark} />
        <path d="M-46 0C-60 -24 -36 -42 -22 -36C-16 -52 4 -56 14 -48C-10 -44 -20 -24 -18 0Z" fill={light} />
      </g>
      <g id="reeds" fill="none" stroke-linecap="round">
        <path d="M-12 0Q-16 -34 -24 -52M0 0Q0 -40 2 -66M12 0Q16 -30 26 -46" stroke={light} stroke-width="5" />
        <path d="M2 -54V-72M-21 -42L-26 -58" stroke="#8a5a34" stroke-width="9" />
      </g>
      <g id="lily">
        <path d="M0 0L34 -8A40 17 0 1 0 38 6Z" fill="#2f8f6b" />
        <path d="M0 0L34 -8A40 17 0 0 0 -38 -6Z" fill="#4db388" />
      </g>
      <g id="lotus" transform="translate(-30 -52) scale(.47)" dangerouslySetInnerHTML={{ __html: lotusBody }} />
      <g id="rock">
        <path d="M-30 6C-34 -14 -16 -30 2 -28C22 -28 34 -10 28 6Z" fill="#6d6790" />
        <path d="M-30 6C-34 -14 -16 -30 2 -28C-8 -18 -10 -6 -6 6Z" fill="#8d87b0" />
        <path
          d="M-34 7Q0 16 34 7"
          stroke={palette.glint}
          stroke-width="4"
          fill="none"
          opacity=".7"
          stroke-linecap="round"
        />
      </g>
      <g id="current" fill="none" stroke="#d8f6ff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">
        <path class="flow flow-1" d="M-34 16L0 4L34 16" />
        <path class="flow flow-2" d="M-34 -2L0 -13L34 -2" />
        <path class="flow flow-3" d="M-34 -19L0 -29L34 -19" />
      </g>
      <g id="whirl" transform="scale(1 .42)">
        <g class="turning" fill="none" stroke="#d8f6ff" stroke-width="7" stroke-linecap="round">
          <path d="M0 0C10 -12 26 -4 22 12C18 30 -14 32 -26 12C-38 -12 -16 -40 12 -38C40 -36 54 -6 46 20" />
          <path d="M-46 -16C-54 12 -36 44 -4 48" opacity=".6" />
        </g>
      </g>
      <g id="dot">
        <ellipse rx="15" ry="5.5" fill={palette.dot} opacity=".3" />
        <ellipse rx="7" ry="2.6" fill={palette.dot} opacity=".95" />
      </g>
      <rect id="glint" x="-26" y="-2" width="52" height="4" rx="2" fill={palette.glint} opacity=".34" />
    </defs>
  )
}
