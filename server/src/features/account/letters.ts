import { greet, type Letter } from '../../platform/messages/letter.ts'

const resetPassword = { text: 'Choose a new password', url: '/forgotpassword' }

/** To a new account: how to come back, and the link that confirms its address. */
export function welcomeLetter(to: string, firstName: string, username: string, confirmUrl: string): Letter {
  return {
    to,
    subject: 'Welcome to Marigold: please confirm your email',
    preview: 'Your account is ready. Confirm your email, and finish checkout to open everything.',
    greeting: greet(firstName),
    paragraphs: [
      'Your account is ready. Once you finish checkout, every game and every card is open to you. The free games are open right away.',
      `Log in with this email address or with your username, ${username}.`,
    ],
    button: { text: 'Confirm my email', url: confirmUrl },
    link: { text: 'Play the free games', url: '/exploregames?message=Free%20Games' },
    notes: [
      'Confirming your email lets us reach you, and lets you back in if you forget your password.',
      'If you didn’t create this account, you can ignore this email.',
    ],
  }
}

/** The link that sets a new password. */
export function resetLetter(to: string, firstName: string, url: string): Letter {
  return {
    to,
    subject: 'Choose a new password',
    preview: 'The link works once, for 30 minutes.',
    greeting: greet(firstName),
    paragraphs: ['Someone, hopefully you, asked for a new password for your Marigold account.'],
    button: { text: 'Choose a new password', url },
    notes: [
      'The link works once, for 30 minutes. A new password logs you out everywhere.',
      'If you didn’t ask for it, ignore this email. Your password stays the same.',
    ],
  }
}

/** After a new password, so that the owner hears of it. `here`: it was changed on a device that stays logged in. */
export function passwordChangedLetter(to: string, { here = false } = {}): Letter {
  const out = here ? 'You were logged out on every other device.' : 'You were logged out on every device.'
  return {
    to,
    subject: 'Your password was changed',
    preview: out,
    paragraphs: [`The password of your Marigold account was just changed. ${out}`],
    button: { text: 'Log in to Marigold', url: '/login' },
    link: { text: 'This wasn’t me: choose a new password', url: resetPassword.url },
    notes: ['If you changed it yourself, there’s nothing else to do.'],
  }
}

/** For a user who left before their payment was known: logs in once. */
export function signInLetter(to: string, firstName: string, url: string, trialRefused: boolean): Letter {
  const notes = ['The link logs you in once, within 15 minutes. After that, log in with your password.']
  if (trialRefused)
    return {
      to,
      subject: 'Your account is ready, without a free trial',
      preview: 'Your card was used for a free trial before. Nothing was charged.',
      greeting: greet(firstName),
      paragraphs: [
        'Your card was used for a free trial before, so the trial didn’t start. Nothing was charged.',
        'The free games are open to you. You can choose a plan at any time, and it is charged right away.',
      ],
      button: { text: 'Log in to Marigold', url },
      link: { text: 'Compare plans', url: '/pricing' },
      notes,
    }
  return {
    to,
    subject: 'Your checkout is complete: start playing',
    preview: 'This link logs you in.',
    greeting: greet(firstName),
    paragraphs: [
      'It took a moment longer to confirm your checkout. It’s complete now, and every game and card is open.',
    ],
    button: { text: 'Log in and start', url },
    notes,
  }
}

/** After a login from a browser that was not seen in 90 days. */
export function newDeviceLetter(to: string, device: string, at: Date): Letter {
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)
  return {
    to,
    subject: 'New login to your account',
    preview: `${device}, ${when} UTC`,
    paragraphs: ['Someone, hopefully you, just logged in to your Marigold account on a device we haven’t seen lately.'],
    rows: [
      ['Device', device],
      ['Time', `${when} UTC`],
    ],
    button: { text: 'See where you’re logged in', url: '/myprofile#sign-ins' },
    notes: [
      'If this was you, there’s nothing else to do.',
      'If it wasn’t, log out everywhere on that page and change your password.',
    ],
  }
}

/** After several wrong passwords from browsers that the owner has not used. */
export function guessedPasswordLetter(to: string): Letter {
  return {
    to,
    subject: 'Someone entered wrong passwords for your account',
    preview: 'You can still log in, and your account is safe.',
    paragraphs: [
      'Someone tried to log in to your Marigold account several times with a wrong password. We now ask unknown devices to complete a CAPTCHA first. The devices you use are not affected.',
      'If this was you and you forgot your password, choose a new one.',
    ],
    button: resetPassword,
    notes: ['If this wasn’t you and your password is hard to guess, there’s nothing you need to do.'],
  }
}

/** The last email, after the account was deleted. */
export function goodbyeLetter(to: string): Letter {
  return {
    to,
    subject: 'Your account was deleted',
    preview: 'Nothing will be charged again.',
    paragraphs: [
      'Your Marigold account and everything in it are gone, as you asked. Your plan has ended, and nothing will be charged again.',
      'Your reviews stay, without your name. We keep invoices as the law requires, also without your name.',
    ],
    button: { text: 'Contact us', url: '/contactus' },
    notes: ['If you didn’t ask for this, contact us right away.'],
  }
}
