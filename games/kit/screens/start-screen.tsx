import { m } from '#messages'
import type { RunningGame } from '../play/running-game.ts'
import type { AnySession } from '../session/session.ts'
import { Icon } from './icons.tsx'
import { openDialog } from './open-dialog.ts'
import { WhoPlays } from './who-plays.tsx'

/** The levels by number, and beside them what the chosen one is called and does. */
function Levels({ session }: { session: AnySession }) {
  const { levels } = session.spec
  const chosen = levels[session.level.value]
  return (
    <fieldset class="levels">
      <legend>{m.kit_level()}</legend>
      <p class="level-chosen" aria-hidden="true">
        <b>{chosen.name}</b> {chosen.detail}
      </p>
      <div class="level-row" data-scan-group={m.kit_levels()}>
        {levels.map((level: { name: string; detail: string }, i: number) => (
          <button
            key={level.name}
            type="button"
            class="level"
            data-scan=""
            aria-label={`${i + 1}. ${level.name}: ${level.detail}`}
            aria-pressed={session.level.value === i}
            onClick={() => session.setLevel(i)}
          >
            <b>{i + 1}</b>
            <span>{level.name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

interface StartProps {
  session: AnySession
  start: (resume?: RunningGame) => void
}
/** The world in full view: above it the game's name and what to do, below it a strip to start as last time. */
export function StartScreen({ session, start }: StartProps) {
  const { manifest, turns } = session.spec
  const resumable = session.resumable.value
  return (
    <main class="start">
      <header class="start-title">
        <h1>{manifest.game_name}</h1>
        <p>{manifest.short_description}</p>
      </header>
      <div class="strip">
        <div class="strip-body scrolls">
          {turns && session.roster.value.length > 1 && <WhoPlays session={session} />}
          <Levels session={session} />
        </div>
        <div class="start-row">
          {resumable && (
            <button type="button" class="button big" data-scan="first" onClick={() => start(resumable)}>
              {m.kit_continue()}
            </button>
          )}
          <button
            type="button"
            class={`button big ${resumable ? 'plain' : ''}`}
            data-scan={resumable ? '' : 'first'}
            onClick={() => start()}
          >
            {m.kit_start()}
          </button>
          <button type="button" class="button plain" data-scan="" onClick={() => openDialog(session, 'menu')}>
            <Icon name="settings" /> {m.kit_settings()}
          </button>
          {session.host.hosted && (
            <button type="button" class="button plain" data-scan="" onClick={() => session.host.send({ type: 'MENU' })}>
              <Icon name="cards" /> {m.kit_cards()}
            </button>
          )}
        </div>
      </div>
    </main>
  )
}
