import { useEffect } from 'react'
import { shownCode } from '../../../platform/words/spoken-code.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CodeToShare } from '../../../ui/code-to-share.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { endPhone, invitePhone } from './cards-room.ts'
import { usePhonePlace } from './phone-place.ts'
import { canSeal } from './seal.ts'

function Invitation({ code }: { code: string }) {
  const { host } = window.location
  return (
    <div className="grid gap-5">
      <CodeToShare path="/phone" code={code}>
        <p>
          Point the phone’s camera at the code. Or open <b>{host}/phone</b> there and type:
        </p>
        <p className="code-letters text-[26px]/[1.3] font-bold font-text tracking-[0.04em] tabular-nums [user-select:all]">
          {shownCode(code)}
        </p>
        <p className="code-small">
          One phone, for two hours at most. What it shows and sends is sealed: our server hands it on and cannot read
          it.
        </p>
      </CodeToShare>
      <div className="phone-waits">
        <Spinner label="Waiting for the phone …" />
      </div>
    </div>
  )
}

/** Shows the code until a phone has joined; closing it before takes the code back. */
export function PhoneDialog() {
  const { where, code, problem } = usePhonePlace()
  const asked = where === 'opening' && code === '' && problem === ''
  useEffect(() => {
    if (asked) void invitePhone()
  }, [asked])
  return (
    <Dialog open={where === 'opening' || where === 'waiting'} onClose={endPhone} title="Score on a phone">
      {where === 'waiting' ? <Invitation code={code} /> : null}
      {where === 'opening' && problem ? (
        <>
          <p role="alert">{problem}</p>
          {canSeal() ? <Button onClick={() => void invitePhone()}>Try again</Button> : null}
        </>
      ) : null}
      {where === 'opening' && !problem ? <Spinner label="Making the code" /> : null}
    </Dialog>
  )
}
