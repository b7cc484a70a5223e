import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { html, Press, steadyOf } from '../kit/index.ts'
import { buttonSpots, eyelets, snapSpots, stepsOf, type FastenStep, type Point } from './fasteners.ts'
import type { Fastener, Garment } from './garments.ts'
import { useHands } from './hands.ts'
import { garmentName } from './names.ts'
import type { WardrobePlay } from './play-types.ts'
import type { Move, State } from './state.ts'
import { garmentOf } from './table.ts'

const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const circle = ([x, y]: Point, r: number, color: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`

/** Cloth from both sides, as far closed as it is. */
function cloth([main, dark]: Garment['colors'], gapTop: number, gapLow: number): string {
  return `<path d="M0 0H${150 - gapTop}L${150 - gapLow} 300H0Z" fill="${main}"/><path d="M300 0H${150 + gapTop}L${150 + gapLow} 300H300Z" fill="${dark}"/>`
}

type Draw = (step: number, share: number, colors: Garment['colors']) => string
const drawings: Record<Fastener, Draw> = {
  zipper(step, share, colors) {
    const pulled = step > 1 ? 1 : step === 1 ? share : 0
    const y = 270 - pulled * 240
    const pin = step > 0 ? 150 : 226 - share * 74
    const teeth = (x: number) => stroke(`M${x} ${y}V290`, '#B9C6D2', 10, 'stroke-dasharray="2 13"')
    return (
      cloth(colors, 60 * (1 - pulled), step > 0 ? 6 : 46) +
      teeth(146) +
      teeth(154) +
      stroke(`M142 ${y}L92 8M158 ${y}L208 8`, '#DCE5EC', 8, `stroke-opacity="${1 - pulled}"`) +
      `<rect x="130" y="268" width="40" height="24" rx="6" fill="#8A939E"/>` +
      (step === 0 ? `<rect x="${pin - 9}" y="256" width="18" height="32" rx="5" fill="#EAF0F4"/>` : '') +
      `<g transform="translate(150 ${y})"><rect x="-15" y="-18" width="30" height="34" rx="9" fill="#EAF0F4"/><rect x="-8" y="10" width="16" height="46" rx="8" fill="#E0553C"/></g>`
    )
  },
  snaps(step, _share, colors) {
    return (
      cloth(colors, step > 0 ? 2 : 26, step > 1 ? 2 : 26) +
      snapSpots
        .map(([x, y], at) =>
          at < step
            ? circle([x, y], 24, '#8A939E') + circle([x, y], 15, '#EAF0F4')
            : circle([x - 62, y], 22, '#8A939E') +
              circle([x - 62, y], 9, '#43344B') +
              circle([x + 62, y], 22, '#EAF0F4') +
              circle([x + 62, y], 10, '#8A939E'),
        )
        .join('')
    )
  },
  buttons(step, share, colors) {
    return (
      cloth(colors, 4, 4) +
      buttonSpots
        .map(([x, y], at) => {
          const own = step - 2 * at
          const turned = own > 0 ? 60 : own === 0 ? share * 60 : 0
          const moved = own > 1 ? 1 : own === 1 ? share : 0
          return (
            stroke(`M${x + 70} ${y}h52`, '#43344B', 9) +
            `<g transform="translate(${x + moved * 96} ${y}) rotate(${turned})"><circle r="38" fill="#F7C34B"/><circle r="29" fill="#E0A528"/><circle cx="-9" r="5" fill="#7A4A12"/><circle cx="9" r="5" fill="#7A4A12"/><circle cx="38" r="9" fill="#FFF4DC"/></g>`
          )
        })
        .join('')
    )
  },
  laces(step, share, colors) {
    const done = eyelets.slice(0, step + 1)
    const [from, to] = [eyelets[step], eyelets[step + 1]]
    const head: Point | null =
      from && to ? [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] : null
    const lace = [...done, ...(head ? [head] : [])].map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
    return (
      `<path d="M30 300C20 120 60 0 100 0H200C240 0 280 120 270 300Z" fill="${colors[0]}"/><path d="M118 0H182V300H118Z" fill="${colors[1]}"/>` +
      eyelets.map((spot) => circle(spot, 15, '#43344B') + circle(spot, 8, '#EAF0F4')).join('') +
      stroke(lace, '#FFF9EF', 12) +
      (head ? circle(head, 14, '#E0553C') : '')
    )
  },
}

const spotArt = ([x, y]: Point, isTouched: boolean) =>
  `<circle cx="${x}" cy="${y}" r="34" fill="#FFC24D" fill-opacity="${isTouched ? 0.75 : 0.3}" stroke="#2B1B3D" stroke-width="4"/>`

/** Where the next movement goes: a path with an arrow's dots, and spots to touch or to hold. */
function guideOf(step: FastenStep, channel: number, touched: ReadonlySet<number>): string {
  if (step.kind === 'touch') return step.spots.map((spot, at) => spotArt(spot, touched.has(at))).join('')
  const d = step.path.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    stroke(d, '#FFC24D', channel, 'stroke-opacity=".34"') +
    stroke(d, '#2B1B3D', 4, 'stroke-dasharray="1 14"') +
    (step.hold ? spotArt(step.hold, touched.has(0)) : '')
  )
}

/** A fastener close up: worked by hand, or by one press for each step. */
export function Fastening({ play, state, make }: { play: WardrobePlay; state: State; make: (move: Move) => void }) {
  const { item, step } = state.fastening ?? { item: 0, step: 0 }
  const { fastener, colors } = garmentOf(state, item)
  const kind = fastener ?? 'zipper'
  const now = stepsOf(kind)[step] as FastenStep
  const { grow, slack } = steadyOf(play.values)
  const wide = Number(play.values.channel ?? 0) || play.level.channel
  const channel = (now.kind === 'drag' && !now.fine ? 84 : wide) * grow
  const hands = useHands(play, now, channel, play.values.steady === true ? slack : 0, (by, slips) =>
    make({ kind: 'fasten', by, slips }),
  )
  const art = useMemo(
    () => drawings[kind](step, hands.share, colors) + guideOf(now, channel, hands.touched),
    [kind, step, hands.share, hands.touched, channel],
  )
  const name = m.weather_wardrobe_step({ step: now.name })
  return (
    <section class="fasten" aria-label={m.weather_wardrobe_fasten_garment({ garment: garmentName(state, item) })}>
      <div class="fasten-area" ref={hands.area} {...hands.props}>
        <svg viewBox="0 0 300 300" aria-hidden="true" {...html(art)} />
      </div>
      <div class="fasten-side">
        <p class="instruction" data-instruction="">
          {m.weather_wardrobe_fasten_it({ step: name })}
        </p>
        <p class="dots" aria-hidden="true">
          {stepsOf(kind).map((_, at) => (
            <i key={at} class={at < step ? 'done' : ''} />
          ))}
        </p>
        <Press class="button plain" data-scan="first" onClick={() => make({ kind: 'fasten', by: 'press', slips: 0 })}>
          {name}
        </Press>
      </div>
    </section>
  )
}
