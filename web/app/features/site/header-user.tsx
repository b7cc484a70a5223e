import { m } from '#messages'
import { ExternalLink, Gamepad2, House, Layers, LogOut, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, useRouteLoaderData } from 'react-router'
import { countdownPeriod, useCountdown } from '../../platform/time/countdown.ts'
import { logOut, useSession } from '../../platform/session/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { SiteFacts } from '@marigold/contract'

function usePartnerSite(): string | null {
  const { partner } = useSession()
  const root = useRouteLoaderData('root') as { facts: SiteFacts } | undefined
  return partner ? (root?.facts.partnerUrl ?? null) : null
}

function ProfileLink() {
  const site = usePartnerSite()
  const { me } = useSession()
  if (!site) {
    return (
      <NavLink to="/myprofile" className="nav-link">
        {me ? <Avatar name={me.first_name || me.username} photo={me.profile_photo_url} /> : null}
        {m.ui_my_profile()}
      </NavLink>
    )
  }
  return (
    <a className="nav-link" href={site} target="_blank" rel="noreferrer">
      {m.site_my_site()} <Icon of={ExternalLink} />
      <span className="sr-only">{m.ui_opens_in_a_new_tab()}</span>
    </a>
  )
}

function CardsLink() {
  const { active } = useSession()
  if (!active) return null
  return (
    <NavLink to="/therapycard" className="nav-link">
      {m.site_therapy_cards()}
    </NavLink>
  )
}

function CaseloadLink() {
  const { status } = useSession()
  if (status !== 'known') return null
  return (
    <NavLink to="/caseload" className="nav-link">
      {m.ui_caseload()}
    </NavLink>
  )
}

/** Only for administrators, who also find it in My Profile. */
function ConsoleLink() {
  const { me } = useSession()
  if (!me?.isadmin) return null
  return (
    <NavLink to="/console" className="nav-link">
      {m.ui_console()}
    </NavLink>
  )
}

const tabs: { to: string; icon: LucideIcon; name: string }[] = [
  { to: '/', icon: House, name: m.ui_home() },
  { to: '/therapycard', icon: Layers, name: m.ui_cards() },
  { to: '/exploregames', icon: Gamepad2, name: m.ui_games() },
  { to: '/caseload', icon: Users, name: m.ui_caseload() },
]

/** What an active user needs every day, at the bottom of a phone. */
export function TabBar() {
  const { active } = useSession()
  if (!active) return null
  return (
    <nav aria-label={m.site_every_day()} className="tab-bar">
      {tabs.map(({ to, icon, name }) => (
        <NavLink key={to} to={to} end={to === '/'}>
          <Icon of={icon} />
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

/** Remaining time of the period. Nothing for users without one; keeps the last value while billing loads. */
function Countdown() {
  const { billing, status, active } = useSession()
  const text = useCountdown(countdownPeriod(billing, active))
  if (text === '' || status === 'failed') return null
  return <span className="pill">{text}</span>
}

/** Header links for users with cards. */
export function UserLinks() {
  return (
    <>
      <CardsLink />
      <CaseloadLink />
    </>
  )
}

/** Right end of the header for a logged-in user. */
export function UserActions({ bell }: { bell: ReactNode }) {
  return (
    <div className="person">
      <Countdown />
      <span className="quiet-links hidden min-[1160px]:contents">
        <ConsoleLink />
      </span>
      {bell}
      <span className="flex items-center gap-2 hidden min-[1160px]:flex">
        <ProfileLink />
        <span className="quiet-links">
          <button type="button" className="nav-link" onClick={() => void logOut()}>
            {m.ui_logout()}
          </button>
        </span>
      </span>
    </div>
  )
}

/** The same for the phone menu. */
export function UserMenu() {
  return (
    <>
      <ProfileLink />
      <ConsoleLink />
      <button type="button" className="nav-link" onClick={() => void logOut()}>
        <Icon of={LogOut} />
        {m.ui_logout()}
      </button>
    </>
  )
}
