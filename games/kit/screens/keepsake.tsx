import { useMemo } from 'preact/hooks'
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

/** What was made, where a game has something to take home: shown, saved, printed. */
export function Keepsake({ session, play }: { session: AnySession; play: AnyPlay }) {
  const { host, spec, live } = session
  const kept = useMemo(() => (play.untouched() ? undefined : spec.keepsake?.(play)), [play])
  if (!kept) return null
  const save = async () => {
    const picture = await photoOf(kept.picture)
    if (host.hosted) host.send({ type: 'DOWNLOAD', picture, name: kept.name })
    else saveHere(picture, kept.name)
    live.value = 'The picture is saved.'
  }
  return (
    <div class="keepsake" data-scan-group="Picture">
      <img src={kept.picture} alt={kept.alt} />
      <div class="row">
        <button type="button" class="button plain" data-scan="" onClick={() => void save()}>
          <Icon name="save" /> Save picture
        </button>
        {host.hosted && (
          <button
            type="button"
            class="button plain"
            data-scan=""
            onClick={() => host.send({ type: 'PRINT', picture: kept.picture })}
          >
            <Icon name="print" /> Print picture
          </button>
        )}
      </div>
    </div>
  )
}
