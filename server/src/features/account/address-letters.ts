import { m } from '#messages'
import { greet, type Letter } from '../../platform/messages/letter.ts'

/** The link that confirms an address; `moves` where the account changes to it. */
export function confirmLetter(to: string, firstName: string, url: string, { moves }: { moves: boolean }): Letter {
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

/** Instead of the link, where the address has an account of its own. */
export function addressTakenLetter(to: string): Letter {
  return {
    to,
    subject: m.account_this_email_already_has_a_marigold(),
    preview: m.account_nothing_has_changed(),
    paragraphs: [m.account_someone_perhaps_you_asked_to_use()],
    button: { text: m.account_log_in_to_marigold(), url: '/login' },
    notes: [m.account_to_use_this_email_for_the(), m.account_if_you_didnt_ask_for_this()],
  }
}

/** To the old address, when a change is asked for: names no new address, which the reader may not be meant to know. */
export function changeAskedLetter(to: string): Letter {
  return {
    to,
    subject: m.account_someone_asked_to_change_your_email(),
    preview: m.account_it_changes_once_the_new_email(),
    paragraphs: [m.account_someone_who_is_logged_in_to()],
    button: { text: m.account_review_my_account(), url: '/myprofile' },
    notes: [m.account_if_this_wasnt_you_change_your()],
  }
}

/** To the old address, when the change is done. */
export function addressChangedLetter(to: string): Letter {
  return {
    to,
    subject: m.account_your_email_was_changed(),
    preview: m.account_this_address_no_longer_logs_you(),
    paragraphs: [m.account_your_marigold_account_has_a_new()],
    button: { text: m.account_contact_us(), url: '/contactus' },
    notes: [m.account_if_this_wasnt_you_contact_us()],
  }
}
