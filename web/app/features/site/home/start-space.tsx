import { Suspense, type ReactNode } from 'react'
import { useToken } from '../../../platform/session/use-token.ts'

/** The first screen of the home page for active users. Visitors, who don't see it, get only the empty space. */
export function StartSpace({ children }: { children: ReactNode }) {
  const token = useToken()
  return (
    <section className="start-space" aria-labelledby="start-title">
      <div className="wrap">{typeof token === 'string' ? <Suspense>{children}</Suspense> : null}</div>
    </section>
  )
}
