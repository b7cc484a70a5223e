import type { ReactNode } from 'react'
import { useSession } from '../../../platform/session.ts'
import { Hero } from './hero.tsx'

/** Shows its children to a signed-in person without billing details. */
export function WithoutBilling({ children }: { children: ReactNode }) {
  const { billing } = useSession()
  return billing === null ? children : null
}

/** The hero of a signed-in person. */
export function PersonHero() {
  const { active } = useSession()
  return <Hero active={active} />
}
