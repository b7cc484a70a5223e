import { m } from '#messages'
import { endSecondFactor, getSecondFactor, renewRecoveryCodes } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { invalidateQuery } from '../../../platform/calls/query-client.ts'
import { useIsMounted } from '../../../platform/use-is-mounted.ts'
import { ConfirmIdentityForm } from './confirm-identity-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

/** What the dialog is opened for. */
export type SecondFactorTask = 'on' | 'off' | 'codes'

function NewCodes({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <ConfirmIdentityForm
      button={m.account_make_new_codes()}
      send={async (body) => setCodes((await call(renewRecoveryCodes, { body })).recovery_codes)}
    >
      {m.account_youll_get_ten_new_recovery_codes()}
    </ConfirmIdentityForm>
  )
}

/** Dialog content: turn two-step login on or off, or create new recovery codes. */
export function SecondFactorDialog({ work, onDone }: { work: SecondFactorTask; onDone: () => void }) {
  const isMounted = useIsMounted()
  // Two-step login is on as soon as the code is confirmed, even if the dialog is closed before the recovery codes or
  // during a call.
  useEffect(() => () => void invalidateQuery({ queryKey: [getSecondFactor.path] }), [])
  if (work === 'on') return <SetUpSecondFactor onDone={onDone} />
  if (work === 'codes') return <NewCodes onDone={onDone} />
  return (
    <ConfirmIdentityForm
      button={m.account_turn_off()}
      look="quiet"
      send={async (body) => {
        await call(endSecondFactor, { body })
        if (isMounted()) onDone()
      }}
    >
      {m.account_youll_log_in_with_just_your()}
    </ConfirmIdentityForm>
  )
}
