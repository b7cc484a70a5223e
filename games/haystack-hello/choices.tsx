import { m } from '#messages'
import { Img } from '../kit/index.ts'
import { giftSvg, tuneSvg } from './pictures-of.ts'
import { friendNow } from './rules.ts'
import { gifts, tunes, type Move, type Position, type State } from './state.ts'
import { PositionSign } from './thing-view.tsx'
import { upper } from './texts.ts'

interface ChoicesProps {
  state: State
  make: (move: Move) => void
}
/** What the learner chooses for the parade: its music at the start, and a gift for every third friend. */
export function Pick({ state, make, named }: ChoicesProps & { named: boolean }) {
  // The friend who has just come is the last of the parade.
  const last = state.parade.at(-1)?.friend ?? friendNow(state).name
  const tune = state.phase === 'tune'
  const title = tune
    ? m.haystack_hello_choose_the_parade_music()
    : m.haystack_hello_a_gift_for({ value: named ? m.haystack_hello_the_2({ last }) : m.haystack_hello_the_friend() })
  return (
    <section class="pick" aria-labelledby="pick-title">
      <p id="pick-title">{title}</p>
      <div class="pick-row">
        {tune
          ? tunes.map((one) => (
              <button key={one} type="button" data-scan="" onClick={() => make({ kind: 'tune', tune: one })}>
                <Img svg={tuneSvg(one)} />
                {upper(one)}
              </button>
            ))
          : gifts.map((one) => (
              <button key={one} type="button" data-scan="" onClick={() => make({ kind: 'gift', gift: one })}>
                <Img svg={giftSvg(one)} />
                {upper(one)}
              </button>
            ))}
      </div>
    </section>
  )
}

/** The words for where somebody is; after the answer was shown only that one can be pressed. */
export function Positions({ state, choose }: { state: State; choose: (place: Position) => void }) {
  return (
    <div class="positions" role="group" aria-label={m.kit_where_is_it()}>
      {(state.places as Position[]).map((position) => (
        <button
          key={position}
          type="button"
          class={state.shown && position === state.place ? 'right' : ''}
          data-scan=""
          disabled={state.phase === 'look' && state.shown && position !== state.place}
          onClick={() => choose(position)}
        >
          <PositionSign position={position} />
          {upper(position)}
        </button>
      ))}
    </div>
  )
}
