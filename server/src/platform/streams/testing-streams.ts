import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { TestApp } from '../testing/testing.ts'

/** Starts an app on a free port and returns its URL. */
export async function serve({ app }: Pick<TestApp, 'app'>): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Listens like a browser until the test ends. */
export async function listenTo(url: string, headers: Record<string, string> = {}) {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const response = await fetch(url, { headers: { 'accept-encoding': 'br, gzip', ...headers }, signal: stop.signal })
  const received = { text: '', ended: false }
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? [])
      received.text += decoder.decode(chunk as Uint8Array, { stream: true })
    received.ended = true
  })().catch(() => undefined)
  return {
    response,
    heard: received,
    /** Resolves when the server ends the stream. */
    reading,
    /** Returns the data of every event so far. */
    events: () =>
      [...received.text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data as string) as unknown),
    stop: () => stop.abort(),
  }
}
