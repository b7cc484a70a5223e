import { m } from '#messages'
import { escaped, wrap } from '../kit/index.ts'
import { partTexts } from './parts.ts'
import { addressFor, pictureOf } from './pictures.ts'
import { asAddress } from './poster.ts'
import { pickOf, type Curtain, type State } from './state.ts'
import { heroOf, sceneText, titleOf, withName } from './story.ts'

/** The size of a page in its own units. The sheet has four pages across and two down. */
const page = { width: 275, height: 425 }
const ink = '#2B1B3D'
const letters = 'system-ui, sans-serif'

interface Page {
  heading: string
  pictures: string[]
  texts: string[]
}

/** Returns the texts of a curtain, with lines in quotation marks. Dictated words replace the scene's own text. */
function textsOf(state: State, curtain: Curtain): string[] {
  const { line } = curtain
  if (state.dictation && line?.kind === 'typed') return [line.text]
  const said =
    line?.kind === 'typed' ? line.text : line?.kind === 'starter' ? withName(line.text, heroOf(state)) : undefined
  return [sceneText(state, curtain), ...(said ? [`“${said}”`] : [])].filter(Boolean)
}

/**
 * Returns the pages of the story. Two looks at a feeling share a page, and a closed curtain leaves space for a drawing.
 */
function pagesOf(state: State): Page[] {
  const pages: Page[] = []
  for (const curtain of state.curtains) {
    const picture = pictureOf(curtain)
    const pictures = picture && !curtain.dark ? [picture] : []
    const own = { heading: partTexts[curtain.part].name, pictures, texts: textsOf(state, curtain) }
    const last = pages.at(-1)
    if (curtain.part === 'second' && last) {
      pages[pages.length - 1] = {
        ...last,
        pictures: [...last.pictures, ...pictures],
        texts: [...last.texts, ...own.texts],
      }
    } else pages.push(own)
  }
  return pages
}

const line = (text: string, y: number, size: number, weight = 400) =>
  `<text x="${page.width / 2}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="${weight}">${escaped(text)}</text>`

const image = (picture: string, x: number, y: number, side: number) =>
  `<image href="${addressFor(picture)}" x="${x - side / 2}" y="${y}" width="${side}" height="${side}"/>`

/** Lays out lines of text as large as they fit in a height. */
function block(texts: readonly string[], top: number, height: number): string {
  for (const size of [19, 17, 15.5, 14, 13, 12, 11]) {
    const across = Math.floor((page.width - 34) / (size * 0.53))
    const lines = texts.flatMap((text, at) => [...(at > 0 ? [''] : []), ...wrap(text, across)])
    if (lines.length * size * 1.28 > height && size > 11) continue
    return lines.map((text, at) => line(text, top + size + at * size * 1.28, size)).join('')
  }
  return ''
}

function storyPage({ heading, pictures, texts }: Page, number: number): string {
  const side = pictures.length > 1 ? 92 : 118
  const drawn = pictures.map((one, at) =>
    image(one, page.width / 2 + (at - (pictures.length - 1) / 2) * (side + 12), 54, side),
  )
  const frame =
    pictures.length === 0
      ? `<rect x="40" y="54" width="${page.width - 80}" height="${texts.length > 0 ? 118 : 250}" rx="10" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-dasharray="6 5"/>`
      : ''
  const own = texts.length > 0 ? '' : line(m.tall_tale_theatre_draw_it_and_tell_it_yourself(), 336, 15)
  return `${line(heading, 36, 17, 700)}${drawn.join('')}${frame}${block(texts, 182, 208)}${own}${line(String(number), page.height - 14, 12)}`
}

function cover(state: State): string {
  const { title, below } = titleOf(state)
  const hero = pickOf(state, 'who')
  const lines = wrap(title, 14)
  return `${lines.map((text, at) => line(text, 70 + at * 34, 29, 800)).join('')}${image(hero ?? state.prop, page.width / 2, 150, 150)}${block([below], 312, 50)}${line(m.tall_tale_theatre_told_by(), 394, 15)}`
}

function back(state: State): string {
  const tickets = state.curtains.map(({ part }) => partTexts[part].ticket)
  return `${line(m.tall_tale_theatre_tell_it_at_home(), 50, 21, 700)}${block([m.tall_tale_theatre_cover_the_pictures_can_you_tell(), m.tall_tale_theatre_words_that_help()], 76, 110)}${tickets.map((word, at) => line(word, 206 + at * 24, 18, 700)).join('')}${line(m.tall_tale_theatre_tall_tale_theatre(), page.height - 18, 12)}`
}

/** Empty pages of a short story, where a child can continue it. */
const empty: Page = { heading: m.tall_tale_theatre_and_then(), pictures: [], texts: [] }

/**
 * The mini-booklet on one sheet: pages 5 to 2 upside down on top, and 6, 7, the back, and the cover below. Cut along
 * the middle line, fold lengthwise, and push together. It is drawn in portrait, so that it fills both Letter and A4
 * paper.
 */
export function bookletOf(state: State): string {
  const story = pagesOf(state)
  const inside = Array.from({ length: 6 }, (_, at) => storyPage(story[at] ?? empty, at + 1))
  const [w, h] = [page.width, page.height]
  const above = [inside[3], inside[2], inside[1], inside[0]].map(
    (drawn, at) => `<g transform="translate(${(at + 1) * w} ${h}) rotate(180)">${drawn ?? ''}</g>`,
  )
  const below = [inside[4], inside[5], back(state), cover(state)].map(
    (drawn, at) => `<g transform="translate(${at * w} ${h})">${drawn ?? ''}</g>`,
  )
  const folds = `<g fill="none" stroke="${ink}" stroke-opacity=".3" stroke-dasharray="3 6"><path d="M${w} 0V${2 * h}M${2 * w} 0V${2 * h}M${3 * w} 0V${2 * h}M0 ${h}H${w}M${3 * w} ${h}H${4 * w}"/></g><path d="M${w} ${h}H${3 * w}" fill="none" stroke="${ink}" stroke-width="1.5"/><g font-size="10"><text x="${1.5 * w}" y="${h - 5}" text-anchor="middle">cut here</text></g><rect x=".5" y=".5" width="${4 * w - 1}" height="${2 * h - 1}" fill="none" stroke="${ink}" stroke-opacity=".3"/>`
  return asAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * h} ${4 * w}" width="${2 * h}" height="${4 * w}"><rect width="${2 * h}" height="${4 * w}" fill="#fff"/><g transform="translate(${2 * h} 0) rotate(90)" font-family="${letters}" fill="${ink}">${above.join('')}${below.join('')}${folds}</g></svg>`,
  )
}
