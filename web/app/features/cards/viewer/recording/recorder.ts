import { toMediaProblem, type MediaProblem } from './problems.ts'
import { after } from '../../../../platform/time/timers.ts'

/** The recorder's state. There is a recording in `recorded` and `playing`. */
export type RecorderState =
  | { step: 'empty'; problem?: MediaProblem }
  | { step: 'asking' }
  | { step: 'recording'; since: number }
  | { step: 'recorded' }
  | { step: 'playing' }

/** Browser APIs that a recorder needs. */
export interface RecorderParts {
  getSound: () => Promise<MediaStream>
  /** Records a stream until `stop`, which returns the recording. */
  record: (stream: MediaStream) => { stop: () => Promise<Blob> }
  /** Plays a recording and calls `onEnd` when it ends. `stop` ends it early. */
  play: (sound: Blob, onEnd: () => void) => { stop: () => void }
  now: () => number
}

/** Maximum length of a recording. */
export const maxRecordingMs = 60_000

/**
 * Records one trial and plays it back. The sound is only in memory: the next recording replaces it, and `end` discards
 * it. The microphone is open only while recording.
 */
export function createRecorder(parts: RecorderParts, tell: (state: RecorderState) => void) {
  let state: RecorderState = { step: 'empty' }
  let sound: Blob | null = null
  let running: { stream: MediaStream; recording: { stop: () => Promise<Blob> } } | null = null
  let playing: { stop: () => void } | null = null
  let cancelStop = () => {}
  // Incremented by every start and end; older pending work is ignored.
  let turn = 0

  const become = (next: RecorderState) => {
    state = next
    tell(next)
  }
  const letGo = () => {
    cancelStop()
    for (const track of running?.stream.getTracks() ?? []) track.stop()
    running = null
  }
  const silence = () => {
    playing?.stop()
    playing = null
  }

  async function start() {
    if (state.step === 'asking' || state.step === 'recording') return
    silence()
    sound = null
    turn += 1
    const mine = turn
    become({ step: 'asking' })
    try {
      const stream = await parts.getSound()
      if (mine !== turn) return stream.getTracks().forEach((track) => track.stop())
      running = { stream, recording: parts.record(stream) }
      cancelStop = after(maxRecordingMs, () => void stop())
      become({ step: 'recording', since: parts.now() })
    } catch (error) {
      letGo()
      if (mine === turn) become({ step: 'empty', problem: toMediaProblem(error) })
    }
  }

  async function stop() {
    if (!running) return
    const mine = turn
    const ending = running.recording.stop()
    try {
      const heard = await ending
      if (mine !== turn) return
      letGo()
      sound = heard
      become({ step: 'recorded' })
    } catch (error) {
      letGo()
      if (mine === turn) become({ step: 'empty', problem: toMediaProblem(error) })
    }
  }

  function play() {
    if (!sound || state.step !== 'recorded') return
    playing = parts.play(sound, () => {
      if (state.step === 'playing') become({ step: 'recorded' })
    })
    become({ step: 'playing' })
  }

  function pause() {
    if (state.step !== 'playing') return
    silence()
    become({ step: 'recorded' })
  }

  /** Stops the microphone and playback, and discards the recording. */
  function end() {
    turn += 1
    letGo()
    silence()
    sound = null
    become({ step: 'empty' })
  }

  /** When the page is hidden, stops recording and playback, and cancels a pending start. */
  function hide() {
    if (state.step === 'recording') void stop()
    else if (state.step === 'asking') end()
    else pause()
  }

  return { start, stop, play, pause, end, hide }
}
export type Recorder = ReturnType<typeof createRecorder>

/** The real browser APIs. */
export const browserParts: RecorderParts = {
  getSound: () =>
    // Filters made for calls would smooth out the practiced sounds.
    navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: false, noiseSuppression: false } }),
  record: (stream) => {
    const media = new MediaRecorder(stream)
    const pieces: Blob[] = []
    media.ondataavailable = (event) => pieces.push(event.data)
    media.start()
    return {
      stop: () =>
        new Promise((done) => {
          media.onstop = () => done(new Blob(pieces, { type: media.mimeType }))
          if (media.state === 'inactive') done(new Blob(pieces, { type: media.mimeType }))
          else media.stop()
        }),
    }
  },
  play: (sound, onEnd) => {
    const url = URL.createObjectURL(sound)
    const audio = new Audio(url)
    const over = () => {
      URL.revokeObjectURL(url)
      onEnd()
    }
    audio.onended = over
    audio.onerror = over
    audio.play().catch(over)
    return {
      stop: () => {
        audio.onended = null
        audio.onerror = null
        audio.pause()
        URL.revokeObjectURL(url)
      },
    }
  },
  now: () => Date.now(),
}
