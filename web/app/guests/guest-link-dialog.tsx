import { m } from '#messages'
import type { GuestLinkTarget } from '@marigold/contract'
import { lazy, Suspense } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { retryImport } from '../platform/start/retry-import.ts'

// Lazy, because it includes the QR code renderer.
const Panel = lazy(
  retryImport(() => import('./guest-link-panel.tsx').then((module) => ({ default: module.GuestLinkPanel }))),
)

/** Dialog to create and end share links. */
export function GuestLinkDialog(props: { open: boolean; onClose: () => void; opens: GuestLinkTarget; title: string }) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={m.ui_guest_link()}>
      <Suspense fallback={<Spinner label={m.players_opening()} />}>
        <Panel opens={props.opens} title={props.title} />
      </Suspense>
    </Dialog>
  )
}
