import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import type { Look } from '@marigold/contract'
import type { KeepsakePicture } from '../kit/index.ts'
import { bookletOf } from './booklet.ts'
import { posterOf } from './poster.ts'
import type { State } from './state.ts'
import { titleOf } from './story.ts'

/** Returns what players can take home: the poster, and the booklet unless it is turned off. */
export function keepsakesOf(
  state: State,
  look: Look,
  directors: readonly string[],
  booklet: boolean,
): KeepsakePicture[] {
  const { title, below } = titleOf(state)
  const poster = {
    picture: posterOf(state, look, listed(directors)),
    alt: m.tall_tale_theatre_title_poster({ title, below }),
    name: title,
    what: 'poster' as const,
  }
  if (!booklet) return [poster]
  return [
    poster,
    {
      picture: bookletOf(state),
      alt: m.tall_tale_theatre_mini_booklet_one_sheet_of_eight({ title }),
      name: m.tall_tale_theatre_title_booklet({ title }),
      what: 'booklet' as const,
    },
  ]
}
