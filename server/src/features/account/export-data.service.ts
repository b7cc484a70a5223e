import type { AccountExport } from '@marigold/contract'
import { sql } from 'kysely'
import type { User } from '../../platform/access/access.ts'
import type { Db } from '../../platform/database/database.ts'

type Fact = AccountExport['parts'][string][number][string]

const most = 10_000

// The stored data of a user, by part and column. Leaves out passwords, tokens, and the provider's internal ids.
const parts = (id: number, email: string) => ({
  profile: sql`select username, email, email_confirmed_at, pending_email, first_name, last_name, occupation, phone_number,
    address_line_1, city, state, postal_code, country, is_company, company_name, auto_renewal as shows_company_name,
    photo_key is not null as has_photo, chosen_plan, created_at, exists (select from second_factors f
    where f.user_id = users.id and f.confirmed_at is not null) as two_step_login,
    mail_announcements as wants_announcements, mail_new_games as wants_letters_of_new_games,
    mail_reminders as wants_reminders, signup_reminded_at as reminded_to_finish_sign_up_at from users where id = ${id}`,
  plans: sql`select plan, provider_status as status, current_period_start, current_period_end, cancel_at_period_end,
    ended_at, card from subscriptions where user_id = ${id} order by id`,
  declined_cards: sql`select amount as amount_in_cents, failure, card, declined_at from declined_payments
    where user_id = ${id} order by id`,
  sign_ins: sql`select device_label as device, kind, created_at, last_used_at from sign_ins where user_id = ${id} order by id`,
  devices: sql`select label as device, last_seen_at from devices where user_id = ${id} order by id`,
  reviews: sql`select g.game_name as game, r.rating, r.review, r.created_at from reviews r
    join games g on g.id = r.game_id where r.user_id = ${id} order by r.id`,
  games_played: sql`select g.game_name as game, v.views as times, v.viewed_at as last_played_at from game_views v
    join games g on g.id = v.game_id where v.user_id = ${id} order by v.viewed_at`,
  favorites: sql`select g.game_name as game, f.created_at from favorites f
    join games g on g.id = f.game_id where f.user_id = ${id} order by f.created_at`,
  saved_card_sets: sql`select name, title, line, picks::text, created_at, used_at, deleted_at from card_sets
    where user_id = ${id} order by created_at`,
  recent_card_sets: sql`select title, line, picks::text, played_at from recent_card_sets
    where user_id = ${id} order by played_at`,
  own_lists: sql`select name, area, practices, created_at, deleted_at from own_lists where user_id = ${id} order by id`,
  own_cards: sql`select l.name as list, c.position, c.word, c.phrase, c.sentence from own_cards c
    join own_lists l on l.id = c.list_id where l.user_id = ${id} order by l.id, c.position`,
  guest_links: sql`select title, opened as times_opened, created_at, ends_at from guest_links where user_id = ${id} order by id`,
  notifications: sql`select kind, message, created_at, read_at from notifications
    where user_id = ${id} and cleared_at is null order by id`,
  problems_reported: sql`select body as report, created_at from threads where user_id = ${id} order by id`,
  answers_to_them: sql`select t.body as report, e.body as answer, e.created_at from thread_entries e
    join threads t on t.id = e.thread_id where t.user_id = ${id} and e.kind = 'reply' order by e.id`,
  // Anyone can type this address into the contact form, so messages belong to its owner only once it's confirmed.
  messages_to_us: sql`select t.name, t.email, t.body as message, t.created_at from threads t
    join users u on u.id = ${id} and u.email_confirmed_at is not null
    where t.kind = 'message' and lower(t.email) = ${email.toLowerCase()} order by t.id`,
  partner: sql`select issuer, subject as number_there, created_at from partner_people where user_id = ${id}`,
})

function factOf(value: unknown): Fact {
  if (value instanceof Date) return value.toISOString()
  return value as Fact
}

/** Returns everything that's stored about a user. */
export async function exportUserData(db: Db, { id, email }: Pick<User, 'id' | 'email'>): Promise<AccountExport> {
  const found: AccountExport['parts'] = {}
  for (const [part, query] of Object.entries(parts(id, email))) {
    const { rows } = await sql<Record<string, unknown>>`${query} limit ${most}`.execute(db)
    found[part] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, factOf(value)])),
    )
  }
  return { exported_at: new Date().toISOString(), parts: found }
}

/** Formats a value for a spreadsheet: quoted, and never as a formula. */
function cell(value: Fact): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  const safe = typeof value !== 'number' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Formats the export as CSV: one line for each value, after the byte order mark that spreadsheets need. */
export function toCsv({ parts }: AccountExport): string {
  const lines = Object.entries(parts).flatMap(([part, records]) =>
    records.flatMap((record, index) =>
      Object.entries(record).map(([field, value]) => [part, index + 1, field, value].map(cell).join(',')),
    ),
  )
  return `\uFEFF${['part,record,field,value', ...lines].join('\r\n')}\r\n`
}
