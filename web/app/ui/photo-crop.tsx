import { m } from '#messages'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { cropPhoto, drawCrop, moveCrop, rotateRight, fullCrop, type Crop } from '../platform/square-photo.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Problem } from './notice.tsx'

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
    <label className="flex items-center gap-3 max-w-90 font-semibold [&_span]:w-[7.5em] [&_input]:flex-1 [&_input]:min-h-12 [&_input]:[accent-color:var(--marigold)]">
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

/** The cropped square, redrawn on each change. */
function Square({ picture, crop, side, ...rest }: { picture: ImageBitmap; crop: Crop; side: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} width={side} height={side} {...rest} />
}

/** Handles dragging the square by touch or mouse. */
function useDrag(onMove: (right: number, down: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const end = () => {
    from.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (!from.current) return
      const { width } = event.currentTarget.getBoundingClientRect()
      onMove((from.current.x - event.clientX) / width, (from.current.y - event.clientY) / width)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

interface PhotoCropProps {
  picture: ImageBitmap
  onDone: (photo: Blob) => void
  onCancel: () => void
  /** Also previews the square as a small round avatar. */
  face?: boolean
  /** The photo is being sent. */
  busy?: boolean
}

/** Crops a square from a photo by dragging, or with buttons and sliders to move, rotate, and zoom. */
export function PhotoCrop({ picture: opened, onDone, onCancel, face = false, busy = false }: PhotoCropProps) {
  const [picture, setPicture] = useState(opened)
  const [crop, setCrop] = useState(fullCrop)
  const [problem, setProblem] = useState('')
  const move = (right: number, down: number) => setCrop((now) => moveCrop(picture, now, right, down))
  const drag = useDrag(move)
  const to = (part: Partial<Crop>) => setCrop((now) => moveCrop(picture, { ...now, ...part }, 0, 0))
  const fail = (error: unknown) => setProblem(error instanceof Error ? error.message : m.ui_we_couldnt_make_the_photo())
  // Rotations run one at a time, however fast the clicks are.
  const newest = useRef(Promise.resolve(opened))
  const cutting = useRef(false)
  const seen = useRef(opened)
  useEffect(() => {
    // Released as soon as nothing draws it anymore.
    if (seen.current !== picture) seen.current.close()
    seen.current = picture
  }, [picture])
  const turn = () => {
    const before = newest.current
    const next = before.then(rotateRight)
    newest.current = next.catch(() => before)
    next.then((made) => {
      setPicture(made)
      // What was left of the center is now above it.
      setCrop((now) => moveCrop(made, { ...now, x: 1 - now.y, y: now.x }, 0, 0))
    }, fail)
  }
  const cut = () => {
    if (busy || cutting.current) return
    cutting.current = true
    void cropPhoto(picture, crop)
      .then(onDone, fail)
      .finally(() => (cutting.current = false))
  }
  return (
    <div className="photo-crop grid gap-3 phone:gap-1.5">
      <p>{m.ui_move_the_picture_until_the_square()}</p>
      <div className="photo-crop-frame">
        <Square picture={picture} crop={crop} side={shown} {...drag} />
      </div>
      <div className="flex flex-wrap items-center gap-y-3 gap-x-6">
        <Button look="quiet" size="small" onClick={turn}>
          <Icon of={RotateCw} />
          {m.ui_rotate()}
        </Button>
        {face ? (
          <p className="photo-crop-preview flex items-center gap-3 m-0 font-semibold">
            <Square picture={picture} crop={crop} side={192} />
            {m.ui_preview()}
          </p>
        ) : null}
      </div>
      <Slider label={m.ui_larger()} value={crop.zoom} least={1} most={4} onValue={(zoom) => to({ zoom })} />
      <Slider label={m.ui_left_and_right()} value={crop.x} least={0} most={1} onValue={(x) => to({ x })} />
      <Slider label={m.ui_up_and_down()} value={crop.y} least={0} most={1} onValue={(y) => to({ y })} />
      <Problem>{problem}</Problem>
      <div className="dialog-actions">
        <Button aria-disabled={busy} onClick={cut}>
          {busy ? m.ui_saving() : m.ui_use_this_square()}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </div>
  )
}
