import { m } from '#messages'
import { ArrowRight, Users } from 'lucide-react'
import { Link } from 'react-router'
import { useToken } from '../../platform/session/use-token.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DisciplineMark } from '../../ui/tag.tsx'
import { allHubs, type Hub } from './hubs.ts'

const heading = (hub: Hub | null) =>
  hub ? m.hubs_there_is_a_hub_for({ toLowerCase: hub.name.toLowerCase() }) : m.hubs_there_is_a_hub_for_your()

const named: Partial<Record<Hub['key'], string>> = {
  behavioral: m.hubs_there_is_a_hub_for_psychologists(),
  school: m.hubs_there_is_a_hub_for_schools(),
}

function Mark({ hub }: { hub: Hub }) {
  if (hub.code) return <DisciplineMark code={hub.code} />
  return (
    <span className="mark">
      <Icon of={Users} />
    </span>
  )
}

/** Below a list of games: links to the discipline's hub and, for logged-in users, to the Workspace. */
export function HubPromo({ hub }: { hub: Hub | null }) {
  const loggedIn = typeof useToken() === 'string'
  return (
    <section
      className="hub-promo pb-18 [&_p]:mt-2.5 [&_p]:mx-0 [&_p]:mb-5 [&_p]:text-body [&_p]:max-w-[44ch] [&_ul]:grid [&_ul]:gap-2.5 min-[640px]:[&_ul]:grid-cols-[1fr_1fr] print:hidden"
      aria-labelledby="hub-promo"
    >
      <div className="wrap">
        <div className="grid gap-7 py-8 px-6 rounded-large bg-marigold-pale lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-12 lg:items-center lg:p-12">
          <div>
            <h2 id="hub-promo">{(hub && named[hub.key]) ?? heading(hub)}</h2>
            <p>{m.hubs_its_games_sheets_for_home_and()}</p>
            {loggedIn ? <LinkButton to="/speechtherapyhub_new">{m.hubs_go_to_workspace()}</LinkButton> : null}
          </div>
          <ul>
            {allHubs.map((one) => (
              <li key={one.key}>
                <Link
                  to={one.path}
                  className="panel"
                  prefetch="intent"
                  data-here={one.key === hub?.key ? '' : undefined}
                >
                  <Mark hub={one} />
                  <span>{one.name}</span>
                  <Icon of={ArrowRight} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
