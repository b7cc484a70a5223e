import { m } from '#messages'
import type { MailKind } from '@marigold/contract'
import type { ReactNode } from 'react'
import { buttonClass, LinkButton } from '../../ui/button.tsx'

const names: Record<MailKind, string> = {
  announcements: 'announcements',
  new_games: 'new games',
  reminders: m.notifications_finishing_your_sign_up(),
}

interface Stop {
  /** What the link of the letter is about; null for a link that is cut short. */
  kind: MailKind | null
  token: string
  /** What was pressed here before. */
  way: 'on' | 'off' | null
}

// A form of plain HTML: it works before any script does, and opening the page presses nothing.
function Press({ token, way, children }: { token: string; way: 'on' | 'off'; children: string }) {
  return (
    <form method="post" action={`/unsubscribe?token=${token}`}>
      <button type="submit" name="way" value={way} className={buttonClass({ look: way === 'on' ? 'quiet' : 'main' })}>
        {children}
      </button>
    </form>
  )
}

/** Where the link of an announcement leads: one button that stops such letters, and one that brings them back. */
export function Unsubscribe({ kind, token, way }: Stop) {
  if (kind === null)
    return (
      <Frame title={m.notifications_this_link_isnt_complete()}>
        <p>{m.notifications_copy_the_whole_link_from_the()}</p>
        <LinkButton to="/myaccount#e-mails">{m.ui_my_profile()}</LinkButton>
      </Frame>
    )
  if (way === 'off')
    return (
      <Frame title={m.notifications_youre_unsubscribed()}>
        <p>{m.notifications_we_wont_email_you_about_anymore({ names: names[kind] })}</p>
        <Press token={token} way="on">
          {m.ui_undo()}
        </Press>
      </Frame>
    )
  return (
    <Frame
      title={
        way === 'on'
          ? m.notifications_youre_subscribed_again()
          : m.notifications_unsubscribe_from_emails_about({ names: names[kind] })
      }
    >
      <p>{m.notifications_youll_still_get_emails_about_your()}</p>
      <Press token={token} way="off">
        {m.notifications_unsubscribe()}
      </Press>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sec">
      <div className="wrap page-narrow unsubscribe">
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  )
}
