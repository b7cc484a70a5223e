import { greet, makeLetter } from '../../platform/letter.ts'
import type { Letter } from '../../platform/mail.ts'

/** The link that confirms an address; `moves` where the account changes to it. */
export function confirmLetter(to: string, firstName: string, url: string, { moves }: { moves: boolean }): Letter {
  return makeLetter(to, {
    subject: 'Confirm your e-mail address',
    preview: 'The link works for three days.',
    greeting: greet('Hello', firstName),
    paragraphs: [
      moves
        ? 'You asked to use this address for your Marigold account. It changes once you open the link below.'
        : 'Please confirm that this address is yours, so that we can reach you when you need us.',
    ],
    button: { text: 'Confirm this address', url },
    notes: ['The link works for three days.', 'If you did not ask for it, ignore this letter: nothing changes.'],
  })
}

/** Instead of the link, where the address has an account of its own. */
export function addressTakenLetter(to: string, publicUrl: string): Letter {
  return makeLetter(to, {
    subject: 'This address has a Marigold account',
    preview: 'Nothing has changed.',
    greeting: 'This address has an account',
    paragraphs: [
      'Someone, perhaps you, asked to use this address for another Marigold account. It has an account already, so nothing has changed.',
    ],
    button: { text: 'Log in to Marigold', url: `${publicUrl}/login` },
    notes: [
      'To use this address for the other account, delete this one first. If you did not ask, ignore this letter.',
    ],
  })
}

/** To the old address, when a change is asked for: names no new address, which the reader may not be meant to know. */
export function changeAskedLetter(to: string, publicUrl: string): Letter {
  return makeLetter(to, {
    subject: 'A new e-mail address for your account',
    preview: 'It changes once the new address is confirmed.',
    greeting: 'A new e-mail address was asked for',
    paragraphs: [
      'Someone who is logged in to your Marigold account asked to change its e-mail address. It changes once a link is opened that we mailed to the new address.',
    ],
    button: { text: 'Open my account', url: `${publicUrl}/myaccount` },
    notes: [
      'If this was not you, change your password at once: that stops the change and logs out every other device.',
    ],
  })
}

/** To the old address, when the change is done. */
export function addressChangedLetter(to: string, publicUrl: string): Letter {
  return makeLetter(to, {
    subject: 'Your e-mail address was changed',
    preview: 'This address no longer belongs to your account.',
    greeting: 'Your e-mail address was changed',
    paragraphs: [
      'Your Marigold account has a new e-mail address. This address no longer logs you in and gets no more letters.',
    ],
    button: { text: 'Write to us', url: `${publicUrl}/contactus` },
    notes: ['If this was not you, write to us at once.'],
  })
}
