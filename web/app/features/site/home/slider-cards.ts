import { m } from '#messages'
import type { Area, Card } from '@marigold/contract'
import balloon from '../../../assets/stickers/balloon.svg'
import fish from '../../../assets/stickers/fish.svg'
import lemon from '../../../assets/stickers/lemon.svg'
import owl from '../../../assets/stickers/owl.svg'
import rabbit from '../../../assets/stickers/rabbit.svg'
import turtle from '../../../assets/stickers/turtle.svg'

/** Card fields shown in the slider. */
export type Sample = Pick<Card, 'area' | 'prompt' | 'pictures' | 'caption' | 'marks' | 'target'>

const ownSamples: Sample[] = [
  {
    area: 'articulation',
    prompt: '',
    pictures: [{ url: lemon, alt: m.site_a_lemon() }],
    caption: m.site_lemon(),
    marks: [[0, 1]],
    target: 'L, initial',
  },
  {
    marks: [],
    area: 'fluency',
    prompt: '',
    pictures: [{ url: balloon, alt: m.site_a_balloon() }],
    caption: m.site_balloon(),
    target: '3 syllables',
  },
  {
    marks: [],
    area: 'language',
    prompt: m.site_which_one_can_fly(),
    pictures: [
      { url: owl, alt: m.site_an_owl() },
      { url: turtle, alt: m.site_a_turtle() },
      { url: rabbit, alt: m.site_a_rabbit() },
      { url: fish, alt: m.site_a_fish() },
    ],
    caption: '',
    target: 'Function',
  },
]

const shown = 6

/** Returns a target without its level. */
const shortTarget = (target: string) => target.split(',').slice(0, 2).join(',')

/** Returns the areas of the server's sample cards. */
export function sampleAreas(cards: readonly Pick<Card, 'area'>[]): Set<Area> {
  return new Set<Area>(['articulation', ...cards.map(({ area }) => area)])
}

/** Returns the slider's cards: one of ours per area, so that the first view is mixed, then the server's. */
export function sliderCards(fromServer: readonly Card[]): Sample[] {
  const areas = sampleAreas(fromServer)
  const own = ownSamples.filter(({ area }) => areas.has(area))
  const [first, ...rest] = own
  const theirs = fromServer
    .slice(0, shown - own.length)
    .map(({ area, prompt, pictures, caption, marks, target }): Sample => {
      return { area, prompt, pictures, caption: caption.toLowerCase(), marks, target: shortTarget(target) }
    })
  return first ? [first, ...theirs, ...rest] : theirs
}
