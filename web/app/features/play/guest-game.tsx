import type { Game } from '@marigold/contract'
import { useEffect } from 'react'
import { unescapeName } from '../../platform/words/unescape-name.ts'
import { startGuestTable } from '../../players/table-store.ts'
import { ActiveGame } from './active-game.tsx'
import type { FullScreen } from './player-rail.tsx'

const nothing = () => {}

/** A game opened by a share link: nothing is stored, and the exit leads back to the guest page. */
export function GuestGame({ game, url, fullScreen }: { game: Game; url: string; fullScreen: FullScreen }) {
  useEffect(startGuestTable, [])
  return (
    <ActiveGame
      game={game}
      name={unescapeName(game.title ?? game.game_name)}
      url={url}
      fullScreen={fullScreen}
      guest
      kept=""
      saveAs={null}
      eligible={false}
      loggedOut={false}
      leaveTo="/guest"
      onTrial={nothing}
      lock={(exitLink) => exitLink}
      renderCards={() => null}
    />
  )
}
