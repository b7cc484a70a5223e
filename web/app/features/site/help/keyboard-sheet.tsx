import { m } from '#messages'
import { Dialog } from '../../../ui/dialog.tsx'
import { KeyTables } from './key-tables.tsx'

/** Dialog with all keys. */
export function KeyboardSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={m.site_keys()} wide>
      <p className="muted">{m.site_you_can_turn_off_single_character()}</p>
      <KeyTables />
    </Dialog>
  )
}
