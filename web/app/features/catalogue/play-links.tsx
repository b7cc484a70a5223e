import type { Game } from '@marigold/contract'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { playAddress } from './game-names.ts'

/** Opens the player in a new tab. */
export function PlayLink({ game }: { game: Game }) {
  return (
    <>
      <div className="cta">
        <a className={buttonClass({ size: 'play' })} href={playAddress(game)} target="_blank" rel="noreferrer">
          <Icon of={Play} />
          Play
        </a>
      </div>
      <p className="mt-3.5 text-[16px] text-on-dark-2">
        {game.free ? 'Free to play. Opens in a new tab.' : 'Opens in a new tab.'}
      </p>
    </>
  )
}

/** The way to a subscription, where the game needs one. */
export function SubscribeLink() {
  return (
    <>
      <div className="cta">
        <Link className={buttonClass({ size: 'play' })} to="/pricing" prefetch="intent">
          Subscribe Now for 7 Days Free Trial
        </Link>
      </div>
      <p className="mt-3.5 text-[16px] text-on-dark-2">This game is part of every plan.</p>
    </>
  )
}
