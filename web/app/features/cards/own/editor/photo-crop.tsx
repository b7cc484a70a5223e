import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { cropPhoto, drawCrop, movedCrop, wholeCrop, type Crop } from './square-photo.ts'

const shown = 480
interface SliderProps {
  label: string
  value: number
  least: number
  most: number
  onValue: (value: number) => void
}

function Slider({ label, value, least, most, onValue }: SliderProps) {
  return (
    <label className="mine-crop-slider">
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={(most - least) / 60}
        value={value}
        onChange={(event) => onValue(Number(event.target.value))}
      />
    </label>
  )
}

/** Cuts a square out of a photograph: dragged, or moved and made larger with sliders. */
export function PhotoCrop(props: { picture: ImageBitmap; onDone: (photo: Blob) => void; onCancel: () => void }) {
  const { picture } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(wholeCrop)
  const [trouble, setTrouble] = useState('')
  const from = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  const move = (right: number, down: number) => setCrop((now) => movedCrop(picture, now, right, down))
  const to = (part: Partial<Crop>) => setCrop((now) => movedCrop(picture, { ...now, ...part }, 0, 0))
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!from.current) return
    const { width } = event.currentTarget.getBoundingClientRect()
    move((from.current.x - event.clientX) / width, (from.current.y - event.clientY) / width)
    from.current = { x: event.clientX, y: event.clientY }
  }
  const done = () =>
    cropPhoto(picture, crop).then(props.onDone, (error: unknown) =>
      setTrouble(error instanceof Error ? error.message : 'The photo could not be made.'),
    )
  return (
    <div className="mine-crop">
      <p>Move the picture until the square shows what you want.</p>
      <div className="mine-crop-frame">
        <canvas
          ref={canvas}
          width={shown}
          height={shown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            from.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          onPointerUp={() => (from.current = null)}
          onPointerCancel={() => (from.current = null)}
        />
      </div>
      <Slider label="Larger" value={crop.zoom} least={1} most={4} onValue={(zoom) => to({ zoom })} />
      <Slider label="Left and right" value={crop.x} least={0} most={1} onValue={(x) => to({ x })} />
      <Slider label="Up and down" value={crop.y} least={0} most={1} onValue={(y) => to({ y })} />
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <div className="dialog-actions">
        <Button onClick={() => void done()}>Use this square</Button>
        <Button look="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
