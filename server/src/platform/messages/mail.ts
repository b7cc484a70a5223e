import { sql } from 'kysely'
import { z } from 'zod'
import type { Config } from '../process/config.ts'
import type { Db } from '../database/database.ts'
import type { Jobs } from '../process/jobs.ts'
import { renderLetter, type Letter } from './letter.ts'

export interface Mail {
  /** Keeps the letter in the caller's transaction; it leaves by SMTP after the commit, or stays in the outbox where there is none. */
  send(db: Db, letter: Letter): Promise<void>
}

const sendMail = 'send-mail'
const keptDays = 7

/** As RFC 8058 has it: the mail program posts to the address by itself. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

// Loaded with the first letter that leaves: where there is no mail server it never is.
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport(url)
}

/** Mail through a job. Without SMTP_URL letters are only kept, for the outbox page. */
export function createMail(db: Db, jobs: Jobs, config: Config): Mail {
  const { smtpUrl } = config
  let transport: ReturnType<typeof openTransport> | null = null

  jobs.define(sendMail, z.object({ id: z.number() }), async ({ id }) => {
    if (smtpUrl === null) return
    const letter = await db
      .selectFrom('mails')
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .selectAll()
      .executeTakeFirst()
    if (letter === undefined) return
    transport ??= openTransport(smtpUrl)
    await (
      await transport
    ).sendMail({
      from: config.mailFrom,
      // As one address: a text would be read as a list, and a comma in it would mean a second person.
      to: { name: '', address: letter.recipient },
      subject: letter.subject,
      text: letter.body_text,
      html: letter.body_html,
      headers: unsubscribeHeaders(letter.unsubscribe_url),
      // The same on a second try, so that a mail program shows it once.
      messageId: `<mail-${id}-${letter.created_at.getTime()}@${new URL(config.publicUrl).hostname}>`,
    })
    // Letters hold links that sign people in: what was delivered is not kept.
    await db.deleteFrom('mails').where('id', '=', id).execute()
  })

  jobs.every('forget-mails', '17 3 * * *', async () => {
    await db
      .deleteFrom('mails')
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
      .execute()
  })

  return {
    async send(trx, { subject: given, ...rest }) {
      // A line break in a name must not become a header.
      const subject = given.replaceAll(/\s+/g, ' ')
      const { text, html } = renderLetter({ subject, ...rest }, config)
      const { to, unsubscribeUrl } = rest
      const { id } = await trx
        .insertInto('mails')
        .values({ recipient: to, subject, body_text: text, body_html: html, unsubscribe_url: unsubscribeUrl ?? null })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (smtpUrl !== null) await jobs.send(sendMail, { id }, { db: trx })
    },
  }
}
