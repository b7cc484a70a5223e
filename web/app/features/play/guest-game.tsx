import type { Game } from '@marigold/contract'
import { useEffect } from 'react'
import { plainName } from '../../platform/words/plain-name.ts'
import { lendTable } from '../../players/table-store.ts'
import { Playing } from './playing.tsx'
import type { FullScreen } from './player-rail.tsx'

const nothing = () => {}

/** A game that a guest link opened: nothing of it is kept, and the way out leads back to the guest's page. */
export function GuestGame({ game, url, fullScreen }: { game: Game; url: string; fullScreen: FullScreen }) {
  useEffect(lendTable, [])
  return (
    <Playing
      game={game}
      name={plainName(game.title ?? game.game_name)}
      url={url}
      fullScreen={fullScreen}
      guest
      kept=""
      saveAs={null}
      eligible={false}
      signedOut={false}
      leaveTo="/guest"
      onTrial={nothing}
      lock={(wayOut) => wayOut}
      renderCards={() => null}
    />
  )
}
