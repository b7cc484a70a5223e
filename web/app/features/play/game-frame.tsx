import { plainName } from '../../platform/words/plain-name.ts'

/** A game in its frame: no origin, no cookies, no way out but messages. */
export function GameFrame({
  attach,
  url,
  name,
  kept,
  onLoad,
}: {
  attach: (element: HTMLIFrameElement | null) => void
  url: string
  name: string
  /** What a game made elsewhere kept the last time: the window's name, so that it is there before any script of the game. */
  kept: string
  onLoad: () => void
}) {
  return (
    <iframe
      ref={attach}
      className="game-frame"
      title={plainName(name)}
      name={kept}
      src={url}
      sandbox="allow-scripts allow-pointer-lock"
      allow="autoplay; fullscreen; gamepad"
      // The address of the player page may name the players and their cards.
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  )
}
