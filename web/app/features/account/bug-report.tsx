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
      setAlert({ title: 'Bug report submitted successfully!' })
    },
    onFailure: (error) => {
      logFailure('The bug report did not get through', error)
      const title = 'Failed to submit bug report. Please try again.'
      setAlert({ title, ...(error instanceof ApiError && { reason: error.message }) })
    },
  })
  return (
    <section className="account-box" aria-labelledby="report-a-bug" id="report">
      <h2 id="report-a-bug">Report a bug</h2>
      <form className="form" noValidate onSubmit={(event) => void form.submit(event)}>
        <TextArea
          label="What happened?"
          name="bug_details"
          defaultValue={begun}
          maxLength={problemRoom}
          hint="Please leave out names of clients."
          error={form.errorOf('bug_details')}
        />
        <ReportFacts />
        <div>
          <Button type="submit" aria-disabled={form.busy}>
            {form.busy ? 'Sending' : 'Send report'}
          </Button>
        </div>
      </form>
      <AlertDialog open={alert !== null} onClose={() => setAlert(null)} title={alert?.title ?? ''}>
        {alert?.reason ? <p>{alert.reason}</p> : null}
      </AlertDialog>
    </section>
  )
}
