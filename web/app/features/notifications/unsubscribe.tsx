import type { MailKind } from '@marigold/contract'
import type { ReactNode } from 'react'
import { buttonClass, LinkButton } from '../../ui/button.tsx'

const names: Record<MailKind, string> = {
  announcements: 'announcements',
  new_games: 'new games',
  reminders: 'finishing your sign-up',
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
      <Frame title="This link is not complete">
        <p>Copy the whole link of the letter, or choose your e-mails in your profile.</p>
        <LinkButton to="/myaccount#e-mails">My Profile</LinkButton>
      </Frame>
    )
  if (way === 'off')
    return (
      <Frame title="You get no more of these letters">
        <p>We mail you nothing more about {names[kind]}. Letters about your log-in and your payments still come.</p>
        <Press token={token} way="on">
          Undo
        </Press>
      </Frame>
    )
  return (
    <Frame title={way === 'on' ? 'You get these letters again' : `No more letters about ${names[kind]}?`}>
      <p>Letters about your log-in and your payments always come.</p>
      <Press token={token} way="off">
        Stop these letters
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
