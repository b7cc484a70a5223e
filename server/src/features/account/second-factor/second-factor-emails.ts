import { m } from '#messages'
import type { EmailMessage } from '../../../platform/messages/email.ts'

const review = () => ({ text: m.account_review_two_step_login(), url: '/myprofile/security' })
const notMe = () => ({ text: m.account_this_wasnt_me_choose_a_new(), url: '/forgotpassword' })
const writeUs = m.account_if_this_wasnt_you_choose_a

/** Returns the email after two-step login was turned on or off. Security emails can't be turned off. */
export function secondFactorEmail(to: string, { on }: { on: boolean }): EmailMessage {
  if (on)
    return {
      to,
      subject: m.account_two_step_login_is_on(),
      preview: m.account_youll_also_enter_a_code_from(),
      paragraphs: [m.account_from_now_on_youll_log_in(), m.account_keep_your_recovery_codes_somewhere_you()],
      button: review(),
      link: notMe(),
      notes: [writeUs()],
    }
  return {
    to,
    subject: m.account_two_step_login_is_off(),
    preview: m.account_you_log_in_with_your_password(),
    paragraphs: [m.account_you_no_longer_need_a_code()],
    button: review(),
    link: notMe(),
    notes: [writeUs()],
  }
}

/** Returns the email after new recovery codes were created. */
export function codesRenewedEmail(to: string): EmailMessage {
  return {
    to,
    subject: m.account_you_have_new_recovery_codes(),
    preview: m.account_the_old_ones_no_longer_work(),
    paragraphs: [m.account_new_recovery_codes_were_made_for()],
    button: review(),
    link: notMe(),
    notes: [writeUs()],
  }
}

/** Returns the email after a recovery code was used to log in. */
export function codeUsedEmail(to: string, left: string): EmailMessage {
  return {
    to,
    subject: m.account_a_recovery_code_was_used_to_log(),
    preview: left,
    paragraphs: [m.account_someone_hopefully_you_just_logged_in_to({ left }), m.account_if_you_have_a_new_phone()],
    button: review(),
    link: notMe(),
    notes: [writeUs()],
  }
}

/** Returns the email after too many wrong codes that followed the right password. */
export function wrongCodesEmail(to: string, device: string): EmailMessage {
  return {
    to,
    subject: m.account_someone_has_your_password_too_many(),
    preview: m.account_nobody_got_in_if_it_wasnt(),
    paragraphs: [m.account_someone_entered_the_right_password_for()],
    rows: [[m.account_device(), device]],
    button: { text: m.account_choose_a_new_password(), url: '/forgotpassword' },
    notes: [m.account_if_this_was_you_log_in()],
  }
}
