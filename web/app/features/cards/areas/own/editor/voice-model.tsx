import { m } from '#messages'
import { Mic, Play, Square, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { deleteMedia, storeMedia, readVoice } from '../../../../../platform/storage/own-media.ts'
import { Notice, Problem } from '../../../../../ui/notice.tsx'
import { playSound, stopSound } from '../play-sound.ts'
import { useRecorder } from './use-recorder.ts'

/** Records the therapist's voice as a card's model. It is stored at once, on this device only. */
export function VoiceModel({ card }: { card: number }) {
  const [voice, setVoice] = useState<Blob | null>(null)
  const [problem, setProblem] = useState('')
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
      storeMedia('voices', card, sound).catch(() => setProblem(m.cards_this_browser_couldnt_store_the_recording()))
    },
    [card],
  )
  const recorder = useRecorder(keep)
  const start = () => {
    stopSound()
    setProblem('')
    void recorder.start()
  }
  const remove = () => {
    stopSound()
    setVoice(null)
    deleteMedia('voices', card).catch(() => setProblem(m.cards_we_couldnt_delete_the_recording()))
  }
  return (
    <div className="grid gap-2" role="group" aria-label={m.cards_my_voice()}>
      <span className="label">{m.cards_my_voice()}</span>
      <div className="flex flex-wrap items-center gap-2.5">
        {recorder.state === 'recording' ? (
          <button type="button" className="setup-btn is-recording" onClick={recorder.stop}>
            <Square aria-hidden />
            {m.ui_stop()}
          </button>
        ) : (
          <button type="button" className="setup-btn" onClick={start}>
            <Mic aria-hidden />
            {voice ? m.cards_record_again() : m.cards_record()}
          </button>
        )}
        {voice && recorder.state !== 'recording' ? (
          <>
            <button type="button" className="setup-btn" onClick={() => playSound(voice)}>
              <Play aria-hidden />
              {m.cards_listen()}
            </button>
            <button type="button" className="mine-round" aria-label={m.cards_delete_the_recording()} onClick={remove}>
              <Trash2 aria-hidden />
            </button>
          </>
        ) : null}
      </div>
      <p className="hint" role="status">
        {recorder.state === 'recording' ? m.cards_recording_up_to_ten_seconds() : m.cards_say_the_word_the_way_you()}
      </p>
      {recorder.state === 'refused' ? <Notice tone="bad">{m.cards_no_microphone_was_found_or_your()}</Notice> : null}
      <Problem>{problem}</Problem>
    </div>
  )
}
