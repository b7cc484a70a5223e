import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError')
    return 'Marigold may not use the camera here. Allow it in the browser, or choose a file.'
  if (name === 'NotReadableError') return 'The camera is in use by another program. Close it there, or choose a file.'
  return 'No camera was found. Choose a file instead.'
}

/** The camera of this device as a mirror, and a picture of it. Nothing is sent: the picture goes to `onPicture`. */
export function Camera({ onPicture, onCancel }: { onPicture: (picture: ImageBitmap) => void; onCancel: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [trouble, setTrouble] = useState('')
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let stream: MediaStream | null = null
    let gone = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const start = async () => {
      const square = { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 1280 } }
      stream = await navigator.mediaDevices.getUserMedia({ video: square })
      if (gone) return stop()
      if (video.current) video.current.srcObject = stream
    }
    start().catch((error: unknown) => setTrouble(reasonOf(error)))
    return () => {
      gone = true
      stop()
    }
  }, [])
  const take = async () => {
    if (video.current && ready) onPicture(await createImageBitmap(video.current))
  }
  return (
    <div className="photo-camera w-full grid gap-3">
      {trouble ? (
        <Notice tone="bad">{trouble}</Notice>
      ) : (
        <video ref={video} autoPlay playsInline muted onLoadedData={() => setReady(true)} aria-label="Camera" />
      )}
      <div className="dialog-actions">
        {trouble ? null : (
          <Button aria-disabled={!ready} onClick={() => void take()}>
            Take the photo
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
