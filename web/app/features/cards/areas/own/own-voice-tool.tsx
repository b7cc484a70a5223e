import { m } from '#messages'
import { AudioLines } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readVoice } from '../../../../platform/storage/own-media.ts'
import { playSound, stopSound } from './play-sound.ts'

/** Plays the therapist's recording of an own card; hidden if this device has none. */
export function OwnVoiceTool({ id, className }: { id: number | null; className: string }) {
  const [voice, setVoice] = useState<{ id: number; sound: Blob } | null>(null)
  useEffect(() => {
    if (id === null) return
    let left = false
    void readVoice(id).then((sound) => {
      if (!left) setVoice(sound && { id, sound })
    })
    return () => {
      left = true
      stopSound()
    }
  }, [id])
  if (id === null || voice?.id !== id) return null
  return (
    <button type="button" className={className} data-scan="6" onClick={() => playSound(voice.sound)}>
      <AudioLines aria-hidden className="play-icon" />
      <span>{m.cards_my_voice()}</span>
    </button>
  )
}
