import { sql } from 'kysely'
import { z } from 'zod'
import type { Config } from '../process/config.ts'
import type { Db } from '../database/database.ts'
import type { Jobs } from '../process/jobs.ts'
import { renderEmail, type EmailMessage } from './email.ts'

export interface Mail {
  /**
   * Stores the email in the caller's transaction. It's sent by SMTP after the commit, or stays in the outbox without an
   * SMTP server. Returns its number.
   */
  send(db: Db, email: EmailMessage): Promise<number>
  /** Calls `listener` for each email that was handed to the SMTP server, in the transaction that deletes it. */
  onSent(listener: (trx: Db, id: number) => Promise<void>): void
}

/** The job that sends an email. */
export const sendMail = 'send-mail'
const retentionDays = 7

/** Headers of RFC 8058: the mail program posts to the URL by itself. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

// Loaded for the first email that is sent, which may never happen.
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport(url)
}

/** Sends mail in a job. Without SMTP_URL, emails are only stored for the outbox page. */
export function createMail(db: Db, jobs: Jobs, config: Config): Mail {
  const { smtpUrl } = config
  const listeners: Parameters<Mail['onSent']>[0][] = []
  let transport: ReturnType<typeof openTransport> | null = null

  jobs.define(sendMail, z.object({ id: z.number() }), async ({ id }) => {
    if (smtpUrl === null) return
    const email = await db
      .selectFrom('mails')
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .selectAll()
      .executeTakeFirst()
    if (email === undefined) return
    transport ??= openTransport(smtpUrl)
    await (
      await transport
    ).sendMail({
      from: config.mailFrom,
      // An address object, because a string would be parsed as a list, and a comma in it would mean a second recipient.
      to: { name: '', address: email.recipient },
      subject: email.subject,
      text: email.body_text,
      html: email.body_html,
      headers: unsubscribeHeaders(email.unsubscribe_url),
      // The same for every attempt, so that a mail program shows it once.
      messageId: `<mail-${id}-${email.created_at.getTime()}@${new URL(config.publicUrl).hostname}>`,
    })
    await db.transaction().execute(async (trx) => {
      // Emails can contain login links, so delivered ones are deleted.
      await trx.deleteFrom('mails').where('id', '=', id).execute()
      for (const listener of listeners) await listener(trx, id)
    })
  })

  jobs.every('forget-mails', '17 3 * * *', async () => {
    await db
      .deleteFrom('mails')
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${retentionDays})`)
      .execute()
  })

  return {
    onSent: (listener) => void listeners.push(listener),
    async send(trx, { subject: given, ...rest }) {
      // A line break in a name must not become a header.
      const subject = given.replaceAll(/\s+/g, ' ')
      const { text, html } = renderEmail({ subject, ...rest }, config)
      const { to, unsubscribeUrl } = rest
      const { id } = await trx
        .insertInto('mails')
        .values({ recipient: to, subject, body_text: text, body_html: html, unsubscribe_url: unsubscribeUrl ?? null })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (smtpUrl !== null) await jobs.send(sendMail, { id }, { db: trx })
      return id
    },
  }
}
