import { m } from '#messages'
import type { AnySession } from '../session/session.ts'
import { Icon } from './icons.tsx'
import { openMenu } from './menu-open.ts'
import { WhoPlays } from './who-plays.tsx'

/** Up to five levels stand in one row, more in two even ones. */
const across = (count: number) => (count <= 5 ? count : Math.ceil(count / 2))

function Levels({ session }: { session: AnySession }) {
  const { levels } = session.spec
  return (
    <fieldset class="levels">
      <legend>{m.kit_level()}</legend>
      <div class="level-row" style={{ '--across': across(levels.length) }} data-scan-group="Levels">
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

/** One big Start, always in view; above it who plays and the level. */
export function StartScreen({ session, start }: { session: AnySession; start: () => void }) {
  const { spec } = session
  return (
    <main class="sheet start">
      <div class="sheet-body">
        <h1>{spec.manifest.game_name}</h1>
        <p class="lead">{spec.manifest.short_description}</p>
        {spec.turns && session.roster.value.length > 1 && <WhoPlays session={session} />}
        <Levels session={session} />
      </div>
      <div class="row start-row">
        <button type="button" class="button big" data-scan="first" onClick={start}>
          {m.kit_start()}
        </button>
        <button type="button" class="button plain" data-scan="" onClick={() => openMenu(session)}>
          <Icon name="settings" /> {m.kit_settings()}
        </button>
      </div>
    </main>
  )
}
