import { m } from '#messages'
import { GuestSet } from '../../features/cards/guest-set.tsx'
import { useFullScreen } from '../../features/cards/viewer/use-full-screen.ts'
import { GuestGame } from '../../features/play/guest-game.tsx'
import { GuestScreen } from '../../guests/guest-screen.tsx'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { bare: true, ownFocus: true, startNow: true }

export const meta = () => [{ title: m.catalogue_guest_marigold() }, { name: 'robots', content: 'noindex' }]

export default function GuestPage() {
  const fullScreen = useFullScreen()
  return (
    <GuestScreen>
      {(entry) =>
        entry.opens === 'game' ? (
          <GuestGame game={entry.game} url={entry.play_url} fullScreen={fullScreen} />
        ) : (
          <GuestSet title={entry.title} rows={entry.set} />
        )
      }
    </GuestScreen>
  )
}
