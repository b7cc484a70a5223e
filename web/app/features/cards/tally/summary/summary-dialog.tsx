import { m } from '#messages'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { lateCode } from '../../viewer/late-code.ts'
import { beginSitting } from '../sitting-store.ts'

const Summary = lazy(lateCode.summary)
const PastSessions = lazy(lateCode.past)

/** What was practiced in this sitting, and behind it the past ones; the code of both comes when it opens. */
export function SummaryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [past, setPast] = useState(false)
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
                beginSitting()
                close()
              }}
            />
          )}
        </Suspense>
      ) : null}
    </Dialog>
  )
}
