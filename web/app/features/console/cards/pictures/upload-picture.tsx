import { m } from '#messages'
import { limits, uploadCardPicture, type UploadedPicture } from '@marigold/contract'
import { useEffect, useMemo, useState } from 'react'
import { buildUrl, upload } from '../../../../platform/calls/api-client.ts'
import { readDraft, storeDraft } from '../../../../platform/storage/drafts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field, FieldError } from '../../../../ui/field.tsx'
import { Problem } from '../../../../ui/notice.tsx'
import { useForm, type Errors } from '../../../../ui/use-form.ts'
import { ChooseFile } from '../../choose-file.tsx'
import { addUploaded } from './use-uploaded-pictures.ts'

const draft = 'card picture alt'
const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Returns the URL of a chosen file in this page; null without one. */
function useFileUrl(file: File | null): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return url
}

/** Uploads a picture for cards, with what it shows. The text survives a reload. */
export function UploadPicture({ onUploaded }: { onUploaded: (picture: UploadedPicture) => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState(() => readDraft(draft))
  const shown = useFileUrl(file)
  const write = (text: string) => {
    setAlt(text)
    storeDraft(draft, text)
  }
  const form = useForm<UploadedPicture>({
    log: 'The picture was not uploaded',
    check: () => {
      const errors: Errors = file ? {} : { picture: [m.pictures_choose_a_file_first()] }
      return alt.trim() === '' ? { ...errors, alt: [m.pictures_describe_it()] } : errors
    },
    send: () =>
      upload({ ...uploadCardPicture, path: buildUrl(uploadCardPicture.path, {}, { alt }) }, 'picture', file as File),
    onDone: (picture) => {
      setFile(null)
      write('')
      addUploaded(picture)
      onUploaded(picture)
    },
  })
  const problem = form.errorOf('picture')
  return (
    <form
      className="form"
      noValidate
      // In a dialog of another form, React would hand the event on to that form.
      onSubmit={(event) => {
        event.stopPropagation()
        form.submit(event)
      }}
    >
      <p>{m.pictures_upload_lead({ megabytes: limits.cardPicture.bytes / 1_000_000 })}</p>
      <div className="card-picture">
        {shown ? (
          <span className="card-picture-now">
            <img src={shown} alt={alt} width="112" height="112" />
          </span>
        ) : null}
        <div className="grid gap-2">
          <ChooseFile label={m.pictures_file()} accept={pictureTypes} busy={form.busy} look="quiet" onFile={setFile}>
            {file ? m.pictures_choose_another() : m.pictures_choose_a_file()}
          </ChooseFile>
          {problem ? <FieldError>{problem}</FieldError> : null}
        </div>
      </div>
      <Field
        label={m.editing_alternative_text()}
        hint={m.pictures_alt_hint()}
        name="alt"
        value={alt}
        maxLength={limits.cardPicture.alt}
        error={form.errorOf('alt')}
        onChange={({ target }) => write(target.value)}
      />
      <Problem>{form.problem}</Problem>
      <div className="account-actions">
        <Button type="submit" aria-disabled={form.busy}>
          {m.pictures_upload()}
        </Button>
      </div>
    </form>
  )
}
