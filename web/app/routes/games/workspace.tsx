import { m } from '#messages'
import { CardWorkspace } from '../../features/cards/workspace/card-workspace.tsx'
import { Workspace } from '../../features/hubs/workspace.tsx'
import { WorkspaceLinks } from '../../features/hubs/workspace-links.tsx'
import { WorkspaceGames } from '../../features/play/workspace-games.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.catalogue_work_space_marigold() }]

export default function WorkspacePage() {
  return (
    <Workspace>
      {({ me, token }) => (
        <CardWorkspace
          games={<WorkspaceGames token={token} />}
          beside={<WorkspaceLinks occupation={me.occupation} />}
        />
      )}
    </Workspace>
  )
}
