import { m } from '#messages'
import type { UserRecord } from '@marigold/contract'
import type { ReactNode } from 'react'
import { formatDay, formatMoment } from '../format-time.ts'
import { Link } from 'react-router'
import { stateNames } from '../messages/thread-words.tsx'
import { FactList } from './fact-list.tsx'

function Box({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="account-box panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Who the user is. Empty facts aren't listed. */
export function ProfileBox({ user, occupation }: { user: UserRecord; occupation: string }) {
  const { profile } = user
  const facts: [string, string | null][] = [
    [m.ui_name(), user.name],
    [m.ui_email(), profile.email_confirmed ? user.email : m.console_email_not_confirmed({ email: user.email })],
    [m.console_pending_email(), profile.pending_email],
    [m.ui_username(), user.username],
    [m.console_company(), user.company],
    [m.console_work(), occupation || profile.user_type],
    [m.ui_phone(), profile.phone_number],
    [m.ui_address(), profile.address.join(', ')],
    [m.console_chosen_language(), profile.locale],
    [m.console_partner_account(), profile.partner ? m.ui_yes() : null],
    [m.console_account_number(), String(user.id)],
  ]
  return (
    <Box id="profile-title" title={m.console_profile()}>
      <dl className="console-facts">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Box>
  )
}

/** What the user wrote, and what was written to them. */
export function WritingBoxes({ user }: { user: UserRecord }) {
  return (
    <>
      <Box id="reviews-title" title={m.console_reviews()}>
        <FactList none={m.console_no_reviews()} count={user.reviews.length}>
          {user.reviews.map(({ id, game, rating, text, created_at }) => (
            <li key={id}>
              <span className="text-ink-2">{m.console_review_line({ game, rating, date: formatDay(created_at) })}</span>
              <span className="console-words">{text}</span>
            </li>
          ))}
        </FactList>
      </Box>
      <Box id="reports-title" title={m.console_reports()}>
        <FactList none={m.console_no_reports()} count={user.reports.length}>
          {user.reports.map(({ id, details, state, created_at }) => (
            <li key={id}>
              <span className="text-ink-2">
                {m.console_report_line({
                  date: formatMoment(created_at),
                  state: stateNames[state],
                })}
              </span>
              <span className="console-words">{details}</span>
              <Link className="link" to={`/console/messages/${id}`}>
                {m.console_open_the_report()}
              </Link>
            </li>
          ))}
        </FactList>
      </Box>
      <Box id="emails-title" title={m.console_emails()}>
        <FactList none={m.console_no_emails()} count={user.emails.length}>
          {user.emails.map(({ id, subject, created_at }) => (
            <li key={id}>
              <b>{subject}</b>
              <span className="text-ink-2">{formatMoment(created_at)}</span>
            </li>
          ))}
        </FactList>
        <p className="hint">{m.console_emails_lead()}</p>
      </Box>
    </>
  )
}
