import { memo } from 'preact/compat'
import { html, type Values } from '../kit/index.ts'
import { PlatePicture } from './scene-view.tsx'
import { isPronoun, roleNames, roleOf, wordsOf, type Role, type Serving } from './plates.ts'

/** Each role has a shape and a sign in addition to its color. */
const shapes: Record<Role | 'plain', string> = {
  who: 'M50 2A48 48 0 1 1 49.900 2Z',
  doing:
    'M50 2L61 9L74 7L80 18L92 24L91 37L98 50L91 63L92 76L80 82L74 93L61 91L50 98L39 91L26 93L20 82L8 76L9 63L2 50L9 37L8 24L20 18L26 7L39 9Z',
  what: 'M16 3H84C92 3 97 8 97 16V84C97 92 92 97 84 97H16C8 97 3 92 3 84V16C3 8 8 3 16 3Z',
  where:
    'M28 4H72C76 4 78 5 80 9L97 46C98 49 98 51 97 54L80 91C78 95 76 96 72 96H28C24 96 22 95 20 91L3 54C2 51 2 49 3 46L20 9C22 5 24 4 28 4Z',
  link: 'M22 14H78C104 14 104 86 78 86H22C-4 86 -4 14 22 14Z',
  plain: 'M50 2A48 48 0 1 1 49.900 2Z',
}
const signs: Record<Role, string> = {
  who: '<circle cx="12" cy="8" r="4.500" fill="currentColor"/><path d="M3 22C3 15 7 13.500 12 13.500S21 15 21 22Z" fill="currentColor"/>',
  doing: '<path d="M14 2L5 14H11L9 22L19 9H12.500Z" fill="currentColor"/>',
  what: '<path d="M12 2L21 7V17L12 22L3 17V7Z" fill="currentColor"/><path d="M3 7L12 12L21 7M12 12V22" stroke="#fff" stroke-width="1.800" fill="none"/>',
  where:
    '<path d="M12 2C7 2 4 5.500 4 10C4 15.500 12 22 12 22S20 15.500 20 10C20 5.500 17 2 12 2Z" fill="currentColor"/><circle cx="12" cy="9.500" r="3.200" fill="#fff"/>',
  link: '<path d="M9.500 14.500L14.500 9.500M8 11L5 14A3.500 3.500 0 0 0 10 19L13 16M11 8L14 5A3.500 3.500 0 0 1 19 10L16 13" stroke="currentColor" stroke-width="2.600" fill="none" stroke-linecap="round"/>',
}

/** The small sign of a role. */
export const Sign = ({ role }: { role: Role }) => (
  <svg class={`sd-sign is-${role}`} viewBox="0 0 24 24" aria-hidden="true" {...html(signs[role])} />
)

/** The rim of a plate, or a dashed empty place on the tray. */
export function Rim({ role, empty }: { role: Role | 'plain'; empty?: boolean }) {
  return (
    <svg
      class={`sd-rim is-${role} ${empty ? 'empty' : ''}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="rim" d={shapes[role]} />
      {!empty && <path class="well" d={shapes[role]} transform="translate(9 9) scale(.82)" />}
    </svg>
  )
}

/** Returns the font size that fits the longest word. */
function fontSizeFor(text: string, width: number): number {
  const longest = Math.max(...text.split(' ').map((one) => one.length))
  const lines = text.length > 16 ? 0.86 : 1
  return Math.max(12.5, Math.min(width * 0.2 * lines, (width * 1.02) / (longest * 0.57)))
}

interface PlateProps {
  serving: Serving
  values: Values
  width: number
  height: number
  plural?: boolean
}
function Face({ serving, values, width, height, plural = false }: PlateProps) {
  const { plate, sauce } = serving
  const role = roleOf(plate)
  const colored = values.colors === true
  const text = wordsOf(serving, plural)
  const [first, ...rest] = text.split(' ')
  const article = first === 'the' && rest.length > 0
  const hidden = isPronoun(sauce)
  const alone = hidden || plate.is === 'pronoun'
  return (
    <span class="sd-face" style={{ width: `${width}px`, height: `${height}px` }}>
      <Rim role={colored ? role : 'plain'} />
      {!hidden && <PlatePicture plate={plate} values={values} />}
      {sauce && <i class={`sd-poured on-${role}`} />}
      <span
        class={`sd-word ${alone ? 'big' : ''}`}
        style={{ fontSize: `${(fontSizeFor(text, width) * (alone ? 1.45 : 1)).toFixed(1)}px` }}
      >
        {article ? (
          <>
            <small>{first}</small> {rest.join(' ')}
          </>
        ) : (
          text
        )}
      </span>
      {colored && <Sign role={role} />}
    </span>
  )
}

/** Shows a plate's rim, picture, words, and sauce. Memoized, because a belt has many plates. */
export const PlateFace = memo(
  Face,
  ({ serving: before, ...was }, { serving: now, ...is }) =>
    before.plate === now.plate &&
    before.sauce === now.sauce &&
    was.values === is.values &&
    was.width === is.width &&
    was.height === is.height &&
    was.plural === is.plural,
)

/** Returns a plate's name for screen readers: its words, and its role if role colors are on. */
export function nameOf(serving: Serving, values: Values, plural = false): string {
  const text = wordsOf(serving, plural)
  return values.colors !== true ? text : `${text}, ${roleNames[roleOf(serving.plate)].toLowerCase()}`
}
