import type { ReactNode } from 'react'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What stands around every page but the player and the cards. */
export function Shell({ year, bell, children }: { year: number; bell: ReactNode; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header bell={bell} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} />
      <BackToTop />
    </>
  )
}
