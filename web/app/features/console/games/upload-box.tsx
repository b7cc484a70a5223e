import { m } from '#messages'
import { limits, type uploadGame, type GameRecord } from '@marigold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { useAction } from '../../../platform/calls/use-action.ts'
import { percentText } from '../../../platform/words/words.ts'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { ChooseFile } from '../choose-file.tsx'
import { sendZip } from './change-game.ts'

type Uploaded = z.output<typeof uploadGame.response>

/** How far an upload is, from 0 to 1, and what follows it. */
export const uploadText = (sent: number, then: string): string =>
  sent < 1 ? m.games_uploading({ percent: percentText(sent * 100) }) : then

/** What came of an upload, with the importer's warnings. */
function Result({ id, version, unchanged, warnings, game, linked }: Uploaded & { linked: boolean }) {
  const isUsed = game.packages.some((one) => one.active && one.version === version)
  const stored = isUsed ? m.games_stored_and_used({ version }) : m.games_stored_as_version({ version })
  return (
    <div className="grid gap-2">
      <Notice tone="good">
        {unchanged ? m.games_this_version_is_live_already({ version }) : stored}{' '}
        {linked ? (
          <Link className="link" to={`/console/games/${id}`}>
            {m.games_open_the_game()}
          </Link>
        ) : null}
      </Notice>
      {warnings.length > 0 ? <Warnings warnings={warnings} /> : null}
    </div>
  )
}

/** The importer's warnings about a package. */
export function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <details>
      <summary className="min-h-12 py-3 font-semibold underline underline-offset-4">
        {m.games_warning_count({ count: warnings.length })}
      </summary>
      <ul className="grid gap-1 pl-5 list-disc wrap-anywhere">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </details>
  )
}

/** Uploads the zip of a new game, or a version of one, with its progress. Nothing goes live. */
export function UploadBox({ game, token }: { game?: GameRecord; token: string }) {
  const [sent, setSent] = useState<number | null>(null)
  const { run, busy, problem, done } = useAction<Uploaded>('The game was not uploaded')
  const send = async (file: File) => {
    setSent(0)
    try {
      return await sendZip(token, game?.id, { file, onProgress: setSent })
    } finally {
      setSent(null)
    }
  }
  return (
    <section className="account-box panel" aria-labelledby="upload-title">
      <h2 id="upload-title">{game ? m.games_upload_a_version() : m.games_upload_a_game()}</h2>
      <p>{m.games_upload_lead({ megabytes: limits.gameZip / 1_000_000 })}</p>
      <ChooseFile
        label={m.games_zip_file()}
        accept=".zip,application/zip"
        busy={busy}
        {...(game && { look: 'quiet' })}
        onFile={(file) => void run(() => send(file))}
      >
        {m.games_choose_a_zip()}
      </ChooseFile>
      <p role="status">{sent === null ? '' : uploadText(sent, m.games_checking())}</p>
      <Problem>{problem}</Problem>
      {done ? <Result {...done} linked={!game} /> : null}
    </section>
  )
}
