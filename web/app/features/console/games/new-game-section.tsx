import { m } from '#messages'
import { getAllGames } from '@marigold/contract'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useCall } from '../../../platform/calls/query-client.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import type { GamePreview } from './game-form.tsx'
import { NewGameForm } from './new-game-form.tsx'

// Held by exactly the free games, so it isn't chosen.
const freeGames = 'Free Games'

/** Adds a game as a draft, with its files, and opens it. */
export function NewGameSection({ token, preview }: { token: string; preview: GamePreview }) {
  const navigate = useNavigate()
  // For the ages and categories that there are.
  const { data, isError, refetch } = useCall(getAllGames, { query: { sort: 'shelf', per_page: 1 } })
  return (
    <>
      <Link className="link justify-self-start" to="/console/games">
        <Icon of={ArrowLeft} /> {m.games_all_games()}
      </Link>
      <h1>{m.games_new_game()}</h1>
      <p>{m.games_new_lead()}</p>
      {data ? (
        <NewGameForm
          {...{ token, preview }}
          ages={data.all_age_filters.map(({ name }) => name)}
          categories={data.all_categories.map(({ name }) => name).filter((name) => name !== freeGames)}
          onAdded={(id, problem) => void navigate(`/console/games/${id}`, { replace: true, state: { problem } })}
        />
      ) : isError ? (
        <LoadFailed onRetry={refetch}>{m.games_we_couldnt_load_the_game()}</LoadFailed>
      ) : (
        <RowSkeletons count={6} />
      )}
    </>
  )
}
