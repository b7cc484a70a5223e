import { greet, makeLetter } from '../../platform/letter.ts'
import type { Letter } from '../../platform/mail.ts'

const quoted = 300

/** The answer to a report, with the report's beginning below it. */
export function reportLetter(
  reader: { email: string; first_name: string },
  { details, answer }: { details: string; answer: string },
  publicUrl: string,
): Letter {
  const begin = details.length > quoted ? `${details.slice(0, quoted)}…` : details
  return makeLetter(reader.email, {
    subject: 'An answer to your bug report',
    preview: answer.slice(0, 120),
    greeting: greet('Hello', reader.first_name),
    paragraphs: [
      'Thank you for telling us. Here is our answer:',
      ...answer.split(/\n\s*\n/).map((part) => part.trim()),
    ],
    button: { text: 'Open Marigold', url: publicUrl },
    notes: [`You had written: “${begin.replaceAll(/\s+/g, ' ')}”`, 'To go on, send another report from your profile.'],
  })
}
