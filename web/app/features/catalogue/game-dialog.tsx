import { m } from '#messages'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { gamePicture, GameTags, type CardGame } from './game-card.tsx'
import { unescapeName } from '../../platform/words/unescape-name.ts'
import { gameUrl, mediaUrl } from './game-names.ts'

/** Dialog with a game's video, name, and sentence, and a link to its page. */
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
  // Kept while the dialog closes.
  const [last, setLast] = useState(game)
  if (game && game !== last) setLast(game)
  const shown = game ?? last
  if (!shown) return null
  const source = mediaUrl(shown[video])
  const picture = gamePicture(shown, 'land')
  return (
    <Dialog
      open={game !== null}
      onClose={onClose}
      title={unescapeName(shown.game_name)}
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
      <LinkButton to={gameUrl(shown)} onClick={onClose}>
        {button} <Icon of={ArrowRight} />
      </LinkButton>
    </Dialog>
  )
}
