import { m } from '#messages'
import type { MailKind } from '@marigold/contract'
import type { ReactNode } from 'react'
import expiredPicture from '../../assets/empty/expired.svg'
import { buttonClass, LinkButton } from '../../ui/button.tsx'

const names: Record<MailKind, string> = {
  announcements: 'announcements',
  new_games: 'new games',
  reminders: m.notifications_finishing_your_sign_up(),
}

interface Stop {
  /** Kind of email; null for an incomplete link. */
  kind: MailKind | null
  token: string
  /** The choice that was just made. */
  way: 'on' | 'off' | null
}

// A plain HTML form: it works without scripts, and opening the page changes nothing.
function Press({ token, way, children }: { token: string; way: 'on' | 'off'; children: string }) {
  return (
    <form method="post" action={`/unsubscribe?token=${token}`}>
      <button type="submit" name="way" value={way} className={buttonClass({ look: way === 'on' ? 'quiet' : 'main' })}>
        {children}
      </button>
    </form>
  )
}

/** Unsubscribe page of an email: one button to unsubscribe, one to subscribe again. */
export function Unsubscribe({ kind, token, way }: Stop) {
  if (kind === null)
    return (
      <Frame title={m.notifications_this_link_isnt_complete()}>
        <img src={expiredPicture} alt="" width="480" height="280" />
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
