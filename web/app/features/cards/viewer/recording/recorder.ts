import { problemOf, type MediaProblem } from './problems.ts'
import { after } from '../../../../platform/time/timers.ts'

/** What the recorder does now. A recording is there in `recorded` and `playing`. */
export type RecorderState =
  | { step: 'empty'; problem?: MediaProblem }
  | { step: 'asking' }
  | { step: 'recording'; since: number }
  | { step: 'recorded' }
  | { step: 'playing' }

/** The parts of the browser that a recorder uses. */
export interface RecorderParts {
  getSound: () => Promise<MediaStream>
  /** Records a stream until `stop`, which gives what was heard. */
  record: (stream: MediaStream) => { stop: () => Promise<Blob> }
  /** Plays a recording; calls `onEnd` when it is over. `stop` ends it early. */
  play: (sound: Blob, onEnd: () => void) => { stop: () => void }
  now: () => number
}

/** A recording ends by itself after this long. */
export const longest = 60_000

/**
 * Records one try and plays it back. The sound is held in the page's memory alone: the next one takes its place, and
 * `end` forgets it. The microphone is open only while something is recorded.
 */
export function makeRecorder(parts: RecorderParts, tell: (state: RecorderState) => void) {
  let state: RecorderState = { step: 'empty' }
  let sound: Blob | null = null
  let running: { stream: MediaStream; recording: { stop: () => Promise<Blob> } } | null = null
  let playing: { stop: () => void } | null = null
  let cancelStop = () => {}
  // Grows with every start and end: what an older one was waiting for no longer counts.
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
      cancelStop = after(longest, () => void stop())
      become({ step: 'recording', since: parts.now() })
    } catch (error) {
      letGo()
      if (mine === turn) become({ step: 'empty', problem: problemOf(error) })
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
      if (mine === turn) become({ step: 'empty', problem: problemOf(error) })
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

  /** Lets go of microphone and sound: nothing is left. */
  function end() {
    turn += 1
    letGo()
    silence()
    sound = null
    become({ step: 'empty' })
  }

  /** The page is hidden: nothing is heard behind it. A recording ends, one that was asked for is not begun. */
  function hide() {
    if (state.step === 'recording') void stop()
    else if (state.step === 'asking') end()
    else pause()
  }

  return { start, stop, play, pause, end, hide }
}
export type Recorder = ReturnType<typeof makeRecorder>

/** The parts of this browser. */
export const browserParts: RecorderParts = {
  getSound: () =>
    // Raw: filters for calls would smooth away what is practiced.
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
