import { m } from '#messages'
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
    button: {
      text: games ? m.notifications_play_the_new_games() : m.platform_open_marigold(),
      url: link === '' ? '/' : link,
    },
    notes: [
      games
        ? m.notifications_you_get_this_email_because_emails()
        : m.notifications_you_get_this_email_because_announcements(),
    ],
    unsubscribeUrl,
  }
}

/** The same in the bell, as one line. */
export function bellLine({ title, body }: Pick<Said, 'title' | 'body'>): string {
  return `${title}${/[.!?…]$/.test(title) ? '' : ':'} ${body.replaceAll(/\s+/g, ' ')}`
}
