import { m } from '#messages'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/printables.ts'
import { Printables } from '../../features/print/gallery/printables.tsx'
import { pageMeta } from '../../page-meta.ts'
import { useToken } from '../../platform/session/use-token.ts'
import { retryImport } from '../../platform/start/retry-import.ts'
import { servicesContext } from '../../services-context.ts'
import { readSampleCards } from './sample-cards.ts'

const UserPrintables = lazy(
  retryImport(() =>
    import('../../features/print/gallery/user-printables.tsx').then((module) => ({ default: module.UserPrintables })),
  ),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.print_printables_marigold(),
    description: m.print_flash_cards_paper_games_and_home(),
    path: '/printables',
  })

export async function loader({ context }: Route.LoaderArgs) {
  return { sample: await readSampleCards(context.get(servicesContext)) }
}

/** The sample is the same for everyone. */
export function shouldRevalidate() {
  return false
}

export default function PrintablesPage({ loaderData: { sample } }: Route.ComponentProps) {
  const token = useToken()
  const forVisitors = <Printables active={false} sample={sample} />
  if (typeof token !== 'string') return forVisitors
  return (
    <Suspense fallback={forVisitors}>
      <UserPrintables sample={sample} />
    </Suspense>
  )
}
