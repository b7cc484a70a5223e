import { m } from '#messages'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { ChoicePanel, Heard, Icon, Img, offerArrows, Peek, Press, seatName, type ChoiceOption } from '../kit/index.ts'
import { pictureOf } from './art.ts'
import { pieceName, theKind } from './names.ts'
import type { Plank } from './planks.ts'
import { isStudio, type TeeterPlay } from './play-types.ts'
import { rules } from './rules.ts'
import { askedAbout, inHand, isLevel, plankOf } from './table.ts'
import type { Answer, Move, Question, State } from './state.ts'
import { starterOf, wishText } from './wishes.ts'

interface PartProps {
  play: TeeterPlay
  state: State
  make: (move: Move) => void
}

const nameAt = (play: TeeterPlay, seat: number | null) => {
  const player = play.players[seat ?? 0]
  return player ? seatName(play.personAt(seat ?? 0)) : ''
}

/** The sentence of a wish, as the piece would say it. */
function sentenceOf(play: TeeterPlay, state: State, index: number): string {
  const plank = plankOf(state)
  const wish = plank.wishes[index]
  if (!wish) return ''
  const studio = isStudio(play)
  const { from, setting } = studio && plank.from < 15 ? ({ from: 15, setting: 'studio' } as const) : plank
  // A piece that may not be moved has no sentence of its own in the studio.
  const want = studio && wish.want === 'still' ? 'inner' : wish.want
  const other = wish.other === null ? '' : theKind(state.pieces[wish.other]?.kind ?? 'goose', studio)
  return wish.want === 'still' && studio
    ? m.teeter_critters_please_dont_move_it_once_it_hangs()
    : wishText(want, { from, setting, which: state.at + index, other })
}

/** Whether the weight of a piece is on a card that `seat` can see. */
function knowsWeight(play: TeeterPlay, state: State, piece: number, seat: number): boolean {
  if (state.pieces[piece]?.kind === 'goose') return true
  if (state.level.blind || plankOf(state).hidden === piece) return false
  if (play.values.cards === 'open') return true
  return state.owners[piece] === seat || (state.seats === 1 && state.told[piece]?.weight === true)
}
const knowsWishes = (play: TeeterPlay, state: State, piece: number, seat: number): boolean =>
  play.values.cards === 'open' ||
  state.owners[piece] === seat ||
  (state.seats === 1 && state.told[piece]?.wish === true)

/** The number of a plank among those of its age. */
export const numberOf = ({ id }: Plank): number => Number(id.split('-')[1])

/** A piece with its picture, its weight if `seat` knows it, and its wish. */
function PieceRow({ play, state, piece, seat }: { play: TeeterPlay; state: State; piece: number; seat: number }) {
  const { kind, weight } = state.pieces[piece] ?? { kind: 'goose', weight: 2 }
  const studio = isStudio(play)
  const wishes = plankOf(state).wishes.flatMap(({ who }, index) =>
    who === piece && index !== state.waiting && knowsWishes(play, state, piece, seat)
      ? [sentenceOf(play, state, index)]
      : [],
  )
  return (
    <div class="piece-row">
      <Img svg={pictureOf(kind, studio)} />
      <b class="weight" aria-label={m.teeter_critters_weight_of_kind({ kind: theKind(kind, studio) })}>
        {knowsWeight(play, state, piece, seat) ? weight : '?'}
      </b>
      <span>{wishes.length > 0 ? wishes.join(' ') : m.teeter_critters_no_wish()}</span>
    </div>
  )
}

/** What is on the card of `seat`. */
export function OwnPieces({ play, state, seat }: { play: TeeterPlay; state: State; seat: number }) {
  const own = state.pieces.map((_, piece) => piece).filter((piece) => state.owners[piece] === seat)
  if (own.length === 0) return <p>{m.teeter_critters_your_card_is_empty_help_the_others()}</p>
  return (
    <>
      {own.map((piece) => (
        <PieceRow key={piece} play={play} state={state} piece={piece} seat={seat} />
      ))}
    </>
  )
}

/** The card of the player who has the floor: what only that player knows. */
export function PeekCard({
  play,
  state,
  seat,
  close,
}: {
  play: TeeterPlay
  state: State
  seat: number
  close: () => void
}) {
  const { seats, owners } = state
  const card = ((seat - (owners[0] ?? 0) + seats) % seats) + 1
  const number = m.teeter_critters_plank_and_card({ plank: numberOf(plankOf(state)), seats, card })
  return (
    <Peek
      play={play}
      name={nameAt(play, seat)}
      byNumber={play.values.cards === 'number' ? number : undefined}
      close={close}
    >
      <OwnPieces play={play} state={state} seat={seat} />
    </Peek>
  )
}

