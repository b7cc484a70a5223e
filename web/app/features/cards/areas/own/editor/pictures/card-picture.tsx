import { m } from '#messages'
import type { OwnCard } from '@marigold/contract'
import { Camera, ImageOff, Search } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAction } from '../../../../../../platform/calls/use-action.ts'
import { Problem } from '../../../../../../ui/notice.tsx'
import { photoElsewhere } from '../../own-set.ts'
import { photoUrl } from '../../../../../../platform/storage/own-media.ts'
import { PhotoCrop } from '../../../../../../ui/photo-crop.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { openPhoto } from '../../../../../../platform/square-photo.ts'
import { pictureUrl } from '../../../picture-url.ts'

/** A photo waiting to be saved; 'as-it-is' if nothing was chosen yet, 'none' if another picture was. */
export type PendingPhoto = Blob | 'as-it-is' | 'none'

type Draft = Pick<OwnCard, 'word' | 'picture' | 'photo'>

/** Returns what the card will show: the pending photo, the stored photo, or one of our pictures. */
function usePreview({ id }: { id: number }, { picture, photo }: Draft, pending: PendingPhoto): string | null {
  const waiting = useMemo(() => (pending instanceof Blob ? URL.createObjectURL(pending) : null), [pending])
  useEffect(() => () => void (waiting && URL.revokeObjectURL(waiting)), [waiting])
  if (waiting) return waiting
  if (photo) return photoUrl(id)
  return picture === '' ? null : pictureUrl(`${picture}.svg`)
}

interface CardPictureProps {
  card: OwnCard
  draft: Draft
  photo: PendingPhoto
  onPhoto: (photo: Blob) => void
  onPicture: (picture: string) => void
}

/** Chooses a card's picture: one of ours, a photo, or none. */
export function CardPicture({ card, draft, photo, onPhoto, onPicture }: CardPictureProps) {
  const [choosing, setChoosing] = useState(false)
  const [opened, setOpened] = useState<ImageBitmap | null>(null)
  const { run, problem } = useAction(null, (error) =>
    error instanceof Error ? error.message : m.cards_this_picture_couldnt_be_opened(),
  )
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(card, draft, photo)
  const take = (file: File | undefined) => {
    if (!file) return
    setChoosing(false)
    void run(() => openPhoto(file).then(setOpened))
  }
  if (opened)
    return (
      <PhotoCrop
        picture={opened}
        onDone={(made) => {
          setOpened(null)
          onPhoto(made)
        }}
        onCancel={() => setOpened(null)}
      />
    )
  return (
    <div
      className="mine-picture grid grid-cols-[160px_minmax(0,1fr)] gap-y-3 gap-x-5 items-center max-[721px]:grid-cols-[minmax(0,1fr)]"
      role="group"
      aria-label={m.ui_picture()}
    >
      <div className="mine-picture-now grid place-items-center size-40 p-2.5 rounded-[20px] bg-cream text-center text-ink-2">
        {preview ? (
          <img src={preview} alt={draft.photo ? m.cards_the_card_shows_photo() : m.cards_the_card_shows()} />
        ) : (
          <p>{draft.photo ? photoElsewhere : m.cards_no_picture_the_card_shows_only()}</p>
        )}
      </div>
      <div className="grid gap-2.5">
        <div className="flex flex-wrap items-center gap-2.5">
          <button type="button" className="setup-btn" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            <Search aria-hidden />
            {m.cards_choose_a_picture()}
          </button>
          <button type="button" className="setup-btn" onClick={() => input.current?.click()}>
            <Camera aria-hidden />
            {m.cards_use_a_photo()}
          </button>
          {draft.photo || draft.picture !== '' ? (
            <button type="button" className="setup-btn" onClick={() => onPicture('')}>
              <ImageOff aria-hidden />
              {m.cards_no_picture()}
            </button>
          ) : null}
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={m.ui_photo_file()}
            onChange={({ target }) => {
              take(target.files?.[0])
              target.value = ''
            }}
          />
        </div>
        <p className="hint">{m.cards_a_photo_stays_on_this_device()}</p>
      </div>
      <Problem>{problem}</Problem>
      {choosing ? (
        <PictureChoice
          word={draft.word}
          chosen={draft.picture}
          onChoose={(picture) => {
            onPicture(picture)
            setChoosing(false)
          }}
        />
      ) : null}
    </div>
  )
}
