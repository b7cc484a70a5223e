import { m } from '#messages'
import { ImageOff, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Checkbox, Field, FieldError } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PictureDialog, type PicturePicker } from './pictures/picture-dialog.tsx'
import { useDescriptions } from './pictures/use-uploaded-pictures.ts'
import { joinList, splitList } from './split-list.ts'

const pictureUrl = (name: string) => `/assets/cards/${encodeURIComponent(name)}.svg`
const mostPictures = 12

interface PictureFieldProps {
  label: string
  name: string
  value: string
  alt: string
  /** What to search for first. */
  word: string
  error: string | undefined
  /** Whether a card may go without. */
  optional: boolean
  picker: PicturePicker
  onChange: (picture: string, alt: string) => void
}

/** One picture. Its description is taken over, unless somebody wrote another one. */
export function PictureField({ label, name, value, alt, word, error, optional, picker, onChange }: PictureFieldProps) {
  const [open, setOpen] = useState(false)
  const describe = useDescriptions()
  const choose = (next: { name: string; alt: string }) => {
    const isOwn = alt !== '' && alt !== describe(value)
    onChange(next.name, isOwn && next.name !== '' ? alt : next.alt)
  }
  return (
    <div className="card-picture" role="group" aria-label={label}>
      <span className="card-picture-now">
        {value === '' ? <Icon of={ImageOff} /> : <img src={pictureUrl(value)} alt={alt} width="112" height="112" />}
      </span>
      <div className="grid gap-2 justify-items-start">
        <span className="font-semibold">{label}</span>
        <div className="flex flex-wrap gap-2">
          <Button name={name} size="small" look="quiet" onClick={() => setOpen(true)}>
            {m.cards_choose_a_picture()}
          </Button>
          {optional && value !== '' ? (
            <Button size="small" look="quiet" onClick={() => choose({ name: '', alt: '' })}>
              {m.cards_no_picture()}
            </Button>
          ) : null}
        </div>
        {error ? <FieldError>{error}</FieldError> : null}
      </div>
      <PictureDialog {...{ picker, word, open }} chosen={value} onClose={() => setOpen(false)} onChoose={choose} />
    </div>
  )
}

interface PicturesFieldProps {
  pictures: string
  alts: string
  /** Whether right ones are marked. */
  marked: boolean
  error: string | undefined
  altError: string | undefined
  picker: PicturePicker
  onChange: (pictures: string, alts: string) => void
}

/** Several pictures with their descriptions; in a choice of pictures, the right ones are marked. */
export function PicturesField(props: PicturesFieldProps) {
  const { pictures, alts, marked, error, altError, picker, onChange } = props
  const [open, setOpen] = useState(false)
  const [rows, setRows] = useState(() => {
    const known = splitList(alts)
    return splitList(pictures).map((one, at) => ({ ...one, alt: known[at]?.text ?? '' }))
  })
  const store = (next: typeof rows) => {
    setRows(next)
    const all = next.map((one) => ({ ...one, right: marked && one.right }))
    onChange(joinList(all), joinList(next.map(({ alt }) => ({ text: alt, right: false }))))
  }
  const set = (at: number, change: Partial<(typeof rows)[number]>) =>
    store(rows.map((one, place) => (place === at ? { ...one, ...change } : one)))
  return (
    <fieldset className="card-list-field">
      <legend className="font-semibold">{m.cards_pictures()}</legend>
      {rows.map(({ text, alt, right }, at) => (
        <div key={`${at} ${text}`} className="card-answer">
          <img src={pictureUrl(text)} alt="" width="56" height="56" />
          <Field
            label={<span className="sr-only">{m.editing_description_number({ number: at + 1 })}</span>}
            name={at === 0 ? 'alts' : `alt ${at}`}
            value={alt}
            maxLength={120}
            onChange={({ target }) => set(at, { alt: target.value.replaceAll('|', '') })}
          />
          {marked ? (
            <Checkbox
              label={m.editing_mark_right()}
              checked={right}
              aria-label={m.editing_picture_is_right({ number: at + 1 })}
              onChange={({ target }) => set(at, { right: target.checked })}
            />
          ) : null}
          <IconButton
            label={m.editing_remove_picture({ number: at + 1 })}
            onClick={() => store(rows.filter((_, place) => place !== at))}
          >
            <Icon of={X} />
          </IconButton>
        </div>
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
      {altError ? <FieldError>{altError}</FieldError> : null}
      {rows.length < mostPictures ? (
        <div>
          <Button name="pictures" size="small" look="quiet" onClick={() => setOpen(true)}>
            <Icon of={Plus} /> {m.editing_add_a_picture()}
          </Button>
        </div>
      ) : null}
      <PictureDialog
        {...{ picker, open }}
        word=""
        chosen=""
        onClose={() => setOpen(false)}
        onChoose={({ name, alt }) => store([...rows, { text: name, alt, right: false }])}
      />
    </fieldset>
  )
}
