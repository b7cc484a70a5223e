import { m } from '#messages'
import type { Me } from '@marigold/contract'
import {
  CreditCard,
  Database,
  KeyRound,
  LayoutGrid,
  LogOut,
  Mail,
  MessageSquareWarning,
  ShieldCheck,
  User,
  Wrench,
} from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import brokenPicture from '../../assets/empty/broken.svg'
import { logOut } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RowSkeletons, Skeleton } from '../../ui/skeleton.tsx'
import { ChangePasswordDialog, type PasswordResult } from './change-password.tsx'
import { occupationName } from './occupations.ts'
import { sectionPath, type AccountSection } from './sections.ts'
import { ProfilePhoto } from './profile-photo.tsx'

/** Returns the name on the account; for an organization, the company's name. */
export function accountName(me: Me): string {
  if (me.auto_renewal && me.company_name) return me.company_name
  return `${me.first_name} ${me.last_name}`.trim() || me.username
}

/** Shows the result of an action in a dialog. Scrolls it into view, because the page may be scrolled far down. */
function ResultNotice({ news }: { news: PasswordResult }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [news])
  return (
    <div ref={place}>
      <Notice tone={news.tone}>{news.text}</Notice>
    </div>
  )
}

const sectionLinks = [
  { section: '', Sign: User, name: m.ui_my_profile() },
  { section: 'plan', Sign: CreditCard, name: m.account_plan_and_billing() },
  { section: 'security', Sign: ShieldCheck, name: m.account_security() },
  { section: 'emails', Sign: Mail, name: m.notifications_emails() },
  { section: 'data', Sign: Database, name: m.account_your_data() },
] as const

/** Shows the user's account: who it is and its sections on the left, `children` of the open section beside it. */
export function AccountScreen(props: { me: Me; section: AccountSection; children: ReactNode }) {
  const { me, section, children } = props
  const name = accountName(me)
  const [changing, setChanging] = useState(false)
  const [news, setNews] = useState<PasswordResult | null>(null)
  const { hash } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone, the sections are one row that scrolls.
    const open = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (open) nav.current?.scrollTo({ left: open.offsetLeft - 12 })
  }, [])
  useEffect(() => {
    // Links in emails name a part that is rendered only after the page has opened.
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  const occupation = occupationName(me.occupation)
  return (
    <div className="account">
      <aside className="account-side">
        <div className={section === '' ? 'account-user panel' : 'account-user panel phone:hidden'}>
          <ProfilePhoto me={me} name={name} />
          <h1>{name}</h1>
          {occupation ? <p>{occupation}</p> : null}
          <p className="max-w-full overflow-hidden text-ellipsis text-small" title={me.email}>
            {me.email}
          </p>
        </div>
        <nav ref={nav} className="account-nav grid gap-0.5 mt-3.5 max-laptop:m-0" aria-label={m.account_account()}>
          {sectionLinks.map(({ section: one, Sign, name: title }) => (
            <Link key={one} to={sectionPath(one)} aria-current={one === section ? 'page' : undefined}>
              <Icon of={Sign} />
              {title}
            </Link>
          ))}
          <Link to="/speechtherapyhub_new">
            <Icon of={LayoutGrid} />
            {m.ui_work_space()}
          </Link>
          <button type="button" onClick={() => setChanging(true)}>
            <Icon of={KeyRound} />
            {m.account_reset_password()}
          </button>
          {me.isadmin ? (
            <Link to="/console">
              <Icon of={Wrench} />
              {m.ui_console()}
            </Link>
          ) : null}
          <Link to="/myprofile#report">
            <Icon of={MessageSquareWarning} />
            {m.account_report_a_bug()}
          </Link>
          <button type="button" onClick={() => void logOut()}>
            <Icon of={LogOut} />
            {m.ui_logout()}
          </button>
        </nav>
      </aside>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 phone:gap-3 [&>section]:[scroll-margin-top:calc(var(--header)_+_16px)]">
        {news ? <ResultNotice news={news} /> : null}
        {children}
      </div>
      <ChangePasswordDialog open={changing} onClose={() => setChanging(false)} onNews={setNews} />
    </div>
  )
}

/** Tells the user that the account couldn't be loaded, with a button to retry. */
export function AccountError({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <div className="min-h-[70vh] max-w-180 my-0 mx-auto py-12 px-(--gutter) [&_h1]:text-heading [&_h1]:mb-4.5">
      <img className="mx-auto mb-6" src={brokenPicture} alt="" width="480" height="280" />
      <h1>{m.ui_your_account()}</h1>
      <Notice tone="bad" action={<Button onClick={onRetry}>{m.ui_retry()}</Button>}>
        {children}
      </Notice>
    </div>
  )
}

/** Holds the place of the account while it loads. */
export function AccountSkeleton() {
  return (
    <div className="account" aria-busy="true">
      <h1 className="sr-only">{m.ui_your_account()}</h1>
      <div className="account-user panel is-waiting" aria-hidden>
        <Skeleton width="112px" height="112px" round="50%" />
        <Skeleton width="150px" height="24px" />
        <Skeleton width="180px" />
      </div>
      <div
        className="grid grid-cols-[minmax(0,1fr)] gap-5 [&>section]:[scroll-margin-top:calc(var(--header)_+_16px)]"
        aria-hidden
      >
        <div className="account-box panel is-waiting">
          <Skeleton width="160px" />
          <Skeleton width="200px" height="34px" />
          <Skeleton width="60%" />
          <Skeleton width="170px" height="52px" round="26px" />
        </div>
        <div className="account-box panel is-waiting">
          <Skeleton width="220px" height="24px" />
          <RowSkeletons count={3} />
        </div>
      </div>
    </div>
  )
}
