import { Mic, Play, Square, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { deleteMedia, keepMedia, readVoice } from '../../../../../platform/storage/own-media.ts'
import { Notice } from '../../../../../ui/notice.tsx'
import { playSound, stopSound } from '../play-sound.ts'
import { useRecorder } from './use-recorder.ts'

/** Records the therapist's own voice as the model of a card: kept at once, on this device alone. */
export function VoiceModel({ card }: { card: number }) {
  const [voice, setVoice] = useState<Blob | null>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    let left = false
    void readVoice(card).then((stored) => {
      if (!left) setVoice(stored)
    })
    return () => {
      left = true
      stopSound()
    }
  }, [card])
  const keep = useCallback(
    (sound: Blob) => {
      setVoice(sound)
      keepMedia('voices', card, sound).catch(() => setTrouble('This browser could not store the recording.'))
    },
    [card],
  )
  const recorder = useRecorder(keep)
  const start = () => {
    stopSound()
    setTrouble('')
    void recorder.start()
  }
  const remove = () => {
    stopSound()
    setVoice(null)
    deleteMedia('voices', card).catch(() => setTrouble('The recording could not be deleted.'))
  }
  return (
    <div className="grid gap-2" role="group" aria-label="My voice">
      <span className="label">My voice</span>
      <div className="flex flex-wrap items-center gap-2.5">
        {recorder.state === 'recording' ? (
          <button type="button" className="setup-btn is-recording" onClick={recorder.stop}>
            <Square aria-hidden />
            Stop
          </button>
        ) : (
          <button type="button" className="setup-btn" onClick={start}>
            <Mic aria-hidden />
            {voice ? 'Record again' : 'Record'}
          </button>
        )}
        {voice && recorder.state !== 'recording' ? (
          <>
            <button type="button" className="setup-btn" onClick={() => playSound(voice)}>
              <Play aria-hidden />
              Listen
            </button>
            <button type="button" className="mine-round" aria-label="Delete the recording" onClick={remove}>
              <Trash2 aria-hidden />
            </button>
          </>
        ) : null}
      </div>
      <p className="hint" role="status">
        {recorder.state === 'recording'
          ? 'Recording, ten seconds at most.'
          : 'Say it as the child shall say it. The recording stays on this device.'}
      </p>
      {recorder.state === 'refused' ? (
        <Notice tone="bad">There is no microphone here, or the browser was not allowed to use it.</Notice>
      ) : null}
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
    </div>
  )
}
