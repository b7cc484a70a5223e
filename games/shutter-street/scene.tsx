import { m } from '#messages'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import type { Stage } from '../kit/index.ts'
import { Img, seatName } from '../kit/index.ts'
import { Child, lampPosition, Lantern } from './child.tsx'
import { Facade } from './facade.tsx'
import { open, shut } from './leaves.tsx'
import { itemPicture } from './pictures.ts'
import { carrierX, placesOf, type Places } from './places.ts'
import type { Show, StreetPlay } from './show-state.ts'
import { openWindows } from './state.ts'
import { Window } from './windows.tsx'

interface HeroProps {
  places: Places
  show: Show
  look: Look
}
/** Shows the child at its current position; the Grown-up look shows only the lamp. */
export function Hero({ places, show, look }: HeroProps) {
  const hold = useRef<HTMLDivElement>(null)
  const size = places.door * 1.42
  const xOf = (house: number) => carrierX(places, house)
  useLayoutEffect(() => {
    const place = (x: number) => {
      if (hold.current) hold.current.style.transform = `translate3d(${x.toFixed(1)}px, 0, 0)`
    }
    place(xOf(show.childHouse.value))
    show.draw.walk = (share, from, to) => place(xOf(from) + (xOf(to) - xOf(from)) * share)
  })
  const mood = show.mood.value
  const alone = look === 'grown-up'
  const lamp = alone ? { x: 0, y: -26 } : lampPosition
  const picture = { viewBox: '-90 -176 180 190', width: size * 1.06, height: size * 1.12, 'aria-hidden': true } as const
  return (
    <div class="hero" ref={hold} style={{ top: places.ground + size * 0.16 }}>
      <svg {...picture} class="moves lamp-light">
        <circle cx={lamp.x} cy={lamp.y} r="58" fill="url(#glow)" />
      </svg>
      <svg {...picture} class={alone ? 'moves' : 'moves breathes'} data-poke="carrier">
        {alone ? <Lantern {...lamp} /> : <Child mood={mood} />}
      </svg>
    </div>
  )
}

/** Shows the open door with warm light, and who lives there. */
export function OpenDoor({ places, house, item }: { places: Places; house: number; item: string }) {
  const x = places.houses[house]?.door ?? places.width / 2
  const high = places.door
  const wide = high * 0.64
  return (
    <div class="open-door" style={{ left: x - wide / 2, top: places.ground - high, width: wide, height: high }}>
      <i />
      <span class="door-leaf" />
      <Img svg={itemPicture(item)} style={{ width: high * 1.12, height: high * 1.12 }} />
    </div>
  )
}

/** Shows the lamps that are left, and on a number plate the windows that are open. */
export function Signs({ places: { panel }, show, lamps }: { places: Places; show: Show; lamps: number }) {
  const left = show.shut.value.filter((is) => !is).length
  return (
    <div class={`signs ${panel[0] > 0 ? 'beside' : ''}`} style={{ left: panel[0], top: panel[1], width: panel[2] }}>
      <p class="lamp">
        <svg viewBox="0 0 64 76" aria-hidden="true">
          <circle cx="32" cy="42" r="31" fill="#FFD98A" fill-opacity=".5" />
          <path d="M32 0V10" stroke="#2B2138" stroke-width="5" />
          <path d="M10 18H54L47 70H17Z" fill="#FFE9B0" />
          <path d="M10 18H30L28 70H17Z" fill="#FFF6DC" />
          <rect x="6" y="9" width="52" height="11" rx="5" fill="#2B2138" />
          <rect x="14" y="67" width="36" height="8" rx="4" fill="#2B2138" />
        </svg>
        <b>{lamps}</b>
        <span>{m.shutter_street_lamps_left_label({ count: lamps })}</span>
      </p>
      <p class="plate">
        <b>{left}</b>
        <span>{m.shutter_street_windows_left_label({ count: left })}</span>
      </p>
    </div>
  )
}

/** Shows a small view of the other player's street with its open windows. */
export function OtherStreet({ play, side }: { play: StreetPlay; side: number }) {
  const street = play.state.value.streets[1 - side]
  const player = play.players[1 - side]
  if (!street || !player) return null
  return (
    <p class="across">
      <span>{seatName(player)}</span>
      <span class="tiny" aria-hidden="true">
        {street.shut.map((is, at) => (
          <i key={at} class={is ? '' : 'on'} />
        ))}
      </span>
      <span class="sr">{m.shutter_street_windows_left_across_the_street({ count: openWindows(street).length })}</span>
    </p>
  )
}

const resting = ['cat', 'car', 'lamp', 'banana', 'owl', 'key', 'bus', 'pear', 'bicycle', 'cup', 'fox', 'cake']

/** Shows the street behind the start and end screens. */
export function StreetAtRest({ stage, look }: { stage: Stage; look: Look }) {
  const places = useMemo(() => placesOf(stage, 12), [stage])
  return (
    <div class={`street still look-${look}`}>
      <Facade places={places} look={look} side={0} />
      <div class="windows" aria-hidden="true" inert>
        {resting.map((item, at) => (
          <Window
            key={item}
            item={item}
            at={at}
            cell={places.cells[at] ?? { x: 0, y: 0, house: 0 }}
            places={places}
            look={look}
            side={0}
            shut={at % 3 === 1}
            turned={at % 3 === 1 ? shut : open}
            pressing="none"
            mark=""
            words={false}
            numbers={false}
            press={() => undefined}
          />
        ))}
      </div>
    </div>
  )
}
