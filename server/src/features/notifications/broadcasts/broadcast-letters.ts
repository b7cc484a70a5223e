import { greet, makeLetter } from '../../../platform/letter.ts'
import type { Letter } from '../../../platform/mail.ts'

/** What a broadcast says. */
export interface Said {
  kind: string
  title: string
  body: string
  link: string
}

/** The letter of an announcement, or of games that came. */
export function broadcastLetter(
  reader: { email: string; first_name: string },
  { kind, title, body, link }: Said,
  { publicUrl, unsubscribeUrl }: { publicUrl: string; unsubscribeUrl: string },
): Letter {
  const games = kind === 'new_games'
  return makeLetter(reader.email, {
    subject: title,
    preview: body.split('\n')[0] ?? '',
    greeting: greet('Hello', reader.first_name),
    paragraphs: body.split(/\n\s*\n/).map((part) => part.trim()),
    button: { text: games ? 'See what is new' : 'Open Marigold', url: `${publicUrl}${link === '' ? '/' : link}` },
    notes: [
      games
        ? 'You get this letter because letters about new games are on in your account.'
        : 'You get this letter because announcements are on in your account.',
    ],
    unsubscribeUrl,
  })
}

/** The same in the bell, as one line. */
export function bellLine({ title, body }: Pick<Said, 'title' | 'body'>): string {
  return `${title}${/[.!?…]$/.test(title) ? '' : ':'} ${body.replaceAll(/\s+/g, ' ')}`
}
