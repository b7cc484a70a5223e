import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import type { Kept } from '../game.ts'
import type { AnyPlay } from '../play/inside.ts'
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

/** One thing to take home: shown, saved, printed. */
function One({ session, kept }: { session: AnySession; kept: Kept }) {
  const { host, live } = session
  const { picture, alt, name, what = 'picture' } = kept
  const save = async () => {
    const photo = await photoOf(picture)
    if (host.hosted) host.send({ type: 'DOWNLOAD', picture: photo, name })
    else saveHere(photo, name)
    live.value = m.kit_the_is_saved({ what })
  }
  return (
    <div class="keepsake" data-scan-group={what.charAt(0).toUpperCase() + what.slice(1)}>
      <img src={picture} alt={alt} />
      <div class="row">
        <button type="button" class="button plain" data-scan="" onClick={() => void save()}>
          <Icon name="save" /> {m.kit_save({ what })}
        </button>
        {host.hosted && (
          <button type="button" class="button plain" data-scan="" onClick={() => host.send({ type: 'PRINT', picture })}>
            <Icon name="print" /> {m.kit_print2({ what })}
          </button>
        )}
      </div>
    </div>
  )
}

/** What was made, where a game has something to take home. */
export function Keepsake({ session, play }: { session: AnySession; play: AnyPlay }) {
  const { spec } = session
  const kept = useMemo(() => (play.untouched() ? [] : [spec.keepsake?.(play) ?? []].flat()), [play])
  if (kept.length === 0) return null
  return (
    <div class="keepsakes">
      {kept.map((one) => (
        <One key={one.name} session={session} kept={one} />
      ))}
    </div>
  )
}
