import { m } from '#messages'
import clientsPicture from '../../assets/empty/clients.svg'
import groupsPicture from '../../assets/empty/groups.svg'
import { Archive, ChartNoAxesColumn, Upload, Users } from 'lucide-react'
import { useState } from 'react'
import type { Caseload, Group } from '../../caseload/records.ts'
import { useToday } from '../../platform/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AddClients } from './add-clients.tsx'
import type { CaseloadParts } from './caseload-parts.ts'
import { ClientList } from './client-list.tsx'
import { DeletedClients } from './deleted-clients.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { GroupCard } from './group-card.tsx'
import { groupsOnDay } from './groups-today.ts'
import { ImportDialog } from './import-dialog.tsx'
import { RunningSession } from './running-session.tsx'
import { RecentSessions } from './recent-sessions.tsx'
import { viewHash } from './use-caseload-view.ts'

type Open = { kind: 'group'; group: Group | null } | { kind: 'import' } | null

function Today(props: { caseload: Caseload; parts: CaseloadParts; onEdit: (group: Group) => void }) {
  const { caseload, parts } = props
  const today = groupsOnDay(caseload.groups, new Date(useToday()).getDay())
  if (today.length === 0) return null
  return (
    <section aria-labelledby="caseload-today">
      <h2 id="caseload-today">{m.ui_today()}</h2>
      <ul className="grid gap-3 mt-3.5 min-[900px]:grid-cols-2">
        {today.map(({ group, meeting }) => (
          <GroupCard
            key={`${group.id}/${meeting.time}`}
            {...{ group, meeting, caseload }}
            cardsUrl={parts.cardsUrl}
            onEdit={() => props.onEdit(group)}
          />
        ))}
      </ul>
    </section>
  )
}

function Groups(props: { caseload: Caseload; parts: CaseloadParts; onOpen: (group: Group | null) => void }) {
  const { caseload, parts, onOpen } = props
  const [archived, setArchived] = useState(false)
  const shown = caseload.groups.filter(({ archivedAt }) => (archivedAt !== undefined) === archived)
  const hasArchived = caseload.groups.some(({ archivedAt }) => archivedAt !== undefined)
  return (
    <section aria-labelledby="caseload-groups">
      <div className="head mb-3.5">
        <h2 id="caseload-groups">{m.caseload_groups()}</h2>
        <div className="flex flex-wrap gap-2">
          {hasArchived ? (
            <Button look="quiet" aria-pressed={archived} onClick={() => setArchived(!archived)}>
              <Icon of={Archive} />
              {m.caseload_archived()}
            </Button>
          ) : null}
          <Button look="quiet" onClick={() => onOpen(null)}>
            <Icon of={Users} />
            {m.caseload_new_group()}
          </Button>
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          picture={groupsPicture}
          size="small"
          action={
            archived ? (
              <Button look="quiet" onClick={() => setArchived(false)}>
                {m.caseload_show_current_groups()}
              </Button>
            ) : null
          }
        >
          {archived ? m.caseload_no_group_is_archived() : m.caseload_put_clients_you_see_together_in()}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 min-[900px]:grid-cols-2">
          {shown.map((group) => (
            <GroupCard key={group.id} {...{ group, caseload }} cardsUrl={parts.cardsUrl} onEdit={() => onOpen(group)} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Today's groups, the session that is running, and everybody on the caseload. */
export function CaseloadHome({ caseload, ...parts }: { caseload: Caseload } & CaseloadParts) {
  const [open, setOpen] = useState<Open>(null)
  const isNew = caseload.clients.length === 0
  const onGroup = (group: Group | null) => setOpen({ kind: 'group', group })
  const onImport = () => setOpen({ kind: 'import' })
  const close = () => setOpen(null)
  return (
    <>
      <div className="head mb-0 items-center">
        <div>
          <h1 className="text-section">{m.caseload_my_caseload()}</h1>
          <p className="text-ink-2">{m.caseload_stored_only_on_this_device_for()}</p>
        </div>
        {isNew ? null : (
          <a className="btn btn-quiet" href={viewHash({ name: 'minutes' })}>
            <Icon of={ChartNoAxesColumn} />
            {m.caseload_minutes_and_attendance()}
          </a>
        )}
      </div>
      <DeletedClients caseload={caseload} />
      <RunningSession caseload={caseload} cardsUrl={parts.cardsUrl} />
      {isNew ? null : <Today caseload={caseload} parts={parts} onEdit={onGroup} />}
      <section aria-labelledby="caseload-clients">
        <div className="head items-center mb-3.5">
          <h2 id="caseload-clients">{m.caseload_clients()}</h2>
          {isNew ? null : (
            <Button look="quiet" onClick={onImport}>
              <Icon of={Upload} />
              {m.caseload_import_from_csv()}
            </Button>
          )}
        </div>
        <div className={isNew ? 'box grid gap-6' : undefined}>
          {isNew ? (
            <EmptyState picture={clientsPicture} size="small">
              {m.caseload_add_your_clients_by_code_or()}
            </EmptyState>
          ) : null}
          <AddClients clients={caseload.clients} discipline={parts.discipline} />
          {isNew ? (
            <button type="button" className="link justify-self-start" onClick={onImport}>
              <Icon of={Upload} />
              {m.caseload_import_from_csv()}
            </button>
          ) : null}
        </div>
        {isNew ? null : <ClientList caseload={caseload} cardsUrl={parts.cardsUrl} />}
      </section>
      {isNew ? null : (
        <>
          <Groups caseload={caseload} parts={parts} onOpen={onGroup} />
          <RecentSessions caseload={caseload} />
        </>
      )}
      <section aria-labelledby="caseload-data">
        <h2 id="caseload-data">{m.account_your_data()}</h2>
        <div className="mt-3.5">{parts.data}</div>
      </section>
      <GroupDialog
        open={open?.kind === 'group'}
        group={open?.kind === 'group' ? open.group : null}
        caseload={caseload}
        onClose={close}
      />
      <ImportDialog
        open={open?.kind === 'import'}
        clients={caseload.clients}
        discipline={parts.discipline}
        onClose={close}
      />
    </>
  )
}
