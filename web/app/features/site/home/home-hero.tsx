import { lazy, Suspense } from 'react'
import { useToken } from '../../../platform/session/use-token.ts'
import { Hero } from './hero.tsx'
import { retryImport } from '../../../platform/start/retry-import.ts'

const UserHero = lazy(retryImport(() => import('./user-hero.tsx').then((module) => ({ default: module.UserHero }))))

/** Shows the visitor's hero at once, and a logged-in user's as soon as the user is known. */
export function HomeHero() {
  const token = useToken()
  if (typeof token !== 'string') return <Hero active={false} />
  return (
    <Suspense fallback={<Hero active={false} />}>
      <UserHero />
    </Suspense>
  )
}
