import type { Game } from '@marigold/contract'
import { useEffect } from 'react'
import { unescapeName } from '../../platform/words/unescape-name.ts'
import { startGuestTable } from '../../players/table-store.ts'
import { ActiveGame } from './active-game.tsx'
import type { FullScreen } from './player-rail.tsx'

const nothing = () => {}

interface GuestGameProps {
  game: Game
  url: string
  fullScreen: FullScreen
  /** Where the exit leads: the guest page, unless it's given. */
  leaveTo?: string
  /** What the player needs to know all the time. */
  note?: string
}

/** A game opened by a share link or as a test: nothing is stored. */
export function GuestGame({ game, url, fullScreen, leaveTo = '/guest', note }: GuestGameProps) {
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
      leaveTo={leaveTo}
      {...(note !== undefined && { note })}
      onTrial={nothing}
      lock={(exitLink) => exitLink}
      renderCards={() => null}
    />
  )
}
