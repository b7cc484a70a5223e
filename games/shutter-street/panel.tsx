import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { Icon, Img, seatName } from '../kit/index.ts'
import {
  itemOf,
  itemsOfKind,
  kindName,
  questionOf,
  startPictures,
  starts,
  textOf,
  type About,
  type Question,
  type StartOf,
} from './facts.ts'
import { itemPicture, pictureOf } from './pictures.ts'
import { currentStreet, openWindows, mistakesIn, type Move, type State } from './rules.ts'
import type { Show, StreetPlay } from './show.ts'
import { evenness, offerOf, splitOf } from './streets.ts'

interface PanelProps {
  play: StreetPlay
  show: Show
  make: (move: Move) => void
}

/** Returns the remaining questions; with hints on, only those that split the open windows. */
function leftToAsk(play: StreetPlay): Question[] {
  const street = currentStreet(play.state.value)
  const open = openWindows(street).map((at) => street.windows[at] ?? '')
  const helped = play.level.tilesOnly || play.values.errorless === true
  return street.questions
    .filter((id) => !street.asked.some(({ question }) => question === id))
    .map(questionOf)
    .filter((question) => !helped || evenness(question, open) > 0)
}

/** Offers three streets, each with examples of what lives there. */
export function Streets({ state, make }: { state: State; make: (move: Move) => void }) {
  return (
    <div class="ask streets">
      <p class="line">{m.shutter_street_choose_a_street()}</p>
      <div class="offers">
        {state.offers.map((id) => {
          const { name, detail, kinds } = offerOf(id)
          const shown = kinds.flatMap((kind) => itemsOfKind(kind).slice(1, kinds.length > 1 ? 2 : 4))
          return (
            <button
              key={id}
              type="button"
              class="offer"
              data-scan=""
              onClick={() => make({ kind: 'street', street: id })}
            >
              <span class="faces">
                {shown.slice(0, 3).map((item) => (
                  <Img key={item.id} svg={itemPicture(item.id)} />
                ))}
              </span>
              <b>{name}</b>
              <small>{kinds.length > 1 ? detail : kindName(kinds[0] ?? 'animal')}</small>
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** Lets someone pick the secret in private. */
export function Picker({ play, state }: { play: StreetPlay; state: State }) {
  const guesser = play.players[state.picking]
  const other = play.players.length > 1 ? play.players[(state.picking + 1) % play.players.length] : null
  return (
    <div class="ask">
      <p class="line">
        {other && guesser
          ? m.shutter_street_picker_picks_a_secret({ picker: seatName(other), guesser: seatName(guesser) })
          : m.shutter_street_pick_a_secret_window_the_player()}
      </p>
      <p class="small">{m.shutter_street_tap_the_window_that_hides_the_secret()}</p>
    </div>
  )
}

function Back({ show, label = m.shutter_street_back() }: { show: Show; label?: string }) {
  return (
    <button type="button" class="tile back" data-scan="" onClick={() => (show.step.value = { at: 'starts' })}>
      <Icon name="left" size={22} /> <span>{label}</span>
    </button>
  )
}

/** Shows the beginnings of questions, and the knocker. */
function Starts({ play, show }: Omit<PanelProps, 'make'>) {
  const left = leftToAsk(play)
  const open = (Object.keys(starts) as StartOf[]).filter((start) => left.some((question) => question.start === start))
  return (
    <>
      <p class="line">
        {open.length > 0 ? m.shutter_street_ask_a_question_or_knock() : m.shutter_street_no_questions_left_knock_on_a()}
      </p>
      <div class="tiles">
        {open.map((start) => {
          const picture = startPictures[start]
          return (
            <button
              key={start}
              type="button"
              class="tile"
              data-scan=""
              onClick={() => (show.step.value = { at: 'rest', start })}
            >
              {picture && <Img svg={pictureOf(picture)} />}
              <span>{`${starts[start]}\u00a0…`}</span>
            </button>
          )
        })}
        {play.values.errorless !== true && (
          <button type="button" class="tile knock" data-scan="" onClick={() => (show.step.value = { at: 'knock' })}>
            <Knocker />
            <span>{m.shutter_street_knock()}</span>
          </button>
        )}
      </div>
    </>
  )
}

/** Shows the endings for the chosen beginning. */
function Endings({ play, show, start }: Omit<PanelProps, 'make'> & { start: StartOf }) {
  const street = currentStreet(play.state.value)
  const open = openWindows(street).map((at) => street.windows[at] ?? '')
  return (
    <>
      <p class="line">{`${starts[start]}\u00a0…`}</p>
      <div class="tiles">
        {leftToAsk(play)
          .filter((question) => question.start === start)
          .map((question) => {
            const { yes, no } = splitOf(question, open)
            return (
              <button
                key={question.id}
                type="button"
                class="tile rest"
                data-scan=""
                onClick={() => (show.step.value = { at: 'confirm', question: question.id })}
              >
                {question.picture && <Img svg={pictureOf(question.picture)} />}
                <span>
                  {question.rest}
                  {play.values.hints === true && <small>{m.shutter_street_yes_no({ yes, no })}</small>}
                </span>
              </button>
            )
          })}
        <Back show={show} />
      </div>
    </>
  )
}

/** Shows the whole question, to say aloud before asking it. */
function Confirm({ play, show, make, question }: PanelProps & { question: string }) {
  const street = currentStreet(play.state.value)
  const about = questionOf(question)
  const { yes, no } = splitOf(
    about,
    openWindows(street).map((at) => street.windows[at] ?? ''),
  )
  return (
    <>
      <p class="line whole">
        {about.picture && <Img svg={pictureOf(about.picture)} />}
        {textOf(about)}
      </p>
      {play.values.hints === true && (
        <p class="small">
          {m.shutter_street_open_windows_yes_no({
            yes,
            no,
          })}
        </p>
      )}
      <div class="row">
        <button type="button" class="button big" data-scan="first" onClick={() => make({ kind: 'ask', question })}>
          {m.kit_ask()}
        </button>
        <button
          type="button"
          class="button plain"
          data-scan=""
          onClick={() => (show.step.value = { at: 'rest', start: about.start })}
        >
          {m.shutter_street_change()}
        </button>
      </div>
    </>
  )
}

function Knocking({ play, show, make }: PanelProps) {
  const step = show.step.value
  const street = currentStreet(play.state.value)
  if (step.at !== 'sure')
    return (
      <>
        <p class="line">{m.shutter_street_which_door_tap_a_window()}</p>
        <div class="row">
          <Back show={show} label={m.shutter_street_ask_instead()} />
        </div>
      </>
    )
  const { word } = itemOf(street.windows[step.window] ?? '')
  return (
    <>
      <p class="line whole">
        <Img svg={itemPicture(street.windows[step.window] ?? '')} /> {m.shutter_street_knock_for_word({ word })}
      </p>
      <div class="row">
        <button
          type="button"
          class="button big"
          data-scan="first"
          onClick={() => make({ kind: 'knock', pane: step.window })}
        >
          {m.shutter_street_knock()}
        </button>
        <Back show={show} label={m.shutter_street_ask_instead()} />
      </div>
    </>
  )
}

const abouts: About[] = ['kind', 'part', 'use', 'place', 'color']

/** For a question asked aloud, the adult answers and may note what it was about. */
function SpokenQuestion({ play, show, make }: PanelProps) {
  const about = useSignal<About | null>(null)
  const peek = useSignal(false)
  const street = currentStreet(play.state.value)
  const answer = (yes: boolean) => make({ kind: 'spoken', yes, about: about.value })
  return (
    <>
      <p class="line">
        {peek.value
          ? m.shutter_street_the_secret_word({ word: itemOf(street.windows[street.secret] ?? '').word })
          : m.shutter_street_ask_aloud_is_the_answer_yes()}
      </p>
      <div class="row">
        <button type="button" class="button big yes" data-scan="first" onClick={() => answer(true)}>
          {m.shutter_street_yes()}
        </button>
        <button type="button" class="button big plain" data-scan="" onClick={() => answer(false)}>
          {m.shutter_street_no()}
        </button>
        <button type="button" class="tile knock" data-scan="" onClick={() => (show.step.value = { at: 'knock' })}>
          <Knocker />
          <span>{m.shutter_street_knock()}</span>
        </button>
      </div>
      <div class="row abouts" data-scan-group={m.kit_for_the_adult()}>
        <span class="small">{m.shutter_street_for_the_adult()}</span>
        {abouts.map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            data-scan=""
            aria-pressed={about.value === one}
            onClick={() => (about.value = about.value === one ? null : one)}
          >
            {one}
          </button>
        ))}
        <button
          type="button"
          class="chip"
          data-scan=""
          aria-pressed={peek.value}
          onClick={() => (peek.value = !peek.value)}
        >
          {peek.value ? m.shutter_street_hide_the_secret() : m.shutter_street_peek_at_the_secret()}
        </button>
      </div>
    </>
  )
}

function Closing({ play, show, make }: PanelProps) {
  const { closing } = play.state.value
  if (!closing) return null
  const { missed, over } = mistakesIn(currentStreet(play.state.value), closing)
  const early = play.values.errorless === true && missed.length + over.length > 0
  const asked = closing.question ? `${textOf(questionOf(closing.question))} ` : ''
  const told = closing.first ? show.message.value?.text : null
  return (
    <>
      <p class="line whole">
        {asked}
        <b class={closing.yes ? 'yes' : 'no'}>{closing.yes ? m.shutter_street_yes() : m.shutter_street_no()}</b>
      </p>
      <p class="small">{told ?? m.shutter_street_tap_the_shutters_that_no_longer()}</p>
      <div class="row">
        <button
          type="button"
          class="button big"
          data-scan="first"
          disabled={early}
          onClick={() => make({ kind: 'done' })}
        >
          {m.kit_done()}
        </button>
      </div>
    </>
  )
}

function Last({ play, make }: Omit<PanelProps, 'show'>) {
  const street = currentStreet(play.state.value)
  const [pane = 0] = openWindows(street)
  return (
    <>
      <p class="line">{m.shutter_street_one_window_is_left_knock_on()}</p>
      <div class="row">
        <button type="button" class="button big" data-scan="first" onClick={() => make({ kind: 'knock', pane })}>
          {m.shutter_street_knock()}
        </button>
      </div>
    </>
  )
}

function Asking(props: PanelProps) {
  const { play, show } = props
  const step = show.step.value
  if (step.at === 'knock' || step.at === 'sure') return <Knocking {...props} />
  if (play.state.value.spoken) return <SpokenQuestion {...props} />
  if (step.at === 'rest') return <Endings play={play} show={show} start={step.start} />
  if (step.at === 'confirm') return <Confirm {...props} question={step.question} />
  return <Starts play={play} show={show} />
}

/** Shows what the player can do now. */
export function Panel(props: PanelProps) {
  const { play } = props
  const { phase } = play.state.value
  return (
    <div class="ask" role="group" aria-label={m.shutter_street_your_turn()}>
      {phase === 'ask' && <Asking {...props} />}
      {phase === 'close' && <Closing {...props} />}
      {phase === 'last' && <Last play={play} make={props.make} />}
    </div>
  )
}

/** Shows a door knocker as the picture of its tile. */
function Knocker() {
  return (
    <svg viewBox="0 0 48 48" class="knocker" aria-hidden="true">
      <path d="M10 47V20A14 14 0 0 1 38 20V47Z" fill="#F6E3C0" />
      <path d="M14 47V21A10 10 0 0 1 34 21V47Z" fill="#A8342F" />
      <path d="M14 47V21A10 10 0 0 1 24 11V47Z" fill="#C54C42" />
      <circle cx="24" cy="27" r="5" fill="none" stroke="#F2C14B" stroke-width="2.600" />
      <circle cx="24" cy="21" r="2.400" fill="#F2C14B" />
    </svg>
  )
}
