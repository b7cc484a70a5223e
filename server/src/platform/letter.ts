import { escapeHtml } from './escape-html.ts'
import type { Letter } from './mail.ts'

/** What stands in a letter. */
export interface LetterContent {
  subject: string
  /** What a mail program shows beside the subject. */
  preview: string
  greeting: string
  paragraphs: string[]
  /** Names and values in two columns, below the paragraphs: a receipt. */
  rows?: [string, string][]
  button: { text: string; url: string }
  /** Smaller, below the button. */
  notes: string[]
  /** Where letters of this kind are stopped; absent for those that always go. */
  unsubscribeUrl?: string
}

const ink = '#2B1B3D'
const font = "font-family:'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif"

/** A letter in both forms; styles stand on the elements, since mail programs drop style sheets. */
export function makeLetter(to: string, content: LetterContent): Letter {
  const { subject, greeting, paragraphs, rows = [], button, notes, unsubscribeUrl } = content
  const table = rows.map(([name, value]) => `${name}: ${value}`).join('\n')
  const text = [
    greeting,
    ...paragraphs,
    ...(table === '' ? [] : [table]),
    `${button.text}:\n${button.url}`,
    ...notes,
    'Marigold',
    ...(unsubscribeUrl === undefined ? [] : [`To get no more letters of this kind:\n${unsubscribeUrl}`]),
  ].join('\n\n')
  const letter = { to, subject, text: `${text}\n`, html: page(content) }
  return unsubscribeUrl === undefined ? letter : { ...letter, unsubscribeUrl }
}

function tableOf(rows: [string, string][]): string {
  if (rows.length === 0) return ''
  const cell = 'padding:8px 0;border-top:1px solid #E6DFDA;vertical-align:top'
  const lines = rows.map(
    ([name, value]) =>
      `<tr><td style="${cell};color:#5A4D68">${escapeHtml(name)}</td><td align="right" style="${cell};font-weight:700">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:16px">${lines.join('')}</table>`
}

function page({
  subject,
  preview,
  greeting,
  paragraphs,
  rows = [],
  button,
  notes,
  unsubscribeUrl,
}: LetterContent): string {
  const line = (inner: string, style: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(inner)}</p>`
  const stop =
    unsubscribeUrl === undefined
      ? ''
      : `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#5A4D68">Get no more letters of this kind</a>`
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
${tableOf(rows)}
<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:#F59A0C;color:${ink};font-weight:700;font-size:17px;text-decoration:none;padding:14px 24px;border-radius:999px">${escapeHtml(button.text)}</a></p>
${notes.map((note) => line(note, 'font-size:15px;color:#5A4D68')).join('\n')}
<p style="margin:0;font-size:15px;color:#5A4D68">If the button does not work, open this address:<br><a href="${escapeHtml(button.url)}" style="color:#A65300;word-break:break-all">${escapeHtml(button.url)}</a></p>
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:14px;line-height:1.5;color:#5A4D68">Therapy games and cards for the people who use them every day.${stop}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** A greeting by name. Whoever types a name chooses what stands in a letter to any address: one that reads like a link is left out. */
export function greet(word: string, name: string): string {
  return name === '' || /[/@:]|\w\.\w/.test(name) ? `${word.replace(',', '')}!` : `${word} ${name}!`
}
