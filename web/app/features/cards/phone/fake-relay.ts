import { seatHeader } from '@marigold/contract'

type Event = Record<string, unknown>
interface Listener {
  side: 'cards' | 'phone'
  after: number
  send: (event: Event, id?: number) => void
  end: () => void
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

/** Simulates a server room behind `fetch`, with a network that can fail in every way networks fail. */
export function createFakeRelay() {
  const listeners = new Set<Listener>()
  let presses: { seq: number; sealed: string }[] = []
  let state: { seq: number; sealed: string } | null = null
  let seats = 0
  const relay = {
    /** Every body that was sent. */
    sent: [] as string[],
    /** Requests to this path arrive, but their responses are lost. */
    loseAnswersOf: '',
    /** Every request fails. */
    down: false,
    fetch,
    /** Replays all taps to the listeners, like a server that forgot what it delivered. */
    tellAgain: () => presses.forEach((press) => tell('cards', { kind: 'press', ...press }, press.seq)),
    phoneIs: (here: boolean) => tell('cards', { kind: 'phone', here }),
    breakStreams: () => listeners.forEach(({ end }) => end()),
    end: () => {
      for (const side of ['cards', 'phone'] as const) tell(side, { kind: 'over', why: 'ended' })
    },
  }

  function tell(side: Listener['side'], event: Event, id?: number) {
    for (const one of listeners) if (one.side === side) one.send(event, id)
  }

  function stream(side: Listener['side'], after: number, signal: AbortSignal | null | undefined): Response {
    const body = new ReadableStream<Uint8Array>({
      start(control) {
        const write = (text: string) => control.enqueue(new TextEncoder().encode(text))
        const listener: Listener = {
          side,
          after,
          send: (event, id) => write(`${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(event)}\n\n`),
          end() {
            listeners.delete(listener)
            control.error(new TypeError('network'))
          },
        }
        signal?.addEventListener('abort', () => listeners.has(listener) && listener.end())
        listeners.add(listener)
        write(': beat\n\n')
        if (side === 'cards') {
          listener.send({ kind: 'phone', here: seats > 0 })
          for (const press of presses.filter(({ seq }) => seq > after))
            listener.send({ kind: 'press', ...press }, press.seq)
          return
        }
        listener.send({ kind: 'cards', here: true })
        if (state && state.seq > after) listener.send({ kind: 'state', ...state }, state.seq)
      },
    })
    return new Response(body, { status: 200 })
  }

  function take(path: string, method: string, body: Event): Response {
    if (method === 'DELETE') return json(200, { message: '' })
    if (path.endsWith('/phone-rooms')) return json(200, { ends_at: '' })
    if (path.endsWith('/phone')) {
      seats += 1
      relay.phoneIs(true)
      return json(200, { seat: `seat${seats}`, pressed: presses.at(-1)?.seq ?? 0, ends_at: '' })
    }
    const message = body as { seq: number; sealed: string; leaving?: boolean }
    if (path.endsWith('/here')) {
      relay.phoneIs(!message.leaving)
      return json(200, {})
    }
    if (path.endsWith('/state')) {
      state = message
      tell('phone', { kind: 'state', seq: message.seq, sealed: message.sealed }, message.seq)
      return json(200, {})
    }
    const known = presses.some(({ seq }) => seq === message.seq)
    if (!known) {
      presses = [...presses, { seq: message.seq, sealed: message.sealed }]
      tell('cards', { kind: 'press', ...message }, message.seq)
    }
    return json(200, { known })
  }

  async function fetch(address: string, options: RequestInit = {}): Promise<Response> {
    if (relay.down) throw new TypeError('network')
    const headers = new Headers(options.headers)
    const { method = 'GET', signal } = options
    if (method === 'GET')
      return stream(headers.has(seatHeader) ? 'phone' : 'cards', Number(headers.get('last-event-id') ?? 0), signal)
    const text = typeof options.body === 'string' ? options.body : '{}'
    relay.sent.push(text)
    const answer = take(address, method, JSON.parse(text) as Event)
    if (relay.loseAnswersOf !== '' && address.endsWith(relay.loseAnswersOf)) throw new TypeError('network')
    return answer
  }
  return relay
}
