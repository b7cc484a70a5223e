import { m } from '#messages'
import {
  activateGamePackage,
  getConsoleGame,
  setGameState,
  type GamePackage,
  type GameRecord,
  type GameState,
} from '@marigold/contract'
import { ArrowLeft, ExternalLink, Play } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../platform/calls/api-client.ts'
import { useCall } from '../../../platform/calls/query-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed, Notice, Problem } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { formatMoment } from '../format-time.ts'
import { AttachReport, CertificationReport } from './certification-report.tsx'
import { sendGame, stateNames } from './change-game.ts'
import { GameForm, type GamePreview } from './game-form.tsx'
import { MediaBox } from './media-box.tsx'
import { UploadBox, Warnings } from './upload-box.tsx'

interface BoxProps {
  game: GameRecord
  token: string
}

/** What users notice when a game goes back to a draft. */
const draftLeads: Record<Exclude<GameState, 'draft'>, string> = {
  published: m.games_draft_lead(),
  scheduled: m.games_draft_lead_scheduled(),
  retired: m.games_draft_lead_unseen(),
}

/** Whether the game is in the catalog, or when it will be. */
function StateBox({ game, token }: BoxProps) {
  const { run, busy, problem, setProblem } = useAction('The game was not changed')
  const [time, setTime] = useState('')
  // It was in the catalog until the last change here.
  const [left, setLeft] = useState(false)
  const isLive = game.state === 'published'
  const set = (state: GameState, publish_at?: string) => {
    const body = { revision: game.revision, state, ...(publish_at && { publish_at }) }
    void run(
      () => sendGame(token, () => call(setGameState, { params: { id: game.id }, body })),
      () => setLeft(isLive),
    )
  }
  const schedule = () => {
    const at = new Date(time)
    if (Number.isNaN(at.getTime()) || at.getTime() <= Date.now()) setProblem(m.games_choose_a_time_to_come())
    else set('scheduled', at.toISOString())
  }
  const isReady = game.packages.some(({ active }) => active)
  const newest = game.packages[0]
  return (
    <section className="account-box panel" aria-labelledby="state-title">
      <h2 id="state-title">{m.games_in_the_catalog()}</h2>
      <p role="status">
        {game.publish_at ? m.games_goes_live_on({ date: formatMoment(game.publish_at) }) : stateNames[game.state]}
      </p>
      {left && !isLive ? (
        <Notice
          action={
            <Button look="quiet" size="small" aria-disabled={busy} onClick={() => set('published')}>
              {m.ui_undo()}
            </Button>
          }
        >
          {m.games_left_the_catalog()}
        </Notice>
      ) : null}
      <div className="account-actions">
        {isLive || !isReady ? null : (
          <Button aria-disabled={busy} onClick={() => set('published')}>
            {m.games_publish_now()}
          </Button>
        )}
        {game.state === 'draft' ? null : (
          <Button look="quiet" aria-disabled={busy} onClick={() => set('draft')}>
            {m.games_back_to_draft()}
          </Button>
        )}
        {isLive ? (
          <Button look="quiet" aria-disabled={busy} onClick={() => set('retired')}>
            {m.games_retire()}
          </Button>
        ) : null}
      </div>
      {game.state === 'draft' ? null : <p className="text-ink-2">{draftLeads[game.state]}</p>}
      {isLive ? <p className="text-ink-2">{m.games_retire_lead()}</p> : null}
      {isReady ? null : (
        <p>{newest ? m.games_test_then_use({ version: newest.version }) : m.games_before_publishing()}</p>
      )}
      {isLive || !isReady ? null : (
        <div className="flex flex-wrap gap-3 items-end">
          <Field
            label={m.games_or_publish_at()}
            type="datetime-local"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
          <Button look="quiet" aria-disabled={busy} onClick={schedule}>
            {m.console_schedule()}
          </Button>
        </div>
      )}
      <Problem>{problem}</Problem>
    </section>
  )
}

function Version({ game, token, version }: BoxProps & { version: GamePackage }) {
  const { run, busy, problem } = useAction('The version was not made live')
  const { version: number, active, stored, files, bytes, warnings, certification, created_at } = version
  const activate = () => {
    const body = { revision: game.revision, version: number }
    return sendGame(token, () => call(activateGamePackage, { params: { id: game.id }, body }))
  }
  return (
    <li>
      <span className="flex flex-wrap gap-x-3 gap-y-1 items-center">
        <b>{m.games_version({ version: number })}</b>
        {active ? <Tag>{m.games_in_use()}</Tag> : null}
        {stored ? null : <Tag>{m.games_no_longer_stored()}</Tag>}
      </span>
      <span className="text-ink-2">
        {m.games_version_facts({ date: formatMoment(created_at), files, kilobytes: Math.ceil(bytes / 1000) })}
      </span>
      {warnings.length > 0 ? <Warnings warnings={warnings} /> : null}
      {certification ? <CertificationReport report={certification} /> : null}
      {stored ? (
        <span className="account-actions">
          <LinkButton look="quiet" to={`/console/games/${game.id}/test/${number}`}>
            <Icon of={Play} /> {m.games_test_play()}
          </LinkButton>
          {active ? null : (
            <Button look="quiet" aria-disabled={busy} onClick={() => void run(activate)}>
              {m.games_use_this_version()}
            </Button>
          )}
        </span>
      ) : null}
      <Problem>{problem}</Problem>
    </li>
  )
}

/** A game: its state, versions, and texts. */
export function GameSection({ id, token, preview }: { id: number; token: string; preview: GamePreview }) {
  const { data: game, isError, refetch } = useCall(getConsoleGame, { params: { id }, who: token, staleTime: 0 })
  return (
    <>
      <Link className="link justify-self-start" to="/console/games">
        <Icon of={ArrowLeft} /> {m.games_all_games()}
      </Link>
      {game === undefined ? (
        isError ? (
          <LoadFailed onRetry={refetch}>{m.games_we_couldnt_load_the_game()}</LoadFailed>
        ) : (
          <RowSkeletons count={6} />
        )
      ) : (
        <>
          <div className="flex flex-wrap gap-x-4 gap-y-2 items-center">
            <h1 className="wrap-anywhere">{game.game_name}</h1>
            <Tag>{stateNames[game.state]}</Tag>
            {game.state === 'published' ? (
              <a className="link" href={`/Gamedescription/${game.un_zip_filename}`} target="_blank" rel="noreferrer">
                {m.games_public_page()} <Icon of={ExternalLink} />
              </a>
            ) : null}
          </div>
          <StateBox game={game} token={token} />
          <section className="account-box panel" aria-labelledby="versions-title">
            <h2 id="versions-title">{m.games_versions()}</h2>
            <ul className="fact-list">
              {game.packages.map((version) => (
                <Version key={version.version} game={game} token={token} version={version} />
              ))}
            </ul>
            {game.packages.length === 0 ? (
              <p>{m.games_no_version_yet()}</p>
            ) : (
              <AttachReport game={game} token={token} />
            )}
          </section>
          <UploadBox game={game} />
          <MediaBox game={game} token={token} />
          <GameForm {...{ game, token, preview }} ages={game.ages} categories={game.categories} />
        </>
      )}
    </>
  )
}
