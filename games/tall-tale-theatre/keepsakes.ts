import type { Look } from '@marigold/contract'
import type { Kept } from '../kit/index.ts'
import { bookletOf } from './booklet.ts'
import { posterOf } from './poster.ts'
import type { State } from './state.ts'
import { titleOf } from './story.ts'

/** Names as a sentence lists them. */
const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '')

/** What there is to take home: the poster, and the booklet unless it is switched off. */
export function keepsakesOf(state: State, look: Look, directors: readonly string[], booklet: boolean): Kept[] {
  const { title, below } = titleOf(state)
  const poster = {
    picture: posterOf(state, look, listed(directors)),
    alt: `Poster: ${title}. ${below}.`,
    name: title,
    what: 'poster',
  }
  if (!booklet) return [poster]
  return [
    poster,
    {
      picture: bookletOf(state),
      alt: `Mini-booklet: ${title}, one sheet of eight pages to fold.`,
      name: `${title} booklet`,
      what: 'booklet',
    },
  ]
}
