import { locale, m } from '#messages'
import { answerReport, getReports, limits, setReportState, type Report } from '@marigold/contract'
import { useState, type SubmitEvent } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { newId } from '../../platform/new-id.ts'
import { askAgain } from '../../platform/calls/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tag } from '../../ui/tag.tsx'

const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

function useReportWork() {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const attempt = async (work: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    setTrouble('')
    try {
      await work()
      await askAgain({ queryKey: [getReports.path] })
    } catch (error) {
      logFailure('The report was not changed', error)
      setTrouble(error instanceof ApiError ? error.message : m.ui_something_went_wrong_please_try_again())
    } finally {
      setBusy(false)
    }
  }
  return { busy, trouble, attempt }
}

type Work = ReturnType<typeof useReportWork>

function AnswerForm({ report, work, onEnd }: { report: Report; work: Work; onEnd: () => void }) {
  // One wish however often it is pressed.
  const [key] = useState(newId)
  const [missing, setMissing] = useState(false)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    const close = (event.nativeEvent as globalThis.SubmitEvent).submitter?.getAttribute('value') === 'close'
    setMissing(text === '')
    if (text === '') return
    void work.attempt(async () => {
      await call(answerReport, { params: { id: report.id }, body: { text, close, key } })
      onEnd()
    })
  }
  return (
    <form className="form" noValidate onSubmit={send}>
      <TextArea
        label={m.admin_your_answer()}
        name="text"
        rows={4}
        maxLength={limits.report.answer}
        hint={m.admin_sees_it_in_the_bell_and({ value: report.person?.name || m.admin_the_user() })}
        error={missing ? m.admin_please_enter_an_answer() : undefined}
      />
      <div className="account-ways">
        <Button type="submit" value="close" aria-disabled={work.busy}>
          {m.admin_send_and_close()}
        </Button>
        <Button type="submit" value="send" look="quiet" aria-disabled={work.busy}>
          {m.ui_send()}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  )
}

/** One report: what was written, by whom and with what, what was answered, and what can be done. */
export function ReportItem({ report }: { report: Report }) {
  const [answering, setAnswering] = useState(false)
  const work = useReportWork()
  const { id, details, browser, state, created_at, person, answers } = report
  const turn = () =>
    work.attempt(() => call(setReportState, { params: { id }, body: { state: state === 'open' ? 'closed' : 'open' } }))
  return (
    <li className="console-item" aria-label={m.admin_report({ id })}>
      <p className="text-ink-2 text-[16px] wrap-anywhere">
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
          <footer className="text-ink-2 text-[16px] wrap-anywhere">
            {answer.by}, {when.format(new Date(answer.created_at))}
          </footer>
        </blockquote>
      ))}
      {answering ? (
        <AnswerForm report={report} work={work} onEnd={() => setAnswering(false)} />
      ) : (
        <div className="account-ways">
          {person ? (
            <Button size="small" onClick={() => setAnswering(true)}>
              {m.ui_answer()}
            </Button>
          ) : null}
          <Button size="small" look="quiet" aria-disabled={work.busy} onClick={() => void turn()}>
            {state === 'open' ? m.ui_close() : m.admin_reopen()}
          </Button>
        </div>
      )}
      {work.trouble ? <Notice tone="bad">{work.trouble}</Notice> : null}
    </li>
  )
}
