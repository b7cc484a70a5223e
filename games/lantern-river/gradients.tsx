import { memo } from 'preact/compat'
import type { Palette } from './palette.ts'

/** The gradients that the sky and the lanterns use. */
export const Gradients = memo(({ palette }: { palette: Palette }) => {
  return (
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        {palette.sky.map(([at, color]) => (
          <stop key={at} offset={at} stop-color={color} />
        ))}
      </linearGradient>
      <radialGradient id="lantern-glow">
        <stop offset="0" stop-color="#ffc765" stop-opacity=".62" />
        <stop offset="1" stop-color="#ffc765" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="moon-glow">
        <stop offset="0" stop-color={palette.moon} stop-opacity=".7" />
        <stop offset="1" stop-color={palette.moon} stop-opacity="0" />
      </radialGradient>
    </defs>
  )
})
