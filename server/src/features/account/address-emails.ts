import { m } from '#messages'
import { greet, type EmailMessage } from '../../platform/messages/email.ts'

/** Returns the email with the link that confirms an address. With `moves`, the account changes to that address. */
export function confirmationEmail(
  to: string,
  firstName: string,
  url: string,
  { moves }: { moves: boolean },
): EmailMessage {
  return {
    to,
    subject: moves ? m.account_confirm_your_new_email() : m.account_confirm_your_email(),
    preview: m.account_the_link_works_for_3_days(),
    greeting: greet(firstName),
    paragraphs: [moves ? m.account_you_asked_to_use_this_email() : m.account_please_confirm_that_this_email_address()],
    button: { text: moves ? m.account_confirm_my_new_email() : m.account_confirm_my_email(), url },
    notes: [m.account_the_link_works_for_3_days(), m.account_if_you_didnt_ask_for_it()],
  }
}

/** Returns the email that's sent instead of the link when the address already has an account. */
export function addressTakenEmail(to: string): EmailMessage {
  return {
    to,
    subject: m.account_this_email_already_has_a_marigold(),
    preview: m.account_nothing_has_changed(),
    paragraphs: [m.account_someone_perhaps_you_asked_to_use()],
    button: { text: m.account_log_in_to_marigold(), url: '/login' },
    notes: [m.account_to_use_this_email_for_the(), m.account_if_you_didnt_ask_for_this()],
  }
}

/** Returns the email to the old address after a change was requested. It doesn't show the new address to its reader. */
export function changeRequestedEmail(to: string): EmailMessage {
  return {
    to,
    subject: m.account_someone_asked_to_change_your_email(),
    preview: m.account_it_changes_once_the_new_email(),
    paragraphs: [m.account_someone_who_is_logged_in_to()],
    button: { text: m.account_review_my_account(), url: '/myprofile' },
    notes: [m.account_if_this_wasnt_you_change_your()],
  }
}

/** Returns the email to the old address after the change. */
export function addressChangedEmail(to: string): EmailMessage {
  return {
    to,
    subject: m.account_your_email_was_changed(),
    preview: m.account_this_address_no_longer_logs_you(),
    paragraphs: [m.account_your_marigold_account_has_a_new()],
    button: { text: m.account_contact_us(), url: '/contactus' },
    notes: [m.account_if_this_wasnt_you_contact_us()],
  }
}
