import { escapeHtml } from '../../platform/escape-html.ts'
import type { Letter } from '../../platform/mail.ts'

interface Content {
  subject: string
  /** What a mail program shows beside the subject. */
  preview: string
  greeting: string
  paragraphs: string[]
  button: { text: string; url: string }
  /** Smaller, below the button. */
  notes: string[]
}

const ink = '#2B1B3D'
const font = "font-family:'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif"

/** A letter in both forms; styles stand on the elements, since mail programs drop style sheets. */
function letter(to: string, content: Content): Letter {
  const { subject, greeting, paragraphs, button, notes } = content
  const text = [greeting, ...paragraphs, `${button.text}:\n${button.url}`, ...notes, 'Marigold'].join('\n\n')
  return { to, subject, text: `${text}\n`, html: page(content) }
}

function page({ subject, preview, greeting, paragraphs, button, notes }: Content): string {
  const line = (inner: string, style: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(inner)}</p>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#FFF9EF;color:${ink};${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FFF9EF">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;font-size:26px;font-weight:700;color:${ink}"><span style="display:inline-block;width:18px;height:18px;border-radius:50%;background:#F59A0C;margin-right:10px" aria-hidden="true"></span>Marigold</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E6DFDA;border-radius:16px;padding:32px 24px;font-size:17px;line-height:1.55">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${ink}">${escapeHtml(greeting)}</h1>
${paragraphs.map((paragraph) => line(paragraph, '')).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:#F59A0C;color:${ink};font-weight:700;font-size:17px;text-decoration:none;padding:14px 24px;border-radius:999px">${escapeHtml(button.text)}</a></p>
${notes.map((note) => line(note, 'font-size:15px;color:#5A4D68')).join('\n')}
<p style="margin:0;font-size:15px;color:#5A4D68">If the button does not work, open this address:<br><a href="${escapeHtml(button.url)}" style="color:#A65300;word-break:break-all">${escapeHtml(button.url)}</a></p>
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:14px;line-height:1.5;color:#5A4D68">Therapy games and cards for the people who use them every day.</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Whoever types a name chooses what stands in a letter to any address: one that reads like a link is left out. */
function greet(word: string, name: string): string {
  return name === '' || /[/@:]|\w\.\w/.test(name) ? `${word.replace(',', '')}!` : `${word} ${name}!`
}

/** To a new account: what it is and how to come back. */
export function welcomeLetter(to: string, firstName: string, username: string, publicUrl: string): Letter {
  return letter(to, {
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
  return letter(to, {
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
  return letter(to, {
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
    return letter(to, {
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
  return letter(to, {
    subject: 'Your payment went through',
    preview: 'Open Marigold, signed in.',
    greeting: greet('Thank you,', firstName),
    paragraphs: ['Your payment took a moment longer to reach us. It is here now, and everything is open to you.'],
    button: { text: 'Open Marigold', url },
    notes,
  })
}