const Action = ({ label, small, press }: { label: string; small?: string; press: () => void }) => (
  <Press class="button plain action" onClick={press}>
    <span>
      {label}
      {small !== undefined && <small>{small}</small>}
    </span>
  </Press>
)

const answers: readonly [Answer, string, string][] = [
  ['took', m.teeter_critters_take_it(), m.teeter_critters_put_it_on_the_flag()],
  ['traded', m.teeter_critters_trade(), m.teeter_critters_you_keep_that_spot()],
  ['declined', m.teeter_critters_my_own_idea(), m.teeter_critters_that_is_fine()],
]
const questions: Record<Question, (name: string) => string> = {
  weight: (name) => m.teeter_critters_what_number_is_on_kind({ kind: name }),
  wish: (name) => m.teeter_critters_what_does_kind_wish({ kind: name }),
  spot: () => m.teeter_critters_where_would_you_put_it(),
}

function Actions({ play, state, make }: PartProps) {
  const moves = rules.moves(state)
  const can = (kind: Move['kind']) => moves.some((move) => move.kind === kind)
  return (
    <>
      {state.phase === 'why' && <Action label={m.kit_next()} press={() => make({ kind: 'why', said: null })} />}
      {state.phase === 'answer' &&
        answers
          .filter(([answer]) => moves.some((move) => move.kind === 'answer' && move.answer === answer))
          .map(([answer, label, small]) => (
            <Action key={answer} label={label} small={small} press={() => make({ kind: 'answer', answer })} />
          ))}
      {moves.flatMap((move) => {
        if (move.kind !== 'ask') return []
        const piece = move.about === 'spot' ? null : askedAbout(state, move.about)
        const label = questions[move.about](piece === null ? '' : pieceName(play, piece))
        return [<Action key={move.about} label={label} press={() => make(move)} />]
      })}
      {can('noFlag') && (
        <Action
          label={state.flagger === null ? m.teeter_critters_no_question() : m.teeter_critters_no_flag_this_time()}
          press={() => make({ kind: 'noFlag' })}
        />
      )}
      {can('help') && <Action label={m.teeter_critters_adults_flag()} press={() => make({ kind: 'help' })} />}
      {can('photo') && <Action label={m.teeter_critters_take_the_crew_photo()} press={() => make({ kind: 'photo' })} />}
      {state.phase === 'splash' && (
        <>
          <Action label={m.teeter_critters_try_another_spot()} press={() => make({ kind: 'after', after: 'same' })} />
          {moves.some((move) => move.kind === 'after' && move.after === 'swap') && (
            <Action
              label={
                state.goose === 'aboard' ? m.teeter_critters_it_can_wave() : m.teeter_critters_someone_else_first()
              }
              press={() => make({ kind: 'after', after: 'swap' })}
            />
          )}
          {moves.some((move) => move.kind === 'after' && move.after === 'ask') && (
            <Action
              label={state.seats === 1 ? m.teeter_critters_ask_for_an_idea() : m.teeter_critters_ask_for_a_flag()}
              press={() => make({ kind: 'after', after: 'ask' })}
            />
          )}
        </>
      )}
      {can('next') && (
        <Press class="button big" onClick={() => make({ kind: 'next' })}>
          <Icon name="right" />{' '}
          {state.at + 1 < state.deck.length ? m.teeter_critters_next_plank() : m.teeter_critters_to_the_crew_photo()}
        </Press>
      )}
    </>
  )
}

/** What to do now, for whom. */
function instructionOf(play: TeeterPlay, state: State): string {
  const hand = inHand(state)
  const kind = hand === null ? '' : pieceName(play, hand)
  const name = nameAt(play, state.seat)
  const isAlone = state.seats === 1
  switch (state.phase) {
    case 'flag':
      return m.teeter_critters_name_flag_a_spot_for_kind({ name: nameAt(play, state.flagger), kind })
    case 'why':
      return m.teeter_critters_name_say_why({ name: nameAt(play, state.flagger) })
    case 'answer':
      return m.teeter_critters_name_take_it_or_say_your_own({
        name: isAlone ? '' : name,
        alone: isAlone ? 'yes' : 'no',
      })
    case 'ask':
      return isStudio(play)
        ? m.teeter_critters_your_partner_knows_the_other_half()
        : m.teeter_critters_the_crow_knows_the_other_half()
    case 'place':
      return m.teeter_critters_name_put_kind_on_a_spot({ name, kind })
    case 'splash':
      return m.teeter_critters_now_what()
    case 'fix':
      return isLevel(state) ? m.teeter_critters_level_but_a_wish_is_open() : m.teeter_critters_not_there_yet_move_one()
    case 'photo':
      return state.photos.at(-1)?.dry
        ? m.teeter_critters_everyone_is_aboard()
        : m.teeter_critters_wet_and_still_a_crew()
    default:
      return ''
  }
}

