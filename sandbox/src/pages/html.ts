import type { FastifyReply } from 'fastify'
import { parseForm } from '../api/form.ts'

/** Markup that is safe to send. Only `html` makes it. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function show(value: unknown): string {
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(show).join('')
  if (value === null || value === undefined || value === false) return ''
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** Escapes the values in a template, except other markup. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Markup {
  return new Markup(parts.map((part, index) => part + (index < values.length ? show(values[index]) : '')).join(''))
}

/** Sends a page. Its policy allows no script, and its forms may lead to `leadsTo` besides this origin. */
export function sendPage(
  reply: FastifyReply,
  { title, main, leadsTo }: { title: string; main: Markup; leadsTo?: string | undefined },
): FastifyReply {
  const origin = leadsTo ? (URL.parse(leadsTo)?.origin ?? '') : ''
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Test payments</title>
        <link rel="stylesheet" href="/_sandbox/sandbox.css" />
      </head>
      <body>
        <header class="banner"><strong>Test payments.</strong> No real card is accepted and no money moves.</header>
        ${main}
      </body>
    </html>`
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.text)
}

/** Sends the page for an unknown link. */
export function nothingHere(reply: FastifyReply): FastifyReply {
  const main = html`<main class="note">
    <h1>Page not found</h1>
    <p>Check the link, or go back to where you came from.</p>
  </main>`
  return sendPage(reply.code(404), { title: 'Page not found', main })
}

/** Returns the fields of a posted form. */
export function postedFields(body: unknown): Record<string, string> {
  const fields = parseForm(typeof body === 'string' ? body : '')
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}
