import { slideAreas, type Card, type SiteEntry, type SiteValues } from '@marigold/contract'
import type { Sample } from './slider-cards.ts'

const shown = 6

/** Returns a target without its level. */
const shortTarget = (target: string) => target.split(',').slice(0, 2).join(',')

const listIn = (text = '') =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Returns a word without the brackets around its target letters, and where these are: '[l]emon'. */
function markedWord(word = ''): Pick<Sample, 'caption' | 'marks'> {
  const marks: [number, number][] = []
  let caption = ''
  for (const [, plain = '', target] of word.matchAll(/([^[\]]*)(?:\[([^[\]]*)\])?/g)) {
    caption += plain
    if (target === undefined) continue
    marks.push([caption.length, caption.length + target.length])
    caption += target
  }
  return { caption, marks }
}

/** Returns a slide as it was written in the console. */
export function slideOf(fields: SiteValues): Sample {
  const alts = listIn(fields.alts)
  return {
    area: slideAreas.find((one) => one === fields.area) ?? 'articulation',
    prompt: fields.question ?? '',
    pictures: listIn(fields.pictures).map((name, at) => ({
      url: `/assets/cards/${encodeURIComponent(name)}.svg`,
      alt: alts[at] ?? '',
    })),
    ...markedWord(fields.word),
    target: fields.target ?? '',
    link: fields.link ?? '',
  }
}

/** Returns the slider's cards: those that were written for it, then the server's. */
export function sliderCards(slides: readonly SiteEntry[], fromServer: readonly Card[]): Sample[] {
  const theirs = fromServer
    .slice(0, Math.max(0, shown - slides.length))
    .map(({ area, prompt, pictures, caption, marks, target }): Sample => {
      return { area, prompt, pictures, caption: caption.toLowerCase(), marks, target: shortTarget(target), link: '' }
    })
  return [...slides.map(({ fields }) => slideOf(fields)), ...theirs]
}
