import type { Endpoint } from '@marigold/contract'
import type { z } from 'zod'
import { buildUrl, ApiError, readApiError } from './api-client.ts'
import { readToken } from '../session/token.ts'

/** The server sends a heartbeat every ten seconds; after two and a half of them the connection counts as lost. */
const silenceLimitMs = 25_000
const retryDelays = [500, 1_000, 2_000, 4_000, 8_000]
const isPermanent = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** Returns a parser that splits chunks of text into events. Chunks may end anywhere. */
export function createEventParser(onEvent: (data: string, id: number | null) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n')
      const data = lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice(6))
      const id = lines.find((line) => line.startsWith('id: '))?.slice(4)
      if (data.length > 0) onEvent(data.join('\n'), id === undefined ? null : Number(id))
    }
  }
}

interface Listening<Event> {
  params?: Record<string, unknown>
  headers?: Readonly<Record<string, string>>
  /** Returns the id of the last handled event; later ones are sent. */
  after?: () => number
  onEvent: (event: Event) => void
  /** Called when the connection opens or closes. */
  onConnection?: (on: boolean) => void
  /** The server refused permanently; no more events will come. */
  onRefused: (refusal: ApiError) => void
}

/**
 * Subscribes to a stream of the contract with the stored token, and reconnects automatically. Returns a function that
 * unsubscribes.
 */
export function subscribeToStream<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  listening: Listening<z.output<R>>,
) {
  let stopped = false
  let isOn = false
  let failures = 0
  let current = new AbortController()
  let hurry = () => {}

  const tell = (on: boolean) => {
    if (on === isOn || stopped) return
    isOn = on
    listening.onConnection?.(on)
  }

  async function once(signal: AbortSignal, alive: () => void): Promise<void> {
    const token = readToken()
    const response = await fetch(buildUrl(endpoint.path, listening.params), {
      headers: {
        ...listening.headers,
        accept: 'text/event-stream',
        ...(listening.after && { 'last-event-id': String(listening.after()) }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      cache: 'no-store',
      signal,
    })
    if (!response.ok || !response.body) throw await readApiError(response)
    const read = createEventParser((data) => {
      if (!stopped && !signal.aborted) listening.onEvent(endpoint.response.parse(JSON.parse(data)))
    })
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive()
      failures = 0
      tell(true)
      read(decoder.decode(value, { stream: true }))
    }
  }

  async function attempt(): Promise<void> {
    const control = new AbortController()
    current = control
    let timer = setTimeout(() => control.abort(), silenceLimitMs)
    try {
      await once(control.signal, () => {
        clearTimeout(timer)
        timer = setTimeout(() => control.abort(), silenceLimitMs)
      })
    } catch (error) {
      if (!(error instanceof ApiError) || !isPermanent(error.status)) return
      if (!stopped) listening.onRefused(error)
      stopped = true
    } finally {
      clearTimeout(timer)
    }
  }

  async function goOn(): Promise<void> {
    while (!stopped) {
      await attempt()
      tell(false)
      if (stopped) break
      const wait = retryDelays[Math.min(failures, retryDelays.length - 1)] ?? 0
      failures += 1
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait * (0.75 + Math.random() / 2))
        hurry = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  const online = () => hurry()
  const offline = () => current.abort()
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  void goOn()
  return () => {
    stopped = true
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
    current.abort()
    hurry()
  }
}
