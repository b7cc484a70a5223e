import { m } from '#messages'
import { bugReport } from '@marigold/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call, reasonOf } from '../../platform/calls/api-client.ts'
import { storeDraft, readDraft } from '../../platform/storage/drafts.ts'
import { currentContext, maxProblemLength, reportText } from '../../platform/navigation/report-context.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FoldingBox } from '../../ui/folding-box.tsx'
import { ReportDetails } from '../../ui/report-details.tsx'
import { faultsOf, useForm } from '../../ui/use-form.ts'

const draft = 'bug-report'

/** Sends a bug report together with the page and game it is about. The text survives an expired login. */
export function BugReport() {
  const { hash, key } = useLocation()
  const [begun] = useState(() => readDraft(draft))
  const form = useForm({
    check: (values) => (bugReport.body ? faultsOf(bugReport.body, values) : {}),
    send: async ({ bug_details = '' }, element) => {
      storeDraft(draft, bug_details)
      await call(bugReport, { body: { bug_details: reportText(bug_details, currentContext()) } })
      storeDraft(draft, '')
      const field = element.elements.namedItem('bug_details') as HTMLTextAreaElement
      if (field.value === bug_details) field.value = '' // otherwise the user has kept typing
      return { title: m.account_bug_report_submitted_successfully(), reason: '' }
    },
    log: 'The bug report did not get through',
    onFailure: (error) => ({ title: m.ui_failed_to_submit_bug_report_please(), reason: reasonOf(error, '') }),
  })
  const alert = form.problem ?? form.done
  return (
    <FoldingBox
      id="report-a-bug"
      title={m.account_report_a_bug()}
      anchor="report"
      linked={hash === '#report' ? key : null}
    >
      <form className="form" noValidate onSubmit={form.submit}>
        <TextArea
          label={m.ui_what_happened()}
          name="bug_details"
          defaultValue={begun}
          maxLength={maxProblemLength}
          hint={m.ui_please_dont_include_clients_names()}
          error={form.errorOf('bug_details')}
        />
        <ReportDetails />
        <div>
          <Button type="submit" aria-disabled={form.busy}>
            {form.busy ? m.ui_sending() : m.ui_send_report()}
          </Button>
        </div>
      </form>
      <AlertDialog open={alert !== null} onClose={form.reset} title={alert?.title ?? ''}>
        {alert?.reason ? <p>{alert.reason}</p> : null}
      </AlertDialog>
    </FoldingBox>
  )
}
