import { m } from '#messages'
import {
  getConsoleCard,
  growingTables,
  restoreConsoleCard,
  retireConsoleCard,
  type AuditRecord,
  type CardRecord,
  type CardTable,
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
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed, Notice, Problem } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { LogList } from '../log-list.tsx'
import { CardForm, type CardTools } from './card-form.tsx'
import { choiceName, tableNames } from './card-words.ts'
import { sendCard } from './change-card.ts'

interface SectionProps extends CardTools {
  token: string
  table: CardTable
}

/** The page with the way back to the list, as it was filtered. */
function Frame({ table, children }: { table: CardTable; children: ReactNode }) {
  const { list = `/console/cards/${table}` } = (useLocation().state ?? {}) as { list?: string }
  return (
    <>
      <Link className="link justify-self-start" to={list}>
        <Icon of={ArrowLeft} /> {m.editing_all_cards()}
      </Link>
      {children}
    </>
  )
}

function Title({ table, card }: { table: CardTable; card: CardRecord }) {
  const place = Object.entries(card.place).map(([field, value]) => choiceName(field, value))
  return (
    <div className="grid gap-2">
      <h1 className="wrap-anywhere">{card.title}</h1>
      <div className="flex flex-wrap gap-x-4 gap-y-2 items-center text-ink-2">
        <span>{[tableNames[table], ...place].join(' · ')}</span>
        <span>{m.console_number({ number: card.id })}</span>
        {card.edited ? <Tag>{m.editing_changed()}</Tag> : null}
        {card.retired ? <Tag>{m.games_retired()}</Tag> : null}
      </div>
    </div>
  )
}

/** Takes a card out of the app, and brings it back. */
function RetireBox({ token, table, card }: { token: string; table: CardTable; card: CardRecord }) {
  const { run, busy, problem, done } = useAction<string>('The card was not retired')
  const set = (retired: boolean) =>
    run(async () => {
      const body = { revision: card.revision, retired }
      await sendCard(token, table, () => call(retireConsoleCard, { params: { table, id: card.id }, body }))
      return retired ? m.editing_retired_now() : m.editing_restored()
    })
  const toggle = (
    <Button look="quiet" aria-disabled={busy} onClick={() => void set(!card.retired)}>
      {card.retired ? m.ui_restore() : m.games_retire()}
    </Button>
  )
  return (
    <section className="account-box panel" aria-labelledby="retire-title">
      <h2 id="retire-title">{m.games_retire()}</h2>
      <p>{m.editing_retire_lead()}</p>
      {done ? <Notice tone="good">{done}</Notice> : null}
      <Problem>{problem}</Problem>
      <div className="account-actions">{toggle}</div>
    </section>
  )
}

const isUndoable = ({ action }: AuditRecord) => action === 'card.changed' || action === 'card.restored'

/** The fields of a card, and its history. The last save is undone at once, and each change from the history. */
function Editor({ token, table, card, ...tools }: SectionProps & { card: CardRecord }) {
  const [said, setSaid] = useState('')
  const [saved, setSaved] = useState<number | null>(null)
  const { run, busy, problem } = useAction('The change was not undone')
  const undo = (change?: number) =>
    run(
      async () => {
        const body = { revision: card.revision, ...(change !== undefined && { change }) }
        await sendCard(token, table, () => call(restoreConsoleCard, { params: { table, id: card.id }, body }))
      },
      () => setSaid(m.editing_undone()),
    )
  const undoLast = (
    <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void undo()}>
      {m.ui_undo()}
    </Button>
  )
  const notice = said ? (
    <Notice tone="good" action={saved === card.revision ? undoLast : null}>
      {said}
    </Notice>
  ) : null
  return (
    <>
      <CardForm
        {...{ token, table, card, notice, ...tools }}
        onSaved={({ revision }) => {
          setSaid(m.editing_saved_card())
          setSaved(revision)
        }}
      />
      <RetireBox {...{ token, table, card }} />
      <section className="account-box panel" aria-labelledby="history-title">
        <h2 id="history-title">{m.editing_history()}</h2>
        <Problem>{problem}</Problem>
        <LogList
          token={token}
          query={{ object: `card-${table} ${card.id}` }}
          named={false}
          actionOf={(record, newer) =>
            isUndoable(record) ? (
              <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void undo(record.id)}>
                {newer.some(isUndoable) ? m.editing_undo_since() : m.editing_undo_change()}
              </Button>
            ) : null
          }
        />
      </section>
    </>
  )
}

/** A card: its fields with what is wrong, how it's shown, and what was changed. */
export function CardSection({ token, table, id, ...tools }: SectionProps & { id: number }) {
  const {
    data: card,
    error,
    isError,
    refetch,
  } = useCall(getConsoleCard, {
    params: { table, id },
    who: token,
    staleTime: 0,
  })
  const { added = false } = (useLocation().state ?? {}) as { added?: boolean }
  if (card === undefined)
    return (
      <Frame table={table}>
        <h1>{tableNames[table]}</h1>
        {error instanceof ApiError && (error.status === 404 || error.status === 422) ? (
          <EmptyState picture={searchPicture}>{m.editing_there_is_no_such_card()}</EmptyState>
        ) : isError ? (
          <LoadFailed onRetry={refetch}>{m.editing_we_couldnt_load_the_card()}</LoadFailed>
        ) : (
          <RowSkeletons count={6} />
        )}
      </Frame>
    )
  return (
    <Frame table={table}>
      <Title table={table} card={card} />
      {added ? <Notice tone="good">{m.editing_added()}</Notice> : null}
      <Editor {...{ token, table, card, ...tools }} />
    </Frame>
  )
}

/** Adds a card to a table, and opens it. */
export function NewCardSection({ token, table, ...tools }: SectionProps) {
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  if (!growingTables.includes(table))
    return (
      <Frame table={table}>
        <h1>{tableNames[table]}</h1>
        <EmptyState picture={searchPicture}>{m.editing_there_is_no_such_card()}</EmptyState>
      </Frame>
    )
  return (
    <Frame table={table}>
      <h1>{m.editing_new_card({ table: tableNames[table] })}</h1>
      <CardForm
        key={round}
        {...{ token, table, ...tools }}
        card={null}
        onSaved={({ id }) => {
          setRound(round + 1)
          void navigate(`/console/cards/${table}/${id}`, { state: { added: true } })
        }}
      />
    </Frame>
  )
}
