import { unescapeName } from '../../platform/words/unescape-name.ts'

/** A game in a sandboxed frame: no origin, no cookies, and messages as the only way out. */
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
  /**
   * What a third-party game stored last time, passed as the window name so that it is available before the game's
   * scripts run.
   */
  kept: string
  onLoad: () => void
}) {
  return (
    <iframe
      ref={attach}
      className="game-frame"
      title={unescapeName(name)}
      name={kept}
      src={url}
      sandbox="allow-scripts allow-pointer-lock"
      allow="autoplay; fullscreen; gamepad"
      // The player's URL may name the players and their cards.
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  )
}
