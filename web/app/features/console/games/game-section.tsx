import { m } from '#messages'
import {
  activateGamePackage,
  changeGame,
  getConsoleGame,
  setGameState,
  type GamePackage,
  type GameRecord,
  type GameState,
} from '@marigold/contract'
import { ArrowLeft, ExternalLink, Play } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ApiError, call, firstReasonOf } from '../../../platform/calls/api-client.ts'
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
import { useGameEdits, type GameEdits } from './use-game-edits.ts'

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

/** Opens the game's page on the site. */
const PageLink = ({ game }: { game: GameRecord }) => (
  <a className="link" href={`/Gamedescription/${game.un_zip_filename}`} target="_blank" rel="noreferrer">
    {m.games_see_on_the_site()} <Icon of={ExternalLink} />
  </a>
)

/** Whether the game is in the catalog, or when it will be. */
function StateBox({ game, token, edits }: BoxProps & { edits: GameEdits }) {
  const { run, busy, problem, setProblem, done } = useAction<GameRecord>('The game was not changed', firstReasonOf)
  const [time, setTime] = useState('')
  // It was in the catalog until the last change here.
  const [left, setLeft] = useState(false)
  const isLive = game.state === 'published'
  const params = { id: game.id }
  /** Saves the texts as they're shown, and returns the game's revision. */
  const saveTexts = async () => {
    if (!edits.hasEdits) return game.revision
    if (edits.stale.length > 0) throw new ApiError(409, 'conflict', m.games_texts_changed_meanwhile())
    const body = { revision: game.revision, fields: edits.fields }
    const { revision } = await sendGame(token, () => call(changeGame, { params, body }))
    edits.discard()
    return revision
  }
  const set = (state: GameState, publish_at?: string) => {
    const isShown = state === 'published' || state === 'scheduled'
    const send = async () => {
      const revision = isShown ? await saveTexts() : game.revision
      const body = { revision, state, ...(publish_at && { publish_at }) }
      return sendGame(token, () => call(setGameState, { params, body }))
    }
    void run(send, () => setLeft(isLive))
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
      {isLive && done ? (
        <Notice tone="good" action={<PageLink game={game} />}>
          {m.games_now_published()}
        </Notice>
      ) : null}
      <div className="account-actions">
        {isLive || !isReady ? null : (
          <Button aria-disabled={busy} onClick={() => set('published')}>
            {edits.hasEdits ? m.games_save_and_publish() : m.games_publish_now()}
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

/** What came of adding the game, if the page was opened by that: '' if nothing went wrong. */
function AddedNotice() {
  const { problem } = (useLocation().state ?? {}) as { problem?: string }
  if (problem === undefined) return null
  if (problem !== '') return <Notice tone="bad">{m.games_added_without({ problem })}</Notice>
  return <Notice tone="good">{m.games_added_draft()}</Notice>
}

/** A game that was read: its state, versions, files, and texts. */
function GameEditor({ game, token, preview }: BoxProps & { preview: GamePreview }) {
  const edits = useGameEdits(game, game)
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-2 items-center">
        <h1 className="wrap-anywhere">{game.game_name}</h1>
        <Tag>{stateNames[game.state]}</Tag>
        {game.state === 'published' ? <PageLink game={game} /> : null}
      </div>
      {game.state === 'draft' ? <AddedNotice /> : null}
      <StateBox game={game} token={token} edits={edits} />
      <section className="account-box panel" aria-labelledby="versions-title">
        <h2 id="versions-title">{m.games_versions()}</h2>
        <ul className="fact-list">
          {game.packages.map((version) => (
            <Version key={version.version} game={game} token={token} version={version} />
          ))}
        </ul>
        {game.packages.length === 0 ? <p>{m.games_no_version_yet()}</p> : <AttachReport game={game} token={token} />}
      </section>
      <UploadBox game={game} token={token} />
      <MediaBox game={game} token={token} />
      <GameForm {...{ game, token, edits, preview }} />
    </>
  )
}

/** A game by its id. */
export function GameSection({ id, token, preview }: { id: number; token: string; preview: GamePreview }) {
  const { data: game, isError, refetch } = useCall(getConsoleGame, { params: { id }, who: token, staleTime: 0 })
  return (
    <>
      <Link className="link justify-self-start" to="/console/games">
        <Icon of={ArrowLeft} /> {m.games_all_games()}
      </Link>
      {game ? (
        <GameEditor {...{ game, token, preview }} />
      ) : isError ? (
        <LoadFailed onRetry={refetch}>{m.games_we_couldnt_load_the_game()}</LoadFailed>
      ) : (
        <RowSkeletons count={6} />
      )}
    </>
  )
}
