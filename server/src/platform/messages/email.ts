import { getLocale, m } from '#messages'
import type { Config } from '../process/config.ts'
import { escapeHtml } from '../http/escape-html.ts'

/** A link with its text. `url` may be a path on our site. */
export interface EmailLink {
  text: string
  url: string
}

/** An email to one recipient. It's rendered when it's sent. */
export interface EmailMessage {
  to: string
  /** The news. Also the headline. */
  subject: string
  /** The text next to the subject in a mail program. */
  preview: string
  /** The first line with the name: `greet(first_name)`. */
  greeting?: string
  paragraphs: string[]
  /** Short names with their values in two columns, below the paragraphs. */
  rows?: [string, string][]
  /** Descriptions with their amounts in two columns, below the rows, for receipts. */
  amounts?: [string, string][]
  /** The main action. */
  button: EmailLink
  /** A second action, below the button. */
  link?: EmailLink
  /** Smaller text at the end. */
  notes: string[]
  /**
   * The URL to unsubscribe, on a page or with one click in a mail program. Absent for emails that can't be turned off.
   */
  unsubscribeUrl?: string
}

/** The sender's facts in every email. */
export type Sender = Pick<Config, 'publicUrl' | 'seller'>

const ink = '#2B1B3D'
const muted = '#5A4D68'
const orange = '#A65300'
const font = "font-family:'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif"
const slogan = m.platform_therapy_games_and_cards_that_are
const stop = m.platform_unsubscribe_from_these_emails

/** Renders an email as text and as HTML, which say the same. Paths become absolute URLs. */
export function renderEmail(email: EmailMessage, { publicUrl, seller }: Sender): { text: string; html: string } {
  const full = (link: EmailLink) => ({ ...link, url: new URL(link.url, publicUrl).href })
  const whole = {
    ...email,
    button: full(email.button),
    ...(email.link && { link: full(email.link) }),
  }
  return { text: textOf(whole, seller), html: htmlOf(whole, { publicUrl, seller }) }
}

function textOf(email: EmailMessage, seller: Sender['seller']): string {
  const { subject, greeting, paragraphs, rows = [], amounts = [], button, link, notes, unsubscribeUrl } = email
  const linkText = ({ text, url }: EmailLink) => `${text}:\n${url}`
  const parts = [
    subject,
    greeting,
    ...paragraphs,
    ...[rows, amounts].map((table) => table.map(([name, value]) => `${name}: ${value}`).join('\n')),
    linkText(button),
    link && linkText(link),
    ...notes,
    ['Marigold', slogan(), seller.name, ...seller.address].join('\n'),
    unsubscribeUrl && linkText({ text: stop(), url: unsubscribeUrl }),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Renders two columns. The `narrow` one never wraps. */
function tableOf(rows: [string, string][], narrow: 'names' | 'values'): string {
  if (rows.length === 0) return ''
  const cell = 'padding:8px 0;border-top:1px solid #E6DFDA;vertical-align:top'
  const wrap = (column: typeof narrow) => `white-space:${column === narrow ? 'nowrap' : 'pre-line'}`
  const lines = rows.map(
    ([name, value]) =>
      `<tr><td style="${cell};${wrap('names')};padding-right:16px;color:${muted}">${escapeHtml(name)}</td><td align="right" style="${cell};${wrap('values')};font-weight:700">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:16px">${lines.join('')}</table>`
}

const anchor = ({ text, url }: EmailLink, style: string) =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a>`

const paragraph = (inner: string, style = '') => `<p style="margin:0 0 16px;white-space:pre-line;${style}">${inner}</p>`

/** Renders the HTML. Styles are inline, because mail programs drop style sheets. */
function htmlOf(email: EmailMessage, { publicUrl, seller }: Sender): string {
  const { subject, preview, greeting, paragraphs, rows = [], amounts = [], button, link, notes, unsubscribeUrl } = email
  const small = `font-size:15px;color:${muted}`
  const footer = [
    slogan(),
    [seller.name, ...seller.address].join(', '),
    ...(unsubscribeUrl === undefined ? [] : [{ text: stop(), url: unsubscribeUrl }]),
  ].map((line) => (typeof line === 'string' ? escapeHtml(line) : anchor(line, `color:${muted}`)))
  return `<!doctype html>
<html lang="${getLocale()}">
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
<tr><td style="padding:0 8px 20px"><a href="${escapeHtml(publicUrl)}" style="color:${ink};font-size:26px;font-weight:700;text-decoration:none"><img src="${escapeHtml(publicUrl)}/icon-192.png" width="40" height="40" alt="" style="vertical-align:middle;border:0;border-radius:10px;margin-right:10px">Marigold</a></td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E6DFDA;border-radius:16px;padding:32px 24px;font-size:17px;line-height:1.55">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${ink}">${escapeHtml(subject)}</h1>
${[...(greeting === undefined ? [] : [greeting]), ...paragraphs].map((one) => paragraph(escapeHtml(one))).join('\n')}
${tableOf(rows, 'names')}${tableOf(amounts, 'values')}
<p style="margin:24px 0">${anchor(button, `display:inline-block;background:#F59A0C;color:${ink};font-weight:700;font-size:17px;text-decoration:none;padding:14px 24px;border-radius:999px`)}</p>
${link ? paragraph(anchor(link, `color:${orange};font-weight:700`)) : ''}
${notes.map((note) => paragraph(escapeHtml(note), small)).join('\n')}
<p style="margin:0;${small}">If the button doesn’t work, open this link:<br>${anchor({ text: button.url, url: button.url }, `color:${orange};word-break:break-all`)}</p>
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:14px;line-height:1.5;color:${muted}">${footer.join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/**
 * Returns the first line with the name. Anyone can enter a name for any address, so one that looks like a link is left
 * out.
 */
export function greet(name: string): string {
  return name === '' || /[/@:]|\w\.\w/.test(name) ? 'Hello,' : m.platform_hi({ name })
}
