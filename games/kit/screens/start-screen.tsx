import { m } from '#messages'
import type { RunningGame } from '../play/running-game.ts'
import type { AnySession } from '../session/session.ts'
import { Icon } from './icons.tsx'
import { openDialog } from './open-dialog.ts'
import { WhoPlays } from './who-plays.tsx'

/** Up to five levels stand in one row, more in two even ones. */
const across = (count: number) => (count <= 5 ? count : Math.ceil(count / 2))

function Levels({ session }: { session: AnySession }) {
  const { levels } = session.spec
  return (
    <fieldset class="levels">
      <legend>{m.kit_level()}</legend>
      <div class="level-row" style={{ '--across': across(levels.length) }} data-scan-group={m.kit_levels()}>
        {levels.map((level: { name: string; detail: string }, i: number) => (
          <button
            key={level.name}
            type="button"
            class="level"
            data-scan=""
            aria-pressed={session.level.value === i}
            onClick={() => session.setLevel(i)}
          >
            <b>
              {i + 1}. {level.name}
            </b>
            <span>{level.detail}</span>
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
/** One big Start, always in view; above it who plays and the level. */
export function StartScreen({ session, start }: StartProps) {
  const { spec } = session
  const resumable = session.resumable.value
  return (
    <main class="sheet start">
      <div class="sheet-body">
        <h1>{spec.manifest.game_name}</h1>
        <p class="lead">{spec.manifest.short_description}</p>
        {spec.turns && session.roster.value.length > 1 && <WhoPlays session={session} />}
        <Levels session={session} />
      </div>
      <div class="row start-row">
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
    </main>
  )
}
