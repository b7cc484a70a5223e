import type { Endpoint } from '@marigold/contract'
import type { TestApp, TestUser } from './testing.ts'

const boundary = 'a-boundary-of-this-test'

/** Sends a file as a form with one field, as a browser does. */
export async function sendFile(
  app: TestApp,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  {
    user,
    field,
    file,
    query = {},
    params = {},
  }: { user: TestUser; field: string; file: Buffer; query?: Record<string, string>; params?: Record<string, unknown> },
) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="file"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const response = await app.inject({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    query,
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${user.token}` },
  })
  return { statusCode: response.statusCode, body: response.json() }
}
