import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { TestApp } from '../testing/testing.ts'

/** Lets an app listen on a free port; answers its address. */
export async function serve({ app }: Pick<TestApp, 'app'>): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Listens as a browser does, until the test ends. */
export async function listenTo(url: string, headers: Record<string, string> = {}) {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const response = await fetch(url, { headers: { 'accept-encoding': 'br, gzip', ...headers }, signal: stop.signal })
  const heard = { text: '', ended: false }
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk as Uint8Array, { stream: true })
    heard.ended = true
  })().catch(() => undefined)
  return {
    response,
    heard,
    /** Ends when the server ends the stream. */
    reading,
    /** The data of every event so far. */
    events: () => [...heard.text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data as string) as unknown),
    stop: () => stop.abort(),
  }
}
