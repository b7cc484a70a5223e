import { m } from '#messages'
import type { ThreadKind } from '@marigold/contract'
import { greet, type EmailMessage } from '../../../platform/messages/email.ts'

const quoted = 300

/** Who gets a reply, and what they wrote. */
export interface Writer {
  kind: ThreadKind
  email: string
  /** What they are greeted by; '' if nothing is known. */
  name: string
  text: string
}

/** What the writer of a report wrote, without the facts about the page and browser that are sent below it. */
function wordsOf({ kind, text }: Writer): string {
  const end = text.lastIndexOf('\n\n')
  return kind === 'report' && end >= 0 && text.slice(end).includes('Mozilla/') ? text.slice(0, end) : text
}

/** Returns the email with the reply to a message or a report, and the start of what they wrote below it. */
export function replyEmail(writer: Writer, reply: string): EmailMessage {
  const { kind, email, name } = writer
  const text = wordsOf(writer)
  const begin = text.length > quoted ? `${text.slice(0, quoted)}…` : text
  const report = kind === 'report'
  return {
    to: email,
    subject: report ? m.contact_we_answered_your_bug_report() : m.contact_we_answered_your_message(),
    preview: reply.slice(0, 120),
    greeting: greet(name),
    paragraphs: [
      report ? m.contact_thank_you_for_telling_us_here() : m.contact_thank_you_for_writing_here(),
      ...reply.split(/\n\s*\n/).map((part) => part.trim()),
    ],
    button: { text: m.platform_open_marigold(), url: '/' },
    link: report
      ? { text: m.contact_send_another_report(), url: '/myprofile#report' }
      : { text: m.contact_write_to_us_again(), url: '/contactus' },
    notes: [m.contact_you_wrote({ replaceAll: begin.replaceAll(/\s+/g, ' ') })],
  }
}
