import { bugReport, limits } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/api-client.ts'
import { keepDraft, readDraft } from '../../platform/drafts.ts'
import { logFailure } from '../../platform/log.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { faultsOf, useForm } from './use-form.ts'

const draft = 'bug-report'

interface Alert {
  title: string
  reason?: string
}

/** A box for what went wrong. What was typed outlives a sign-in that ended meanwhile. */
export function BugReport() {
  const [alert, setAlert] = useState<Alert | null>(null)
  const [begun] = useState(() => readDraft(draft))
  const form = useForm({
    check: (values) => (bugReport.body ? faultsOf(bugReport.body, values) : {}),
    send: async ({ bug_details = '' }, element) => {
      keepDraft(draft, bug_details)
      await call(bugReport, { body: { bug_details } })
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
          maxLength={limits.bugReport}
          hint="Please leave out names of clients."
          error={form.errorOf('bug_details')}
        />
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
