import { m } from '#messages'
import type { JSX } from 'preact'
import type { Field, Values } from '../game.ts'
import { choice } from '../session/fields.ts'
import { Img } from './img.tsx'

const tones = [
  ['yellow', m.kit_yellow()],
  ['light', m.kit_light()],
  ['medium-light', m.kit_medium_light()],
  ['medium', m.kit_medium()],
  ['medium-dark', m.kit_medium_dark()],
  ['dark', m.kit_dark()],
] as const
type Tone = (typeof tones)[number][0]
/** A picture of a person in each skin tone: `import hand from 'pics:waving-hand?tones'`. */
export type Toned = Record<Tone, string>

/** The setting for games with pictures of people. */
export const skinTone: Field = choice('skin', m.kit_skin_tone_in_pictures(), tones)

/** The picture in the skin tone that is set. */
export const inTone = (pictures: Toned, { skin }: Values): string => pictures[skin as Tone] ?? pictures.yellow

const addresses = new Map<string, string>()
/** A picture as an address, for `<image href>` in a drawing. */
export function addressOf(svg: string): string {
  const known = addresses.get(svg) ?? `data:image/svg+xml,${encodeURIComponent(svg)}`
  addresses.set(svg, known)
  return known
}

interface PictureProps {
  svg: string
  /** What it shows; left out where a word beside it says so, or its button does. */
  alt?: string
  /** Drawn as one flat shape of this color: a shadow to guess, a stamp. */
  tint?: string
  /** A line of this color around it, as a sticker has. */
  outline?: string
  /** Without color: not found yet, closed. */
  gray?: boolean
  class?: string
  style?: JSX.CSSProperties
}
/** A picture of the content, as large as the room it stands in. */
export function Picture({ svg, alt = '', tint, outline, gray, class: name, style }: PictureProps) {
  const around = outline && ['1px 0', '-1px 0', '0 1px', '0 -1px'].map((at) => `drop-shadow(${at} 0 ${outline})`)
  const filter = [...(gray ? ['grayscale(1)', 'opacity(.55)'] : []), ...(around || [])].join(' ')
  const mask = tint && `url("${addressOf(svg)}") center / contain no-repeat`
  const flat = tint && { background: tint, mask, '-webkit-mask': mask }
  const named = alt ? { role: 'img' as const, 'aria-label': alt } : { 'aria-hidden': true as const }
  return (
    <span class={`picture ${name ?? ''}`} style={{ ...style, ...(filter && { filter }) }} {...named}>
      {flat ? <i style={flat} /> : <Img svg={svg} />}
    </span>
  )
}
