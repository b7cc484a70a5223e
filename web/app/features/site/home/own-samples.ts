import type { Card } from '@marigold/contract'
import balloon from '../../../assets/stickers/balloon.svg'
import fish from '../../../assets/stickers/fish.svg'
import lemon from '../../../assets/stickers/lemon.svg'
import owl from '../../../assets/stickers/owl.svg'
import rabbit from '../../../assets/stickers/rabbit.svg'
import turtle from '../../../assets/stickers/turtle.svg'

const plain = { marks: [], answers: [], correct: [] } satisfies Partial<Card>

const ownSamples: Card[] = [
  {
    ...plain,
    key: 'sample-lemon',
    area: 'articulation',
    layout: 'word',
    prompt: '',
    pictures: [{ url: lemon, alt: 'A lemon' }],
    caption: 'lemon',
    marks: [[0, 1]],
    target: 'L, initial',
  },
  {
    ...plain,
    key: 'sample-balloon',
    area: 'fluency',
    layout: 'line',
    prompt: '',
    pictures: [{ url: balloon, alt: 'A balloon' }],
    caption: 'balloon',
    target: '3 syllables',
  },
  {
    ...plain,
    key: 'sample-fly',
    area: 'language',
    layout: 'grid',
    prompt: 'Which one can fly?',
    pictures: [
      { url: owl, alt: 'An owl' },
      { url: turtle, alt: 'A turtle' },
      { url: rabbit, alt: 'A rabbit' },
      { url: fish, alt: 'A fish' },
    ],
    caption: '',
    target: 'Function',
  },
]

/** One card of each area in the first view of the slider, and the server's between them. */
export function slides(fromServer: Card[]): Card[] {
  return [...ownSamples.slice(0, 2), ...fromServer.slice(0, 3), ...ownSamples.slice(2)]
}
