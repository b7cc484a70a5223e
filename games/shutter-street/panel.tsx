import { m } from '#messages'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Icon, Img, Press, seatName } from '../kit/index.ts'
import { ClueChoice, Knocker, KnockChoice } from './choices.tsx'
import { itemOf, itemsOfKind, kindName, questionOf, startPictures, starts, textOf } from './facts.ts'
import type { About, StartOf } from './facts.ts'
import { itemPicture, pictureOf } from './pictures.ts'
import { mistakesIn, questionsToAsk } from './rules.ts'
import type { Make, Show, StreetPlay } from './show-state.ts'
import { currentStreet, openItems, openWindows, type State } from './state.ts'
import { offerOf, splitOf } from './streets.ts'

interface PanelProps {
  play: StreetPlay
  show: Show
  make: Make
}

interface TileProps {
  kind?: string
  picture?: string | null
  press: () => void
  children: ComponentChildren
}
const Tile = ({ kind = '', picture, press, children }: TileProps) => (
  <Press class={`tile ${kind}`} onClick={press}>
    {picture && <Img svg={pictureOf(picture)} />}
    {children}
  </Press>
)

/** The main button of a step. */
const MainButton = ({ press, children, ...rest }: { press: () => void; children: string; disabled?: boolean }) => (
  <Press class="button big" data-scan="first" onClick={press} {...rest}>
    {children}
  </Press>
)

