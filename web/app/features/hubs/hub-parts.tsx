import { m } from '#messages'
import { ArrowRight, AudioLines, MonitorCheck, Printer, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useToken } from '../../platform/session/use-token.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import { landingPath, type Hub } from './hubs.ts'

const icons: Record<Hub['ways'][number]['icon'], LucideIcon> = {
  cards: AudioLines,
  print: Printer,
  group: Users,
  check: MonitorCheck,
}

const tone = (hub: Hub | null) => (hub?.code ? `tone-${hub.code.toLowerCase()}` : 'tone-school')

/** Link to the Workspace for logged-in users. */
function ToWorkspace({ look }: { look?: 'main' | 'quiet' }) {
  const loggedIn = typeof useToken() === 'string'
  if (!loggedIn) return null
  return (
    <LinkButton to="/speechtherapyhub_new" look={look}>
      {m.hubs_go_to_workspace()}
    </LinkButton>
  )
}

/** Pictures of three of the discipline's games. */
function Peek({ pictures }: { pictures: readonly string[] }) {
  const [left, middle, right] = pictures
  return (
    <div className="hub-peek" aria-hidden>
      {[left, right, middle].map((picture, at) =>
        picture ? <img key={at} src={picture} alt="" width="600" height="380" /> : null,
      )}
    </div>
  )
}

/** Hero of a hub. */
export function HubHero({ hub, pictures }: { hub: Hub; pictures: readonly string[] }) {
  return (
    <section
      className={`hub-hero overflow-clip [padding-block:40px_44px] bg-(--tone-soft) lg:[padding-block:64px_68px] ${tone(hub)}`}
    >
      <div className="wrap">
        <div>
          {hub.code ? (
            <div className="mb-4">
              <Tag name={hub.code} large />
            </div>
          ) : null}
          <h1>{hub.title}</h1>
          <p className="lead">{hub.lead}</p>
          <div className="cta">
            <ToWorkspace />
            <LinkButton to={landingPath(hub)} look="quiet">
              {m.hubs_browse_the_games()}
            </LinkButton>
          </div>
        </div>
        <Peek pictures={pictures} />
      </div>
    </section>
  )
}

/** The discipline's games, with a link to all of them. */
export function HubGames({ hub, children }: { hub: Hub; children: ReactNode }) {
  return (
    <section className="sec hub-games pt-12" aria-labelledby="hub-games">
      <div className="wrap">
        <div className="head">
          <div>
            <h2 id="hub-games">{hub.gamesTitle}</h2>
            <p className="muted">{hub.gamesLead}</p>
          </div>
          <Link className="link" to={`/exploregames?categories=${encodeURIComponent(hub.category)}`} prefetch="intent">
            {m.hubs_see_them_all()} <Icon of={ArrowRight} />
          </Link>
        </div>
        {children}
      </div>
    </section>
  )
}

/** Links to what else the discipline has: cards, home sheets, and the session check. */
export function HubLinks({ hub }: { hub: Hub }) {
  return (
    <section className="sec sec-joined" aria-labelledby="hub-links">
      <div className="wrap">
        <h2 id="hub-links">{m.hubs_beside_the_games()}</h2>
        <ul className={`hub-links ${tone(hub)}`}>
          {hub.ways.map((way) => (
            <li key={way.title} className="panel">
              <span className="hub-link-icon grid place-items-center size-13 rounded-[16px] bg-(--tone-soft) text-(--tone-text)">
                <Icon of={icons[way.icon]} />
              </span>
              <h3>{way.title}</h3>
              <p>{way.says}</p>
              <Link className="link" to={way.to}>
                {way.go}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Shown to visitors in place of a user's own content. */
export function HubVisitorPanel() {
  return (
    <section className="sec sec-joined hub-visitor [&_h2]:text-title visitors-only">
      <div className="wrap">
        <div className="box">
          <div>
            <h2>{m.hubs_your_own_space()}</h2>
            <p>{m.hubs_log_in_to_find_your_last()}</p>
          </div>
          <div className="cta">
            <LinkButton to="/login">{m.ui_login()}</LinkButton>
            <LinkButton to="/pricing" look="quiet">
              {m.ui_start_free_trial()}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}
