import { m } from '#messages'
import { addressOf, ChoicePanel, Press, Stroke } from '../kit/index.ts'
import { friendByName } from './friends.ts'
import { friendPicture, giftSvg, tuneSvg } from './pictures.ts'
import { currentFriend } from './rules.ts'
import { tunes, type Gift, type Move, type Position, type State } from './state.ts'
import { PositionSign } from './thing-view.tsx'
import { capitalize } from './texts.ts'

interface Pictured {
  /** Address, left, top, and size of each picture in a box of 100 by 100. */
  pictures: readonly (readonly [href: string, x: number, y: number, size: number])[]
}
/** Shows what comes of a choice. */
const Outcome = ({ pictures }: Pictured) => (
  <svg viewBox="0 0 100 100">
    {pictures.map(([href, x, y, size]) => (
      <image key={`${x} ${y}`} href={href} x={x} y={y} width={size} height={size} />
    ))}
  </svg>
)
const one = (href: string) => <Outcome pictures={[[href, 4, 4, 92]]} />

interface ChoicesProps {
  state: State
  make: (move: Move) => void
}
/** Offers two friends from the loft; the chosen one hides first. */
export function FirstChoice({ make, friends }: Pick<ChoicesProps, 'make'> & { friends: readonly string[] }) {
  const options = friends.map((name) => ({
    value: name,
    label: capitalize(name),
    outcome: friendByName(name).says,
    picture: one(friendPicture(name)),
  }))
  return (
    <ChoicePanel
      title={m.haystack_hello_who_hides_first()}
      options={options}
      choose={(friend) => make({ kind: 'first', friend })}
    />
  )
}

/** Offers the parade music. */
export function TuneChoice({ make }: Pick<ChoicesProps, 'make'>) {
  const options = tunes.map((tune) => ({
    value: tune,
    label: capitalize(tune),
    outcome: friendByName(tune).says,
    picture: one(addressOf(tuneSvg(tune))),
  }))
  return (
    <ChoicePanel
      title={m.haystack_hello_choose_the_parade_music()}
      options={options}
      choose={(tune) => make({ kind: 'tune', tune })}
    />
  )
}

/** Offers the same friend with a bigger jump, or a new friend for a longer parade. */
export function EncoreChoice({ state, make }: ChoicesProps) {
  const last = friendPicture(state.parade.at(-1)?.friend ?? currentFriend(state).name)
  const options = [
    {
      value: true,
      label: m.haystack_hello_again(),
      outcome: m.haystack_hello_a_bigger_jump(),
      picture: one(last),
    },
    {
      value: false,
      label: m.haystack_hello_new_friend(),
      outcome: m.haystack_hello_a_longer_parade(),
      picture: (
        <svg viewBox="0 0 100 100">
          <image href={last} x="2" y="34" width="52" height="52" />
          <circle cx="74" cy="60" r="24" fill="#EFB942" />
          <Stroke d="M66 52q1-9 9-8q9 1 7 9q-1 4-7 7v5m0 6v1" color="#4A2A18" width={5} />
        </svg>
      ),
    },
  ]
  return (
    <ChoicePanel
      title={m.haystack_hello_again_or_a_new_friend()}
      options={options}
      choose={(same) => make({ kind: 'encore', same })}
    />
  )
}

/** Offers a gift: the friend dances if it suits the weather that comes. */
export function GiftChoice({ state, make, named }: ChoicesProps & { named: boolean }) {
  const last = state.parade.at(-1)?.friend ?? currentFriend(state).name
  const picture = (gift: Gift) => (
    <Outcome
      pictures={[
        [friendPicture(last), 6, 36, 62],
        [addressOf(giftSvg(gift)), ...(gift === 'hat' ? ([14, 12, 46] as const) : ([36, 2, 58] as const))],
      ]}
    />
  )
  return (
    <ChoicePanel
      title={
        named ? m.haystack_hello_a_gift_for_the_friend({ friend: last }) : m.haystack_hello_a_gift_for_our_friend()
      }
      options={[
        {
          value: 'hat',
          label: m.haystack_hello_hat(),
          outcome: m.haystack_hello_dances_if_its_sunny(),
          picture: picture('hat'),
        },
        {
          value: 'umbrella',
          label: m.haystack_hello_umbrella(),
          outcome: m.haystack_hello_dances_if_it_rains(),
          picture: picture('umbrella'),
        },
      ]}
      choose={(gift: Gift) => make({ kind: 'gift', gift })}
    />
  )
}

/** Offers the position words; once the answer has been shown, only the correct one can be chosen. */
export function Positions({ state, choose }: { state: State; choose: (place: Position) => void }) {
  return (
    <div class="positions" role="group" aria-label={m.kit_where_is_it()}>
      {(state.places as Position[]).map((position) => (
        <Press
          key={position}
          class={state.shown && position === state.place ? 'right' : ''}
          disabled={state.phase === 'look' && state.shown && position !== state.place}
          onClick={() => choose(position)}
        >
          <PositionSign position={position} />
          {capitalize(position)}
        </Press>
      ))}
    </div>
  )
}
