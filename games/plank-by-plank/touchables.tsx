import backpack from 'pics:backpack'
import beaver from 'pics:beaver'
import duck from 'pics:duck'
import goat from 'pics:goat'
import hammer from 'pics:hammer'
import hat from 'pics:womans-hat'
import lantern from 'pics:red-paper-lantern'
import lizard from 'pics:lizard'
import locomotive from 'pics:locomotive'
import toolbox from 'pics:toolbox'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { Layer, plays, poke, Pokes, Sprite } from '../kit/index.ts'
import { slotArt, slotCount } from './bridge-art.ts'
import { onBridge, type Places } from './layout.ts'
import type { PlankPlay } from './play-types.ts'

export const surprises = ['parade', 'beaver', 'fog'] as const

const n = (value: number) => String(Math.round(value * 10) / 10)
type Spot = readonly [x: number, y: number, size: number]
const boxAt = ([x, y, size]: Spot) => [x - size / 2, y - size, size, size] as const

const pebbleArt = `<path d="M-26 0C-30 -12 -16 -18 -8 -14C-2 -22 14 -18 14 -10C26 -12 30 -4 26 0Z" fill="#A98A7E"/><path d="M6 0C14 -4 16 -8 14 -10C26 -12 30 -4 26 0Z" fill="#7C5F58"/><path d="M-18 -8q4 -4 8 -4M2 -12q4 -2 8 -1" stroke="#fff" stroke-opacity=".5" stroke-width="2.500" fill="none" stroke-linecap="round"/>`
const caveArt = `<path d="M-40 0C-42 -34 -20 -48 0 -48C22 -48 42 -34 40 0Z" fill="#9C5A4E"/><path d="M-30 0C-32 -26 -14 -38 2 -38C18 -38 32 -26 30 0Z" fill="#4A2030"/><path d="M-30 0C-32 -26 -14 -38 2 -38C-10 -30 -16 -16 -14 0Z" fill="#2F1422"/>`

/** Where the things are on this stage. */
function thingsAt({ left, right, deck, unit: u, area, portrait, water }: Places) {
  const y = deck + 8 * u
  const small = Math.max(26, 40 * u)
  const fall = left + (right - left) * 0.56
  return {
    goat: [area.width * (portrait ? 0.045 : 0.07) + small * 0.5, y, small * 1.5] as Spot,
    hammer: [left - 22 * u, y, small * 0.9] as Spot,
    lizard: [area.width - small * (portrait ? 0.5 : 1.3), y, small] as Spot,
    hat: [right + 2 * u, deck - 58 * u, small * 1.05] as Spot,
    pebble: [right + 26 * u, y, small * 0.9] as Spot,
    cave: [left + (right - left) * 0.24, water - 50 * u, small * 1.5] as Spot,
    fall: [fall, area.y + (deck - area.y) * 0.5, Math.min(54 * u, (right - left) * 0.2)] as Spot,
  }
}

