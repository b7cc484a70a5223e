import { locale, m } from '#messages'
import { answerReport, getReports, limits, setReportState, type Report } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../platform/calls/api-client.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { newId } from '../../platform/new-id.ts'
import { invalidateQuery } from '../../platform/calls/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Problem } from '../../ui/notice.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useForm } from '../../ui/use-form.ts'

const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

const readAgain = () => invalidateQuery({ queryKey: [getReports.path] })

function AnswerForm({ report, onEnd }: { report: Report; onEnd: () => void }) {
  // One key per answer, so that repeated clicks send it once.
  const [key] = useState(newId)
  const form = useForm({
    log: 'The answer was not sent',
    check: ({ text = '' }) => (text.trim() === '' ? { text: [m.faults_answer_missing()] } : {}),
    send: async ({ text = '' }, _, button) => {
      const close = button?.getAttribute('value') === 'close'
      await call(answerReport, { params: { id: report.id }, body: { text: text.trim(), close, key } })
      onEnd()
      await readAgain()
    },
  })
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <TextArea
        label={m.admin_your_answer()}
        name="text"
        rows={4}
        maxLength={limits.report.answer}
        hint={m.admin_sees_it_in_the_bell_and({ value: report.person?.name || m.admin_the_user() })}
        error={form.errorOf('text')}
      />
      <div className="account-actions">
        <Button type="submit" value="close" aria-disabled={form.busy}>
          {m.admin_send_and_close()}
        </Button>
        <Button type="submit" value="send" look="quiet" aria-disabled={form.busy}>
          {m.ui_send()}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {m.ui_cancel()}
        </Button>
      </div>
      <Problem>{form.problem}</Problem>
    </form>
  )
}

/** One report: text, author, client details, answers, and actions. */
export function ReportItem({ report }: { report: Report }) {
  const [answering, setAnswering] = useState(false)
  const { run, busy, problem, reset } = useAction('The report was not changed')
  const { id, details, browser, state, created_at, person, answers } = report
  const turn = () =>
    run(async () => {
      await call(setReportState, { params: { id }, body: { state: state === 'open' ? 'closed' : 'open' } })
      await readAgain()
    })
  const answer = () => {
    reset()
    setAnswering(true)
  }
  return (
    <li className="console-item" aria-label={m.admin_report({ id })}>
      <p className="text-ink-2 text-body wrap-anywhere">
        <b>{person ? person.name || person.email : m.admin_an_account_that_was_deleted()}</b>
        {person?.name ? ` · ${person.email}` : ''} · {when.format(new Date(created_at))}
        {browser ? ` · ${browser}` : ''} <Tag>{state === 'open' ? m.ui_open() : m.admin_closed()}</Tag>
      </p>
      <p className="console-words">{details}</p>
      {answers.map((answer) => (
        <blockquote
          key={answer.id}
          className="grid gap-1 m-0 py-3 px-4.5 border-l-4 border-l-marigold [border-radius:0_16px_16px_0] bg-cream"
        >
          <p className="console-words">{answer.text}</p>
          <footer className="text-ink-2 text-body wrap-anywhere">
            {answer.by}, {when.format(new Date(answer.created_at))}
          </footer>
        </blockquote>
      ))}
      {answering ? (
        <AnswerForm report={report} onEnd={() => setAnswering(false)} />
      ) : (
        <div className="account-actions">
          {person ? (
            <Button size="small" onClick={answer}>
              {m.ui_answer()}
            </Button>
          ) : null}
          <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void turn()}>
            {state === 'open' ? m.ui_close() : m.admin_reopen()}
          </Button>
        </div>
      )}
      <Problem>{problem}</Problem>
    </li>
  )
}
