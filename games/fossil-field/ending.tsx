import { m } from '#messages'
import { escaped, html, Layer, placedAt, twinPage, type KeepsakePicture, type Stage } from '../kit/index.ts'
import { digs, fields, outlineOn, squareOf } from './digs.ts'
import { boxSide, findArt } from './drawing.ts'
import { findFor } from './finds.ts'
import { inkTone, toneOf } from './looks.ts'
import { grownAfter, hallsOf, nextHall } from './museum.ts'
import { findName } from './names.ts'
import type { FieldPlay } from './play-types.ts'
import type { Named } from './state.ts'

const wall = { top: '#FFF3DC', edge: '#C9A676', dark: '#4A3440' }

/** A find as the museum shows it: whole, or as it was named, still in its rock. */
function exhibitArt({ dig: id, find, display, open }: Named, clip: string): string {
  const art = findArt(findFor(find), display === 'dance' ? wall : toneOf(0, '#6B4A38'))
  const dig = digs.find((one) => one.id === id)
  const placed = dig?.placed.find((one) => one.find === find)
  if (display === 'dance' || !dig || !placed || outlineOn(dig, placed, open) >= 99) return art
  const { size } = fields[dig.tier]
  const unit = boxSide / size
  const tiles = Array.from({ length: size * size }, (_, part) => part)
    .filter((part) => open.includes(squareOf(dig, placed, part)))
    .map((part) => `M${(part % size) * unit} ${Math.floor(part / size) * unit}h${unit}v${unit}h${-unit}Z`)
  return (
    `<path d="M4 118L-4 60L14 10L60 -4L108 8L124 62L114 120Z" fill="#9A7656"/><path d="M14 10L60 -4L108 8L86 22L34 20Z" fill="#B8926C"/>` +
    `<clipPath id="${clip}"><path d="${tiles.join('')}"/></clipPath><g clip-path="url(#${clip})"><rect width="120" height="120" fill="#6B4A38"/>${art}</g>`
  )
}

const star = 'M12 1l3.200 7 7.600 .8 -5.700 5 1.600 7.500L12 17.500 5.300 21.300 6.900 13.800 1.200 8.800l7.600 -.8z'
const Stars = ({ count }: { count: number }) => (
  <span class="stars" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <svg key={at} viewBox="0 0 24 24">
        <path d={star} fill="#F59A0C" />
      </svg>
    ))}
  </span>
)

/** How far down guests stand: above the buttons. */
const footAt = ({ portrait }: Pick<Stage, 'portrait'>) => (portrait ? 0.79 : 0.83)

/** The hall: a wall with columns, and a shining floor. */
function hallArt({ width, height, portrait }: Stage, isPlain: boolean): string {
  const floor = height * (portrait ? 0.56 : 0.6)
  const foot = height * footAt({ portrait })
  const wide = Math.max(120, width / 6)
  const columns = Array.from({ length: Math.ceil(width / wide) + 1 }, (_, at) => {
    const x = at * wide - 12
    return `<rect x="${x}" y="0" width="24" height="${floor}" fill="#7B6478"/><rect x="${x}" y="0" width="9" height="${floor}" fill="#8F7A8C"/><rect x="${x - 8}" y="${floor - 18}" width="40" height="18" fill="#6A5467"/>`
  })
  const guests = isPlain
    ? []
    : Array.from({ length: Math.min(9, Math.ceil(width / 150)) }, (_, at) => {
        const x = (at + 0.5) * (width / Math.min(9, Math.ceil(width / 150)))
        const tall = 46 + ((at * 37) % 30)
        return `<path d="M${x - 24} ${height}V${foot}C${x - 24} ${foot - tall * 0.8} ${x + 24} ${foot - tall * 0.8} ${x + 24} ${foot}V${height}Z" fill="#2B1B3D"/><circle cx="${x}" cy="${foot - tall * 0.84}" r="${13 + (at % 3) * 2}" fill="#2B1B3D"/>`
      })
  return (
    `<rect width="${width}" height="${floor}" fill="#5E4A60"/><rect width="${width}" height="${floor * 0.12}" fill="#4A3750"/>${columns.join('')}` +
    `<rect y="${floor}" width="${width}" height="${height - floor}" fill="#C9A676"/><path d="M0 ${floor}H${width}V${floor + 8}H0Z" fill="#A98455"/>` +
    `<path d="M${width * 0.36} ${floor + 8}H${width * 0.64}L${width * 0.78} ${height}H${width * 0.22}Z" fill="#B5443A"/><path d="M${width * 0.4} ${floor + 8}H${width * 0.6}L${width * 0.72} ${height}H${width * 0.28}Z" fill="#C9584C"/>` +
    guests.join('')
  )
}

