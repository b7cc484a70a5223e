import { m } from '#messages'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return m.account_marigold_isnt_allowed_to_use_the()
  if (name === 'NotReadableError') return m.account_another_app_is_using_the_camera()
  return m.account_no_camera_was_found_choose_a()
}

/** Shows the camera as a mirror and takes a picture, which goes to `onPicture` only. Nothing is sent. */
export function Camera({ onPicture, onCancel }: { onPicture: (picture: ImageBitmap) => void; onCancel: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState('')
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let stream: MediaStream | null = null
    let closed = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const start = async () => {
      const square = { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 1280 } }
      stream = await navigator.mediaDevices.getUserMedia({ video: square })
      if (closed) return stop()
      if (video.current) video.current.srcObject = stream
    }
    start().catch((error: unknown) => setProblem(reasonOf(error)))
    return () => {
      closed = true
      stop()
    }
  }, [])
  const take = async () => {
    if (video.current && ready) onPicture(await createImageBitmap(video.current))
  }
  return (
    <div className="photo-camera w-full grid gap-3">
      {problem ? (
        <Notice tone="bad">{problem}</Notice>
      ) : (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          onLoadedData={() => setReady(true)}
          aria-label={m.account_camera()}
        />
      )}
      <div className="dialog-actions">
        {problem ? null : (
          <Button aria-disabled={!ready} onClick={() => void take()}>
            {m.account_take_the_photo()}
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </div>
  )
}
