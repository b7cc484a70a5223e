import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { html } from '../kit/index.ts'
import { pictureOf } from './item-pictures.ts'
import { itemDrawing } from './scene-picture.ts'
import type { SceneId } from './scenes.ts'
import { housesOf, type House } from './street.ts'

const paints: Record<SceneId, readonly [string, string]> = {
  garden: ['#F7E8CE', '#B5432F'],
  bedroom: ['#E6E3F2', '#6D8FC7'],
  street: ['#E3B778', '#A8603A'],
  spaceship: ['#C9D3E8', '#5B6C8F'],
  floor: ['#F4EFE4', '#7FB0C8'],
  desk: ['#EBCFA6', '#85603A'],
  city: ['#DDE6D2', '#5E8A5A'],
}

const houseDrawing = ({ scene, item }: House, x: number): string => {
  const [wall, roof] = paints[scene]
  return `<g transform="translate(${x} 0)"><path d="M8 44H72V100H8Z" fill="${wall}"/><path d="M0 48L40 12L80 48Z" fill="${roof}"/><rect x="16" y="54" width="20" height="18" rx="3" fill="#FFE9A8"/><path d="M48 100V66a10 10 0 0 1 20 0V100Z" fill="${roof}"/><g transform="translate(70 100) scale(0.5)">${itemDrawing(item, 0, 0, false, pictureOf)}</g></g>`
}

/** Shows a player's street, one house for each scene that was finished. */
export function Street({ grown }: { grown: unknown }) {
  const houses = housesOf(grown)
  const drawn = useMemo(() => houses.map((house, at) => houseDrawing(house, at * 92)).join(''), [grown])
  if (houses.length === 0) return null
  const wide = houses.length * 92
  return (
    <svg
      class="street-row"
      viewBox={`-6 0 ${wide} 110`}
      role="img"
      aria-label={m.barrier_builders_your_street({ count: houses.length })}
      {...html(`<rect x="-6" y="98" width="${wide}" height="12" rx="6" fill="#8FB56B"/>${drawn}`)}
    />
  )
}
