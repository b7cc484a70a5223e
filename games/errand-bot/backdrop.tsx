import type { Look } from '@marigold/contract'
import { html, Layer, placedAt, type Stage } from '../kit/index.ts'
import { botFront } from './bot-art.ts'
import { colorsOf } from './looks.ts'
import { Scenery } from './scenery.tsx'
import { growthArt, houses, pondArt, treeArt } from './town-art.ts'

/** The world behind the start and end screens: the bot on its street, between shops, trees, and the duck pond. */
export function BackdropOf({ stage, look }: { stage: Stage; look: Look }) {
  const colors = colorsOf(look)
  const { width, height, portrait } = stage
  const isPlain = look === 'grown-up'
  const unit = Math.min(width / (portrait ? 430 : 1000), height / (portrait ? 820 : 640))
  const horizon = height * (portrait ? 0.32 : 0.36)
  const street = horizon + 96 * unit
  const put = (name: string, art: string, x: number, foot: number, size: number) => (
    <svg
      key={name}
      class="layer"
      viewBox="0 -20 100 120"
      style={{ left: width / 2 + x * unit - size / 2, top: foot - size * 1.2, width: size, height: size * 1.2 }}
      aria-hidden="true"
      {...html(art)}
    />
  )
  const back = street - 14 * unit
  const road =
    `<path d="M0 ${street}H${width}V${street + 92 * unit}H0Z" fill="${colors.road}"/><path d="M0 ${street + 84 * unit}H${width}V${street + 92 * unit}H0Z" fill="${colors.roadDark}"/>` +
    `<path d="M0 ${street + 44 * unit}H${width}" stroke="#fff" stroke-width="${5 * unit}" stroke-dasharray="${30 * unit} ${26 * unit}"/>`
  return (
    <>
      <Scenery site={{ stage, horizon }} colors={colors} id="backdrop" />
      <Layer box={[0, 0, width, height]} art={road} />
      {[
        put('tree1', treeArt(colors), -430, back, 130 * unit),
        put('cottage', houses[isPlain ? 'cottage' : 'cat'](colors), -300, back, 150 * unit),
        put('bakery', growthArt.bakery(colors), -140, back, 150 * unit),
        put('library', growthArt.library(colors), 160, back, 160 * unit),
        put('shop', houses.shop(colors), 320, back, 150 * unit),
        put('tree2', treeArt(colors), 450, back, 130 * unit),
      ]}
      <Layer
        box={[0, 0, width, height]}
        art={pondArt(colors, !isPlain)}
        at={placedAt(width / 2 + (portrait ? 60 : 190) * unit, street + 60 * unit, 1.1 * unit)}
      />
      {!isPlain && (
        <Layer
          box={[0, 0, width, height]}
          art={botFront(colors, 'glad')}
          at={placedAt(width / 2 - (portrait ? 40 : 10) * unit, street + 88 * unit, 1.7 * unit)}
        />
      )}
    </>
  )
}
