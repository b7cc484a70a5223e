import { m } from '#messages'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { gamePicture, GameTags, type CardGame } from './game-card.tsx'
import { plainName } from '../../platform/words/plain-name.ts'
import { gameAddress, mediaAddress } from './game-names.ts'

/** A game in a window: its video, name and sentence, and the way to its page. */
export function GameDialog({
  game,
  video,
  button,
  onClose,
}: {
  game: CardGame | null
  video: 'features_video' | 'free_video'
  button: string
  onClose: () => void
}) {
  // The last game stays while the window closes.
  const [last, setLast] = useState(game)
  if (game && game !== last) setLast(game)
  const shown = game ?? last
  if (!shown) return null
  const source = mediaAddress(shown[video])
  const picture = gamePicture(shown, 'land')
  return (
    <Dialog
      open={game !== null}
      onClose={onClose}
      title={plainName(shown.game_name)}
      media={
        <div className="dialog-media aspect-16/10 bg-night">
          {source ? (
            <video
              src={source}
              poster={picture}
              controls
              muted
              playsInline
              preload="metadata"
              aria-label={m.catalogue_video()}
            />
          ) : (
            <img src={picture} alt="" />
          )}
        </div>
      }
    >
      <GameTags game={shown} />
      <p className="muted dialog-say">{shown.short_description}</p>
      <LinkButton to={gameAddress(shown)} onClick={onClose}>
        {button} <Icon of={ArrowRight} />
      </LinkButton>
    </Dialog>
  )
}
