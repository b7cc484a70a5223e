import type { Card } from '@marigold/contract'
import { useSession } from '../../../platform/session/session.ts'
import { Printables } from './printables.tsx'

/** The gallery for a logged-in user. */
export function UserPrintables({ sample }: { sample: readonly Card[] }) {
  const { active } = useSession()
  return <Printables active={active} sample={sample} />
}
