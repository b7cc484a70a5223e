import { m } from '#messages'
import { data } from 'react-router'
import type { Route } from './+types/game-description.ts'
import { gameData } from '../../features/catalogue/game-data.ts'
import { GamePage } from '../../features/catalogue/game-page.tsx'
import { unescapeName } from '../../platform/words/unescape-name.ts'
import { Reviews } from '../../features/reviews/reviews-section.tsx'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../services-context.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const asked = Number(new URL(request.url).searchParams.get('reviews'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, 1_000_000) : 1
  const game = params.id.includes('\0') ? null : await services.game(params.id)
  if (!game) throw data(null, { status: 404 })
  const [steps, ratings] = await Promise.all([services.howToPlay(params.id), services.ratings(params.id, page)])
  return { game, steps, ratings, page }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: m.ui_page_not_found_marigold() }]
  const { game, ratings } = loaderData
  const name = unescapeName(game.game_name)
  return pageMeta(matches, {
    title: m.catalogue_marigold({ name }),
    description: game.short_description || m.catalogue_a_therapy_game_on_marigold_with({ name }),
    path: `/Gamedescription/${game.id}`,
    picture: game.share_image ? { path: game.share_image, alt: m.catalogue_a_scene_of({ name }) } : null,
    data: gameData(game, ratings),
  })
}

export default function GameDescription({ loaderData }: Route.ComponentProps) {
  const { game, steps, ratings, page } = loaderData
  return (
    <>
      <GamePage game={game} steps={steps} />
      <Reviews gameId={game.id} ratings={ratings} page={page} />
    </>
  )
}
