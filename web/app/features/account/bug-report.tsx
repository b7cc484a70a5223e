import { bugReport, limits } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useForm } from './use-form.ts'

/** A box for what went wrong. */
export function BugReport() {
  const [alert, setAlert] = useState<string | null>(null)
  const form = useForm(
    async (values, element) => {
      await call(bugReport, { body: { bug_details: values.bug_details ?? '' } })
      element.reset()
      setAlert('Bug report submitted successfully!')
    },
    (error) => {
      logFailure('The bug report did not get through', error)
      setAlert('Failed to submit bug report. Please try again.')
    },
  )
  return (
    <section className="account-box" aria-labelledby="report-a-bug" id="report">
      <h2 id="report-a-bug">Report a bug</h2>
      <form className="form" noValidate onSubmit={(event) => void form.submit(event)}>
        <TextArea
          label="What happened?"
          name="bug_details"
          maxLength={limits.bugReport}
          hint="Please leave out names of clients."
          error={form.errorOf('bug_details')}
        />
        <div>
          <Button type="submit" disabled={form.busy}>
            Send report
          </Button>
        </div>
      </form>
      <AlertDialog open={alert !== null} onClose={() => setAlert(null)} title={alert ?? ''} />
    </section>
  )
}
