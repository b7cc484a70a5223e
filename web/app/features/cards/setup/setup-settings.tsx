import { m } from '#messages'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { SettingsDialog } from '../viewer/settings/settings-dialog.tsx'

/** Card settings before any card is open, for users who need a switch from the first step on. */
export function SetupSettings() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="setup-btn" data-scan="6" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Settings2 aria-hidden />
        <span>{m.cards_settings()}</span>
      </button>
      <SettingsDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
