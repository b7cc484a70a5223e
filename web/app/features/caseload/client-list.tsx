import { m } from '#messages'
import clientsPicture from '../../assets/empty/clients.svg'
import searchPicture from '../../assets/empty/search.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Archive, Play, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { activeGoals, type Caseload, type Client } from '../../caseload/records.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ClientName } from './client-name.tsx'
import { useStartSession, type CardsUrl } from './start-session.ts'
import { viewHash } from './use-caseload-view.ts'

function Row({ client, caseload, cardsUrl }: { client: Client; caseload: Caseload; cardsUrl: CardsUrl }) {
  const start = useStartSession()
  const goals = activeGoals(caseload.goals, client.id)
  return (
    <li className="relative flex items-center gap-3 min-h-19 py-2.5 px-4 panel">
      <a
        className="flex-1 min-w-0 grid gap-1 text-inherit no-underline after:absolute after:inset-0 after:rounded-(--radius)"
        href={viewHash({ name: 'client', id: client.id })}
      >
        <ClientName client={client} />
        <span className="text-ink-2 text-body/[1.35] line-clamp-1">
          {goals[0]?.text ?? m.caseload_no_goal_yet()}
          {goals.length > 1 ? ` ${m.caseload_more({ more: goals.length - 1 })}` : ''}
        </span>
      </a>
      <span className="hidden min-[620px]:block">
        <Tag name={client.discipline} />
      </span>
      {client.archivedAt === undefined ? (
        <Button
          size="small"
          className="relative"
          aria-label={m.caseload_start_a_session_with({ code: client.code })}
          onClick={() => void start([client], caseload, cardsUrl)}
        >
          <Icon of={Play} />
          {m.print_start()}
        </Button>
      ) : null}
    </li>
  )
}

/** Everybody on the caseload by code, with a search; archived clients on request. */
export function ClientList({ caseload, cardsUrl }: { caseload: Caseload; cardsUrl: CardsUrl }) {
  const [query, setQuery] = useState('')
  const [archived, setArchived] = useState(false)
  const archivedCount = caseload.clients.filter(({ archivedAt }) => archivedAt !== undefined).length
  const shown = useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    const textOf = (client: Client) =>
      [
        client.code,
        client.discipline,
        ...caseload.goals.flatMap((goal) => (goal.client === client.id ? goal.text : [])),
      ]
        .join(' ')
        .toLowerCase()
    return caseload.clients
      .filter(({ archivedAt }) => (archivedAt !== undefined) === archived)
      .filter((client) => words.every((word) => textOf(client).includes(word)))
      .toSorted((a, b) => a.code.localeCompare(b.code, undefined, { numeric: true }))
  }, [caseload, query, archived])
  return (
    <>
      <div className="flex flex-wrap gap-2.5 my-4">
        <label className="input-wrap relative flex-[1_1_260px]">
          <span className="sr-only">{m.caseload_search_clients_and_goals()}</span>
          <input
            className="input [&::-webkit-search-cancel-button]:hidden"
            type="search"
            placeholder={m.caseload_search_clients_and_goals()}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Icon of={Search} />
        </label>
        {archivedCount > 0 ? (
          <Button look="quiet" aria-pressed={archived} onClick={() => setArchived(!archived)}>
            <Icon of={Archive} />
            {m.caseload_archived()}
          </Button>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          picture={query === '' ? clientsPicture : searchPicture}
          size="small"
          action={
            <Button
              look="quiet"
              onClick={() => {
                setQuery('')
                setArchived(false)
              }}
            >
              {m.caseload_show_all_clients()}
            </Button>
          }
        >
          {query === '' ? m.caseload_no_client_here() : m.caseload_no_client_or_goal_matches()}
        </EmptyState>
      ) : (
        <ul className="grid gap-2.5 min-[900px]:grid-cols-2">
          {shown.map((client) => (
            <Row key={client.id} {...{ client, caseload, cardsUrl }} />
          ))}
        </ul>
      )}
    </>
  )
}
