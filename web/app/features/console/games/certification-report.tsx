import { m } from '#messages'
import { attachCertification, Certification, type GameRecord } from '@marigold/contract'
import { Check, Minus, X } from 'lucide-react'
import { call } from '../../../platform/calls/api-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Problem } from '../../../ui/notice.tsx'
import { ChooseFile } from '../choose-file.tsx'
import { sendGame } from './change-game.ts'

type CheckResult = Certification['checks'][number]

/** What each check found, in a sentence for everyone. */
const sentences: Partial<Record<string, (values: { result: CheckResult['result'] }) => string>> = {
  package: m.games_check_package,
  start: m.games_check_start,
  console: m.games_check_console,
  pause: m.games_check_pause,
  keyboard: m.games_check_keyboard,
  names: m.games_check_names,
  switch: m.games_check_switch,
  flashes: m.games_check_flashes,
  size: m.games_check_size,
  text: m.games_check_text,
  contrast: m.games_check_contrast,
  layout: m.games_check_layout,
}

const icons = { pass: Check, fail: X, 'not applicable': Minus }
const order = { fail: 0, 'not applicable': 1, pass: 2 }

/** What a check found. What a developer needs to fix it is on request. */
function CheckItem({ check: { id, title, result, says, found } }: { check: CheckResult }) {
  return (
    <li className="flex gap-2">
      <Icon of={icons[result]} />
      <div className="min-w-0">
        <p className={result === 'fail' ? 'font-semibold' : ''}>{sentences[id]?.({ result }) ?? title}</p>
        {result === 'not applicable' && says ? <p className="text-ink-2">{says}</p> : null}
        {result === 'fail' ? (
          <details className="text-ink-2">
            <summary className="min-h-12 py-3 underline underline-offset-4">{m.games_report_for_developers()}</summary>
            <p>{says}</p>
            <ul>
              {found.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </li>
  )
}

/** A certification report in sentences, with failures first, and whether the game stores anything. */
export function CertificationReport({ report: { result, checks, stores } }: { report: Certification }) {
  const count = checks.filter((check) => check.result === 'fail').length
  const sorted = checks.toSorted((a, b) => order[a.result] - order[b.result])
  return (
    <details>
      <summary className="min-h-12 py-3 font-semibold underline underline-offset-4">
        {result === 'pass' ? m.games_certified() : m.games_not_certified({ count, total: checks.length })}
      </summary>
      <ul className="grid gap-2 wrap-anywhere">
        {sorted.map((check) => (
          <CheckItem key={check.id} check={check} />
        ))}
      </ul>
      <p className="mt-3">{stores.length > 0 ? m.games_report_stores() : m.games_report_nothing_stored()}</p>
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
