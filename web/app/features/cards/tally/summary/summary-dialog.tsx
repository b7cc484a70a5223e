import { m } from '#messages'
import { Suspense, useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { deferredCode } from '../../viewer/deferred-code.ts'
import { beginSession } from '../../../../caseload/session-store.ts'

const { PastSessions, Summary } = deferredCode

/** What was practiced in this session, and behind it the past ones; the code of both comes when it opens. */
export function SummaryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [past, setPast] = useState(false)
  useEffect(() => {
    if (open) PastSessions.preload().catch(() => {}) // fetched again when they are shown
  }, [open])
  const close = () => {
    setPast(false)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={past ? m.cards_past_sessions() : m.ui_this_session()} wide>
      {open ? (
        <Suspense fallback={<p aria-busy="true">{m.cards_loading_2()}</p>}>
          {past ? (
            <>
              <Button look="quiet" onClick={() => setPast(false)}>
                {m.ui_this_session()}
              </Button>
              <PastSessions />
            </>
          ) : (
            <Summary
              onPast={() => setPast(true)}
              onNew={() => {
                beginSession()
                close()
              }}
            />
          )}
        </Suspense>
      ) : null}
    </Dialog>
  )
}
