import type { Look } from '@marigold/contract'
import { html, Layer, type Stage } from '../kit/index.ts'
import { boatArt, crabArt } from './boat-art.ts'
import { harborArt, seaGradient } from './harbor-art.ts'
import { kinds } from './harbor.ts'
import { siteOf } from './layout.ts'
import { colorsOf } from './looks.ts'

/** The world behind the start and end screens: the harbor with boats on their way, and the crab that conducts it. */
export function BackdropOf({ stage, look }: { stage: Stage; look: Look }) {
  const colors = colorsOf(look)
  const { width, height, portrait } = stage
  const unit = Math.min(width / (portrait ? 430 : 1000), height / (portrait ? 820 : 640))
  const art = seaGradient(colors) + harborArt(siteOf(stage), colors, { islands: [[330, 300, 70]], docks: 4 })
  const spots = portrait
    ? [[0.24, 0.34, 60], [0.72, 0.42, 140], [0.4, 0.54, 80]] // prettier-ignore
    : [[0.27, 0.52, -20], [0.5, 0.3, 24], [0.7, 0.5, -60]] // prettier-ignore
  const size = 150 * unit
  return (
    <>
      <Layer box={[0, 0, width, height]} art={art} />
      {spots.map(([x = 0, y = 0, turn], at) => (
        <svg
          key={turn}
          class="layer"
          viewBox="0 0 100 60"
          aria-hidden="true"
          style={{
            left: width * x - size / 2,
            top: height * y - size * 0.3,
            width: size,
            height: size * 0.6,
            transform: `rotate(${turn}deg)`,
          }}
          {...html(boatArt(kinds[at] ?? 'boat', look === 'grown-up'))}
        />
      ))}
      {look !== 'grown-up' && (
        <svg
          class="layer"
          viewBox="0 0 100 90"
          style={{ left: width * (portrait ? 0.06 : 0.12), top: height * 0.24, width: size, height: size * 0.9 }}
          aria-hidden="true"
          {...html(crabArt('glad'))}
        />
      )}
    </>
  )
}
