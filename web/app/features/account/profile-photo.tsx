import { m } from '#messages'
import { changePhoto, limits, removePhoto, type Me } from '@marigold/contract'
import { Camera as CameraIcon, ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError, call, upload } from '../../platform/calls/api-client.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { refreshSession } from '../../platform/session/session.ts'
import { openPhoto } from '../../platform/square-photo.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Problem } from '../../ui/notice.tsx'
import { PhotoCrop } from '../../ui/photo-crop.tsx'
import { Camera } from './camera.tsx'

const tooLarge = m.account_the_picture_is_larger_than_2()

/** Uploads the cropped square. Rejects photos over 2 MB before sending. */
async function send(photo: Blob): Promise<void> {
  if (photo.size > limits.photo) throw new ApiError(413, 'too_large', tooLarge)
  await upload(changePhoto, 'photo', photo)
  await refreshSession()
}

interface WaysProps {
  hasPhoto: boolean
  onFile: (file: File) => void
  onCamera: () => void
  onRemove: () => void
}

function PhotoSources({ hasPhoto, onFile, onCamera, onRemove }: WaysProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p>{m.account_a_photo_shows_others_who_wrote()}</p>
      <div className="dialog-actions">
        <Button onClick={() => input.current?.click()}>
          <Icon of={ImageUp} />
          {m.account_choose_a_file()}
        </Button>
        <Button look="quiet" onClick={onCamera}>
          <Icon of={CameraIcon} />
          {m.account_use_the_camera()}
        </Button>
        {hasPhoto ? (
          <Button look="quiet" onClick={onRemove}>
            <Icon of={Trash2} />
            {m.account_remove_the_photo()}
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={m.ui_photo_file()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}

/** Dialog content for the photo: choose a source, then crop. */
function EditPhoto({ hasPhoto, onDone }: { hasPhoto: boolean; onDone: () => void }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [camera, setCamera] = useState(false)
  const { run, busy, problem } = useAction('The photo was not changed', (error) =>
    error instanceof Error ? error.message : m.account_we_couldnt_change_the_photo(),
  )
  const save = (photo: Blob) => void run(() => send(photo), onDone)
  const remove = () => void run(() => call(removePhoto).then(refreshSession), onDone)
  if (picture)
    return (
      <>
        <PhotoCrop picture={picture} face busy={busy} onDone={save} onCancel={() => setPicture(null)} />
        <Problem>{problem}</Problem>
      </>
    )
  if (camera)
    return (
      <Camera
        onPicture={(taken) => {
          setCamera(false)
          setPicture(taken)
        }}
        onCancel={() => setCamera(false)}
      />
    )
  return (
    <>
      <PhotoSources
        hasPhoto={hasPhoto}
        onFile={(file) => void run(() => openPhoto(file).then(setPicture))}
        onCamera={() => setCamera(true)}
        onRemove={remove}
      />
      <Problem>{problem}</Problem>
    </>
  )
}

/** Shows the profile photo and the dialog to change it. */
export function ProfilePhoto({ me, name }: { me: Me; name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="account-photo grid justify-items-center gap-3.5 max-lg:contents">
      <Avatar name={name} photo={me.profile_photo_url} large />
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <Icon of={CameraIcon} />
        {m.account_edit_profile_image()}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.account_edit_profile_image()}>
        <EditPhoto hasPhoto={me.profile_photo_url !== null} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
