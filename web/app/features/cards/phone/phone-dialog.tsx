import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { useEffect } from 'react'
import { formatCode } from '../../../platform/words/spoken-code.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ShareCode } from '../../../ui/share-code.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { endPhone, invitePhone } from './cards-room.ts'
import { usePhoneStatus } from './phone-status.ts'
import { canEncrypt } from './encryption.ts'

function Invitation({ code }: { code: string }) {
  const { host } = window.location
  return (
    <div className="grid gap-5">
      <ShareCode path="/phone" code={code}>
        <p>
          <ParaglideMessage
            message={m.cards_point_the_phones_camera_at_the}
            inputs={{ host }}
            markup={{ b: ({ children }) => <b>{children}</b> }}
          />
        </p>
        <p className="code-letters text-title/[1.3] font-bold font-text tracking-[0.04em] tabular-nums [user-select:all]">
          {formatCode(code)}
        </p>
        <p className="code-small">{m.cards_one_phone_for_up_to_two()}</p>
      </ShareCode>
      <div className="phone-waits">
        <Spinner label={m.cards_waiting_for_the_phone()} />
      </div>
    </div>
  )
}

/** Shows the code until a phone joins; closing the dialog revokes it. */
export function PhoneDialog() {
  const { where, code, problem } = usePhoneStatus()
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
          {canEncrypt() ? <Button onClick={() => void invitePhone()}>{m.ui_try_again()}</Button> : null}
        </>
      ) : null}
      {where === 'opening' && !problem ? <Spinner label={m.cards_making_the_code()} /> : null}
    </Dialog>
  )
}
