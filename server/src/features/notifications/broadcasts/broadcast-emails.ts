import { m } from '#messages'
import { greet, type EmailMessage } from '../../../platform/messages/email.ts'

/** The text of a broadcast. */
export interface BroadcastText {
  kind: string
  title: string
  body: string
  link: string
}

/** Returns the email of an announcement, or of new games. */
export function broadcastEmail(
  reader: { email: string; first_name: string },
  { kind, title, body, link }: BroadcastText,
  unsubscribeUrl: string,
): EmailMessage {
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

/** Returns the same as a single line for the notification. */
export function bellLine({ title, body }: Pick<BroadcastText, 'title' | 'body'>): string {
  return `${title}${/[.!?…]$/.test(title) ? '' : ':'} ${body.replaceAll(/\s+/g, ' ')}`
}
