import { m } from '#messages'
import { Menu, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import lockup from '../../assets/brand/lockup.svg'
import { useBackCloses } from '../../platform/navigation/back-closes.ts'
import { useToken } from '../../platform/session/use-token.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { late } from '../../platform/start/late.ts'

// What depends on the person comes after paint, and only where there is one.
const PersonLinks = lazy(late(() => import('./header-person.tsx').then((module) => ({ default: module.PersonLinks }))))
const PersonActions = lazy(
  late(() => import('./header-person.tsx').then((module) => ({ default: module.PersonActions }))),
)
const PersonMenu = lazy(late(() => import('./header-person.tsx').then((module) => ({ default: module.PersonMenu }))))

function NavItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink to={to} className="nav-link" prefetch="intent">
      {children}
    </NavLink>
  )
}

/** A native disclosure, so that it opens before any script runs. */
function PhoneMenu({ signedIn }: { signedIn: boolean }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const opened = useRef(key)
  const [isOpen, setIsOpen] = useState(false)
  useBackCloses(isOpen, () => menu.current?.removeAttribute('open'))
  useEffect(() => {
    // A menu that was opened before the scripts began stays open.
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
        <NavItem to="/pricing">{m.site_pricing()}</NavItem>
        <NavItem to="/about">{m.site_about()}</NavItem>
        <NavItem to="/contactus">{m.ui_contact_us()}</NavItem>
        {signedIn ? (
          <Suspense>
            <PersonMenu />
          </Suspense>
        ) : (
          <NavItem to="/login">{m.ui_login()}</NavItem>
        )}
      </nav>
    </details>
  )
}

/** The bar at the top, in all its states: a visitor's until the browser has looked for a sign-in. `bell` is for a person. */
export function Header({ bell }: { bell: ReactNode }) {
  const signedIn = typeof useToken() === 'string'
  return (
    <header className="top sticky top-0 z-20 bg-cream border-b border-b-line print:static print:border-0 print:[background:none]">
      <div className="wrap">
        <Link className="logo" to="/" prefetch="intent">
          <img src={lockup} alt={m.site_marigold_home()} width="181" height="40" />
        </Link>
        <nav aria-label={m.site_main()} className="top-nav hidden gap-1 min-[1160px]:flex print:hidden">
          {signedIn && (
            <Suspense>
              <PersonLinks />
            </Suspense>
          )}
          <NavItem to="/exploregames">{m.ui_all_games()}</NavItem>
          <NavItem to="/pricing">{m.site_pricing()}</NavItem>
          <NavItem to="/contactus">{m.ui_contact_us()}</NavItem>
        </nav>
        <div className="who-area">
          {signedIn ? (
            <Suspense>
              <PersonActions bell={bell} />
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
        <PhoneMenu signedIn={signedIn} />
      </div>
    </header>
  )
}
