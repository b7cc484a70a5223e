import { m } from '#messages'
import {
  getSiteEntries,
  growingKinds,
  orderEntry,
  orderedKinds,
  siteKinds,
  type SiteKind,
  type SiteRow,
} from '@marigold/contract'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { useCall } from '../../../platform/calls/query-client.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { kindLeads, kindNames, namesOf } from './site-words.ts'

/** An entry, and where it belongs. */
function Row({ kind, entry }: { kind: SiteKind; entry: SiteRow }) {
  const { title, place } = namesOf(kind, entry)
  return (
    <li>
      <Link className="site-row" to={`/console/site/${kind}/${entry.id}`}>
        <b className="wrap-anywhere">{title}</b>
        <span className="text-ink-2 wrap-anywhere">{place}</span>
        <span className="flex flex-wrap gap-1.5 justify-self-end">
          {entry.edited ? <Tag>{m.editing_changed()}</Tag> : null}
          {entry.retired ? <Tag>{m.games_retired()}</Tag> : null}
        </span>
      </Link>
    </li>
  )
}

/** What administrators write on the site, by kind. */
export function SiteSection({ token, kind }: { token: string; kind: SiteKind }) {
  const { data, isPending, isError, refetch } = useCall(getSiteEntries, { params: { kind }, who: token, staleTime: 0 })
  const { says, page } = kindLeads[kind]
  return (
    <>
      <LinkTabs
        label={m.publishing_kinds()}
        items={siteKinds.map((one) => ({
          to: `/console/site/${one}`,
          label: kindNames[one],
          current: one === kind,
        }))}
      />
      <div className="flex flex-wrap gap-y-3 gap-x-6 items-center justify-between">
        <p>
          {says}{' '}
          <a className="link" href={page} target="_blank" rel="noreferrer">
            {m.publishing_see_the_page()} <Icon of={ExternalLink} />
          </a>
        </p>
        <div className="flex flex-wrap gap-3">
          {growingKinds.includes(kind) ? (
            <LinkButton to={`/console/site/${kind}/new`}>{m.publishing_add()}</LinkButton>
          ) : null}
          {orderedKinds.includes(kind) ? (
            <LinkButton look="quiet" to={`/console/site/${kind}/${orderEntry}`}>
              {m.publishing_change_the_order()}
            </LinkButton>
          ) : null}
        </div>
      </div>
      {isPending ? <RowSkeletons count={8} /> : null}
      {isError && data === undefined ? (
        <LoadFailed onRetry={refetch}>{m.publishing_we_couldnt_load_it()}</LoadFailed>
      ) : null}
      {data ? (
        <ul className="user-list">
          {data.entries.map((entry) => (
            <Row key={entry.id} {...{ kind, entry }} />
          ))}
        </ul>
      ) : null}
    </>
  )
}
