import { m } from '#messages'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { deletedClients, restoreRecord } from '../../caseload/caseload-store.ts'
import type { Caseload, Client } from '../../caseload/records.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Clients that were deleted within the last day, each with its undo. */
export function DeletedClients({ caseload }: { caseload: Caseload }) {
  const [deleted, setDeleted] = useState<readonly Client[]>([])
  useEffect(() => {
    void deletedClients().then(setDeleted, () => setDeleted([]))
  }, [caseload])
  return deleted.map((client) => (
    <Notice
      key={client.id}
      action={
        <Button size="small" look="quiet" onClick={() => void restoreRecord('clients', client.id)}>
          <Icon of={Undo2} />
          {m.ui_undo()}
        </Button>
      }
    >
      {m.caseload_was_deleted_you_can_undo_this({ code: client.code })}
    </Notice>
  ))
}
