import { m } from '#messages'
import { Link2 } from 'lucide-react'
import { use, useState } from 'react'
import { GuestLinkDialog } from '../../../../guests/guest-link-dialog.tsx'
import { describeRows } from '../card-rows.ts'
import { PlayedSet } from '../played-set.ts'
import { findSameSet } from './quick-sets.ts'
import { useCardSets } from './use-card-sets.ts'

/** Shares the viewer's set with a client's own device; hidden for sets without an owner, such as the sample. */
export function GuestLinkTool() {
  const played = use(PlayedSet)
  const { saved, person } = useCardSets()
  const [open, setOpen] = useState(false)
  if (!played || person === null) return null
  const { picks, rows } = played
  const title = findSameSet(saved, picks)?.name ?? describeRows(rows).title
  return (
    <>
      <button type="button" className="tool is-guest" data-scan="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Link2 aria-hidden className="play-icon" />
        <span>{m.ui_guest_link()}</span>
      </button>
      <GuestLinkDialog
        open={open}
        onClose={() => setOpen(false)}
        opens={{ set: { title: title || m.ui_cards(), picks: { ...picks } } }}
        title={title || m.cards_these_cards()}
      />
    </>
  )
}
