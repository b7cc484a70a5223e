import { m } from '#messages'
import { Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveFile } from '../../../platform/calls/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Returns the codes as a text file that also says what they are for. */
export function formatCodesFile(codes: string[], host: string): string {
  return [m.account_recovery_codes_for({ host }), m.account_each_one_logs_you_in_once(), '', ...codes, ''].join('\r\n')
}

/** Shows the recovery codes once, to print, save, or write down. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const save = () =>
    saveFile(
      'marigold-recovery-codes.txt',
      new Blob([formatCodesFile(codes, window.location.host)], { type: 'text/plain' }),
    )
  return (
    <div className="recovery">
      <div className="recovery-sheet">
        <h2 ref={title} tabIndex={-1}>
          {m.account_your_recovery_codes_for_marigold()}
        </h2>
        <p>{m.account_keep_them_somewhere_you_can_reach()}</p>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="account-actions">
        <Button look="quiet" onClick={save}>
          <Icon of={Download} />
          {m.account_download()}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          <Icon of={Printer} />
          {m.ui_print()}
        </Button>
        <Button onClick={onDone}>{m.account_ive_saved_them()}</Button>
      </div>
    </div>
  )
}
