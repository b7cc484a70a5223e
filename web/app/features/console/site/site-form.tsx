import { m } from '#messages'
import { addSiteEntry, changeSiteEntry, type SiteRecord, type SiteValues } from '@marigold/contract'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/notice.tsx'
import { useForm } from '../../../ui/use-form.ts'
import type { PicturePicker } from '../cards/pictures/picture-dialog.tsx'
import { excerpt } from '../excerpt.ts'
import { StaleNotice } from '../stale-notice.tsx'
import { useEdits } from '../use-edits.ts'
import { queryOf, sendSite, type SiteTarget } from './change-site.ts'
import { SiteFields } from './site-fields.tsx'
import { optionName, siteFieldName } from './site-words.ts'

/** What the page of an entry gets from other features. */
export interface SiteTools {
  picker: PicturePicker
  /** Renders an entry as the site shows it; null for what has no preview. */
  preview: (target: SiteTarget, values: SiteValues) => ReactNode
}

interface SiteFormProps extends SiteTools {
  token: string
  target: SiteTarget
  record: SiteRecord
  onSaved: (record: SiteRecord) => void
}

/** The fields of an entry, and the entry as the site shows it. Edits survive a reload. */
export function SiteForm({ token, target, record, picker, preview, onSaved }: SiteFormProps) {
  const { kind, id, locale } = target
  const isNew = id === 'new'
  const [round, setRound] = useState(0)
  const { edits, hasEdits, values, change, discard, stale } = useEdits(`site ${kind} ${id} ${locale}`, record.fields)
  const form = useForm<SiteRecord>({
    log: 'The text was not saved',
    send: () =>
      sendSite(token, target, () =>
        isNew
          ? call(addSiteEntry, { params: { kind }, body: { fields: values } })
          : call(changeSiteEntry, {
              params: { kind, id },
              body: { ...queryOf(target), revision: record.revision, fields: edits },
            }),
      ),
    onDone: (saved) => {
      discard()
      setRound(round + 1)
      onSaved(saved)
    },
  })
  const reset = () => {
    discard()
    form.reset()
    setRound(round + 1)
  }
  const shown = preview(target, values)
  return (
    <div className={shown === null ? 'grid' : 'site-columns'}>
      <section className="account-box panel" aria-labelledby="fields-title">
        <h2 id="fields-title">{m.caseload_edit()}</h2>
        <form key={`${round} ${record.revision}`} className="form" noValidate onSubmit={form.submit}>
          <StaleNotice
            title={m.publishing_changed_meanwhile()}
            saved={stale.map(([field, value]) => [
              siteFieldName(field),
              optionName(field, excerpt(edits[field] ?? '', value)[1]),
            ])}
          />
          <SiteFields
            {...{ kind, id, values, picker }}
            choices={record.choices}
            errorOf={form.errorOf}
            onChange={change}
          />
          <Problem>{form.problem}</Problem>
          <div className="account-actions">
            <Button type="submit" aria-disabled={form.busy}>
              {isNew ? m.publishing_add() : m.ui_save()}
            </Button>
            {hasEdits ? (
              <Button look="quiet" onClick={reset}>
                {m.editing_discard()}
              </Button>
            ) : null}
          </div>
        </form>
      </section>
      {shown === null ? null : (
        <section className="account-box panel site-preview" aria-labelledby="preview-title">
          <h2 id="preview-title">{m.ui_preview()}</h2>
          {shown}
        </section>
      )}
    </div>
  )
}
