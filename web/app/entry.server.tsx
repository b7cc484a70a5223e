import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { NonceContext } from './nonce.ts'
import { servicesContext } from './services-context.ts'

export { servicesContext }

/** Renders the whole page before responding, so that an error can still set the status. */
function render(context: EntryContext, url: string, nonce: string): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let failed = false
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString('utf8'), failed })
        done()
      },
    })
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: () => {
          failed = true
        },
      },
    )
  })
}

/** Logs what a loader threw; without this, React Router writes it to the console. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(servicesContext).report(error)
}

/** Responds to a page request. The server in front of it adds the policy headers and the cache rule. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = loadContext.get(servicesContext)
  const { html, failed } = await render(context, request.url, nonce)
  return new Response(html, { status: failed ? 500 : status, headers })
}
