import { m } from '#messages'
import { limits, type Report, type ReportState } from '@marigold/contract'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Person } from '../../platform/access/access.ts'
import type { Services } from '../../platform/app.ts'
import { noteAudit } from '../../platform/access/audit.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { notify } from '../../platform/messages/notify.ts'
import { reportLetter } from './report-letter.ts'

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
  answers,
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
    answers: answers.map((answer) => ({ ...answer, created_at: new Date(answer.created_at).toISOString() })),
  }
}

interface Sought {
  state?: ReportState | undefined
  search?: string | undefined
  page: number
}

/** A page of reports, newest first: of a state, and with all the words that were sought. */
export async function listReports(db: Db, sought: Sought): Promise<{ reports: Report[]; total: number }> {
  const { perPage } = limits.report
  const found = matching(db, sought)
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const ids = found
    .select('bug_reports.id')
    .orderBy('bug_reports.id', 'desc')
    .limit(perPage)
    .offset((sought.page - 1) * perPage)
  const rows = await selectReports(db).where('bug_reports.id', 'in', ids).orderBy('bug_reports.id', 'desc').execute()
  return { reports: rows.map(shown), total }
}

function matching(db: Db, { state, search = '' }: Sought) {
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

/** Keeps an answer and tells the person, in the bell and by letter, once for each key. Closes the report where wished. */
export async function answerReport(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  user: Person,
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
    const kept = await trx
      .insertInto('report_answers')
      .values({ report_id: id, author_id: user.id, key, answer: text })
      .onConflict((conflict) => conflict.columns(['report_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (kept !== undefined) {
      const line = text.replaceAll(/\s+/g, ' ')
      const message = m.contact_an_answer_to_your_bug_report({
        value: line.length > inBell ? `${line.slice(0, inBell)}…` : line,
      })
      await notify(trx, report.user_id, { kind: 'reply', key: `answer ${kept.id}`, message })
      await mail.send(trx, reportLetter(report, { details: report.bug_details, answer: text }))
      await noteAudit(trx, user.id, 'report.answered', `report ${id}`)
    }
    if (close) await changeState(trx, user, id, 'closed')
    return findReport(trx, id)
  })
}

/** Closes a report, or opens it again. */
export async function setReportState(db: Db, user: Person, id: number, state: ReportState): Promise<Report> {
  return db.transaction().execute(async (trx) => {
    await changeState(trx, user, id, state)
    return findReport(trx, id)
  })
}

async function changeState(trx: Db, user: Person, id: number, state: ReportState): Promise<void> {
  const changed = await trx
    .updateTable('bug_reports')
    .set({ state })
    .where('id', '=', id)
    .where('state', '!=', state)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return
  await noteAudit(trx, user.id, state === 'closed' ? 'report.closed' : 'report.reopened', `report ${id}`)
}
