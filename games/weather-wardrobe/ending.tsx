import { m } from '#messages'
import { html, Layer, type KeepsakePicture, twinPage } from '../kit/index.ts'
import { garmentIn } from './outings.ts'
import { places, type Place } from './needs.ts'
import { cardArt, outingOfCard } from './outside.tsx'
import { kidOf, type WardrobePlay } from './play-types.ts'
import { roomOf } from './room.ts'
import { RoomArt } from './scenery.tsx'
import { placeArt } from './scene-art.ts'
import type { State } from './state.ts'

interface Grown {
  /** Places that were visited: streets of the map. */
  places: Place[]
  /** How often each garment was worn outside. */
  favorites: Record<string, number>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What a child has from earlier plays; anything of another shape counts as nothing. */
function grownOf(before: unknown): Grown {
  const { places: visited, favorites } = isRecord(before) ? before : {}
  const counts = isRecord(favorites) ? Object.entries(favorites).filter(([, count]) => typeof count === 'number') : []
  return {
    places: Array.isArray(visited) ? places.filter((place) => visited.includes(place)) : [],
    favorites: Object.fromEntries(counts) as Record<string, number>,
  }
}
/** Adds this game's places to the map, and what was worn to the favorites. */
export function grownAfter({ cards }: Pick<State, 'cards'>, before: unknown): Grown {
  const { places: visited, favorites } = grownOf(before)
  const seen = cards.map((card) => outingOfCard(card).place)
  const worn = cards.flatMap((card) => card.worn.map((item) => garmentIn(outingOfCard(card), item).id))
  const counts = { ...favorites }
  for (const id of worn) counts[id] = (counts[id] ?? 0) + 1
  return { places: places.filter((place) => visited.includes(place) || seen.includes(place)), favorites: counts }
}

/** The album of outings, as large as the screen, with the map of every place so far under it. */
export function Ending({ play }: { play: WardrobePlay }) {
  const stage = play.stage.value
  const { cards, seat } = play.state.value
  const kid = kidOf(play.values, play.look.value)
  const visited = grownAfter(play.state.value, play.grown(seat)).places
  return (
    <>
      <div class="wardrobe">
        <RoomArt room={roomOf(stage)} look={play.look.value} />
        <Layer
          box={[0, 0, stage.width, stage.height]}
          art={`<rect width="${stage.width}" height="${stage.height}" fill="#2B1B3D" fill-opacity=".35"/>`}
        />
      </div>
      <div class="album-page">
        <ol class={`cards-${Math.min(4, cards.length)}`}>
          {cards.map((card, at) => (
            <li key={card.outing} style={{ rotate: `${[-2, 1.5, -1, 2][at % 4]}deg` }}>
              <svg
                viewBox="0 0 400 300"
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"
                {...html(cardArt(card, kid, `card-${at}`))}
              />
              <b>{m.weather_wardrobe_place({ place: outingOfCard(card).place })}</b>
            </li>
          ))}
        </ol>
        <ul class="map">
          {places.map((place) => (
            <li key={place} class={visited.includes(place) ? 'seen' : ''}>
              {visited.includes(place) && (
                <svg
                  viewBox="0 60 400 200"
                  preserveAspectRatio="xMidYMid slice"
                  aria-hidden="true"
                  {...html(placeArt(place, 'mild', `map-${place}`))}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** The postcards to print, and the twin away from the screen. */
export function keepsakes(play: WardrobePlay): KeepsakePicture[] {
  const { cards } = play.state.value
  const kid = kidOf(play.values, play.look.value)
  const pictures = cards
    .slice(0, 6)
    .map(
      (card, at) =>
        `<svg x="${40 + (at % 2) * 370}" y="${110 + Math.floor(at / 2) * 290}" width="350" height="262" viewBox="0 0 400 300">${cardArt(card, kid, `kept-${at}`)}</svg>`,
    )
    .join('')
  const high = 130 + Math.ceil(Math.min(6, cards.length) / 2) * 290
  const album = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${high}" width="800" height="${high}"><rect width="100%" height="100%" fill="#fff"/><text x="40" y="70" font-size="40" font-weight="700" font-family="system-ui, sans-serif">${m.weather_wardrobe_my_outings()}</text>${pictures}</svg>`
  const twin = twinPage({
    name: 'laundry-basket-day',
    title: m.weather_wardrobe_laundry_basket_day(),
    need: m.weather_wardrobe_need_weather_cards(),
    steps: [m.weather_wardrobe_twin_step_1(), m.weather_wardrobe_twin_step_2(), m.weather_wardrobe_twin_step_3()],
    easier: m.weather_wardrobe_twin_easier(),
    harder: m.weather_wardrobe_twin_harder(),
    care: m.weather_wardrobe_twin_care(),
  })
  if (cards.length === 0) return [twin]
  return [
    {
      picture: `data:image/svg+xml,${encodeURIComponent(album)}`,
      alt: m.weather_wardrobe_album_of_outings(),
      name: 'weather-wardrobe',
    },
    twin,
  ]
}
