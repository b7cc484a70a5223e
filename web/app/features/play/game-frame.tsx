import { plainName } from '../../platform/plain-name.ts'

/** A game in its frame: no origin, no cookies, no way out but messages. */
export function GameFrame({
  attach,
  url,
  name,
  onLoad,
}: {
  attach: (element: HTMLIFrameElement | null) => void
  url: string
  name: string
  onLoad: () => void
}) {
  return (
    <iframe
      ref={attach}
      className="game-frame"
      title={plainName(name)}
      src={url}
      sandbox="allow-scripts allow-pointer-lock"
      allow="autoplay; fullscreen; gamepad"
      onLoad={onLoad}
    />
  )
}