/** How a reason or an answer may begin. */
function Starter({ state }: { state: State }) {
  const kind =
    state.phase === 'why' ? 'why' : state.phase === 'place' && state.answer !== null && !state.replied ? 'reply' : null
  if (!kind) return null
  const turns = state.tallies.reduce((sum, { asked, turns: taken }) => sum + asked + taken, 0)
  return <p class="starter">{starterOf(state.level.from, kind, turns)}</p>
}

/** The adult's part: that a reason, or an answer, was said. */
export function HeardCorner({ play, state, make }: PartProps) {
  if (play.values.reasons === false) return null
  if (state.phase === 'why')
    return (
      <Heard
        key={`why${state.flag?.spot}`}
        play={play}
        question={m.teeter_critters_did_name_say_why({ name: nameAt(play, state.flagger) })}
        onHeard={(said) => make({ kind: 'why', said })}
      />
    )
  if (state.phase !== 'place' || state.answer === null || state.replied) return null
  return (
    <Heard
      key="reply"
      play={play}
      question={m.teeter_critters_did_name_say_something_back({ name: nameAt(play, state.seat) })}
      onHeard={(said) => make({ kind: 'reply', said })}
    />
  )
}

const phasesWithCard: readonly State['phase'][] = ['flag', 'why', 'answer', 'place', 'splash', 'fix']

/** The panel under the scene: who does what, and the buttons. `spots` are the spots where they don't fit on the beam. */
export function Panel({ play, state, make, spots, peek }: PartProps & { spots: ComponentChildren; peek: () => void }) {
  useLayoutEffect(() => offerArrows(), [])
  const hand = inHand(state)
  const hasCard = state.seats > 1 && play.values.cards !== 'open' && phasesWithCard.includes(state.phase)
  const isHeld = hand !== null && state.phase !== 'photo' && state.phase !== 'fix'
  const isKnown = hand !== null && state.seats === 1 && state.phase !== 'photo'
  return (
    <section class={`crew-panel is-${state.phase}`}>
      <div class="asks">
        {isHeld && <Img svg={pictureOf(state.pieces[hand]?.kind ?? 'goose', isStudio(play))} />}
        <div>
          <p class="instruction" data-instruction="">
            {instructionOf(play, state)}
          </p>
          <Starter state={state} />
          {isKnown && <PieceRow play={play} state={state} piece={hand} seat={0} />}
        </div>
      </div>
      {spots}
      <div class="row">
        <Actions play={play} state={state} make={make} />
        {hasCard && <Action label={m.teeter_critters_my_card()} press={peek} />}
      </div>
    </section>
  )
}

const Art = ({ svg }: { svg: string }) => <svg viewBox="0 0 128 128" dangerouslySetInnerHTML={{ __html: svg }} />

/** The two choices with stakes: which wish waits, and whether there's room for one more. */
export function Choices({ play, state, make }: PartProps) {
  const studio = isStudio(play)
  const plank = plankOf(state)
  if (state.phase === 'wait' && plank.waits) {
    const fewest = Math.min(...plank.solutions)
    const options = plank.waits.map((index, at): ChoiceOption<number> => {
      const kind = state.pieces[plank.wishes[index]?.who ?? 0]?.kind ?? 'goose'
      return {
        value: index,
        label: sentenceOf(play, state, index),
        outcome:
          plank.solutions[at] === fewest
            ? m.teeter_critters_fewer_ways_but_a_forecast()
            : m.teeter_critters_more_ways_and_first_next_time(),
        picture: <Art svg={pictureOf(kind, studio)} />,
      }
    })
    return (
      <ChoicePanel
        title={m.teeter_critters_which_wish_waits()}
        options={options}
        choose={(wish) => make({ kind: 'wait', wish })}
      />
    )
  }
  if (state.phase !== 'goose') return null
  const goose = <Art svg={pictureOf('goose', studio)} />
  return (
    <ChoicePanel
      title={studio ? m.teeter_critters_one_more_piece() : m.teeter_critters_room_for_the_goose()}
      options={[
        {
          value: true,
          label: m.teeter_critters_make_room(),
          outcome: m.teeter_critters_a_big_photo_but_it_may_tip(),
          picture: goose,
        },
        {
          value: false,
          label: m.teeter_critters_next_time(),
          outcome: studio
            ? m.teeter_critters_it_goes_back_on_the_shelf()
            : m.teeter_critters_the_goose_waves_from_the_bank(),
          picture: (
            <Art
              svg={`<svg viewBox="0 0 128 128"><path d="M14 104H114" stroke="#1B7F4B" stroke-width="12" stroke-linecap="round"/><path d="M40 74l16 16l34-40" fill="none" stroke="#1B7F4B" stroke-width="12" stroke-linecap="round"/></svg>`}
            />
          ),
        },
      ]}
      choose={(aboard) => make({ kind: 'goose', aboard })}
    />
  )
}
