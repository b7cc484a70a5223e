import { m } from '#messages'
import { ExternalLink, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, useRouteLoaderData } from 'react-router'
import { countedPeriod, useCountdown } from '../../platform/time/countdown.ts'
import { signOut, useSession } from '../../platform/session/session.ts'
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

/** How long the running period lasts. Nothing for people without one; the last word known while billing is read. */
function Countdown() {
  const { billing, status, active } = useSession()
  const text = useCountdown(countedPeriod(billing, active))
  if (text === '' || status === 'failed') return null
  return <span className="pill">{text}</span>
}

/** Links of the bar for people whose cards are open. */
export function PersonLinks() {
  return <CardsLink />
}

/** The right end of the bar for a signed-in person. */
export function PersonActions({ bell }: { bell: ReactNode }) {
  return (
    <div className="person">
      <Countdown />
      {bell}
      <span className="flex items-center gap-2 hidden min-[1160px]:flex">
        <ProfileLink />
        <button type="button" className="nav-link" onClick={() => void signOut()}>
          {m.ui_logout()}
        </button>
      </span>
    </div>
  )
}

/** The same at the end of the phone's menu. */
export function PersonMenu() {
  return (
    <>
      <CardsLink />
      <ProfileLink />
      <button type="button" className="nav-link" onClick={() => void signOut()}>
        <Icon of={LogOut} />
        {m.ui_logout()}
      </button>
    </>
  )
}
