import type { FastifyInstance } from 'fastify'
import type { Config } from '../process/config.ts'
import type { Db } from '../database/database.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { localMachineOnly } from '../http/local-hosts.ts'

const shown = 100

function listMails(db: Db) {
  return db
    .selectFrom('mails')
    .select([
      'id',
      'recipient as to',
      'subject',
      'body_text as text',
      'body_html as html',
      'unsubscribe_url',
      'created_at',
    ])
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s&<]+(?:&amp;[^\s&<]+)*/g, '<a href="$&">$&</a>')
}

/** Serves emails that weren't sent, newest first, as a page and as JSON. Never registered in production. */
export function outboxRoutes(app: FastifyInstance, db: Db, config: Pick<Config, 'publicUrl' | 'trustProxy'>): void {
  const guarded = { onRequest: localMachineOnly(config) }
  app.get('/dev/outbox.json', guarded, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return await listMails(db)
  })
  app.get('/dev/outbox', guarded, async (request, reply) => {
    const mails = await listMails(db)
    const articles = mails.map(
      ({ to, subject, text, created_at }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time>${created_at.toISOString()}</time></p>` +
        `<pre>${withLinks(text)}</pre></article>`,
    )
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox – Marigold</title><style nonce="${request.nonce}">body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;
margin:2rem auto;padding:0 1rem}article{border-top:1px solid #999;padding:1rem 0}h2{font-size:1.1rem;margin:0}
pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}</style>
<main><h1>Outbox</h1><p>Without SMTP_URL letters are kept here instead of being sent. <a href="/dev/outbox.json">As JSON</a></p>
${articles.join('\n') || '<p>No letters yet.</p>'}</main></html>`
  })
}
