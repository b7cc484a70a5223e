import type { Endpoint } from '@marigold/contract'
import type { z } from 'zod'
import { addressOf, ApiError, refusalOf } from './api-client.ts'
import { readToken } from '../session/token.ts'

/** The server shows a sign of life every ten seconds: after two and a half of them the connection is taken for dead. */
const silentMs = 25_000
const waits = [500, 1_000, 2_000, 4_000, 8_000]
const hopeless = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** Cuts what arrives into events; pieces may end anywhere. */
export function eventReader(onEvent: (data: string, id: number | null) => void): (piece: string) => void {
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
  /** The last event that has been dealt with: those after it are sent. */
  after?: () => number
  onEvent: (event: Event) => void
  /** Whether the connection stands, at each change. */
  onConnection?: (on: boolean) => void
  /** The server refused for good: nothing more comes. */
  onRefused: (refusal: ApiError) => void
}

/** Hears a stream of the contract with the stored sign-in, and comes back by itself when the connection breaks. Answers how to stop. */
export function hear<R extends z.ZodType>(
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
    const response = await fetch(addressOf(endpoint.path, listening.params), {
      headers: {
        ...listening.headers,
        accept: 'text/event-stream',
        ...(listening.after && { 'last-event-id': String(listening.after()) }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      cache: 'no-store',
      signal,
    })
    if (!response.ok || !response.body) throw await refusalOf(response)
    const read = eventReader((data) => {
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
    let timer = setTimeout(() => control.abort(), silentMs)
    try {
      await once(control.signal, () => {
        clearTimeout(timer)
        timer = setTimeout(() => control.abort(), silentMs)
      })
    } catch (error) {
      if (!(error instanceof ApiError) || !hopeless(error.status)) return
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
      const wait = waits[Math.min(failures, waits.length - 1)] ?? 0
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
