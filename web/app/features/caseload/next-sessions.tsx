import { m } from '#messages'
import { ArrowRight, CalendarClock, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCaseload, useCaseloadFailed } from '../../caseload/caseload-store.ts'
import { activeGoals, type Caseload, type Client, type Goal } from '../../caseload/records.ts'
import { wholeDayText } from '../../caseload/progress/chart-texts.ts'
import { useTherapySession } from '../../caseload/session-store.ts'
import { useToday } from '../../platform/time/use-today.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CaseloadFailed } from './caseload-failed.tsx'
import { ClientName } from './client-name.tsx'
import { LastSession, useEndedToday } from './ended-today.tsx'
import { GroupCard } from './group-card.tsx'
import { groupsOnDay } from './groups-today.ts'
import { RunningSession } from './running-session.tsx'
import { useStartSession, type CardsUrl } from './start-session.ts'
import { viewHash, type CaseloadView } from './use-caseload-view.ts'

const mostGroups = 4
const mostClients = 8
const mostBesideGroups = 4
const day = 24 * 60 * 60_000
/** Days ahead of its deadline from which a goal is about to end. */
const soon = 21

/** The address of a view of the caseload, from another page. */
const pageOf = (view: CaseloadView) => `/caseload${viewHash(view)}`

const byCode = (a: Client, b: Client) => a.code.localeCompare(b.code, undefined, { numeric: true })
const isHere = ({ archivedAt }: { archivedAt?: number | undefined }) => archivedAt === undefined

function ClientButtons(props: { caseload: Caseload; cardsUrl: CardsUrl; most: number }) {
  const { caseload, cardsUrl, most } = props
  const start = useStartSession()
  const clients = caseload.clients.filter(isHere).toSorted(byCode)
  return (
    <ul className="grid gap-2.5 min-[620px]:grid-cols-2 min-[760px]:grid-cols-3">
      {clients.slice(0, most).map((client) => (
        <li key={client.id}>
          <button
            type="button"
            className="flex items-center gap-3 w-full min-h-17 px-4 panel text-start"
            aria-label={m.caseload_start_a_session_with({ code: client.code })}
            onClick={() => void start([client], caseload, cardsUrl)}
          >
            <span className="flex-1 min-w-0">
              <ClientName client={client} />
            </span>
            <span className="ws-go" aria-hidden>
              <Icon of={Play} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Sessions({ caseload, cardsUrl }: { caseload: Caseload; cardsUrl: CardsUrl }) {
  const ended = useEndedToday()
  const session = useTherapySession()
  const running = session.ended === undefined ? session.group : undefined
  // The one that is running is shown above.
  const groups = groupsOnDay(caseload.groups, new Date(useToday()).getDay()).filter(({ group }) => group.id !== running)
  // A group that met says so itself.
  const last = ended[0] && groups.some(({ group }) => group.id === ended[0]?.group) ? undefined : ended[0]
  return (
    <>
      {last ? <LastSession session={last} caseload={caseload} /> : null}
      {groups.length > 0 ? (
        <section aria-labelledby="start-today">
          <h3 id="start-today" className="mb-3">
            {m.ui_today()}
          </h3>
          <ul className={`grid gap-3 ${groups.length > 1 ? 'min-[760px]:grid-cols-2' : ''}`}>
            {groups.slice(0, mostGroups).map(({ group, meeting }) => (
              <GroupCard
                key={`${group.id}/${meeting.time}`}
                {...{ group, meeting, caseload, cardsUrl }}
                met={ended.find((session) => session.group === group.id)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {running ? null : (
        <section aria-labelledby="start-clients">
          <div className="flex items-center justify-between gap-4 mb-1.5">
            <h3 id="start-clients">{m.caseload_start_with_a_client()}</h3>
            <Link className="link" to="/caseload">
              {m.caseload_all_clients()} <Icon of={ArrowRight} />
            </Link>
          </div>
          <ClientButtons
            caseload={caseload}
            cardsUrl={cardsUrl}
            most={groups.length > 0 ? mostBesideGroups : mostClients}
          />
        </section>
      )}
    </>
  )
}

/**
 * The session that is running, the one that ended last, today's groups, and clients by code; `otherwise` without a
 * caseload.
 */
export function NextSessions({ cardsUrl, otherwise }: { cardsUrl: CardsUrl; otherwise: ReactNode }) {
  const caseload = useCaseload()
  const failed = useCaseloadFailed()
  const navigate = useNavigate()
  const onEnd = (view: CaseloadView) => void navigate(pageOf(view))
  if (failed) return <CaseloadFailed />
  if (!caseload) return <Skeleton width="100%" height="220px" round="var(--radius-l)" />
  return (
    <>
      <RunningSession {...{ caseload, cardsUrl, onEnd }} />
      {caseload.clients.some(isHere) ? <Sessions {...{ caseload, cardsUrl }} /> : otherwise}
    </>
  )
}

/** Goals whose deadline is near or over, the nearest first, each with its client. */
function endingSoon({ clients, goals }: Caseload, today: number): { goal: Goal; client: Client; at: number }[] {
  return clients
    .filter(isHere)
    .flatMap((client) =>
      activeGoals(goals, client.id).flatMap((goal) => {
        const at = goal.deadline === undefined ? Infinity : new Date(`${goal.deadline}T12:00`).getTime()
        return at - today < soon * day ? [{ goal, client, at }] : []
      }),
    )
    .toSorted((a, b) => a.at - b.at)
}

/** Clients with goals that end soon, without their texts, because clients see this screen too; nothing while none does. */
export function EndingSoon() {
  const caseload = useCaseload()
  const today = useToday()
  const goals = caseload ? endingSoon(caseload, today) : []
  if (goals.length === 0) return null
  return (
    <section aria-labelledby="start-soon">
      <h3 id="start-soon" className="mb-3">
        {m.caseload_ending_soon()}
      </h3>
      <ul className="ws-panel panel">
        {goals.slice(0, 3).map(({ goal, client, at }) => (
          <li key={goal.id}>
            <LinkRow
              to={pageOf({ name: 'client', id: client.id })}
              icon={CalendarClock}
              title={client.code}
              line={
                at < today
                  ? m.caseload_goal_ended_on({ day: wholeDayText(at) })
                  : m.caseload_goal_ends_on({ day: wholeDayText(at) })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
