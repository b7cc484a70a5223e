import { m } from '#messages'
import { getSecondFactor } from '@marigold/contract'
import type { ReactNode } from 'react'
import { invalidateQuery, useCall } from '../../platform/calls/query-client.ts'
import { logOut } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap console console-step">
      <p className="text-body/[1] font-semibold font-display text-ink-2">{m.ui_console()}</p>
      <h1>{title}</h1>
      {children}
    </div>
  )
}

interface TwoStepLoginGateProps {
  token: string
  /** Renders the two-step login setup; calls back when it is on. */
  setUp: (onDone: () => void) => ReactNode
  children: ReactNode
}

/** Shows its children to administrators who passed two-step login; others turn it on first, or log in again. */
export function TwoStepLoginGate({ token, setUp, children }: TwoStepLoginGateProps) {
  const { data, isError, refetch } = useCall(getSecondFactor, { who: token })
  if (data?.passed) return children
  if (data?.on)
    return (
      <Step title={m.admin_log_in_again_with_a_code()}>
        <p>{m.admin_you_havent_completed_two_step_login()}</p>
        <Button onClick={() => void logOut()}>{m.admin_log_in_again()}</Button>
      </Step>
    )
  if (data)
    return (
      <Step title={m.admin_first_two_step_login()}>
        <p className="lead">{m.admin_the_console_affects_everyone_who_uses()}</p>
        <div className="account-box panel">
          {setUp(() => void invalidateQuery({ queryKey: [getSecondFactor.path] }))}
        </div>
      </Step>
    )
  return (
    <Step title={m.ui_console()}>
      {isError ? (
        <LoadFailed onRetry={refetch}>{m.ui_we_couldnt_load_the_console()}</LoadFailed>
      ) : (
        <RowSkeletons count={4} />
      )}
    </Step>
  )
}