/** A skeleton with a pennant leads the tour along the carpet. */
const tourGuide =
  `<g transform="scale(1)">${findArt(findFor('tRex'), wall)}</g>` +
  '<path d="M92 64V8" stroke="#F7C34B" stroke-width="4" stroke-linecap="round"/><path d="M92 8L66 16L92 26Z" fill="#F59A0C"/>'

/** The museum of this game's finds, as large as the screen, with the halls of all plays under it. */
export function Ending({ play }: { play: FieldPlay }) {
  const stage = play.stage.value
  const { named, seat } = play.state.value
  const museum = grownAfter(play.state.value, play.grown(seat))
  const isPlain = play.look.value === 'grown-up'
  const size = Math.min(stage.width, stage.height) * 0.17
  const high = stage.height * (footAt(stage) - 0.08)
  return (
    <>
      <Layer box={[0, 0, stage.width, stage.height]} art={hallArt(stage, isPlain)} />
      <div class={`museum ${named.length > 4 ? 'is-full' : ''}`}>
        <ol>
          {named.map((one, at) => (
            <li key={`${one.dig}-${one.find}`} class={one.display === 'dance' ? 'dances' : ''}>
              <svg viewBox="-8 -8 136 136" aria-hidden="true" {...html(exhibitArt(one, `rock-${at}`))} />
              <b>{findName(one.find)}</b>
              <Stars count={one.stars} />
            </li>
          ))}
        </ol>
        <div class="wings">
          <p>{m.fossil_field_visitors_ask_for({ wing: nextHall(museum) })}</p>
          <ul>
            {hallsOf(museum).map(({ set, finds, isOpen, share }) => (
              <li key={set} class={isOpen ? 'is-open' : ''}>
                <b>{m.fossil_field_wing({ wing: set })}</b>
                <i style={{ '--share': share }} />
                <span>{finds.length}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {!isPlain && named.length > 0 && (
        <div class="tour" aria-hidden="true">
          <Layer
            box={[0, high - size, size * 1.1, size]}
            moves
            art={tourGuide}
            at={placedAt(0, high - size, size / boxSide)}
          />
        </div>
      )}
    </>
  )
}

/** The museum poster to print, and the twin away from the screen. */
export function keepsakes(play: FieldPlay): KeepsakePicture[] {
  const { named } = play.state.value
  const twin = twinPage({
    name: 'cereal-box-dig',
    title: m.fossil_field_cereal_box_dig(),
    need: m.fossil_field_need_box_and_notes(),
    steps: [m.fossil_field_twin_step_1(), m.fossil_field_twin_step_2(), m.fossil_field_twin_step_3()],
    easier: m.fossil_field_twin_easier(),
    harder: m.fossil_field_twin_harder(),
  })
  if (named.length === 0) return [twin]
  const columns = Math.min(3, named.length)
  const wide = 720 / columns
  const high = 150 + Math.ceil(named.length / columns) * (wide + 46)
  const pictures = named.map(({ find, stars }, at) => {
    const [x, y] = [40 + (at % columns) * wide, 110 + Math.floor(at / columns) * (wide + 46)]
    const inner = Math.min(wide - 50, 320)
    return (
      `<g transform="translate(${x + (wide - inner) / 2} ${y}) scale(${inner / boxSide})">${findArt(findFor(find), inkTone)}</g>` +
      `<text x="${x + wide / 2}" y="${y + wide - 4}" font-size="24" text-anchor="middle">${escaped(findName(find))} ${'★'.repeat(stars)}</text>`
    )
  })
  const poster = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${high}" width="800" height="${high}"><rect width="100%" height="100%" fill="#fff"/><g font-family="system-ui, sans-serif"><text x="40" y="72" font-size="42" font-weight="700">${escaped(m.fossil_field_my_museum())}</text>${pictures.join('')}</g></svg>`
  return [
    {
      ...{ picture: `data:image/svg+xml,${encodeURIComponent(poster)}`, name: 'fossil-field' },
      ...{ alt: m.fossil_field_museum_poster(), what: 'poster' },
    },
    twin,
  ]
}
