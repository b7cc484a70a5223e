import { greet, makeLetter } from '../../platform/letter.ts'
import type { Letter } from '../../platform/mail.ts'

/** To a new account: what it is, how to come back, and the link that confirms its address. */
export function welcomeLetter(to: string, firstName: string, username: string, confirmUrl: string): Letter {
  return makeLetter(to, {
    subject: 'Welcome to Marigold',
    preview: 'Your account is ready. Finish sign-up on the payment page, or start with the free games.',
    greeting: greet('Welcome,', firstName),
    paragraphs: [
      'Your account is ready. Once the payment page is finished, every game and every card is yours; the first 7 days are free.',
      `You can log in with this e-mail address or with your username, ${username}.`,
      'No time for it today? The free games are open to you right away.',
    ],
    button: { text: 'Confirm this address', url: confirmUrl },
    notes: [
      'Confirming it lets us reach you, and lets you back in when a password is forgotten.',
      'If you did not create this account, you can ignore this letter.',
    ],
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

/** After a new password: so that its owner hears of it. `here` where it was changed on a device that stays logged in. */
export function passwordChangedLetter(to: string, publicUrl: string, { here = false } = {}): Letter {
  const out = here ? 'every other device was logged out' : 'every device was logged out'
  return makeLetter(to, {
    subject: 'Your password was changed',
    preview: here ? 'Every other device was logged out.' : 'You were logged out everywhere.',
    greeting: 'Your password was changed',
    paragraphs: [`The password of your Marigold account has just been changed, and ${out}.`],
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

/** After a sign-in from a browser that was not seen in 90 days. */
export function newDeviceLetter(to: string, device: string, at: Date, publicUrl: string): Letter {
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)
  return makeLetter(to, {
    subject: 'A new sign-in to your account',
    preview: `${device}, ${when} UTC`,
    greeting: 'A new sign-in',
    paragraphs: [
      'Someone, hopefully you, has just logged in to your Marigold account on a device that we had not seen lately.',
    ],
    rows: [
      ['Device', device],
      ['Time', `${when} UTC`],
    ],
    button: { text: 'See where you are logged in', url: `${publicUrl}/myaccount#sign-ins` },
    notes: ['If this was you, there is nothing to do.', 'If not, log out everywhere there, and change your password.'],
  })
}

/** After several wrong passwords from browsers that the owner has not used. */
export function guessedPasswordLetter(to: string, publicUrl: string): Letter {
  return makeLetter(to, {
    subject: 'Someone entered wrong passwords for your account',
    preview: 'You can still log in, and your account is safe.',
    greeting: 'Someone entered wrong passwords for your account',
    paragraphs: [
      'Someone tried to log in to your Marigold account several times with a wrong password. We now ask unknown devices to complete a CAPTCHA first. The devices you use are not affected.',
      'If this was you and you forgot your password, choose a new one.',
    ],
    button: { text: 'Choose a new password', url: `${publicUrl}/forgotpassword` },
    notes: ['If this wasn’t you and your password is hard to guess, there is nothing you need to do.'],
  })
}

/** After the account was deleted: the last letter. */
export function goodbyeLetter(to: string, publicUrl: string): Letter {
  return makeLetter(to, {
    subject: 'Your account was deleted',
    preview: 'Nothing will be charged again.',
    greeting: 'Your account was deleted',
    paragraphs: [
      'Your Marigold account and what belonged to it are gone, as you asked. Your plan has ended, and nothing will be charged again.',
      'Reviews that you wrote stay without your name. Invoices are kept as the law asks, without your name too.',
    ],
    button: { text: 'Visit Marigold', url: publicUrl },
    notes: ['If this was not you, write to us at once by the contact page.'],
  })
}
