import { m } from '#messages'
import { greet, type Letter } from '../../platform/messages/letter.ts'

const quoted = 300

/** The answer to a report, with the report's beginning below it. */
export function reportLetter(
  reader: { email: string; first_name: string },
  { details, answer }: { details: string; answer: string },
): Letter {
  const begin = details.length > quoted ? `${details.slice(0, quoted)}…` : details
  return {
    to: reader.email,
    subject: m.contact_we_answered_your_bug_report(),
    preview: answer.slice(0, 120),
    greeting: greet(reader.first_name),
    paragraphs: [m.contact_thank_you_for_telling_us_here(), ...answer.split(/\n\s*\n/).map((part) => part.trim())],
    button: { text: m.platform_open_marigold(), url: '/' },
    link: { text: m.contact_send_another_report(), url: '/myprofile' },
    notes: [m.contact_you_wrote({ replaceAll: begin.replaceAll(/\s+/g, ' ') })],
  }
}
