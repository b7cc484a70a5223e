import { m } from '#messages'
import type { GuestLinkFor } from '@marigold/contract'
import { lazy, Suspense } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { late } from '../platform/start/late.ts'

// With its QR code only when somebody wants it.
const Panel = lazy(late(() => import('./guest-dialog.tsx').then((module) => ({ default: module.GuestPanel }))))

/** The window in which a therapist makes and ends links for guests. */
export function GuestLinkDialog(props: { open: boolean; onClose: () => void; opens: GuestLinkFor; title: string }) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={m.ui_guest_link()}>
      <Suspense fallback={<Spinner label={m.players_opening()} />}>
        <Panel opens={props.opens} title={props.title} />
      </Suspense>
    </Dialog>
  )
}
