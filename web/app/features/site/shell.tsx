import { m } from '#messages'
import { Suspense, type ReactNode } from 'react'
import { useToken } from '../../platform/session/use-token.ts'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Layout of every page except the player and the cards. `bell` and `notice` are for logged-in users. */
export function Shell(props: { year: number; bell: ReactNode; notice: ReactNode; children: ReactNode }) {
  const { year, bell, notice, children } = props
  const loggedIn = typeof useToken() === 'string'
  return (
    <>
      <a
        className="skip absolute left-4 -top-20 z-60 py-3.5 px-5 rounded-(--full) bg-ink text-cream font-semibold focus:top-3 print:hidden"
        href="#main"
      >
        {m.site_skip_to_content()}
      </a>
      <Header bell={bell} />
      <div className="email-bar-slot">{loggedIn ? <Suspense>{notice}</Suspense> : null}</div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} />
      <BackToTop />
    </>
  )
}
