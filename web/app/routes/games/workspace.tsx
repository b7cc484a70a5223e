import { m } from '#messages'
import type { Me } from '@marigold/contract'
import { useCardSets } from '../../features/cards/sets/saved/use-card-sets.ts'
import { CardWorkspace } from '../../features/cards/workspace/card-workspace.tsx'
import { Workspace, WorkspaceSkeleton } from '../../features/hubs/workspace.tsx'
import { WorkspaceLinks } from '../../features/hubs/workspace-links.tsx'
import { WorkspaceGames } from '../../features/play/workspace-games.tsx'
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
      first={firstTabOf(me.occupation)}
      games={<WorkspaceGames token={token} suggested={games} />}
      beside={<WorkspaceLinks occupation={me.occupation} />}
    />
  )
}

export default function WorkspacePage() {
  return <Workspace>{(known) => <Sections {...known} />}</Workspace>
}
