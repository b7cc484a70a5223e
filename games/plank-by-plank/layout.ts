import { cornerScaleOf, type Box, type Stage } from '../kit/index.ts'

/** Where things are on one stage, in its pixels. */
export interface Places {
  width: number
  height: number
  portrait: boolean
  /** A phone on its side. */
  low: boolean
  /** The lower edge of the bar. */
  top: number
  /** What the desk leaves of the stage. */
  area: Box
  /** The height of the bridge's ends, and the x of each. */
  deck: number
  left: number
  right: number
  /** Where the river begins, below. */
  water: number
  /** Pixels for a unit of the figures, which are about 165 tall. */
  unit: number
  /** The height of the desk below, and its width where it is beside the canyon. */
  desk: number
  side: number
}

const barHeight = 72
const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

type Form = 'play' | 'back' | 'end'
/** How much of the height is below the bridge's ends: for the desk, the start strip, or the river and the ending's buttons. */
const belowOf = (form: Form, portrait: boolean, low: boolean): number =>
  ({ play: low ? 0.2 : portrait ? 0.52 : 0.43, back: low ? 0.48 : portrait ? 0.46 : 0.42, end: low ? 0.34 : portrait ? 0.58 : 0.5 })[form] // prettier-ignore

/** Where everything is in play, behind the start screen, or at the end. */
export function placesOf(stage: Stage, form: Form = 'play'): Places {
  const { width, height, portrait } = stage
  const low = height < 480
  const top = barHeight * cornerScaleOf(stage)
  const side =
    low && form !== 'back' ? Math.max(width * (form === 'play' ? 0.52 : 0.36), form === 'play' ? 420 : 240) : 0
  const below = height * belowOf(form, portrait, low)
  const desk = form === 'play' && !low ? clamp(270, below, portrait ? 640 : 460) : below
  const from = form === 'end' ? 0 : top
  const area = { x: 0, y: from, width: width - side, height: height - desk - from }
  const edge = portrait || low ? 0.28 : 0.27
  const card = { play: low ? 60 : portrait ? 124 : 104 * cornerScaleOf(stage), back: 0, end: area.height * 0.3 }[form]
  // Below its ends, the bridge hangs down, and nothing may cover that.
  const hang = form === 'play' ? 66 : 0
  const across = portrait ? (form === 'end' ? 400 : 500) : 620
  const unit = clamp(0.4, Math.min((area.height - card) / (176 + hang), area.width / across), 2.3)
  const deck = area.y + area.height - Math.min(hang * unit, area.width * (1 - 2 * edge) * 0.14 + 26 * unit)
  // At the end, buttons cover the lowest part of the stage.
  const shore = form !== 'end' ? 0.55 : portrait ? 0.25 : low ? 0.42 : 0.24
  const water = deck + Math.min(150 * unit, (height - deck) * shore)
  return { width, height, portrait, low, top, area, deck, desk, side, unit, water, left: area.width * edge, right: area.width * (1 - edge) } // prettier-ignore
}

/** How far the bridge hangs in its middle, in pixels: tight ropes hang less. */
export const sagOf = ({ unit, right, left }: Places, ropes: number): number =>
  Math.min(unit * 46, (right - left) * 0.14) * (1 - ropes * 0.16)
/** A place on the bridge, from 0 at the left cliff to 1 at the right one. */
export const onBridge = (places: Places, share: number, ropes: number): { x: number; y: number; turn: number } => {
  const [span, sag] = [places.right - places.left, sagOf(places, ropes)]
  return {
    x: places.left + span * share,
    y: places.deck + sag * 4 * share * (1 - share),
    turn: (Math.atan2(sag * 4 * (1 - 2 * share), span) * 180) / Math.PI,
  }
}
