import { m } from '#messages'
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
      button={m.account_make_new_codes()}
      send={async (body) => setCodes((await call(renewRecoveryCodes, { body })).recovery_codes)}
    >
      {m.account_youll_get_ten_new_recovery_codes()}
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
      button={m.account_turn_off()}
      look="quiet"
      send={async (body) => {
        await call(endSecondFactor, { body })
        if (here()) onDone()
      }}
    >
      {m.account_youll_log_in_with_just_your()}
    </ProveForm>
  )
}
