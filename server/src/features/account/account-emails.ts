import { getLocale, m } from '#messages'
import { greet, type EmailMessage } from '../../platform/messages/email.ts'

const resetPassword = () => ({ text: m.account_choose_a_new_password(), url: '/forgotpassword' })

/** Returns the email to a new account: how to log in, and the link that confirms the address. */
export function welcomeEmail(to: string, firstName: string, username: string, confirmUrl: string): EmailMessage {
  return {
    to,
    subject: m.account_welcome_to_marigold_please_confirm_your(),
    preview: m.account_your_account_is_ready_confirm_your(),
    greeting: greet(firstName),
    paragraphs: [m.account_your_account_is_ready_once_you(), m.account_log_in_with_this_email_address({ username })],
    button: { text: m.account_confirm_my_email(), url: confirmUrl },
    link: { text: m.account_play_the_free_games(), url: '/exploregames?message=Free%20Games' },
    notes: [m.account_confirming_your_email_lets_us_reach(), m.account_if_you_didnt_create_this_account()],
  }
}

/** Returns the email with the link that sets a new password. */
export function passwordResetEmail(to: string, firstName: string, url: string): EmailMessage {
  return {
    to,
    subject: m.account_choose_a_new_password(),
    preview: m.account_the_link_works_once_for_30(),
    greeting: greet(firstName),
    paragraphs: [m.account_someone_hopefully_you_asked_for_a()],
    button: { text: m.account_choose_a_new_password(), url },
    notes: [m.account_the_link_works_once_for_30_minutes(), m.account_if_you_didnt_ask_for_it_ignore()],
  }
}

/** Returns the email after a password change. With `here`, it was changed on a device that stays logged in. */
export function passwordChangedEmail(to: string, { here = false } = {}): EmailMessage {
  const out = here ? m.account_you_were_logged_out_on_every() : m.account_you_were_logged_out_on_every_device()
  return {
    to,
    subject: m.account_your_password_was_changed(),
    preview: out,
    paragraphs: [m.account_the_password_of_your_marigold_account({ out })],
    button: { text: m.account_log_in_to_marigold(), url: '/login' },
    link: { text: m.account_this_wasnt_me_choose_a_new(), url: resetPassword().url },
    notes: [m.account_if_you_changed_it_yourself_theres()],
  }
}

/** Returns the email with a one-time login link, for a user who left before their payment was known. */
export function loginLinkEmail(to: string, firstName: string, url: string, trialRefused: boolean): EmailMessage {
  const notes = [m.account_the_link_logs_you_in_once()]
  if (trialRefused)
    return {
      to,
      subject: m.account_your_account_is_ready_without_a(),
      preview: m.platform_your_card_was_used_for_a(),
      greeting: greet(firstName),
      paragraphs: [m.platform_your_card_was_used_for_a_free(), m.platform_the_free_games_are_open_to()],
      button: { text: m.account_log_in_to_marigold(), url },
      link: { text: m.account_compare_plans(), url: '/pricing' },
      notes,
    }
  return {
    to,
    subject: m.account_your_checkout_is_complete_start_playing(),
    preview: m.account_this_link_logs_you_in(),
    greeting: greet(firstName),
    paragraphs: [m.account_it_took_a_moment_longer_to()],
    button: { text: m.account_log_in_and_start(), url },
    notes,
  }
}

/** Returns the email after a login from a browser that wasn't seen in 90 days. */
export function newDeviceEmail(to: string, device: string, at: Date): EmailMessage {
  const when = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    at,
  )
  return {
    to,
    subject: m.account_new_login_to_your_account(),
    preview: m.account_utc({ device, when }),
    paragraphs: [m.account_someone_hopefully_you_just_logged_in()],
    rows: [
      [m.account_device(), device],
      [m.account_time(), `${when} UTC`],
    ],
    button: { text: m.account_see_where_youre_logged_in(), url: '/myprofile/security' },
    notes: [m.account_if_this_was_you_theres_nothing(), m.account_if_it_wasnt_log_out_everywhere()],
  }
}

/** Returns the email after several wrong passwords from browsers that the owner hasn't used. */
export function guessedPasswordEmail(to: string): EmailMessage {
  return {
    to,
    subject: m.account_someone_entered_wrong_passwords_for_your(),
    preview: m.account_you_can_still_log_in_and(),
    paragraphs: [m.account_someone_tried_to_log_in_to(), m.account_if_this_was_you_and_you()],
    button: resetPassword(),
    notes: [m.account_if_this_wasnt_you_and_your()],
  }
}

/** Returns the email after the account was deleted. */
export function goodbyeEmail(to: string): EmailMessage {
  return {
    to,
    subject: m.account_your_account_was_deleted(),
    preview: m.account_nothing_will_be_charged_again(),
    paragraphs: [m.account_your_marigold_account_and_everything_in(), m.account_your_reviews_stay_without_your_name()],
    button: { text: m.account_contact_us(), url: '/contactus' },
    notes: [m.account_if_you_didnt_ask_for_this_contact()],
  }
}
