import { m } from '#messages'
import { Picture } from '../kit/index.ts'
import { partTexts } from './parts.ts'
import { pictureOf, svgOf } from './pictures.ts'
import type { State } from './state.ts'

/** The story map: a small curtain for each part, which opens once it is set. */
export function StoryMap({ state }: { state: State }) {
  const hidden = state.phase === 'retell'
  const setting = !['ready', 'show', 'bow', 'retell', 'over'].includes(state.phase)
  return (
    <ol class="tt-map" aria-label={m.tall_tale_theatre_story_map()}>
      {state.curtains.map((curtain, at) => {
        const { part, dark, retold } = curtain
        const picture = pictureOf(curtain)
        const open = !hidden || retold !== null || (at === state.at && state.peek)
        const now = at === state.at && state.phase !== 'bow' && state.phase !== 'ready'
        const is = dark
          ? m.tall_tale_theatre_left_closed()
          : picture
            ? m.tall_tale_theatre_set()
            : m.tall_tale_theatre_not_set_yet()
        return (
          <li
            key={part}
            class={`tt-chip ${now ? 'is-now' : ''} ${dark ? 'is-dark' : ''} ${!setting || picture ? '' : 'is-shut'}`}
            aria-current={now ? 'step' : undefined}
          >
            <span class="tt-chip-picture">{picture && open && !dark && <Picture svg={svgOf(picture)} />}</span>
            <b>{partTexts[part].chip}</b>
            <span class="sr">{is}</span>
          </li>
        )
      })}
    </ol>
  )
}