interface TouchProps {
  play: PlankPlay
  places: Places
  look: Look
  ropes: number
}
/** What answers a touch: a goat that crosses, planks that ring, a hat that flies, and what lies about. */
export function Touchables({ play, places, look, ropes }: TouchProps) {
  const at = useMemo(() => thingsAt(places), [places])
  const across = useSignal(false)
  const isPlain = look === 'grown-up'
  const goes = across.value ? places.area.width - 2 * at.goat[0] : 0
  const pokes = useMemo(() => {
    const [gx, gy, size] = at.goat
    const [fx, fy, wide] = at.fall
    const planks = Array.from({ length: slotCount }, (_, slot) => {
      const { x, y, size: s } = slotArt(places, undefined, slot, ropes, false)
      return poke(`plank-${slot}`, [x - 22 * s, y - 18 * s, 44 * s, 40 * s], 'sink', (sound) => sound.play('xylophone', { step: slot })) // prettier-ignore
    })
    const middle = onBridge(places, 0.5, ropes)
    return [
      poke('cave', boxAt(at.cave), 'swell', (sound, times) => [0, 0.35, 0.7].forEach((delay, turn) => sound.play('ooh', { step: (times % 4) + 2, gain: 0.5 - turn * 0.15, delay }))), // prettier-ignore
      poke('fall', [fx - wide / 2, fy, wide, (places.deck - fy) * 0.9], 'shake', plays('hum', { cycles: 5 }), 'drops'),
      ...planks,
      poke('rope', [middle.x - 60 * places.unit, middle.y - 60 * places.unit, 120 * places.unit, 36 * places.unit], 'wobble', plays('guitar', { cycles: 6 })), // prettier-ignore
      poke('hammer', boxAt(at.hammer), 'hop', plays('knock', { rises: 4 }), 'dust'),
      poke('lizard', boxAt(at.lizard), isPlain ? 'tilt' : 'squash', plays(isPlain ? 'click' : 'squeak', { rises: 6 }), isPlain ? 'sparks' : undefined), // prettier-ignore
      poke('hat', boxAt(at.hat), 'spin', plays('whoosh'), 'leaves'),
      poke('pebble', boxAt(at.pebble), 'sink', plays('plop', { sinks: 5 }), 'drops'),
      poke('goat', [gx - size / 2 + goes, gy - size, size, size], 'hop', (sound, times) => {
        sound.play(isPlain ? 'zip' : times % 2 === 0 ? 'baa' : 'hiccup')
        across.value = !across.value
      }),
    ]
  }, [places, ropes, look, goes])
  const sprite = (name: string, spot: Spot, svg: string) => {
    const [x, y, w] = boxAt(spot)
    return (
      <Layer poke={name} box={[x, y, w, w]}>
        <Sprite {...{ svg, x, y }} size={w} />
      </Layer>
    )
  }
  const drawn = (name: string, spot: Spot, art: string) => {
    const [x, y, w, h] = boxAt(spot)
    return <Layer poke={name} box={[x, y, w, h]} at={`translate(${n(spot[0])} ${n(spot[1])}) scale(${n(w / 60)})`} art={art} /> // prettier-ignore
  }
  return (
    <>
      {drawn('cave', [at.cave[0], at.cave[1], at.cave[2]], `<g transform="scale(.74)">${caveArt}</g>`)}
      {sprite('hammer', at.hammer, hammer)}
      {sprite('lizard', at.lizard, isPlain ? lantern : lizard)}
      {sprite('hat', at.hat, hat)}
      {drawn('pebble', at.pebble, pebbleArt)}
      <div class="trot" style={{ transform: `translateX(${goes}px)` }}>
        {sprite('goat', at.goat, isPlain ? backpack : goat)}
      </div>
      <Pokes play={play} pokes={pokes} />
    </>
  )
}

/** A parade behind the bridge, a beaver with a plank, and fog; for grown-ups a train, and a box of tools on a rope. */
export function Surprise({ play, places, look }: Omit<TouchProps, 'ropes'>) {
  const name = play.surprise.value
  const isPlain = look === 'grown-up'
  useEffect(() => {
    if (name === 'parade' && isPlain) play.sound.play('toot')
    if (name === 'parade' && !isPlain) [0, 0.3, 0.6].forEach((delay) => play.sound.play('quack', { delay }))
    if (name === 'beaver') play.sound.play(isPlain ? 'creak' : 'munch')
    if (name === 'fog') [0, 2, 4].forEach((step) => play.sound.play('ooh', { step, gain: 0.4, delay: step * 0.12 }))
  }, [name, play])
  const { area, deck, unit: u, left, right } = places
  if (name === 'fog') return <div class="surprise fog" style={{ left: -area.width * 0.2, top: area.y, width: area.width * 1.4, height: deck - area.y + 90 * u }} /> // prettier-ignore
  const size = 44 * u
  if (name === 'parade')
    return (
      <div class="surprise parade">
        {(isPlain ? [0] : [0, 1, 2, 3]).map((at) => {
          const [x, y] = [left - size + at * size * 0.9, deck - size * 1.05]
          return (
            <Layer key={at} box={[x, y, size, size]}>
              <Sprite svg={isPlain ? locomotive : duck} {...{ x, y, size }} />
            </Layer>
          )
        })}
      </div>
    )
  if (name !== 'beaver') return null
  const [x, y] = [(left + right) / 2 - size, deck - 6 * u]
  return (
    <div class="surprise rises">
      <Layer box={[x, y - size * 0.3, size * 2, size * 1.7]}>
        <Sprite svg={isPlain ? toolbox : beaver} x={x + size * 0.35} y={y} size={size * 1.3} />
        <path
          d={`M${n(x)} ${n(y + size * 0.66)}h${n(size * 1.7)}l${n(4 * u)} ${n(11 * u)}h${n(-size * 1.7)}Z`}
          fill="#C98A4B"
        />
        <path
          d={`M${n(x + 4 * u)} ${n(y + size * 0.66 + 11 * u)}h${n(size * 1.7)}v${n(5 * u)}h${n(-size * 1.7)}Z`}
          fill="#8A5530"
        />
      </Layer>
    </div>
  )
}
