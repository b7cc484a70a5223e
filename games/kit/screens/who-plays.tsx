import { m } from '#messages'
import type { Player } from '@marigold/contract'
import { dealTeams, maxTeams, teamPlayer } from '../play/teams.ts'
import { maxPlayers } from '../session/session-store.ts'
import type { AnySession } from '../session/session.ts'
import { Badge } from './symbol.tsx'
import { seatName } from '../play/seat-name.ts'

/** How many teams a game can seat: none, 2 and perhaps 3. */
function teamChoices({ spec, roster }: AnySession): number[] {
  const [fewest, most] = spec.seats
  const able = Array.from({ length: maxTeams - 1 }, (_, i) => i + 2)
  return able.filter((count) => count >= fewest && count <= most && roster.value.length > count)
}

/** Seats the players of `ids`, in the order of the roster. */
function seat(session: AnySession, ids: readonly number[]): void {
  session.seated.value = session.roster.value.map(({ id }) => id).filter((id) => ids.includes(id))
}

function chooseTeams(session: AnySession, teams: number): void {
  session.set('teams', teams)
  const all = session.roster.value.map(({ id }) => id)
  const rest = all.filter((id) => !session.seated.value.includes(id))
  const most = maxPlayers(session.spec.seats, session.values.value, all.length)
  // A team of one is no team: others of the roster join, two for each.
  const wanted = [...session.seated.value, ...rest].slice(0, Math.max(session.seated.value.length, teams * 2))
  seat(session, (teams > 1 ? wanted : session.seated.value).slice(0, most))
  session.save()
}

function Alone({ session }: { session: AnySession }) {
  const [fewest, most] = session.spec.seats
  const seated = session.seated.value
  const toggle = (id: number) => {
    const next = seated.includes(id) ? seated.filter((one) => one !== id) : [...seated, id].slice(-most)
    if (next.length < Math.max(1, fewest)) return
    seat(session, next)
    session.save()
  }
  return (
    <div class="chips" data-scan-group={m.kit_who_plays()}>
      {session.roster.value.map((player) => (
        <button
          key={player.id}
          type="button"
          class="chip seat"
          data-scan=""
          aria-pressed={seated.includes(player.id)}
          onClick={() => toggle(player.id)}
        >
          <Badge player={player} />
          <span>{seatName(player)}</span>
        </button>
      ))}
    </div>
  )
}

interface TeamBoxProps {
  team: Player | null
  members: Player[]
  goal: string
  move: (id: number) => void
}
function TeamBox({ team, members, goal, move }: TeamBoxProps) {
  const name = team ? seatName(team) : m.kit_not_playing()
  return (
    <div class={`team ${team ? '' : 'out'}`} role="group" aria-label={name}>
      <b>
        {team && <Badge player={team} size={28} />} {name}
      </b>
      {members.map((player) => (
        <button
          key={player.id}
          type="button"
          class="chip seat"
          data-scan=""
          aria-label={m.kit_name_move_to_team({ name: seatName(player), team: goal })}
          onClick={() => move(player.id)}
        >
          <Badge player={player} size={26} />
          <span>{seatName(player)}</span>
        </button>
      ))}
    </div>
  )
}

function Teams({ session, teams }: { session: AnySession; teams: number }) {
  const { roster, seated, teamOf } = session
  const dealt = dealTeams(session.chosen.value, teams, teamOf.value)
  const names = Array.from({ length: teams }, (_, i) => seatName(teamPlayer(i)))
  const place = (id: number) => (seated.value.includes(id) ? (dealt[id] ?? 0) : teams)
  const move = (id: number) => {
    const to = (place(id) + 1) % (teams + 1)
    const others = session.chosen.value.filter((one) => one.id !== id)
    const filled = new Set(others.map((one) => dealt[one.id]))
    if (to < teams) filled.add(to)
    if (filled.size < Math.max(1, session.spec.seats[0])) return
    // All as they stand now, so that nobody else changes sides.
    teamOf.value = { ...dealt, ...(to < teams ? { [id]: to } : {}) }
    seat(session, [...others.map((one) => one.id), ...(to < teams ? [id] : [])])
    session.save()
  }
  return (
    <>
      <div class="teams" data-scan-group={m.kit_teams()}>
        {[...names, m.kit_not_playing()].map((name, i) => {
          const members = roster.value.filter(({ id }) => place(id) === i)
          if (i === teams && members.length === 0) return null
          const goal = i === teams ? names[0] : (names[i + 1] ?? m.kit_not_playing())
          return (
            <TeamBox
              key={name}
              team={i < teams ? teamPlayer(i) : null}
              members={members}
              goal={goal ?? ''}
              move={move}
            />
          )
        })}
      </div>
      <small class="hint">{m.kit_tap_a_name_to_move_it()}</small>
    </>
  )
}

/** Who plays, each alone or in teams that share a seat. */
export function WhoPlays({ session }: { session: AnySession }) {
  const [fewest, most] = session.spec.seats
  const choices = teamChoices(session)
  const teams = choices.includes(Number(session.values.value.teams)) ? Number(session.values.value.teams) : 0
  return (
    <fieldset class="who-plays">
      <legend>
        {teams > 0 || fewest === most ? m.kit_who_plays() : m.kit_who_plays_fewest_to_most({ fewest, most })}
      </legend>
      {choices.length > 0 && (
        <div class="segments middle" data-scan-group={m.kit_alone_or_in_teams()}>
          {[0, ...choices].map((count) => (
            <button
              key={count}
              type="button"
              data-scan=""
              aria-pressed={teams === count}
              onClick={() => chooseTeams(session, count)}
            >
              {count === 0 ? m.kit_individual() : m.kit_count_teams({ count })}
            </button>
          ))}
        </div>
      )}
      {teams > 0 ? <Teams session={session} teams={teams} /> : <Alone session={session} />}
    </fieldset>
  )
}