/** Offers three streets, each with examples of what lives there. */
export function Streets({ state, make }: { state: State; make: Make }) {
  return (
    <div class="ask streets">
      <p class="line" data-instruction="">
        {m.shutter_street_choose_a_street()}
      </p>
      <div class="offers">
        {state.offers.map((id) => {
          const { name, detail, kinds } = offerOf(id)
          const shown = kinds.flatMap((kind) => itemsOfKind(kind).slice(1, kinds.length > 1 ? 2 : 4))
          return (
            <Press key={id} class="offer" onClick={() => make({ kind: 'street', street: id })}>
              <span class="faces">
                {shown.slice(0, 3).map((item) => (
                  <Img key={item.id} svg={itemPicture(item.id)} />
                ))}
              </span>
              <b>{name}</b>
              <small>{kinds.length > 1 ? detail : kindName(kinds[0] ?? 'animal')}</small>
            </Press>
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
      <p class="small" data-instruction="">
        {m.shutter_street_tap_the_window_that_hides_the_secret()}
      </p>
    </div>
  )
}

const Back = ({ show, label = m.shutter_street_back() }: { show: Show; label?: string }) => (
  <Tile kind="back" press={() => (show.step.value = { at: 'starts' })}>
    <Icon name="left" size={22} /> <span>{label}</span>
  </Tile>
)

const KnockTile = ({ show }: { show: Show }) => (
  <Tile kind="knock" press={() => (show.step.value = { at: 'knock' })}>
    <Knocker />
    <span>{m.shutter_street_knock()}</span>
  </Tile>
)

/** Shows the beginnings of questions, and the knocker. */
function Starts({ play, show }: Omit<PanelProps, 'make'>) {
  const left = questionsToAsk(play.state.value)
  const open = (Object.keys(starts) as StartOf[]).filter((start) => left.some((question) => question.start === start))
  return (
    <>
      <p class="line" data-instruction="">
        {open.length > 0 ? m.shutter_street_ask_a_question_or_knock() : m.shutter_street_no_questions_left_knock_on_a()}
      </p>
      <div class="tiles">
        {open.map((start) => (
          <Tile key={start} picture={startPictures[start]} press={() => (show.step.value = { at: 'rest', start })}>
            <span>{`${starts[start]}\u00a0…`}</span>
          </Tile>
        ))}
        {(play.values.errorless !== true || open.length === 0) && <KnockTile show={show} />}
      </div>
    </>
  )
}

/** Shows the endings for the chosen beginning. */
function Endings({ play, show, start }: Omit<PanelProps, 'make'> & { start: StartOf }) {
  const state = play.state.value
  const questions = questionsToAsk(state).filter((question) => question.start === start)
  return (
    <>
      <p class="line" data-instruction="">{`${starts[start]}\u00a0…`}</p>
      <div class="tiles">
        {questions.map((question) => {
          const { yes, no } = splitOf(question, openItems(currentStreet(state)))
          const press = () => (show.step.value = { at: 'confirm', question: question.id })
          return (
            <Tile key={question.id} kind="rest" picture={question.picture} press={press}>
              <span>
                {question.rest}
                {play.values.hints === true && <small>{m.shutter_street_yes_no({ yes, no })}</small>}
              </span>
            </Tile>
          )
        })}
        <Back show={show} />
      </div>
    </>
  )
}

/** Shows the whole question. If it is practiced aloud, it waits for the adult, who scores how it was asked. */
function Confirm({ play, show, make, question }: PanelProps & { question: string }) {
  const about = questionOf(question)
  const { yes, no } = splitOf(about, openItems(currentStreet(play.state.value)))
  const said = play.values.ask === 'said'
  return (
    <>
      <p class="line whole">
        {about.picture && <Img svg={pictureOf(about.picture)} />}
        {textOf(about)}
      </p>
      {said && (
        <p class="small" data-instruction="">
          {m.shutter_street_say_it_out_loud()}
        </p>
      )}
      {play.values.hints === true && <p class="small">{m.shutter_street_open_windows_yes_no({ yes, no })}</p>}
      <div class="row">
        {!said && <MainButton press={() => make({ kind: 'ask', question })}>{m.kit_ask()}</MainButton>}
        <Press class="button plain" onClick={() => (show.step.value = { at: 'rest', start: about.start })}>
          {m.shutter_street_change()}
        </Press>
      </div>
    </>
  )
}

function Knocking({ play, show, make }: PanelProps) {
  const step = show.step.value
  const sure = step.at === 'sure' ? (currentStreet(play.state.value).windows[step.window] ?? '') : null
  return (
    <>
      {sure === null ? (
        <p class="line" data-instruction="">
          {m.shutter_street_which_door_tap_a_window()}
        </p>
      ) : (
        <p class="line whole">
          <Img svg={itemPicture(sure)} /> {m.shutter_street_knock_for_word({ word: itemOf(sure).word })}
        </p>
      )}
      <div class="row">
        {step.at === 'sure' && (
          <MainButton press={() => make({ kind: 'knock', pane: step.window })}>{m.shutter_street_knock()}</MainButton>
        )}
        <Back show={show} label={m.shutter_street_ask_instead()} />
      </div>
    </>
  )
}

const abouts: About[] = ['kind', 'part', 'use', 'place', 'color']

/** For a question asked aloud, the adult answers in the corner, and may note here what it was about. */
function SpokenQuestion({ play, show }: Omit<PanelProps, 'make'>) {
  const peek = useSignal(false)
  const street = currentStreet(play.state.value)
  const { about } = show
  const chip = (label: string, pressed: boolean, press: () => void) => (
    <button key={label} type="button" class="chip" aria-pressed={pressed} onClick={press}>
      {label}
    </button>
  )
  return (
    <>
      <p class="line" data-instruction="">
        {peek.value
          ? m.shutter_street_the_secret_word({ word: itemOf(street.windows[street.secret] ?? '').word })
          : m.shutter_street_ask_your_question_out_loud()}
      </p>
      <div class="row">
        <KnockTile show={show} />
      </div>
      <div class="row abouts">
        <span class="small">{m.shutter_street_for_the_adult()}</span>
        {abouts.map((one) => chip(one, about.value === one, () => (about.value = about.value === one ? null : one)))}
        {chip(
          peek.value ? m.shutter_street_hide_the_secret() : m.shutter_street_peek_at_the_secret(),
          peek.value,
          () => (peek.value = !peek.value),
        )}
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
      <p class="small" data-instruction="">
        {told ?? m.shutter_street_tap_the_shutters_that_no_longer()}
      </p>
      <div class="row">
        <MainButton disabled={early} press={() => make({ kind: 'done' })}>
          {m.kit_done()}
        </MainButton>
      </div>
    </>
  )
}

function Last({ play, make }: Omit<PanelProps, 'show'>) {
  const [pane = 0] = openWindows(currentStreet(play.state.value))
  return (
    <>
      <p class="line" data-instruction="">
        {m.shutter_street_one_window_is_left_knock_on()}
      </p>
      <div class="row">
        <MainButton press={() => make({ kind: 'knock', pane })}>{m.shutter_street_knock()}</MainButton>
      </div>
    </>
  )
}

function Asking(props: PanelProps) {
  const { play, show } = props
  const step = show.step.value
  if (step.at === 'knock' || step.at === 'sure') return <Knocking {...props} />
  if (step.at === 'choice') return <KnockChoice show={show} />
  if (play.state.value.spoken) return <SpokenQuestion play={play} show={show} />
  if (step.at === 'rest') return <Endings play={play} show={show} start={step.start} />
  if (step.at === 'confirm') return <Confirm {...props} question={step.question} />
  return <Starts play={play} show={show} />
}

/** Shows what the player can do now. */
export function Panel(props: PanelProps) {
  const { play, make } = props
  const { phase } = play.state.value
  return (
    <div class="ask" role="group" aria-label={m.shutter_street_your_turn()}>
      {phase === 'ask' && <Asking {...props} />}
      {phase === 'close' && <Closing {...props} />}
      {phase === 'clue' && <ClueChoice play={play} make={make} />}
      {phase === 'last' && <Last play={play} make={make} />}
    </div>
  )
}
