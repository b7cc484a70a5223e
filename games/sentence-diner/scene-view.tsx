import { useMemo } from 'preact/hooks'
import astronaut from 'pics:astronaut?tones'
import boy from 'pics:boy?tones'
import girl from 'pics:girl?tones'
import prince from 'pics:prince?tones'
import princess from 'pics:princess?tones'
import { html, inTone, type Toned, type Values } from '../kit/index.ts'
import { placed } from '../kit/play/paper.ts'
import { backdropOf, frontOf } from './backdrops.ts'
import type { Art } from './figures.ts'
import { nounOf } from './nouns.ts'
import type { Parsed } from './parse.ts'
import pictures from './pictures.json?pics-tenths'
import type { Plate } from './plates.ts'
import { doingPicture, linkSigns, sceneOf } from './scene.ts'
import type { Twist } from './state.ts'

const people: Record<string, Toned> = { astronaut, boy, girl, prince, princess }
const hands: Record<string, string> = {
  yellow: '#FFCA28',
  light: '#FADCBC',
  'medium-light': '#E0BB95',
  medium: '#BF8F68',
  'medium-dark': '#9B643D',
  dark: '#70534A',
}

/** Returns the noun pictures in the chosen skin tone. */
export function artOf(values: Values): Art {
  const skin = hands[String(values.skin ?? 'yellow')] ?? '#FFCA28'
  return (noun) => {
    const person = people[noun.picture]
    const svg = person ? inTone(person, values) : (pictures[noun.picture] ?? '')
    return { svg, skin: person ? skin : null }
  }
}

interface SceneProps {
  said: Parsed
  twist?: Twist | null
  values: Values
  alt: string
  /** True while the scene is animated. */
  moves?: boolean
  class?: string
}
/** Shows a sentence as a scene. */
export function SceneView({ said, twist = null, values, alt, moves, class: name }: SceneProps) {
  const art = useMemo(() => artOf(values), [values.skin])
  const drawn = useMemo(() => sceneOf(said, art, twist), [JSON.stringify(said), art, twist])
  return (
    <svg
      class={`sd-scene ${moves ? 'sd-moves' : ''} ${name ?? ''}`}
      viewBox="0 0 400 300"
      role="img"
      aria-label={alt}
      {...html(drawn)}
    />
  )
}

/** Draws a place; for a time of day, the part of the sky with the sun or moon. */
function around(where: string | null, when: string | null): string {
  const part = { night: '210 0 190 142', morning: '-30 10 190 142' }[when ?? ''] ?? '0 0 400 300'
  return `<svg viewBox="${part}"><g clip-path="inset(0 round 40px)">${backdropOf(where ?? 'park', when)}${frontOf(where)}</g></svg>`
}

/** Draws the content of a plate. */
function platePicture(plate: Plate, art: Art): string {
  switch (plate.is) {
    case 'noun':
      return `<svg viewBox="0 0 100 100">${placed(art(nounOf(plate.noun)).svg, 6, 4, 88, 92)}</svg>`
    case 'verb':
      return doingPicture(plate.verb, art)
    case 'pronoun':
      return ''
    case 'place':
      return around(plate.place, null)
    case 'when':
      return around(null, plate.when)
    case 'link':
      return `<svg viewBox="-60 -44 120 88">${linkSigns[plate.link]}</svg>`
  }
}

/** Shows a plate's picture; for a verb with an object, both. */
export function PlatePicture({ plate, values }: { plate: Plate; values: Values }) {
  const art = useMemo(() => artOf(values), [values.skin])
  const drawn = useMemo(() => {
    const more = plate.is === 'verb' && plate.what !== undefined ? art(nounOf(plate.what)).svg : ''
    const extra = more ? `<svg class="sd-extra" viewBox="0 0 100 100">${placed(more, 0, 0, 100)}</svg>` : ''
    return platePicture(plate, art) + extra
  }, [JSON.stringify(plate), art])
  return <span class="sd-pic" aria-hidden="true" {...html(drawn)} />
}
