import { m } from '#messages'
import { getConsoleGames, type GameRow } from '@marigold/contract'
import { Link, useSearchParams } from 'react-router'
import searchPicture from '../../../assets/empty/search.svg'
import { useCall } from '../../../platform/calls/query-client.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailed } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { SearchBox } from '../search-box.tsx'
import { stateNames } from './change-game.ts'
import { UploadBox } from './upload-box.tsx'

const searchLength = 80

function Row({ game }: { game: GameRow }) {
  const { id, game_name, un_zip_filename, state, free, featured, rank, image } = game
  return (
    <li>
      <Link className="game-row" to={`/console/games/${id}`}>
        {image ? <img src={image} alt="" width="45" height="60" loading="lazy" /> : <span aria-hidden />}
        <span className="min-w-0">
          <b className="block wrap-anywhere">{game_name}</b>
          <span className="block text-ink-2 wrap-anywhere">{un_zip_filename}</span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          <Tag>{stateNames[state]}</Tag>
          {free ? <Tag>{m.ui_free()}</Tag> : null}
          {featured ? <Tag>{m.games_featured()}</Tag> : null}
        </span>
        <span className="text-ink-2">{m.games_place({ rank })}</span>
      </Link>
    </li>
  )
}

/** Games by words of their name, in the order of the catalog, and the upload of a new one. */
export function GamesSection({ token }: { token: string }) {
  const [query, setQuery] = useSearchParams()
  const search = (query.get('search') ?? '').trim().slice(0, searchLength)
  const { data, isError, refetch } = useCall(getConsoleGames, { who: token, staleTime: 0 })
  const words = search.toLowerCase().split(/\s+/)
  const games = data?.games.filter(({ game_name, un_zip_filename }) =>
    words.every((word) => `${game_name} ${un_zip_filename}`.toLowerCase().includes(word)),
  )
  return (
    <>
      <div className="flex flex-wrap gap-3 items-center justify-between">
        <SearchBox
          label={m.catalogue_search_games()}
          placeholder={m.games_part_of_a_name()}
          maxLength={searchLength}
          search={search}
          onSearch={(next) => setQuery(next === '' ? {} : { search: next })}
        />
        <LinkButton to="/console/games/new">{m.publishing_add_a_game()}</LinkButton>
      </div>
      {games === undefined ? (
        isError ? (
          <LoadFailed onRetry={refetch}>{m.games_we_couldnt_load_the_games()}</LoadFailed>
        ) : (
          <RowSkeletons count={6} />
        )
      ) : games.length === 0 ? (
        <EmptyState picture={searchPicture}>{m.games_no_games_match()}</EmptyState>
      ) : (
        <ul className="user-list">
          {games.map((game) => (
            <Row key={game.id} game={game} />
          ))}
        </ul>
      )}
      <UploadBox token={token} />
    </>
  )
}
