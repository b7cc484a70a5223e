import { lazy, Suspense } from 'react'
import { useToken } from '../../../platform/session/use-token.ts'
import { Hero } from './hero.tsx'
import { late } from '../../../platform/start/late.ts'

const PersonHero = lazy(late(() => import('./for-person.tsx').then((module) => ({ default: module.PersonHero }))))

/** The visitor's hero at once; a signed-in person's in its place as soon as it is known who they are. */
export function HomeHero() {
  const token = useToken()
  if (typeof token !== 'string') return <Hero active={false} />
  return (
    <Suspense fallback={<Hero active={false} />}>
      <PersonHero />
    </Suspense>
  )
}
