import { Dialog } from '../../../ui/dialog.tsx'
import { KeyTables } from './key-tables.tsx'

/** The keys in a window over whatever is on the screen. */
export function KeyboardSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys" wide>
      <p className="muted">Single-character keys can be switched off in the settings of the cards.</p>
      <KeyTables />
    </Dialog>
  )
}
