import { m } from '#messages'
import sessionsPicture from '../../assets/empty/sessions.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FileText, Play, Settings2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Caseload, Client } from '../../caseload/records.ts'
import { sessionsOfClient } from '../../caseload/session-records.ts'
import type { Owner } from '../../platform/storage/device-owner.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { CaseloadParts } from './caseload-parts.ts'
import { ClientDialog } from './client-dialog.tsx'
import { ClientName } from './client-name.tsx'
import { GoalList } from './goals/goal-list.tsx'
import { BackToCaseload } from './not-found.tsx'
import { ClientProgress } from './progress/client-progress.tsx'
import { SessionList } from './session-list.tsx'
import { useStartSession } from './start-session.ts'
import { viewHash } from './use-caseload-view.ts'
import { useSessions } from './use-sessions.ts'

/** One client: goals, progress, sessions, and the way to reports. */
export function ClientScreen({ client, caseload, ...parts }: { client: Client; caseload: Caseload } & CaseloadParts) {
  const startSession = useStartSession()
  const read = useCallback((owner: Owner) => sessionsOfClient(owner, client.id), [client.id])
  const sessions = useSessions(read)
  const [editing, setEditing] = useState(false)
  const start = (status: 'present' | 'makeup') => void startSession([client], caseload, parts.cardsUrl, { status })
  return (
    <>
      <BackToCaseload />
      <div className="head mb-0 items-center">
        <h1 className="flex flex-wrap items-center gap-3.5 min-w-0 max-w-full">
          <ClientName client={client} large />
          <Tag name={client.discipline} large />
        </h1>
        <div className="flex flex-wrap gap-2.5">
          {client.archivedAt === undefined ? (
            <>
              <Button onClick={() => start('present')}>
                <Icon of={Play} />
                {m.caseload_start_session()}
              </Button>
              <Button look="quiet" onClick={() => start('makeup')}>
                {m.caseload_start_makeup_session()}
              </Button>
            </>
          ) : null}
          <a className="btn btn-quiet" href={viewHash({ name: 'report', id: client.id })}>
            <Icon of={FileText} />
            {m.ui_reports()}
          </a>
          <Button look="quiet" onClick={() => setEditing(true)}>
            <Icon of={Settings2} />
            {m.caseload_edit()}
          </Button>
        </div>
      </div>
      <GoalList client={client} caseload={caseload} useTrainings={parts.useTrainings} />
      <section aria-labelledby="client-progress">
        <h2 id="client-progress" className="mb-3">
          {m.caseload_progress()}
        </h2>
        <ClientProgress client={client} goals={caseload.goals} sessions={sessions} />
      </section>
      <section aria-labelledby="client-sessions">
        <h2 id="client-sessions">{m.caseload_sessions()}</h2>
        {typeof sessions === 'object' && sessions.length > 0 ? (
          <SessionList sessions={sessions.toReversed()} caseload={caseload} client={client.id} />
        ) : typeof sessions === 'object' ? (
          <EmptyState picture={sessionsPicture} size="small">
            {m.caseload_no_session_yet_start_one_and()}
          </EmptyState>
        ) : null}
      </section>
      <ClientDialog open={editing} client={client} clients={caseload.clients} onClose={() => setEditing(false)} />
    </>
  )
}
