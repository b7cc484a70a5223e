import { baseLocale, m } from '#messages'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { inLocale } from '../../platform/http/locale.ts'
import type { Mail } from '../../platform/messages/mail.ts'

export interface Message {
  contactName: string
  contactEmail: string
  contactMessage: string
}

/** Saves a message and emails it to the administrator, if there is one, in the same transaction. */
export async function saveMessage(
  db: Db,
  { mail, adminEmail }: { mail: Mail; adminEmail: string | null },
  { contactName, contactEmail, contactMessage }: Message,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('threads')
      .values({ kind: 'message', name: contactName, email: contactEmail, body: contactMessage })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (adminEmail === null) return
    // The team reads English, whatever the visitor does.
    await inLocale(baseLocale, () =>
      mail.send(trx, {
        to: adminEmail,
        subject: m.contact_message_from({ contactName }),
        preview: contactMessage.slice(0, 120),
        paragraphs: contactMessage.split(/\n\s*\n/).map((part) => part.trim()),
        rows: [
          [m.contact_name(), contactName],
          [m.contact_email(), contactEmail],
        ],
        button: { text: m.contact_reply(), url: `/console/messages/${id}` },
        notes: [m.contact_sent_through_the_contact_page()],
      }),
    )
  })
}

/** Saves a bug report with the browser's name. */
export async function saveBugReport(db: Db, userId: number, details: string, browser: string): Promise<void> {
  await db.insertInto('threads').values({ kind: 'report', user_id: userId, body: details, browser }).execute()
}

/** Deletes messages and reports after twelve months, as the privacy policy says. */
export async function deleteOldMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('threads')
    .where('created_at', '<', sql<Date>`now() - interval '12 months'`)
    .execute()
}
