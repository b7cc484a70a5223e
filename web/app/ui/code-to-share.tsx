import { create } from 'qrcode'
import { useMemo, useState, type ReactNode } from 'react'
import { linkOf } from '../platform/spoken-code.ts'
import { Button } from './button.tsx'
import './codes.css'

const quiet = 4

/** A QR code as one path, with the quiet margin that scanners need. */
function QrCode({ text }: { text: string }) {
  const { path, size } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    let drawn = ''
    for (let row = 0; row < modules.size; row++)
      for (let column = 0; column < modules.size; column++)
        if (modules.get(row, column)) drawn += `M${column + quiet} ${row + quiet}h1v1h-1z`
    return { path: drawn, size: modules.size + 2 * quiet }
  }, [text])
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the address below">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

const onlyHere = (host: string) => /^(localhost|127\.|\[::1\])/.test(host)

/** A code for another device: to scan, to read out, to copy as a link. `children` says what it is for. */
export function CodeToShare(props: { path: '/phone' | '/guest'; code: string; children: ReactNode }) {
  const { origin, host } = window.location
  const link = linkOf(origin, props.path, props.code)
  const [copied, setCopied] = useState<'' | 'yes' | 'no'>('')
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <div className="code-share">
      <QrCode text={link} />
      <div>
        {props.children}
        {onlyHere(host) ? (
          <p className="code-small is-problem">
            The address {host} works on this machine alone. Open Marigold by an https address that the other device
            reaches.
          </p>
        ) : null}
        <Button look="quiet" onClick={() => void copy()}>
          {copied === 'yes' ? 'Copied' : 'Copy the link'}
        </Button>
        <p className="code-small" role="status">
          {copied === 'no' ? 'The browser did not allow copying.' : ''}
        </p>
      </div>
    </div>
  )
}
