import { create } from 'qrcode'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { endPhone, invitePhone } from './cards-room.ts'
import { linkOf, shownCode } from './code.ts'
import { usePhonePlace } from './phone-place.ts'
import { canSeal } from './seal.ts'

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

function Invitation({ code }: { code: string }) {
  const { origin, host } = window.location
  const link = linkOf(origin, code)
  const [copied, setCopied] = useState<'' | 'yes' | 'no'>('')
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <div className="phone-code">
      <QrCode text={link} />
      <div>
        <p>
          Point the phone’s camera at the code. Or open <b>{host}/phone</b> there and type:
        </p>
        <p className="phone-letters">{shownCode(code)}</p>
        <p className="phone-small">
          One phone, for two hours at most. What it shows and sends is sealed: our server hands it on and cannot read
          it.
        </p>
        {onlyHere(host) ? (
          <p className="phone-small is-problem">
            The address {host} works on this machine alone. Open Marigold by an https address that the phone reaches.
          </p>
        ) : null}
        <Button look="quiet" onClick={() => void copy()}>
          {copied === 'yes' ? 'Copied' : 'Copy the link'}
        </Button>
        <p className="phone-small" role="status">
          {copied === 'no' ? 'The browser did not allow copying.' : ''}
        </p>
      </div>
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
