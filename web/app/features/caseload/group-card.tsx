import { m } from '#messages'
import { ClipboardCheck, Pencil, Play } from 'lucide-react'
import { useNavigate } from 'react-router'
import { groupName, type Caseload, type Group, type Meeting } from '../../caseload/records.ts'
import type { SessionSummary } from '../../caseload/session-records.ts'
import { useTherapySession } from '../../caseload/session-store.ts'
import { Button, IconButton, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ClientMarks } from './client-name.tsx'
import { meetingText, timeText } from './meeting-text.ts'
import { clockText, resultText } from './session-text.ts'
import { useStartSession, type CardsUrl } from './start-session.ts'
import { useCardsOfSession } from './use-cards-of-session.ts'
import { viewHash } from './use-caseload-view.ts'

interface GroupCardProps {
  group: Group
  /** The meeting that this card is about; without one, all are shown. */
  meeting?: Meeting
  /** Its session that ended today. */
  met?: SessionSummary | undefined
  caseload: Caseload
  cardsUrl: CardsUrl
  /** Without it, there is no way to edit it here. */
  onEdit?: () => void
}

/** A group with one button that seats everybody with their cards. */
export function GroupCard({ group, meeting, met, caseload, cardsUrl, onEdit }: GroupCardProps) {
  const navigate = useNavigate()
  const start = useStartSession()
  const session = useTherapySession()
  const cards = useCardsOfSession(cardsUrl)
  const clients = group.clients.flatMap((id) => caseload.clients.find((one) => one.id === id) ?? [])
  const runs = session.group === group.id && session.ended === undefined
  const name = groupName(group, caseload.clients)
  const line = met
    ? `${m.caseload_met_today({ time: clockText(met) })} · ${resultText(met)}`
    : meeting
      ? timeText(meeting)
      : meetingText(group.meetings)
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4.5 panel">
      <div className="flex-[1_1_200px] min-w-0 grid gap-2.5">
        <div>
          <b className="block text-title/[1.2] font-display overflow-hidden text-ellipsis">{name}</b>
          <span className="text-ink-2 text-body empty:hidden">{line}</span>
        </div>
        <ClientMarks clients={clients} />
      </div>
      {onEdit ? (
        <IconButton label={m.caseload_edit_2({ name })} onClick={onEdit}>
          <Icon of={Pencil} />
        </IconButton>
      ) : null}
      {met && !runs ? (
        <LinkButton
          className="phone:flex-1 whitespace-nowrap"
          to={`/caseload${viewHash({ name: 'session', id: met.id })}`}
        >
          <Icon of={ClipboardCheck} />
          {m.caseload_review_note()}
        </LinkButton>
      ) : null}
      {group.archivedAt === undefined ? (
        <Button
          className="phone:flex-1 whitespace-nowrap"
          look={met && !runs ? 'quiet' : 'main'}
          aria-label={runs ? m.caseload_continue_with({ name }) : m.caseload_start_a_session_with_2({ name })}
          disabled={clients.length === 0}
          onClick={() => void (runs ? navigate(cards()) : start(clients, caseload, cardsUrl, { group: group.id }))}
        >
          <Icon of={Play} />
          {runs ? m.ui_continue() : met ? m.caseload_start_again() : m.print_start()}
        </Button>
      ) : null}
    </li>
  )
}
