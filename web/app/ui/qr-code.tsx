import { create } from 'qrcode'
import { useMemo } from 'react'

const quiet = 4

/** A QR code as one path, with its quiet zone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    let drawn = ''
    for (let row = 0; row < modules.size; row++)
      for (let column = 0; column < modules.size; column++)
        if (modules.get(row, column)) drawn += `M${column + quiet} ${row + quiet}h1v1h-1z`
    return { path: drawn, size: modules.size + 2 * quiet }
  }, [text])
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
