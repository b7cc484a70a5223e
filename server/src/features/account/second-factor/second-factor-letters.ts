import { makeLetter } from '../../../platform/letter.ts'
import type { Letter } from '../../../platform/mail.ts'

const open = (publicUrl: string) => ({ text: 'Open my account', url: `${publicUrl}/myaccount#second-factor` })

/** After two-step login was turned on or off: security letters always go. */
export function secondFactorLetter(to: string, publicUrl: string, { on }: { on: boolean }): Letter {
  if (on)
    return makeLetter(to, {
      subject: 'Two-step login is on',
      preview: 'Logging in now asks for a code of your app.',
      greeting: 'Two-step login is on',
      paragraphs: [
        'From now on, logging in to your Marigold account asks for your password and for a code of your authenticator app.',
        'Keep the recovery codes where you find them without your phone: each logs you in once. Every other device was logged out.',
      ],
      button: open(publicUrl),
      notes: ['If this was not you, ask for a new password at once on the log-in page, and write to us.'],
    })
  return makeLetter(to, {
    subject: 'Two-step login is off',
    preview: 'Your password alone logs you in.',
    greeting: 'Two-step login is off',
    paragraphs: ['Logging in to your Marigold account no longer asks for a code. Your recovery codes have ended, too.'],
    button: open(publicUrl),
    notes: ['If this was not you, ask for a new password at once on the log-in page, and write to us.'],
  })
}

/** After new recovery codes were made. */
export function codesRenewedLetter(to: string, publicUrl: string): Letter {
  return makeLetter(to, {
    subject: 'You have new recovery codes',
    preview: 'The old ones no longer work.',
    greeting: 'New recovery codes',
    paragraphs: ['New recovery codes were made for your Marigold account. The old ones no longer work.'],
    button: open(publicUrl),
    notes: ['If this was not you, ask for a new password at once on the log-in page, and write to us.'],
  })
}

/** After a recovery code logged somebody in. */
export function codeUsedLetter(to: string, left: string, publicUrl: string): Letter {
  return makeLetter(to, {
    subject: 'A recovery code was used',
    preview: left,
    greeting: 'A recovery code was used',
    paragraphs: [
      `Someone, hopefully you, has just logged in to your Marigold account with a recovery code. ${left}`,
      'If you have a new phone, turn two-step login off and on again, so that your new app has its key.',
    ],
    button: open(publicUrl),
    notes: ['If this was not you, ask for a new password at once on the log-in page.'],
  })
}

/** After too many wrong codes behind the right password. */
export function wrongCodesLetter(to: string, device: string, publicUrl: string): Letter {
  return makeLetter(to, {
    subject: 'Wrong codes at your log-in',
    preview: 'Nobody got in.',
    greeting: 'Somebody knew your password',
    paragraphs: [
      'Someone entered the right password of your Marigold account and then too many wrong codes. Nobody got in.',
    ],
    rows: [['Device', device]],
    button: open(publicUrl),
    notes: ['If this was you, try again with the newest code of your app.', 'If not, change your password now.'],
  })
}
