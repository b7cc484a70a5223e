import { m } from '#messages'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Caseload } from '../../caseload/records.ts'
import type { SessionSummary } from '../../caseload/session-records.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { clockText, dateText, minutesText, resultText, whoText } from './session-text.ts'
import { viewHash } from './use-caseload-view.ts'

const shownFirst = 8

/** Sessions as rows that open; more on request. `client` shows that client's trials alone. */
export function SessionList(props: { sessions: readonly SessionSummary[]; caseload: Caseload; client?: string }) {
  const { sessions, caseload, client } = props
  const [all, setAll] = useState(false)
  const shown = all ? sessions : sessions.slice(0, shownFirst)
  return (
    <>
      <ul className="grid mt-3 panel overflow-hidden">
        {shown.map((session) => (
          <li key={session.id} className="border-t border-t-line first:border-t-0">
            <a
              className="flex flex-wrap items-center gap-x-4 gap-y-0.5 min-h-16 py-2.5 px-4.5 text-inherit no-underline hover:bg-marigold-pale"
              href={viewHash({ name: 'session', id: session.id })}
            >
              <b className="w-34">{dateText(session.started)}</b>
              <span className="flex-[1_1_180px] min-w-0 overflow-hidden text-ellipsis">
                {whoText(session, caseload)}
              </span>
              <span className="text-ink-2 w-44">{clockText(session)}</span>
              <span className="text-ink-2 w-20">{minutesText(session)}</span>
              <span className="text-ink-2 flex-[0_1_190px]">{resultText(session, client)}</span>
              <span className="hidden min-[760px]:block">
                <Icon of={ChevronRight} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {sessions.length > shown.length ? (
        <Button look="quiet" className="mt-3" onClick={() => setAll(true)}>
          {m.caseload_show_all_sessions({ count: sessions.length })}
        </Button>
      ) : null}
    </>
  )
}
