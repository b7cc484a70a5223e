import { seatName } from '@marigold/device'
import { openMenu } from './bar.tsx'
import { Icon } from './icons.tsx'
import type { AnySession } from './session.ts'
import { Badge } from './symbol.tsx'

function WhoPlays({ session }: { session: AnySession }) {
  const [fewest, most] = session.spec.seats
  const seated = session.seated.value
  const toggle = (id: number) => {
    const next = seated.includes(id) ? seated.filter((one) => one !== id) : [...seated, id].slice(-most)
    if (next.length < fewest) return
    session.seated.value = session.roster.value.map((player) => player.id).filter((one) => next.includes(one))
    session.save()
  }
  const hint = fewest === most ? '' : ` (${fewest} to ${most})`
  return (
    <fieldset class="who-plays">
      <legend>Who plays?{hint}</legend>
      <div class="chips">
        {session.roster.value.map((player) => (
          <button
            key={player.id}
            type="button"
            class="chip seat"
            aria-pressed={seated.includes(player.id)}
            onClick={() => toggle(player.id)}
          >
            <Badge player={player} />
            <span>{seatName(player)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** One big Start; under it who plays, the level and the settings. */
export function StartScreen({ session, start }: { session: AnySession; start: () => void }) {
  const { spec } = session
  const chooseLevel = (index: number) => {
    session.level.value = index
    session.save()
  }
  return (
    <main class="sheet start">
      <h1>{spec.manifest.game_name}</h1>
      <p class="lead">{spec.manifest.short_description}</p>
      {spec.turns && session.roster.value.length > 1 && <WhoPlays session={session} />}
      <fieldset class="levels">
        <legend>Level</legend>
        <div class="level-row">
          {spec.levels.map((level: { name: string; detail: string }, i: number) => (
            <button
              key={level.name}
              type="button"
              class="level"
              aria-pressed={session.level.value === i}
              onClick={() => chooseLevel(i)}
            >
              <b>
                {i + 1}. {level.name}
              </b>
              <span>{level.detail}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <div class="row start-row">
        <button type="button" class="button big" data-scan="" onClick={start}>
          Start
        </button>
        <button type="button" class="button plain" data-scan="" onClick={() => openMenu(session)}>
          <Icon name="settings" /> Settings
        </button>
      </div>
    </main>
  )
}
