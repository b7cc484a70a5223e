import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { Layer, type Stage } from '../kit/index.ts'
import { muted } from '../kit/screens/muted.ts'
import { chartArt, heavensArt, landArt, type Tint } from './sky-art.ts'

/** The night sky over the hills; a star chart in the Grown-up look. */
export const NightSky = memo(function NightSky({ stage, ground, look }: { stage: Stage; ground: number; look: Look }) {
  const { width, height } = stage
  const of: Tint = (hex) => muted(hex, look === 'grown-up' ? 0.55 : look === 'clean' ? 0.15 : 0)
  const place = { width, height, ground }
  const land = look === 'grown-up' ? chartArt(place) : landArt(place, of)
  return <Layer box={[0, 0, width, height]} art={heavensArt(place, of) + land} />
})
