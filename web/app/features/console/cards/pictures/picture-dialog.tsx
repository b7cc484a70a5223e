import { m } from '#messages'
import type { NamedPicture } from '@marigold/contract'
import { Upload } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { UploadPicture } from './upload-picture.tsx'
import { useDescriptions, useUploadedPictures } from './use-uploaded-pictures.ts'

/** Renders the search for a picture, which belongs to another feature. `uploaded` are offered, too. */
export type PicturePicker = (props: {
  word: string
  chosen: string
  uploaded: readonly NamedPicture[]
  onChoose: (picture: string) => void
}) => ReactNode

interface PictureDialogProps {
  picker: PicturePicker
  /** What to search for first. */
  word: string
  chosen: string
  open: boolean
  onClose: () => void
  onChoose: (picture: { name: string; alt: string }) => void
}

/** Chooses one of all drawn and uploaded pictures, or uploads one. */
export function PictureDialog({ picker, word, chosen, open, onClose, onChoose }: PictureDialogProps) {
  const [uploads, setUploads] = useState(false)
  const describe = useDescriptions()
  const { data } = useUploadedPictures()
  const uploaded = useMemo(
    () => (data?.pictures ?? []).map(({ name, alt }) => ({ name, alt, words: [] })),
    [data?.pictures],
  )
  const choose = (picture: { name: string; alt: string }) => {
    onChoose(picture)
    setUploads(false)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={m.cards_choose_a_picture()}>
      {picker({ word, chosen, uploaded, onChoose: (name) => choose({ name, alt: describe(name) }) })}
      <div className="card-upload">
        <div>
          <Button look="quiet" aria-expanded={uploads} onClick={() => setUploads(!uploads)}>
            <Icon of={Upload} /> {m.pictures_upload_one()}
          </Button>
        </div>
        {uploads ? <UploadPicture onUploaded={choose} /> : null}
      </div>
    </Dialog>
  )
}
