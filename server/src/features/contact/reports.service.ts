import { baseLocale, m } from '#messages'
import { limits, type Report, type ReportState } from '@marigold/contract'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { User } from '../../platform/access/access.ts'
import type { Services } from '../../platform/app.ts'
import { recordAudit } from '../../platform/access/audit.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import { notify } from '../../platform/messages/notify.ts'
import { reportReplyEmail } from './report-email.ts'

const inBell = 600

function selectReports(db: Db) {
  return db
    .selectFrom('bug_reports')
    .leftJoin('users', 'users.id', 'bug_reports.user_id')
    .select((eb) => [
      'bug_reports.id',
      'bug_reports.bug_details',
      'bug_reports.browser',
      'bug_reports.state',
      'bug_reports.created_at',
      'users.id as user_id',
      'users.email',
      'users.first_name',
      'users.last_name',
      jsonArrayFrom(
        eb
          .selectFrom('report_answers')
          .leftJoin('users as authors', 'authors.id', 'report_answers.author_id')
          .whereRef('report_answers.report_id', '=', 'bug_reports.id')
          .orderBy('report_answers.id')
          .select([
            'report_answers.id',
            'report_answers.answer as text',
            sql<string>`coalesce(nullif(trim(authors.first_name || ' ' || authors.last_name), ''), 'The team')`.as(
              'by',
            ),
            'report_answers.created_at',
          ]),
      ).as('answers'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number]

function shown({
  bug_details,
  state,
  created_at,
  user_id,
  email,
  first_name,
  last_name,
  answers: responses,
  ...row
}: Row): Report {
  const name = `${first_name ?? ''} ${last_name ?? ''}`.trim()
  return {
    id: row.id,
    browser: row.browser,
    details: bug_details,
    state: state as ReportState,
    created_at: created_at.toISOString(),
    person: user_id === null ? null : { name, email: email ?? '' },
    answers: responses.map((response) => ({ ...response, created_at: new Date(response.created_at).toISOString() })),
  }
}

interface ReportFilter {
  state?: ReportState | undefined
  search?: string | undefined
  page: number
}

/** Returns a page of reports, newest first, filtered by state and by words that must all match. */
export async function listReports(db: Db, filter: ReportFilter): Promise<{ reports: Report[]; total: number }> {
  const { perPage } = limits.report
  const found = matching(db, filter)
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const ids = found
    .select('bug_reports.id')
    .orderBy('bug_reports.id', 'desc')
    .limit(perPage)
    .offset((filter.page - 1) * perPage)
  const rows = await selectReports(db).where('bug_reports.id', 'in', ids).orderBy('bug_reports.id', 'desc').execute()
  return { reports: rows.map(shown), total }
}

function matching(db: Db, { state, search = '' }: ReportFilter) {
  let found = db.selectFrom('bug_reports').leftJoin('users', 'users.id', 'bug_reports.user_id')
  if (state !== undefined) found = found.where('bug_reports.state', '=', state)
  for (const word of search.split(/\s+/).filter((one) => one !== '')) {
    const like = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    found = found.where(
      sql<boolean>`concat_ws(' ', bug_details, browser, users.email, users.first_name, users.last_name) ilike ${like}`,
    )
  }
  return found
}

async function findReport(db: Db, id: number): Promise<Report> {
  const row = await selectReports(db).where('bug_reports.id', '=', id).executeTakeFirst()
  if (row === undefined) throw noReport()
  return shown(row)
}

const noReport = () => new Refusal('not_found', m.contact_this_report_no_longer_exists())

/** Saves a reply and notifies the user in the app and by email, once for each key. Closes the report on request. */
export async function answerReport(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  user: User,
  id: number,
  { text, close, key }: { text: string; close: boolean; key: string },
): Promise<Report> {
  return db.transaction().execute(async (trx) => {
    const report = await trx
      .selectFrom('bug_reports')
      .innerJoin('users', 'users.id', 'bug_reports.user_id')
      .where('bug_reports.id', '=', id)
      .select(['bug_details', 'users.id as user_id', 'users.email', 'users.first_name'])
      .executeTakeFirst()
    if (report === undefined) {
      await findReport(trx, id)
      throw new Refusal('conflict', m.contact_this_users_account_was_deleted_so())
    }
    const stored = await trx
      .insertInto('report_answers')
      .values({ report_id: id, author_id: user.id, key, answer: text })
      .onConflict((conflict) => conflict.columns(['report_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (stored !== undefined) {
      const line = text.replaceAll(/\s+/g, ' ')
      const tell = async () => {
        const message = m.contact_an_answer_to_your_bug_report({
          value: line.length > inBell ? `${line.slice(0, inBell)}…` : line,
        })
        await notify(trx, report.user_id, { kind: 'reply', key: `answer ${stored.id}`, message })
        await mail.send(trx, reportReplyEmail(report, { details: report.bug_details, answer: text }))
      }
      await inLocaleOfUser(trx, report.user_id, tell, baseLocale)
      await recordAudit(trx, { actorId: user.id, action: 'report.answered', object: `report ${id}` })
    }
    if (close) await changeState(trx, user, id, 'closed')
    return findReport(trx, id)
  })
}

/** Closes or reopens a report. */
export async function setReportState(db: Db, user: User, id: number, state: ReportState): Promise<Report> {
  return db.transaction().execute(async (trx) => {
    await changeState(trx, user, id, state)
    return findReport(trx, id)
  })
}

async function changeState(trx: Db, user: User, id: number, state: ReportState): Promise<void> {
  const changed = await trx
    .updateTable('bug_reports')
    .set({ state })
    .where('id', '=', id)
    .where('state', '!=', state)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return
  const action = state === 'closed' ? 'report.closed' : 'report.reopened'
  await recordAudit(trx, { actorId: user.id, action, object: `report ${id}` })
}
