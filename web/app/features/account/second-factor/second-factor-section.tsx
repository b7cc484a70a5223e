import { m } from '#messages'
import { getSecondFactor } from '@marigold/contract'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../../platform/calls/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { SecondFactorTask } from './second-factor-dialog.tsx'
import { retryImport } from '../../../platform/start/retry-import.ts'

// Lazy, because it includes the QR code renderer.
const SecondFactorWindow = lazy(
  retryImport(() => import('./second-factor-dialog.tsx').then((module) => ({ default: module.SecondFactorDialog }))),
)

const titles: Record<SecondFactorTask, string> = {
  on: m.account_turn_on_two_step_login(),
  off: m.account_turn_off_two_step_login(),
  codes: m.account_new_recovery_codes(),
}

function leftInWords(left: number): string {
  if (left === 0) return m.account_no_recovery_codes_are_left_make()
  return m.account_recovery_codes_are_left({ left })
}

/** Shows whether two-step login is on, with its recovery codes. */
export function SecondFactorSection({ token }: { token: string }) {
  const { data, isPending, isError, refetch } = useCall(getSecondFactor, { who: token })
  const [work, setWork] = useState<SecondFactorTask>('on')
  const [open, setOpen] = useState(false)
  const begin = (next: SecondFactorTask) => {
    setWork(next)
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <section
      className="account-box panel"
      aria-labelledby="second-factor-title"
      id="second-factor"
      aria-busy={isPending}
    >
      <h2 id="second-factor-title">{m.ui_two_step_login()}</h2>
      {isPending ? (
        <div className="sk-game" aria-hidden>
          <Skeleton width="70%" />
          <Skeleton width="120px" height="52px" round="26px" />
        </div>
      ) : null}
      {isError && data === undefined ? (
        <LoadFailed onRetry={refetch}>{m.account_we_couldnt_load_two_step_login()}</LoadFailed>
      ) : null}
      {data && !data.on ? (
        <>
          <p>{m.account_youll_also_enter_a_code_from()}</p>
          <div className="account-actions">
            <Button look="quiet" onClick={() => begin('on')}>
              {m.account_turn_on()}
            </Button>
          </div>
        </>
      ) : null}
      {data?.on ? (
        <>
          <p className="flex gap-2.5 items-center">
            <Icon of={ShieldCheck} />
            {m.account_on({ leftInWords: leftInWords(data.recovery_codes_left) })}
          </p>
          <div className="account-actions">
            <Button look="quiet" onClick={() => begin('codes')}>
              {m.account_new_recovery_codes()}
            </Button>
            <Button look="quiet" onClick={() => begin('off')}>
              {m.account_turn_off()}
            </Button>
          </div>
        </>
      ) : null}
      <Dialog open={open} onClose={close} title={titles[work]}>
        <Suspense fallback={<Skeleton height="160px" round="16px" />}>
          <SecondFactorWindow key={work} work={work} onDone={close} />
        </Suspense>
      </Dialog>
    </section>
  )
}
