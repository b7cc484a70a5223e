import { m } from '#messages'
import { attachCertification, Certification, type GameRecord } from '@marigold/contract'
import { call } from '../../../platform/calls/api-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Problem } from '../../../ui/notice.tsx'
import { ChooseFile } from '../choose-file.tsx'
import { sendGame } from './change-game.ts'

const results: Record<Certification['checks'][number]['result'], string> = {
  pass: m.games_report_passed(),
  fail: m.games_report_failed(),
  'not applicable': m.games_report_applies_not(),
}

/** A certification report: each check with its faults, and what the game stores. */
export function CertificationReport({ report }: { report: Certification }) {
  const stored = report.stores.map(({ message, count }) => `${message} (${count})`).join(', ')
  return (
    <details>
      <summary className="min-h-12 py-3 font-semibold underline underline-offset-4">
        {report.result === 'pass' ? m.games_certified() : m.games_not_certified()}
      </summary>
      <ul className="grid gap-2 wrap-anywhere">
        {report.checks.map(({ id, title, result, says, found }) => (
          <li key={id}>
            <b>{results[result]}</b> {title}
            {says ? <span className="block text-ink-2">{says}</span> : null}
            {found.map((fault) => (
              <span key={fault} className="block text-ink-2">
                {fault}
              </span>
            ))}
          </li>
        ))}
        <li>{stored ? m.games_report_stores({ messages: stored }) : m.games_report_nothing_stored()}</li>
      </ul>
    </details>
  )
}

/** Reads a report's file. Throws an error for the user when it isn't one. */
async function readReport(file: File): Promise<Certification> {
  try {
    return Certification.parse(JSON.parse(await file.text()))
  } catch {
    throw new Error(m.games_not_a_report())
  }
}

/** Attaches a report to the version that it is about. */
export function AttachReport({ game, token }: { game: GameRecord; token: string }) {
  const { run, busy, problem, setProblem } = useAction('The report was not attached')
  const attach = async (file: File) => {
    const report = await readReport(file).catch((error: Error) => setProblem(error.message))
    if (!report) return
    const body = { revision: game.revision, report }
    await run(() => sendGame(token, () => call(attachCertification, { params: { id: game.id }, body })))
  }
  return (
    <>
      <p className="text-ink-2">{m.games_attach_lead()}</p>
      <ChooseFile
        label={m.games_report_file()}
        accept=".json,application/json"
        busy={busy}
        look="quiet"
        onFile={(file) => void attach(file)}
      >
        {m.games_attach_a_report()}
      </ChooseFile>
      <Problem>{problem}</Problem>
    </>
  )
}
