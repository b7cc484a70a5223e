import { m } from '#messages'
import type { Game } from '@marigold/contract'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { playUrl } from './game-names.ts'

/** Link that opens the player in a new tab. */
export function PlayLink({ game }: { game: Game }) {
  return (
    <>
      <div className="cta">
        <a className={buttonClass({ size: 'play' })} href={playUrl(game)} target="_blank" rel="noreferrer">
          <Icon of={Play} />
          {m.ui_play()}
        </a>
      </div>
      <p className="mt-3.5 text-body text-on-dark-2">
        {game.free ? m.catalogue_free_to_play_opens_in_a() : m.catalogue_opens_in_a_new_tab()}
      </p>
    </>
  )
}

/** Link to pricing, for a game that needs a subscription. */
export function SubscribeLink() {
  return (
    <>
      <div className="cta">
        <Link className={buttonClass({ size: 'play' })} to="/pricing" prefetch="intent">
          {m.ui_subscribe_now_for_7_days_free()}
        </Link>
      </div>
      <p className="mt-3.5 text-body text-on-dark-2">{m.catalogue_this_game_is_part_of_every()}</p>
    </>
  )
}
