import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
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
          <ParaglideMessage
            message={m.cards_point_the_phones_camera_at_the}
            inputs={{ host }}
            markup={{ b: ({ children }) => <b>{children}</b> }}
          />
        </p>
        <p className="code-letters text-[26px]/[1.3] font-bold font-text tracking-[0.04em] tabular-nums [user-select:all]">
          {shownCode(code)}
        </p>
        <p className="code-small">{m.cards_one_phone_for_up_to_two()}</p>
      </CodeToShare>
      <div className="phone-waits">
        <Spinner label={m.cards_waiting_for_the_phone()} />
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
    <Dialog open={where === 'opening' || where === 'waiting'} onClose={endPhone} title={m.cards_score_on_a_phone()}>
      {where === 'waiting' ? <Invitation code={code} /> : null}
      {where === 'opening' && problem ? (
        <>
          <p role="alert">{problem}</p>
          {canSeal() ? <Button onClick={() => void invitePhone()}>{m.ui_try_again()}</Button> : null}
        </>
      ) : null}
      {where === 'opening' && !problem ? <Spinner label={m.cards_making_the_code()} /> : null}
    </Dialog>
  )
}
