import { m } from '#messages'
import { CardWork } from '../../features/cards/workspace/card-work.tsx'
import { Workspace } from '../../features/hubs/workspace.tsx'
import { WorkspaceWays } from '../../features/hubs/workspace-ways.tsx'
import { WorkspaceGames } from '../../features/play/workspace-games.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.catalogue_work_space_marigold() }]

export default function WorkspacePage() {
  return (
    <Workspace>
      {({ me, token }) => (
        <CardWork games={<WorkspaceGames token={token} />} beside={<WorkspaceWays occupation={me.occupation} />} />
      )}
    </Workspace>
  )
}
