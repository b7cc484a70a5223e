import { m } from '#messages'
import type { Player } from '@marigold/contract'
import type { AnyPlay } from '../play/internal-play.ts'
import type { AnySession } from '../session/session.ts'
import { Badge } from './symbol.tsx'
import { seatName } from '../play/seat-name.ts'

function Away({ play, people }: { play: AnyPlay; people: Player[] }) {
  return (
    <section data-scan-group={m.kit_whos_away()}>
      <h3>{m.kit_whos_away()}</h3>
      {people.map((player) => (
        <label key={player.id} class="field switch" data-scan="">
          <span class="named">
            <Badge player={player} /> {seatName(player)}
          </span>
          <input
            type="checkbox"
            role="switch"
            aria-label={m.kit_name_is_away({ name: seatName(player) })}
            checked={play.away.value.has(player.id)}
            onChange={(event) => play.setAway(player.id, event.currentTarget.checked)}
          />
        </label>
      ))}
    </section>
  )
}

function Names({ session }: { session: AnySession }) {
  const rename = (id: number, name: string) => {
    session.roster.value = session.roster.value.map((one) =>
      one.id === id ? { ...one, name: name.slice(0, 24) } : one,
    )
    session.save()
  }
  return (
    <section>
      <h3>{m.kit_names()}</h3>
      <small>{m.kit_saved_on_this_device_use_initials()}</small>
      <div class="names">
        {session.chosen.value.map((player) => (
          <label key={player.id} class="named">
            <Badge player={player} />
            <input
              type="text"
              maxLength={24}
              autocomplete="off"
              aria-label={m.kit_name_of_the_color_player({ color: player.color })}
              placeholder={seatName({ ...player, name: '' })}
              value={player.name}
              onInput={(event) => rename(player.id, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
    </section>
  )
}

/** In play, who is away; the names where no player page has them. */
export function PlayersPanel({ session }: { session: AnySession }) {
  const play = session.screen.value === 'play' ? session.play.value : null
  const people = play?.seats.flatMap(({ members }) => members) ?? []
  return (
    <>
      {play && people.length > 1 && <Away play={play} people={people} />}
      {!session.host.hosted && session.spec.turns && <Names session={session} />}
    </>
  )
}
