import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toMediaProblem, problemText } from './problems.ts'
import { maxRecordingMs, createRecorder, type RecorderParts, type RecorderState } from './recorder.ts'

describe("a microphone or camera that isn't available", () => {
  const named = (name: string) => Object.assign(new Error(name), { name })

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ] as const)('%s is %s', (name, problem) => {
    expect(toMediaProblem(named(name))).toBe(problem)
  })

  it('is explained in its own sentence with what to do', () => {
    const problems = ['insecure', 'refused', 'none', 'busy', 'cannot-record', 'failed'] as const
    const texts = problems.map((problem) => problemText(problem, 'microphone'))
    expect(new Set(texts).size).toBe(problems.length)
    expect(problemText('refused', 'camera')).toBe(
      'This site isn’t allowed to use the camera. Allow it in the address bar, then tap again.',
    )
  })
})

describe('the recorder', () => {
  let states: RecorderState['step'][]
  let open: number
  let playing: (() => void) | null
  let ask: () => Promise<void>
  const parts = (): RecorderParts => ({
    getSound: async () => {
      await ask()
      open += 1
      return { getTracks: () => [{ stop: () => (open -= 1) }] } as unknown as MediaStream
    },
    record: () => ({ stop: () => Promise.resolve(new Blob(['said'])) }),
    play: (_, onEnd) => {
      playing = onEnd
      return { stop: () => (playing = null) }
    },
    now: () => 0,
  })
  const make = () => createRecorder(parts(), (state) => states.push(state.step))

  beforeEach(() => {
    vi.useFakeTimers()
    states = []
    open = 0
    playing = null
    ask = () => Promise.resolve()
  })
  afterEach(() => void vi.useRealTimers())

  it('records, plays, and opens the microphone only while recording', async () => {
    const recorder = make()
    await recorder.start()
    expect(open).toBe(1)
    await recorder.stop()
    expect(open).toBe(0)
    recorder.play()
    playing?.()
    expect(states).toEqual(['asking', 'recording', 'recorded', 'playing', 'recorded'])
  })

  it('stops after a minute', async () => {
    await make().start()
    await vi.advanceTimersByTimeAsync(maxRecordingMs)
    expect([states.at(-1), open]).toEqual(['recorded', 0])
  })

  it('stops playing and listening when the cards are closed', async () => {
    const recorder = make()
    await recorder.start()
    await recorder.stop()
    recorder.play()
    recorder.end()
    expect([states.at(-1), open, playing]).toEqual(['empty', 0, null])
    recorder.play()
    expect(playing).toBeNull()
  })

  it('releases a microphone that was allowed after the cards were closed', async () => {
    let allow = () => {}
    ask = () => new Promise((done) => (allow = done))
    const recorder = make()
    const started = recorder.start()
    recorder.end()
    allow()
    await started
    expect([states.at(-1), open]).toEqual(['empty', 0])
  })

  it('stops on a hidden page and keeps what was recorded', async () => {
    const recorder = make()
    await recorder.start()
    recorder.hide()
    await vi.advanceTimersByTimeAsync(0)
    expect([states.at(-1), open]).toEqual(['recorded', 0])
  })

  it("says why it can't record", async () => {
    ask = () => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
    const told: RecorderState[] = []
    await createRecorder(parts(), (state) => told.push(state)).start()
    expect(told.at(-1)).toEqual({ step: 'empty', problem: 'refused' })
  })
})
