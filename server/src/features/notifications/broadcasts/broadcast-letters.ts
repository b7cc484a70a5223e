import { greet, type Letter } from '../../../platform/messages/letter.ts'

/** What a broadcast says. */
export interface Said {
  kind: string
  title: string
  body: string
  link: string
}

/** The email of an announcement, or of new games. */
export function broadcastLetter(
  reader: { email: string; first_name: string },
  { kind, title, body, link }: Said,
  unsubscribeUrl: string,
): Letter {
  const games = kind === 'new_games'
  return {
    to: reader.email,
    subject: title,
    preview: body.split('\n')[0] ?? '',
    greeting: greet(reader.first_name),
    paragraphs: body.split(/\n\s*\n/).map((part) => part.trim()),
    button: { text: games ? 'Play the new games' : 'Open Marigold', url: link === '' ? '/' : link },
    notes: [
      games
        ? 'You get this email because emails about new games are on in your account.'
        : 'You get this email because announcements are on in your account.',
    ],
    unsubscribeUrl,
  }
}

/** The same in the bell, as one line. */
export function bellLine({ title, body }: Pick<Said, 'title' | 'body'>): string {
  return `${title}${/[.!?…]$/.test(title) ? '' : ':'} ${body.replaceAll(/\s+/g, ' ')}`
}
