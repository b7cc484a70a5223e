import { m } from '#messages'
import { confirmSecondFactor, getSecondFactor, startSecondFactor } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { invalidateQuery } from '../../../platform/calls/query-client.ts'
import { useIsMounted } from '../../../platform/use-is-mounted.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/notice.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { useForm, type Values } from '../../../ui/use-form.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Key {
  key: string
  address: string
}

/** A form that changes two-step login. */
export function useSecurityForm(send: (values: Values) => Promise<void>) {
  const isMounted = useIsMounted()
  return useForm({
    log: 'Two-step login was not changed',
    send: async (values) => {
      await send(values)
      // The dialog was closed, so the page has stale data.
      if (!isMounted()) void invalidateQuery({ queryKey: [getSecondFactor.path] })
    },
  })
}

function AskPassword({ onKey }: { onKey: (key: Key) => void }) {
  const form = useSecurityForm(async ({ oldpassword = '' }) =>
    onKey(await call(startSecondFactor, { body: oldpassword ? { oldpassword } : {} })),
  )
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <p>{m.account_you_need_an_authenticator_app_on()}</p>
      <Field
        label={m.account_current_password()}
        name="oldpassword"
        type="password"
        autoComplete="current-password"
        error={form.errorOf('oldpassword')}
      />
      <Problem>{form.problem}</Problem>
      <div>
        <Button type="submit" aria-disabled={form.busy}>
          {form.busy ? m.account_one_moment() : m.ui_continue()}
        </Button>
      </div>
    </form>
  )
}

function ConfirmCode({ shown, onCodes }: { shown: Key; onCodes: (codes: string[]) => void }) {
  const form = useSecurityForm(async ({ code = '' }) =>
    onCodes((await call(confirmSecondFactor, { body: { code } })).recovery_codes),
  )
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <div className="second-factor-key">
        <QrCode text={shown.address} label={m.account_qr_code_for_your_authenticator_app()} />
        <div>
          <p>{m.account_scan_this_code_with_your_app()}</p>
          <p>
            <span className="hint">{m.account_key()}</span>
            <code className="second-factor-words block [font:600_var(--type-body)/1.5_ui-monospace,monospace] wrap-anywhere [user-select:all]">
              {shown.key}
            </code>
          </p>
        </div>
      </div>
      <CodeField label={m.account_code_shown_in_the_app_now()} error={form.errorOf('code')} />
      <p className="hint">{m.account_your_other_devices_will_be_logged()}</p>
      <Problem>{form.problem}</Problem>
      <div>
        <Button type="submit" aria-disabled={form.busy}>
          {form.busy ? m.account_turning_on() : m.account_turn_on()}
        </Button>
      </div>
    </form>
  )
}

/** Turns on two-step login: password, key for the app, a first code, and the recovery codes. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const [key, setKey] = useState<Key | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return key ? <ConfirmCode shown={key} onCodes={setCodes} /> : <AskPassword onKey={setKey} />
}
