import { endSecondFactor, getSecondFactor, renewRecoveryCodes } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { askAgain } from '../../../platform/calls/query-client.ts'
import { useHere } from '../../../platform/session/use-here.ts'
import { ProveForm } from './prove-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSecondFactor } from './set-up.tsx'

/** What the window is open for. */
export type Work = 'on' | 'off' | 'codes'

function NewCodes({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <ProveForm
      button="Make new codes"
      send={async (body) => setCodes((await call(renewRecoveryCodes, { body })).recovery_codes)}
    >
      You get ten new recovery codes. The old ones no longer work.
    </ProveForm>
  )
}

/** What stands in the window: turning on, turning off, or new recovery codes. */
export function SecondFactorWindow({ work, onDone }: { work: Work; onDone: () => void }) {
  const here = useHere()
  // Also after a window that was closed over its recovery codes, or over a call: it is on from the code on.
  useEffect(() => () => void askAgain({ queryKey: [getSecondFactor.path] }), [])
  if (work === 'on') return <SetUpSecondFactor onDone={onDone} />
  if (work === 'codes') return <NewCodes onDone={onDone} />
  return (
    <ProveForm
      button="Turn off"
      look="quiet"
      send={async (body) => {
        await call(endSecondFactor, { body })
        if (here()) onDone()
      }}
    >
      Your password alone logs you in then. Your recovery codes end, too.
    </ProveForm>
  )
}
