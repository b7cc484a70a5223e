import type { Layout } from './layout.ts'
import type { Palette } from './palette.ts'
import { friendPicture, nestPicture } from './pictures.ts'
import type { Position, Thing } from './state.ts'
import { thingArt, thingView, type Place } from './thing-art.ts'

interface ThingProps {
  thing: Thing
  layout: Layout
  color: Palette
  friend: string
  /** Where the friend is. */
  at: Position | null
  /** The position of the last wrong choice. */
  empty: Position | null
}

/** Shows a friend popping up at a position, clipped where the object covers it. */
function FriendAtThing({ place, position, href }: { place: Place; position: Position; href: string }) {
  const { x, y, size, clip } = place
  return (
    <g clip-path={clip ? 'url(#inside)' : undefined}>
      <image
        key={`${position}${href}`}
        class="pops"
        href={href}
        x={x - size / 2}
        y={y - size}
        width={size}
        height={size}
      />
    </g>
  )
}

/** Shows the object that a friend is in, on, under, or behind. */
export function ThingView({ thing, layout, color, friend, at, empty }: ThingProps) {
  const art = thingArt(thing, color)
  const [x, y, width, height] = thingView
  const stand = layout.thing
  const seen = [
    ...(at ? [[at, friendPicture(friend)] as const] : []),
    ...(empty ? [[empty, nestPicture()] as const] : []),
  ]
  const some = (which: (position: Position) => boolean) =>
    seen
      .filter(([position]) => which(position))
      .map(([position, href]) => (
        <FriendAtThing key={`${position}${href.length}`} place={art.places[position]} position={position} href={href} />
      ))
  return (
    <svg
      class="layer thing"
      viewBox={thingView.join(' ')}
      style={{
        left: stand.x + x * stand.scale,
        top: stand.y + y * stand.scale,
        width: width * stand.scale,
        height: height * stand.scale,
      }}
      aria-hidden="true"
    >
      <clipPath id="inside">
        <path d={art.places.in.clip ?? ''} />
      </clipPath>
      {some((position) => position === 'behind')}
      <g dangerouslySetInnerHTML={{ __html: art.back }} />
      {some((position) => position === 'in')}
      <g dangerouslySetInnerHTML={{ __html: art.front }} />
      {some((position) => position === 'on' || position === 'under')}
    </svg>
  )
}

/** Shows a position as an icon: a ball and a box. */
export function PositionSign({ position }: { position: Position }) {
  const ball = { in: [40, 46], on: [40, 13], under: [40, 67], behind: [63, 40] } as const
  const [x, y] = ball[position]
  const up = position === 'under' ? -10 : 0
  const dot = <circle cx={x} cy={y} r="11" fill="#E2655A" />
  return (
    <svg class="position-sign" viewBox="0 0 80 80" aria-hidden="true">
      {position === 'behind' && dot}
      <g transform={`translate(0 ${up})`}>
        <path d="M16 26H64V66H16Z" fill="#E4BB85" />
        {position === 'under' && <path d="M16 66H24V88H16ZM56 66H64V88H56Z" fill="#9A5B30" />}
        {position === 'in' && <path d="M25 34H55V58H25Z" fill="#7A4A16" />}
        <path d="M12 24H68V32H12Z" fill="#B98449" />
      </g>
      {position !== 'behind' && dot}
      {position === 'in' && <path d="M25 52H55V58H25Z" fill="#E4BB85" />}
    </svg>
  )
}
