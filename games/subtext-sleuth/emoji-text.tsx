import { Picture } from '../kit/index.ts'
import { partsOf } from './emoji.ts'
import pictures from './pictures.json?pics-small'

/** A text with its emoji as pictures. */
export function EmojiText({ text }: { text: string }) {
  return (
    <>
      {partsOf(text).map((part, i) => {
        const svg = part.picture === null ? undefined : pictures[part.picture]
        return svg ? (
          <span key={i} class="ss-emoji">
            <Picture svg={svg} alt={part.picture?.replaceAll('-', ' ') ?? ''} />
          </span>
        ) : (
          part.text
        )
      })}
    </>
  )
}
