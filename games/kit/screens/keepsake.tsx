import { m } from '#messages'
import type { KeepsakePicture } from '../game.ts'
import { withFooter } from '../play/footer.ts'
import type { AnyPlay } from '../play/internal-play.ts'
import { hasHelpLine } from '../session/help-line.ts'
import type { AnySession } from '../session/session.ts'
import { Icon } from './icons.tsx'

/** A drawing as a photo of its own size, which every device can open; the drawing itself where a browser cannot. */
async function photoOf(drawing: string): Promise<string> {
  const image = new Image()
  image.src = drawing
  try {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.86)
  } catch {
    return drawing
  }
}

function saveHere(picture: string, name: string): void {
  const link = document.createElement('a')
  link.href = picture
  link.download = `${name}.${picture.startsWith('data:image/jpeg') ? 'jpg' : 'svg'}`
  link.click()
}

/** A picture as it is printed: with the local help line below it where the adult wants that. */
export function printed({ spec, helpLine }: AnySession, picture: string): string {
  const { helpLine: text, helpLinePrints } = helpLine.now.value
  const prints = hasHelpLine(spec) && helpLinePrints && text !== ''
  return prints ? withFooter(picture, m.kit_local_help_line_text({ text })) : picture
}

/** Saves and prints something to take home. */
export function KeepsakeButtons({ session, kept }: { session: AnySession; kept: KeepsakePicture }) {
  const { host, live } = session
  const { picture, name, what = 'picture' } = kept
  const save = async () => {
    const photo = await photoOf(picture)
    if (host.hosted) host.send({ type: 'DOWNLOAD', picture: photo, name })
    else saveHere(photo, name)
    live.value = m.kit_saved_keepsake({ what })
  }
  return (
    <>
      <button type="button" class="button plain" data-scan="" onClick={() => void save()}>
        <Icon name="save" /> {m.kit_save_keepsake({ what })}
      </button>
      {host.hosted && (
        <button
          type="button"
          class="button plain"
          data-scan=""
          onClick={() => host.send({ type: 'PRINT', picture: printed(session, picture) })}
        >
          <Icon name="print" /> {m.kit_print_keepsake({ what })}
        </button>
      )}
    </>
  )
}

/** What was made, where a game has something to take home and something was done. */
export const keepsakesOf = ({ spec }: AnySession, play: AnyPlay): KeepsakePicture[] =>
  play.untouched() ? [] : [spec.keepsake?.(play) ?? []].flat()
