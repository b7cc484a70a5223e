import { m } from '#messages'
import { describeCardPicture, limits, removeCardPicture, type UploadedPicture } from '@marigold/contract'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import picture from '../../../../assets/empty/search.svg'
import { call } from '../../../../platform/calls/api-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadFailed, Notice } from '../../../../ui/notice.tsx'
import { RowSkeletons } from '../../../../ui/skeleton.tsx'
import { ChangeDialog, type ChangeField } from '../../change-dialog.tsx'
import { formatMoment } from '../../format-time.ts'
import { UploadPicture } from './upload-picture.tsx'
import { rereadUploaded, useUploadedPictures } from './use-uploaded-pictures.ts'

const draftOf = ({ name }: UploadedPicture, change: 'remove' | 'describe') => `picture ${name} ${change}`

interface RowProps {
  uploaded: UploadedPicture
  onSaid: (sentence: string) => void
}

/** Changes what a picture is said to show. */
function Describe({ uploaded, onSaid }: RowProps) {
  const { name, alt: before } = uploaded
  const fields: ChangeField[] = [
    { name: 'alt', label: m.editing_alternative_text(), maxLength: limits.cardPicture.alt, value: before },
  ]
  const draft = draftOf(uploaded, 'describe')
  const [open, setOpen] = useState(false)
  const describe = async (alt: string) => {
    await call(describeCardPicture, { params: { name }, body: { alt, before } }).finally(rereadUploaded)
    onSaid(m.pictures_described({ alt }))
  }
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={m.pictures_describe_named({ alt: before })}
        onClick={() => setOpen(true)}
      >
        {m.pictures_describe()}
      </Button>
      <ChangeDialog
        {...{ open, draft, fields }}
        onClose={() => setOpen(false)}
        title={m.pictures_describe()}
        lead={m.pictures_describe_lead()}
        action={m.ui_save()}
        send={({ alt = '' }) => describe(alt)}
      />
    </>
  )
}

/** Removes an unused picture, after its description was typed. */
function Remove({ uploaded, onSaid }: RowProps) {
  const { name, alt } = uploaded
  const fields: ChangeField[] = [
    { name: 'alt', label: m.pictures_type_the_description({ alt }), maxLength: limits.cardPicture.alt },
  ]
  const draft = draftOf(uploaded, 'remove')
  const [open, setOpen] = useState(false)
  const remove = async (typed: string) => {
    await call(removeCardPicture, { params: { name }, query: { alt: typed } }).finally(rereadUploaded)
    onSaid(m.pictures_removed({ alt }))
  }
  return (
    <>
      <Button size="small" look="quiet" aria-label={m.pictures_remove_named({ alt })} onClick={() => setOpen(true)}>
        {m.pictures_remove()}
      </Button>
      <ChangeDialog
        {...{ open, draft, fields }}
        onClose={() => setOpen(false)}
        title={m.pictures_remove_this()}
        lead={m.pictures_remove_lead()}
        action={m.pictures_remove()}
        keep={m.pictures_keep()}
        send={({ alt: typed = '' }) => remove(typed)}
      />
    </>
  )
}

/** A picture, where it's used, and what can be changed. */
function Row({ uploaded, onSaid }: RowProps) {
  const { name, alt, uses, created_at } = uploaded
  return (
    <li className="picture-row">
      <img src={`/assets/cards/${name}.svg`} alt="" width="72" height="72" loading="lazy" />
      <span className="grid gap-1">
        <b className="wrap-anywhere">{alt}</b>
        <span className="text-ink-2">{formatMoment(created_at)}</span>
      </span>
      <span className="text-ink-2">{uses === 0 ? m.pictures_unused() : m.pictures_uses({ count: uses })}</span>
      <span className="flex flex-wrap gap-2">
        <Describe {...{ uploaded, onSaid }} />
        {uses === 0 ? <Remove {...{ uploaded, onSaid }} /> : null}
      </span>
    </li>
  )
}

function List({ sought, onSaid }: { sought: string } & Pick<RowProps, 'onSaid'>) {
  const { data, isError, refetch } = useUploadedPictures()
  if (data === undefined)
    return isError ? (
      <LoadFailed onRetry={refetch}>{m.pictures_we_couldnt_load_them()}</LoadFailed>
    ) : (
      <RowSkeletons count={4} />
    )
  const words = sought.toLowerCase().split(/\s+/)
  const found = data.pictures.filter(({ alt }) => words.every((word) => alt.toLowerCase().includes(word)))
  if (found.length === 0)
    return (
      <EmptyState picture={picture}>
        {data.pictures.length === 0 ? m.pictures_none_yet() : m.pictures_none_match()}
      </EmptyState>
    )
  return (
    <ul className="user-list" aria-label={m.pictures_uploaded()}>
      {found.map((one) => (
        <Row key={one.name} uploaded={one} onSaid={onSaid} />
      ))}
    </ul>
  )
}

/** The pictures that were uploaded for cards: search, upload, describe, and remove what nothing uses. */
export function PicturesSection() {
  const [sought, setSought] = useState('')
  const [said, setSaid] = useState('')
  return (
    <>
      <Link className="link justify-self-start" to="/console/cards">
        <Icon of={ArrowLeft} /> {m.editing_all_cards()}
      </Link>
      <h1>{m.pictures_uploaded()}</h1>
      <p>{m.pictures_lead()}</p>
      {said ? <Notice tone="good">{said}</Notice> : null}
      <div className="picture-columns">
        <div className="grid gap-5">
          <Field
            label={m.pictures_search()}
            type="search"
            value={sought}
            maxLength={limits.cardPicture.alt}
            onChange={({ target }) => setSought(target.value)}
          />
          <List sought={sought.trim()} onSaid={setSaid} />
        </div>
        <section className="account-box panel" aria-labelledby="upload-title">
          <h2 id="upload-title">{m.pictures_upload_one()}</h2>
          <UploadPicture onUploaded={({ alt }) => setSaid(m.pictures_stored({ alt }))} />
        </section>
      </div>
    </>
  )
}
