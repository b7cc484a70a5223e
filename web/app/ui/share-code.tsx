import { m } from '#messages'
import { useState, type ReactNode } from 'react'
import { codeLink } from '../platform/words/spoken-code.ts'
import { Button } from './button.tsx'
import { QrCode } from './qr-code.tsx'

const onlyHere = (host: string) => /^(localhost|127\.|\[::1\])/.test(host)

/** A code for another device: to scan, read out, or copy as a link. `children` explains it. */
export function ShareCode(props: { path: '/phone' | '/guest'; code: string; children: ReactNode }) {
  const { origin, host } = window.location
  const link = codeLink(origin, props.path, props.code)
  const [copied, setCopied] = useState<'' | 'yes' | 'no'>('')
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <div className="code-share">
      <QrCode text={link} label={m.ui_qr_code_for_the_address_below()} />
      <div>
        {props.children}
        {onlyHere(host) ? (
          <p className="code-small is-problem">{m.ui_the_address_only_works_on_this({ host })}</p>
        ) : null}
        <Button look="quiet" onClick={() => void copy()}>
          {copied === 'yes' ? m.ui_copied() : m.ui_copy_the_link()}
        </Button>
        <p className="code-small" role="status">
          {copied === 'no' ? m.ui_your_browser_didnt_allow_copying() : ''}
        </p>
      </div>
    </div>
  )
}
