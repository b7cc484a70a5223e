import { m, locale as ownLocale } from '#messages'
import {
  getSiteEntry,
  growingKinds,
  orderEntry,
  restoreSiteEntry,
  retireSiteEntry,
  type SiteRecord,
} from '@marigold/contract'
import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import searchPicture from '../../../assets/empty/search.svg'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { useCall } from '../../../platform/calls/query-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed, Notice, Problem } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { pathWith } from '../list-query.ts'
import { queryOf, sendSite, type SiteTarget } from './change-site.ts'
import { SiteForm, type SiteTools } from './site-form.tsx'
import { kindNames, namesOf } from './site-words.ts'
import { VersionList } from './version-list.tsx'

interface SectionProps extends SiteTools {
  token: string
  target: SiteTarget
}

function Frame({ target: { kind }, children }: { target: SiteTarget; children: ReactNode }) {
  return (
    <>
      <Link className="link justify-self-start" to={`/console/site/${kind}`}>
        <Icon of={ArrowLeft} /> {kindNames[kind]}
      </Link>
      {children}
    </>
  )
}

const languages = new Intl.DisplayNames(ownLocale, { type: 'language', fallback: 'code' })

/** Chooses the language of a text, if there are several. */
function Language({ target: { kind, id, locale }, record }: { target: SiteTarget; record: SiteRecord }) {
  const navigate = useNavigate()
  if (record.locales.length < 2) return null
  const [first] = record.locales
  return (
    <div className="grid gap-2 justify-items-start">
      <div className="console-filter">
        <Select
          label={m.ui_language()}
          value={locale || first}
          onChange={({ target: { value } }) =>
            void navigate(pathWith(`/console/site/${kind}/${id}`, { locale: value === first ? null : value }))
          }
        >
          {record.locales.map((one) => (
            <option key={one} value={one}>
              {languages.of(one) ?? one}
            </option>
          ))}
        </Select>
      </div>
      {record.untranslated ? <p>{m.publishing_untranslated()}</p> : null}
    </div>
  )
}

/** Takes an entry off the site, and brings it back. */
function RetireBox({ token, target, record }: { token: string; target: SiteTarget; record: SiteRecord }) {
  const { run, busy, problem } = useAction('The entry was not retired')
  const { kind, id } = target
  const body = { revision: record.revision, retired: !record.retired }
  const toggle = () => run(() => sendSite(token, target, () => call(retireSiteEntry, { params: { kind, id }, body })))
  return (
    <section className="account-box panel" aria-labelledby="retire-title">
      <h2 id="retire-title">{m.games_retire()}</h2>
      <p>{record.retired ? m.publishing_is_retired() : m.publishing_retire_lead()}</p>
      <Problem>{problem}</Problem>
      <div className="account-actions">
        <Button look="quiet" aria-disabled={busy} onClick={() => void toggle()}>
          {record.retired ? m.ui_restore() : m.games_retire()}
        </Button>
      </div>
    </section>
  )
}

function Entry({ token, target, record, ...tools }: SectionProps & { record: SiteRecord }) {
  const { kind, id, locale } = target
  const navigate = useNavigate()
  const { added = false } = (useLocation().state ?? {}) as { added?: boolean }
  const [saved, setSaved] = useState(added ? m.publishing_added() : '')
  const [undone, setUndone] = useState<number | null>(null)
  const { run, busy, problem } = useAction('The version was not restored')
  const restore = (version: number) =>
    run(
      async () => {
        const body = { ...queryOf(target), revision: record.revision, version }
        await sendSite(token, target, () => call(restoreSiteEntry, { params: { kind, id }, body }))
      },
      () => {
        setSaved(m.publishing_restored())
        setUndone(null)
      },
    )
  const before = undone === record.versions[0]?.number ? record.versions[1]?.number : undefined
  const title = id === 'new' ? m.publishing_new({ kind: kindNames[kind] }) : namesOf(kind, record).title
  return (
    <Frame target={target}>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere">{title}</h1>
        <div className="flex flex-wrap gap-x-4 gap-y-2 items-center text-ink-2">
          <span>{kindNames[kind]}</span>
          {record.edited ? <Tag>{m.editing_changed()}</Tag> : null}
          {record.retired ? <Tag>{m.games_retired()}</Tag> : null}
        </div>
      </div>
      <Language {...{ target, record }} />
      {saved ? (
        <Notice
          tone="good"
          action={
            before === undefined ? null : (
              <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void restore(before)}>
                {m.ui_undo()}
              </Button>
            )
          }
        >
          {saved}
        </Notice>
      ) : null}
      <Problem>{problem}</Problem>
      <SiteForm
        key={locale}
        {...{ token, target, record, ...tools }}
        onSaved={(next) => {
          if (id === 'new')
            return void navigate(`/console/site/${kind}/${next.id}`, { replace: true, state: { added: true } })
          setSaved(m.publishing_saved())
          setUndone(next.versions[0]?.number ?? null)
        }}
      />
      <VersionList record={record} busy={busy} onRestore={(version) => void restore(version)} />
      {growingKinds.includes(kind) && id !== 'new' && id !== orderEntry && locale === '' ? (
        <RetireBox {...{ token, target, record }} />
      ) : null}
    </Frame>
  )
}

/** A text of the site: its fields, how the site shows it, and its versions. */
export function SiteEntrySection({ token, target, ...tools }: SectionProps) {
  const { kind, id } = target
  const query = queryOf(target)
  const { data, error, isError, refetch } = useCall(getSiteEntry, {
    params: { kind, id },
    ...(query && { query }),
    who: token,
    staleTime: 0,
  })
  if (data) return <Entry {...{ token, target, ...tools }} record={data} />
  return (
    <Frame target={target}>
      <h1>{kindNames[kind]}</h1>
      {error instanceof ApiError && (error.status === 404 || error.status === 422) ? (
        <EmptyState picture={searchPicture}>{m.publishing_no_such_text()}</EmptyState>
      ) : isError ? (
        <LoadFailed onRetry={refetch}>{m.publishing_we_couldnt_load_it()}</LoadFailed>
      ) : (
        <RowSkeletons count={6} />
      )}
    </Frame>
  )
}
