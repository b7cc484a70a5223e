import { m } from '#messages'
import { Suspense } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { deferredCode } from '../deferred-code.ts'

const { SettingsPanel } = deferredCode

/** The settings in a dialog; its code is loaded lazily. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={m.cards_card_settings()} wide>
      {open ? (
        <Suspense fallback={<p aria-busy="true">{m.cards_loading_2()}</p>}>
          <SettingsPanel onClose={onClose} />
        </Suspense>
      ) : null}
    </Dialog>
  )
}
