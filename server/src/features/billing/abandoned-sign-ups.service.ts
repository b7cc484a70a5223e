import { m } from '#messages'
import { planOf, trialDays } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { greet, type EmailMessage } from '../../platform/messages/email.ts'
import { lockUser } from '../../platform/access/lock-user.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import { unsubscribeLink } from '../../platform/messages/unsubscribe-link.ts'
import type { Billing } from './billing-services.ts'
import { formatPlanPrice, planName } from './formats.ts'
import { settleCheckout } from './settle-checkout.service.ts'
import { isTrialAvailable } from './trials.service.ts'

const afterHours = 4
/** After a longer outage the reminder would come out of the blue. */
const withinDays = 7

const hoursAgo = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`

/**
 * Selects users who signed up, opened the payment page hours ago, and never had a plan, unless they turned reminders
 * off.
 */
function abandoned(db: Db) {
  return db
    .selectFrom('users')
    .where('users.status', '=', 'active')
    .where('is_admin', '=', false)
    .where('complimentary', '=', false)
    .where('mail_reminders', '=', true)
    .where('signup_reminded_at', 'is', null)
    .where('users.created_at', '>', hoursAgo(withinDays * 24))
    .where(({ and, exists, not, selectFrom }) => {
      const checkouts = selectFrom('checkouts').whereRef('checkouts.user_id', '=', 'users.id').select('checkouts.id')
      const subscriptions = selectFrom('subscriptions').whereRef('subscriptions.user_id', '=', 'users.id')
      return and([
        exists(checkouts),
        not(exists(checkouts.where('checkouts.created_at', '>', hoursAgo(afterHours)))),
        not(exists(checkouts.where('checkouts.paid_at', 'is not', null))),
        not(exists(subscriptions.select('subscriptions.id'))),
      ])
    })
    .select(['users.id', 'email', 'first_name', 'chosen_plan'])
}

type User = Awaited<ReturnType<ReturnType<typeof abandoned>['executeTakeFirstOrThrow']>>

function reminderEmail({ email, first_name, chosen_plan }: User, trial: boolean, unsubscribeUrl: string): EmailMessage {
  const plan = planOf(chosen_plan ?? '')
  return {
    to: email,
    subject: m.billing_finish_signing_up_for_marigold(),
    preview: m.billing_your_account_is_ready_all_thats(),
    greeting: greet(first_name),
    paragraphs: [
      m.billing_your_account_is_ready_and_nothing(),
      ...(trial ? [m.billing_your_first_days_are_free_you({ trialDays })] : []),
    ],
    rows: plan ? [[m.billing_the_plan_you_chose(), `${planName(plan.word)}, ${formatPlanPrice(plan)}`]] : [],
    button: { text: m.billing_finish_checkout(), url: '/login?next=/pricing' },
    link: { text: m.billing_play_the_free_games_instead(), url: '/exploregames?message=Free%20Games' },
    notes: [m.billing_this_is_the_only_reminder_well()],
    unsubscribeUrl,
  }
}

/** Checks for payments that no webhook reported, so that a user who paid isn't reminded. */
async function settleOpen(billing: Billing, userId: number): Promise<void> {
  const open = billing.db.selectFrom('checkouts').where('user_id', '=', userId).where('status', '=', 'open')
  for (const { id } of await open.select('id').execute()) await settleCheckout(billing, id)
}

async function remind(billing: Billing, userId: number): Promise<void> {
  await settleOpen(billing, userId)
  await billing.db.transaction().execute(async (trx) => {
    if ((await lockUser(trx, userId)) === null) return
    const user = await abandoned(trx).where('users.id', '=', userId).executeTakeFirst()
    if (user === undefined) return
    await trx
      .updateTable('users')
      .set({ signup_reminded_at: sql`now()` })
      .where('id', '=', userId)
      .execute()
    const url = unsubscribeLink(billing.config, userId, 'reminders')
    const trial = await isTrialAvailable(billing, trx, user)
    await inLocaleOfUser(trx, userId, () => billing.mail.send(trx, reminderEmail(user, trial, url)))
  })
}

/** Sends every user who left the payment page hours ago a single reminder to finish checkout. */
export async function remindAbandonedSignUps(billing: Billing): Promise<void> {
  for (const { id } of await abandoned(billing.db).execute()) {
    try {
      await remind(billing, id)
    } catch (error) {
      // A failure must not stop the others. The next run retries it.
      billing.log.error({ err: error }, 'a reminder of an abandoned sign-up failed and will be tried again')
    }
  }
}
