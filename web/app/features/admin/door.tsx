import { getSecondFactor } from '@marigold/contract'
import type { ReactNode } from 'react'
import { askAgain, useCall } from '../../platform/calls/query-client.ts'
import { signOut } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap console console-step">
      <p className="text-[18px]/[1] font-semibold font-display text-ink-2">Console</p>
      <h1>{title}</h1>
      {children}
    </div>
  )
}

interface DoorProps {
  token: string
  /** Turns two-step login on; calls back once it is. */
  setUp: (onDone: () => void) => ReactNode
  children: ReactNode
}

/** Lets administrators in whose sign-in passed two-step login; others turn it on here first, or log in again. */
export function Door({ token, setUp, children }: DoorProps) {
  const { data, isError, refetch } = useCall(getSecondFactor, { who: token })
  if (data?.passed) return children
  if (data?.on)
    return (
      <Step title="Log in again with a code">
        <p>This sign-in has not passed two-step login. Log in by password and code to open the console.</p>
        <Button onClick={() => void signOut()}>Log in again</Button>
      </Step>
    )
  if (data)
    return (
      <Step title="First, two-step login">
        <p className="lead">
          The console reaches everyone who uses Marigold. So it opens only to administrators who log in by password and
          a code of their phone.
        </p>
        <div className="account-box">{setUp(() => void askAgain({ queryKey: [getSecondFactor.path] }))}</div>
      </Step>
    )
  return (
    <Step title="Console">
      {isError ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          The console could not be loaded.
        </Notice>
      ) : (
        <RowSkeletons count={4} />
      )}
    </Step>
  )
}
