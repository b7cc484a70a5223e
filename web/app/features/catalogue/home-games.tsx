import { m } from '#messages'
import gamesPicture from '../../assets/empty/games.svg'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FreeGameCard, type CardGame } from './game-card.tsx'
import { GameDialog } from './game-dialog.tsx'
import { GameGrid } from './game-grid.tsx'

const none = m.ui_no_games_available_at_the_moment()

/** Featured games on the home page, each opening a dialog. */
export function FeaturedGames({ games }: { games: CardGame[] }) {
  const [chosen, setChosen] = useState<CardGame | null>(null)
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>{m.catalogue_featured_games()}</h2>
          <Link className="link" to="/exploregames" prefetch="intent">
            {m.ui_all_games()} <Icon of={ArrowRight} />
          </Link>
        </div>
        {games.length === 0 ? (
          <EmptyState picture={gamesPicture}>{none}</EmptyState>
        ) : (
          <GameGrid games={games} onChoose={setChosen} />
        )}
      </div>
      <GameDialog
        game={chosen}
        video="features_video"
        button={m.catalogue_go_to_game()}
        onClose={() => setChosen(null)}
      />
    </section>
  )
}

/** The first four free games. */
export function FreeGames({ games }: { games: CardGame[] }) {
  const [chosen, setChosen] = useState<CardGame | null>(null)
  return (
    <section className="sec" id="free">
      <div className="wrap">
        <div className="head">
          <div>
            <h2>{m.ui_free_games()}</h2>
            <p className="muted">{m.catalogue_play_these_now_without_an_account()}</p>
          </div>
        </div>
        {games.length === 0 ? (
          <EmptyState picture={gamesPicture}>{none}</EmptyState>
        ) : (
          <ul className={games.length < 3 ? 'frees frees-few' : 'frees'}>
            {games.map((game) => (
              <li key={game.id}>
                <FreeGameCard game={game} onChoose={setChosen} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <GameDialog game={chosen} video="free_video" button={m.catalogue_go_to_games()} onClose={() => setChosen(null)} />
    </section>
  )
}
