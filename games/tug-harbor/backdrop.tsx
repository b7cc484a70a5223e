import type { Look } from '@marigold/contract'
import { html, Layer, type Stage } from '../kit/index.ts'
import { boatArt, crabArt } from './boat-art.ts'
import { harborArt, seaGradient } from './harbor-art.ts'
import { kinds } from './harbor.ts'
import { pixelsOf, siteOf } from './layout.ts'
import { colorsOf } from './looks.ts'

/** The world behind the start and end screens: the harbor with boats on their way, and the crab that conducts it. */
export function BackdropOf({ stage, look }: { stage: Stage; look: Look }) {
  const colors = colorsOf(look)
  const { width, height, portrait } = stage
  const unit = Math.min(width / (portrait ? 430 : 1000), height / (portrait ? 820 : 640))
  const site = siteOf(stage)
  const island = portrait ? ([110, 150, 96] as const) : ([215, 200, 96] as const)
  const art =
    seaGradient(colors) +
    harborArt(site, colors, { islands: [island], docks: 4, signs: [0, 1, 2, 3], lit: 99, joined: 3 })
  const [left, top] = pixelsOf(site, [island[0], island[1]])
  const spots = portrait
    ? [[0.66, 0.2, 150], [0.76, 0.36, 70], [0.56, 0.53, 100]] // prettier-ignore
    : [[0.22, 0.3, 20], [0.68, 0.26, 24], [0.7, 0.56, -30]] // prettier-ignore
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
          style={{
            left: site.sea.x + left - size / 2,
            top: site.sea.y + top - size * 0.55,
            width: size,
            height: size * 0.9,
          }}
          aria-hidden="true"
          {...html(crabArt('glad'))}
        />
      )}
    </>
  )
}
