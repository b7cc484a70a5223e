import { greet, type Letter } from '../../platform/messages/letter.ts'

/** The link that confirms an address; `moves` where the account changes to it. */
export function confirmLetter(to: string, firstName: string, url: string, { moves }: { moves: boolean }): Letter {
  return {
    to,
    subject: moves ? 'Confirm your new email' : 'Confirm your email',
    preview: 'The link works for 3 days.',
    greeting: greet(firstName),
    paragraphs: [
      moves
        ? 'You asked to use this email address for your Marigold account. It changes once you confirm it.'
        : 'Please confirm that this email address is yours, so that we can reach you when you need us.',
    ],
    button: { text: moves ? 'Confirm my new email' : 'Confirm my email', url },
    notes: ['The link works for 3 days.', 'If you didn’t ask for it, ignore this email. Nothing changes.'],
  }
}

/** Instead of the link, where the address has an account of its own. */
export function addressTakenLetter(to: string): Letter {
  return {
    to,
    subject: 'This email already has a Marigold account',
    preview: 'Nothing has changed.',
    paragraphs: [
      'Someone, perhaps you, asked to use this email address for another Marigold account. It already has an account, so nothing has changed.',
    ],
    button: { text: 'Log in to Marigold', url: '/login' },
    notes: [
      'To use this email for the other account, delete this account first.',
      'If you didn’t ask for this, ignore this email.',
    ],
  }
}

/** To the old address, when a change is asked for: names no new address, which the reader may not be meant to know. */
export function changeAskedLetter(to: string): Letter {
  return {
    to,
    subject: 'Someone asked to change your email',
    preview: 'It changes once the new email is confirmed.',
    paragraphs: [
      'Someone who is logged in to your Marigold account asked to change its email address. It changes once they open the link we sent to the new address.',
    ],
    button: { text: 'Review my account', url: '/myprofile' },
    notes: [
      'If this wasn’t you, change your password right away. That stops the change and logs out every other device.',
    ],
  }
}

/** To the old address, when the change is done. */
export function addressChangedLetter(to: string): Letter {
  return {
    to,
    subject: 'Your email was changed',
    preview: 'This address no longer logs you in.',
    paragraphs: [
      'Your Marigold account has a new email address. This one no longer logs you in, and we won’t send anything else to it.',
    ],
    button: { text: 'Contact us', url: '/contactus' },
    notes: ['If this wasn’t you, contact us right away. If it was, there’s nothing else to do.'],
  }
}
