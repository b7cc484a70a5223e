import { m } from '#messages'
import type { Me } from '@marigold/contract'
import { EndingSoon, NextSessions } from '../../features/caseload/next-sessions.tsx'
import { FavoriteGames } from '../../features/catalogue/favorites/favorite-games.tsx'
import { useCardSets } from '../../features/cards/sets/saved/use-card-sets.ts'
import { CardWorkspace } from '../../features/cards/workspace/card-workspace.tsx'
import { seatedCardsUrl } from '../../features/cards/workspace/set-url.ts'
import { Workspace, WorkspaceSkeleton } from '../../features/hubs/workspace.tsx'
import { WorkspaceLinks } from '../../features/hubs/workspace-links.tsx'
import { WorkspaceGames } from '../../features/play/workspace-games.tsx'
import { NewestRelease } from '../../features/site/help/newest-release.tsx'
import type { RouteHandle } from '../../route-handle.ts'
import { firstTabOf, useFieldGames, useFirstSteps } from '../site/first-steps.tsx'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.catalogue_work_space_marigold() }]

function Sections({ me, token }: { me: Me; token: string }) {
  const sets = useCardSets()
  const { state, block } = useFirstSteps({ me, token, sets })
  const games = useFieldGames(me)
  if (state === 'waiting') return <WorkspaceSkeleton />
  return (
    <CardWorkspace
      sets={sets}
      steps={block}
      sessions={<NextSessions cardsUrl={seatedCardsUrl} otherwise={null} />}
      first={firstTabOf(me.occupation)}
      beside={
        <>
          <EndingSoon />
          <NewestRelease />
        </>
      }
      games={<WorkspaceGames token={token} suggested={games} />}
      below={
        <>
          <WorkspaceLinks occupation={me.occupation} />
          <FavoriteGames token={token} />
        </>
      }
    />
  )
}

export default function WorkspacePage() {
  return <Workspace>{(known) => <Sections {...known} />}</Workspace>
}
