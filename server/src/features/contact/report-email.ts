import { m } from '#messages'
import { greet, type EmailMessage } from '../../platform/messages/email.ts'

const quoted = 300

/** Returns the email with the reply to a report, and the start of the report below it. */
export function reportReplyEmail(
  reader: { email: string; first_name: string },
  { details, answer: response }: { details: string; answer: string },
): EmailMessage {
  const begin = details.length > quoted ? `${details.slice(0, quoted)}…` : details
  return {
    to: reader.email,
    subject: m.contact_we_answered_your_bug_report(),
    preview: response.slice(0, 120),
    greeting: greet(reader.first_name),
    paragraphs: [m.contact_thank_you_for_telling_us_here(), ...response.split(/\n\s*\n/).map((part) => part.trim())],
    button: { text: m.platform_open_marigold(), url: '/' },
    link: { text: m.contact_send_another_report(), url: '/myprofile#report' },
    notes: [m.contact_you_wrote({ replaceAll: begin.replaceAll(/\s+/g, ' ') })],
  }
}
