import { greet, makeLetter } from '../../platform/letter.ts'
import type { Letter } from '../../platform/mail.ts'

/** To a new account: what it is and how to come back. */
export function welcomeLetter(to: string, firstName: string, username: string, publicUrl: string): Letter {
  return makeLetter(to, {
    subject: 'Welcome to Marigold',
    preview: 'Your account is ready. Finish sign-up on the payment page, or start with the free games.',
    greeting: greet('Welcome,', firstName),
    paragraphs: [
      'Your account is ready. Once the payment page is finished, every game and every card is yours; the first 7 days are free.',
      `You can log in with this e-mail address or with your username, ${username}.`,
      'No time for it today? The free games are open to you right away.',
    ],
    button: { text: 'Log in to Marigold', url: `${publicUrl}/login` },
    notes: ['If you did not create this account, you can ignore this letter.'],
  })
}

/** The link that sets a new password. */
export function resetLetter(to: string, firstName: string, url: string): Letter {
  return makeLetter(to, {
    subject: 'Choose a new password',
    preview: 'The link works once, for 30 minutes.',
    greeting: greet('Hello', firstName),
    paragraphs: ['Someone, hopefully you, asked for a new password for your Marigold account.'],
    button: { text: 'Choose a new password', url },
    notes: [
      'The link works once, for 30 minutes. A new password logs you out everywhere.',
      'If you did not ask for it, ignore this letter: your password stays as it is.',
    ],
  })
}

/** After a new password: so that its owner hears of it. */
export function passwordChangedLetter(to: string, publicUrl: string): Letter {
  return makeLetter(to, {
    subject: 'Your password was changed',
    preview: 'You were logged out everywhere.',
    greeting: 'Your password was changed',
    paragraphs: ['The password of your Marigold account has just been changed, and every device was logged out.'],
    button: { text: 'Log in to Marigold', url: `${publicUrl}/login` },
    notes: ['If this was not you, ask for a new password at once on the log-in page.'],
  })
}

/** For someone whose payment took longer than their patience: signs in once. */
export function signInLetter(to: string, firstName: string, url: string, trialRefused: boolean): Letter {
  const notes = ['The link signs you in once, for 15 minutes. After that, log in with your password.']
  if (trialRefused)
    return makeLetter(to, {
      subject: 'Your free trial did not start',
      preview: 'Nothing was charged.',
      greeting: greet('Hello', firstName),
      paragraphs: [
        'The card that you gave was used for a free trial before, so the trial did not start. Nothing was charged.',
        'Your account is ready and the free games are open. You can choose a plan at any time; it is charged at once.',
      ],
      button: { text: 'Open Marigold', url },
      notes,
    })
  return makeLetter(to, {
    subject: 'Your payment went through',
    preview: 'Open Marigold, signed in.',
    greeting: greet('Thank you,', firstName),
    paragraphs: ['Your payment took a moment longer to reach us. It is here now, and everything is open to you.'],
    button: { text: 'Open Marigold', url },
    notes,
  })
}
