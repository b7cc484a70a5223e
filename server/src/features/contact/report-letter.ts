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
    subject: 'We answered your bug report',
    preview: answer.slice(0, 120),
    greeting: greet(reader.first_name),
    paragraphs: [
      'Thank you for telling us. Here is our answer:',
      ...answer.split(/\n\s*\n/).map((part) => part.trim()),
    ],
    button: { text: 'Open Marigold', url: '/' },
    link: { text: 'Send another report', url: '/myprofile' },
    notes: [`You wrote: “${begin.replaceAll(/\s+/g, ' ')}”`],
  }
}
