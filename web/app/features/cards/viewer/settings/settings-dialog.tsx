import { m } from '#messages'
import { lazy, Suspense } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { lateCode } from '../late-code.ts'

const SettingsPanel = lazy(lateCode.settings)

/** The settings in a window; their code comes when it opens, if not before. */
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
