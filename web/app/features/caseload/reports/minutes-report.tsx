import { m } from '#messages'
import clientsPicture from '../../../assets/empty/clients.svg'
import { Download } from 'lucide-react'
import { useCallback } from 'react'
import { useCaseload } from '../../../caseload/caseload-store.ts'
import { dayValue } from '../../../caseload/day-value.ts'
import { sessionsBetween } from '../../../caseload/session-records.ts'
import type { Owner } from '../../../platform/storage/device-owner.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { BackToCaseload } from '../not-found.tsx'
import type { DateRange } from './date-range.ts'
import { minutesRows, type MinutesRow } from './minutes-rows.ts'
import { MinutesTable } from './minutes-table.tsx'
import { RangeChoice, useRange } from './range-choice.tsx'
import { minutesCsv, sessionsCsv } from './report-csv.ts'
import { saveCsv } from '../../../platform/calls/save-file.ts'
import { useSessions } from '../use-sessions.ts'

/** The minutes of a range whose sessions have been read, with the tables to download. */
export function MinutesView({ rows, range }: { rows: readonly MinutesRow[]; range: DateRange }) {
  const nameOf = (what: string) => ['marigold', what, dayValue(range.from), dayValue(range.to)].join('-')
  if (rows.length === 0)
    return (
      <EmptyState picture={clientsPicture} action={<BackToCaseload />}>
        {m.caseload_report_nobody_in_these_dates()}
      </EmptyState>
    )
  return (
    <>
      <MinutesTable rows={rows} />
      <p className="text-ink-2 max-w-180">{m.caseload_report_how_minutes_are_counted()}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => saveCsv(nameOf('minutes'), minutesCsv(rows, range))}>
          <Icon of={Download} />
          {m.caseload_report_download_minutes_as_csv()}
        </Button>
        <Button look="quiet" onClick={() => saveCsv(nameOf('sessions'), sessionsCsv(rows))}>
          <Icon of={Download} />
          {m.caseload_report_download_sessions_as_csv()}
        </Button>
      </div>
    </>
  )
}

/** Minutes owed under each client's plan against minutes provided, over a range of days. */
export function MinutesReport() {
  const caseload = useCaseload()
  const choice = useRange('this-month')
  const { from, to } = choice.range
  const read = useCallback((owner: Owner) => sessionsBetween(owner, from, to), [from, to])
  const sessions = useSessions(read)
  return (
    <>
      <BackToCaseload />
      <div className="head mb-0">
        <h1 className="text-section">{m.caseload_minutes_and_attendance()}</h1>
      </div>
      <div className="grid gap-4 items-start sm:grid-cols-2 lg:grid-cols-4">
        <RangeChoice of={choice} />
      </div>
      {sessions === 'blocked' ? (
        <Notice tone="bad">{m.caseload_report_this_browser_blocks_storage()}</Notice>
      ) : sessions === 'reading' || !caseload ? (
        <div aria-busy="true">
          <RowSkeletons count={5} />
        </div>
      ) : (
        <MinutesView rows={minutesRows(caseload.clients, sessions, choice.range, choice.now)} range={choice.range} />
      )}
    </>
  )
}
