import { m } from '#messages'
import { bugReport } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { keepDraft, readDraft } from '../../platform/storage/drafts.ts'
import { logFailure } from '../../platform/log.ts'
import { placeNow, problemRoom, problemText } from '../../platform/navigation/report-place.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { ReportFacts } from '../../ui/report-facts.tsx'
import { faultsOf, useForm } from './use-form.ts'

const draft = 'bug-report'

interface Alert {
  title: string
  reason?: string
}

/** A form for what went wrong, sent with the page and the game where it happened. The text survives a login that ends. */
export function BugReport() {
  const [alert, setAlert] = useState<Alert | null>(null)
  const [begun] = useState(() => readDraft(draft))
  const form = useForm({
    check: (values) => (bugReport.body ? faultsOf(bugReport.body, values) : {}),
    send: async ({ bug_details = '' }, element) => {
      keepDraft(draft, bug_details)
      await call(bugReport, { body: { bug_details: problemText(bug_details, placeNow()) } })
      keepDraft(draft, '')
      const field = element.elements.namedItem('bug_details') as HTMLTextAreaElement
      if (field.value === bug_details) field.value = '' // else somebody went on typing meanwhile
      setAlert({ title: m.account_bug_report_submitted_successfully() })
    },
    onFailure: (error) => {
      logFailure('The bug report did not get through', error)
      const title = m.ui_failed_to_submit_bug_report_please()
      setAlert({ title, ...(error instanceof ApiError && { reason: error.message }) })
    },
  })
  return (
    <section className="account-box" aria-labelledby="report-a-bug" id="report">
      <h2 id="report-a-bug">{m.account_report_a_bug()}</h2>
      <form className="form" noValidate onSubmit={(event) => void form.submit(event)}>
        <TextArea
          label={m.ui_what_happened()}
          name="bug_details"
          defaultValue={begun}
          maxLength={problemRoom}
          hint={m.ui_please_dont_include_clients_names()}
          error={form.errorOf('bug_details')}
        />
        <ReportFacts />
        <div>
          <Button type="submit" aria-disabled={form.busy}>
            {form.busy ? m.ui_sending() : m.ui_send_report()}
          </Button>
        </div>
      </form>
      <AlertDialog open={alert !== null} onClose={() => setAlert(null)} title={alert?.title ?? ''}>
        {alert?.reason ? <p>{alert.reason}</p> : null}
      </AlertDialog>
    </section>
  )
}
