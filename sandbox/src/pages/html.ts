/** Markup that is safe to send: made only by `html`. */
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

/** A template whose values are escaped, except other markup. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Markup {
  return new Markup(parts.map((part, index) => part + (index < values.length ? show(values[index]) : '')).join(''))
}

/** A whole page in the sandbox's own look. */
export function document(title: string, body: Markup): string {
  return html`<!doctype html>
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
        ${body}
      </body>
    </html>`.text
}
