import { m } from '#messages'
import { data } from 'react-router'
import type { Route } from './+types/game-player.ts'
import { GameCards } from '../../features/cards/in-game/game-cards.tsx'
import { useGameTrials } from '../../features/cards/in-game/use-game-trials.ts'
import { HoldToLeave } from '../../features/cards/viewer/input/hold-to-leave.tsx'
import { useFullScreen } from '../../features/cards/viewer/use-full-screen.ts'
import { GamePlayer } from '../../features/play/game-player.tsx'
import { displayName } from '../../features/play/display-name.ts'
import type { RouteHandle } from '../../route-handle.ts'
import { servicesContext } from '../../services-context.ts'

export const handle: RouteHandle = { bare: true, ownFocus: true, startNow: true }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const game = await context.get(servicesContext).game(params.game_name)
  if (!game) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams.get('name')
  return { game, name: displayName(asked, game) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? m.catalogue_marigold({ name: loaderData.name }) : m.ui_page_not_found_marigold() },
]

/** Files and access are checked once, when the page opens. */
export function shouldRevalidate() {
  return false
}

export default function GamePlayerPage({ loaderData, params }: Route.ComponentProps) {
  const fullScreen = useFullScreen()
  const onTrial = useGameTrials({ name: loaderData.name, slug: params.game_name })
  return (
    <GamePlayer
      game={loaderData.game}
      name={loaderData.name}
      fullScreen={fullScreen}
      onTrial={onTrial}
      lock={(exitLink) => <HoldToLeave>{exitLink}</HoldToLeave>}
      renderCards={(overlay) => <GameCards {...overlay} />}
    />
  )
}
