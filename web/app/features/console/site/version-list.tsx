import { m } from '#messages'
import type { SiteRecord, SiteVersion } from '@marigold/contract'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { excerpt } from '../excerpt.ts'
import { formatMoment } from '../format-time.ts'
import { optionName, siteFieldName } from './site-words.ts'

/** A value for a reader: entries of a list by their names. */
function textOf(field: string, value: string, choices: SiteRecord['choices']): string {
  if (field !== 'items') return optionName(field, value)
  const nameOf = (item: string) => choices.items?.find((one) => one.value === item)?.label ?? item
  return value
    .split('\n')
    .filter((item) => item !== '')
    .map(nameOf)
    .join(' · ')
}

/** Describes how a version differs from the one before it. */
export function changesIn(version: SiteVersion, before: SiteVersion | undefined, choices: SiteRecord['choices']) {
  if (before === undefined) return []
  const changes = Object.entries(version.fields).flatMap(([field, value]) => {
    const last = before.fields[field] ?? ''
    if (last === value) return []
    const [was, is] = excerpt(textOf(field, last, choices), textOf(field, value, choices))
    return m.console_change({ name: siteFieldName(field), before: was || m.ui_nothing(), after: is || m.ui_nothing() })
  })
  if (version.retired === before.retired) return changes
  return [...changes, version.retired ? m.publishing_done_retired() : m.publishing_done_unretired()]
}

interface VersionListProps {
  record: SiteRecord
  busy: boolean
  onRestore: (version: number) => void
}

/** The versions of an entry, newest first, with who saved them, when, and what they changed. */
export function VersionList({ record, busy, onRestore }: VersionListProps) {
  const { versions, choices, fields } = record
  const current = JSON.stringify(fields)
  if (versions.length === 0) return null
  return (
    <section className="account-box panel" aria-labelledby="history-title">
      <h2 id="history-title">{m.editing_history()}</h2>
      <ol className="fact-list">
        {versions.map((version, at) => (
          <li key={version.number} className="site-version">
            <div className="grid gap-1">
              <b>
                {version.author ??
                  (version.at === null ? m.publishing_from_the_app() : m.publishing_before_the_first())}
              </b>
              {version.at ? <span className="text-ink-2">{formatMoment(version.at)}</span> : null}
              {changesIn(version, versions[at + 1], choices).map((change) => (
                <span key={change} className="console-words">
                  {change}
                </span>
              ))}
            </div>
            {at === 0 ? (
              <Tag>{m.publishing_current()}</Tag>
            ) : JSON.stringify(version.fields) === current ? null : (
              <Button
                size="small"
                look="quiet"
                aria-disabled={busy}
                aria-label={
                  version.at
                    ? m.publishing_restore_version({ date: formatMoment(version.at) })
                    : m.publishing_restore_the_original()
                }
                onClick={() => onRestore(version.number)}
              >
                {m.ui_restore()}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
