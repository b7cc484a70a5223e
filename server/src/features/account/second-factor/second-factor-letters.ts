import type { Letter } from '../../../platform/messages/letter.ts'

const review = { text: 'Review two-step login', url: '/myprofile#second-factor' }
const notMe = { text: 'This wasn’t me: choose a new password', url: '/forgotpassword' }
const writeUs = 'If this wasn’t you, choose a new password right away, and contact us.'

/** After two-step login was turned on or off: security emails always go. */
export function secondFactorLetter(to: string, { on }: { on: boolean }): Letter {
  if (on)
    return {
      to,
      subject: 'Two-step login is on',
      preview: 'You’ll also enter a code from your phone when you log in.',
      paragraphs: [
        'From now on, you’ll log in to Marigold with your password and a code from your authenticator app. You were logged out on every other device.',
        'Keep your recovery codes somewhere you can reach without your phone. Each one logs you in once.',
      ],
      button: review,
      link: notMe,
      notes: [writeUs],
    }
  return {
    to,
    subject: 'Two-step login is off',
    preview: 'You log in with your password alone.',
    paragraphs: ['You no longer need a code to log in to Marigold. Your recovery codes no longer work.'],
    button: review,
    link: notMe,
    notes: [writeUs],
  }
}

/** After new recovery codes were made. */
export function codesRenewedLetter(to: string): Letter {
  return {
    to,
    subject: 'You have new recovery codes',
    preview: 'The old ones no longer work.',
    paragraphs: ['New recovery codes were made for your Marigold account. The old ones no longer work.'],
    button: review,
    link: notMe,
    notes: [writeUs],
  }
}

/** After a recovery code was used to log in. */
export function codeUsedLetter(to: string, left: string): Letter {
  return {
    to,
    subject: 'A recovery code was used to log in',
    preview: left,
    paragraphs: [
      `Someone, hopefully you, just logged in to your Marigold account with a recovery code. ${left}`,
      'If you have a new phone, turn two-step login off and on again to set up the app on it.',
    ],
    button: review,
    link: notMe,
    notes: [writeUs],
  }
}

/** After too many wrong codes behind the right password. */
export function wrongCodesLetter(to: string, device: string): Letter {
  return {
    to,
    subject: 'Someone has your password: too many wrong codes',
    preview: 'Nobody got in. If it wasn’t you, change your password now.',
    paragraphs: [
      'Someone entered the right password for your Marigold account, then too many wrong codes. Nobody got in.',
    ],
    rows: [['Device', device]],
    button: { text: 'Choose a new password', url: '/forgotpassword' },
    notes: ['If this was you, log in again with the newest code from your app.'],
  }
}
