import { m } from '#messages'
import { Menu, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import lockup from '../../assets/brand/lockup.svg'
import { useCloseOnBack } from '../../platform/navigation/close-on-back.ts'
import { useToken } from '../../platform/session/use-token.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { retryImport } from '../../platform/start/retry-import.ts'

// The user's part is loaded after the first paint, and only if logged in.
const UserLinks = lazy(retryImport(() => import('./header-user.tsx').then((module) => ({ default: module.UserLinks }))))
const UserActions = lazy(
  retryImport(() => import('./header-user.tsx').then((module) => ({ default: module.UserActions }))),
)
const TabBar = lazy(retryImport(() => import('./header-user.tsx').then((module) => ({ default: module.TabBar }))))
const UserMenu = lazy(retryImport(() => import('./header-user.tsx').then((module) => ({ default: module.UserMenu }))))

function NavItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink to={to} className="nav-link" prefetch="intent">
      {children}
    </NavLink>
  )
}

/** A native `details`, so that it opens before scripts run. */
function PhoneMenu({ loggedIn }: { loggedIn: boolean }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const opened = useRef(key)
  const [isOpen, setIsOpen] = useState(false)
  useCloseOnBack(isOpen, () => menu.current?.removeAttribute('open'))
  useEffect(() => {
    // A menu opened before hydration stays open.
    if (opened.current !== key) menu.current?.removeAttribute('open')
    opened.current = key
  }, [key])
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      menu.current.removeAttribute('open')
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
  return (
    <details
      className="phone-menu -mr-3 min-[1160px]:hidden print:hidden"
      ref={menu}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="icon-btn" aria-label={m.site_menu()}>
        <Icon of={Menu} className="when-closed" />
        <Icon of={X} className="when-open" />
      </summary>
      <nav aria-label={m.site_menu()}>
        <NavItem to="/">{m.ui_home()}</NavItem>
        <NavItem to="/exploregames">{m.ui_all_games()}</NavItem>
        {loggedIn ? (
          <Suspense>
            <UserLinks />
          </Suspense>
        ) : null}
        <NavItem to="/printables">{m.ui_print()}</NavItem>
        <NavItem to="/pricing">{m.site_pricing()}</NavItem>
        <NavItem to="/about">{m.site_about()}</NavItem>
        <NavItem to="/contactus">{m.ui_contact_us()}</NavItem>
        {loggedIn ? (
          <Suspense>
            <UserMenu />
          </Suspense>
        ) : (
          <NavItem to="/login">{m.ui_login()}</NavItem>
        )}
      </nav>
    </details>
  )
}

/** Header in all states; shows a visitor's until the browser has checked for a login. `bell` is for logged-in users. */
export function Header({ bell }: { bell: ReactNode }) {
  const loggedIn = typeof useToken() === 'string'
  return (
    <header className="top sticky top-0 z-20 bg-cream border-b border-b-line print:static print:border-0 print:[background:none]">
      <div className="wrap">
        <Link className="logo" to="/" prefetch="intent">
          <img src={lockup} alt={m.site_marigold_home()} width="181" height="40" />
        </Link>
        <nav aria-label={m.site_main()} className="top-nav gap-1 print:hidden">
          {loggedIn && (
            <Suspense>
              <UserLinks />
            </Suspense>
          )}
          <NavItem to="/exploregames">{m.ui_all_games()}</NavItem>
          <NavItem to="/printables">{m.ui_print()}</NavItem>
          <span className={loggedIn ? 'quiet-links' : 'contents'}>
            <NavItem to="/pricing">{m.site_pricing()}</NavItem>
            <NavItem to="/contactus">{m.ui_contact_us()}</NavItem>
          </span>
        </nav>
        <div className="user-area">
          {loggedIn ? (
            <Suspense>
              <UserActions bell={bell} />
            </Suspense>
          ) : (
            <div className="visitor">
              <NavLink to="/login" className="nav-link hidden min-[560px]:inline-flex">
                {m.ui_login()}
              </NavLink>
              <LinkButton to="/pricing" size="small">
                {m.ui_sign_up()}
              </LinkButton>
            </div>
          )}
        </div>
        <PhoneMenu loggedIn={loggedIn} />
      </div>
      {loggedIn ? (
        <Suspense>
          <TabBar />
        </Suspense>
      ) : null}
    </header>
  )
}
