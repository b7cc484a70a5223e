import { m } from '#messages'
import { useLayoutEffect } from 'preact/hooks'
import { AdultLock, ChoicePanel, html, offerKeys, Panel, Press, ReadAloudButton, seatName } from '../kit/index.ts'
import { storyNow, waysAt } from './content.ts'
import { guessIcon, kindIcon, stakeIcon } from './icon-art.ts'
import type { PlankPlay } from './play-types.ts'
import { floorOf, rules } from './rules.ts'
import { answers, type Guess, type Kind, type Marks, type Move, type State } from './state.ts'
import { askText, crossChoices, endTitle, guessText, helperChoices, kindText, lineNow, replyText } from './texts.ts'

export interface PanelProps {
  play: PlankPlay
  state: State
  make: (move: Move) => void
}

const Icon = ({ art }: { art: string }) => <svg viewBox="-42 -42 84 84" aria-hidden="true" {...html(art)} />
const Digit = ({ at }: { at: number }) => (
  <i class="number" aria-hidden="true">
    {at + 1}
  </i>
)
const ReadThis = ({
  play,
  text,
  label = m.plank_by_plank_hear_it(),
}: {
  play: PlankPlay
  text: string
  label?: string
}) => <ReadAloudButton play={play} text={text} label={label} class="read" />

const isLocked = ({ values }: PlankPlay): boolean => values.lock !== false

/** A safety story starts with somebody to trust at the player's side, and can be skipped. With the lock, an adult opens it. */
export function LockPanel({ play, state, make }: PanelProps) {
  const isGrown = state.level.from > 11
  const { safety } = storyNow(state)
  const safetyTitle = isGrown ? m.plank_by_plank_a_safety_story_grown() : m.plank_by_plank_a_safety_story()
  const title = safety ? safetyTitle : m.plank_by_plank_an_adult_starts_this()
  return (
    <Panel title={title}>
      <ReadThis play={play} text={title} />
      <div class="row">
        {safety && (
          <Press class="button plain" onClick={() => make({ kind: 'another' })}>
            {m.plank_by_plank_another_story()}
          </Press>
        )}
        {!isLocked(play) && (
          <Press class="button big" data-scan="first" onClick={() => make({ kind: 'together' })}>
            {isGrown ? m.plank_by_plank_start_the_story() : m.plank_by_plank_we_are_together()}
          </Press>
        )}
      </div>
    </Panel>
  )
}

/** The lock: two taps of the adult. */
export const LockCorner = ({ play, state, make }: PanelProps) =>
  isLocked(play) && (
    <AdultLock
      play={play}
      question={storyNow(state).safety ? m.plank_by_plank_open_a_safety_story() : m.plank_by_plank_open_this_level()}
      taps={[m.kit_im_the_adult_and_ill_stay(), m.plank_by_plank_start_the_story()]}
      onOpen={() => make({ kind: 'together' })}
    />
  )

/** The player's own idea comes first; an adult can hear it, and help is no loss. */
export function OwnPanel({ play, state, make }: PanelProps) {
  const story = storyNow(state)
  const ways = waysAt(state, story, state.steps.length)
  const { help } = state.now
  const canHelp = rules.moves(state).some(({ kind }) => kind === 'help')
  return (
    <Panel title={askText(state)} class="is-own">
      {help > 1 ? (
        <ul class="hints">
          {ways.map(({ kind }, at) => (
            <li key={at}>
              <Icon art={kindIcon(kind)} />
              {kindText(kind)}
            </li>
          ))}
        </ul>
      ) : (
        <div class="bulb">
          <Icon art={kindIcon('own')} />
        </div>
      )}
      <div class="row">
        <ReadThis play={play} text={askText(state)} />
        {canHelp && (
          <Press class="button plain" onClick={() => make({ kind: 'help' })}>
            {m.kit_help_me()}
          </Press>
        )}
        <Press class="button big" data-scan="first" onClick={() => make({ kind: 'ideas' })}>
          {m.plank_by_plank_show_me_ideas()}
        </Press>
      </div>
    </Panel>
  )
}

/** What a way gives and costs: each as two planks that are filled or not. */
function MarkRow({ marks }: { marks: Marks }) {
  return (
    <span class="marks" role="img" aria-label={m.plank_by_plank_marks({ ...marks })}>
      {(['me', 'you', 'later', 'hard'] as const).map((mark) => (
        <span key={mark} class={`mark is-${mark}`} aria-hidden="true">
          <i class={marks[mark] > 0 ? 'on' : ''} />
          <i class={marks[mark] > 1 ? 'on' : ''} />
          <small>{m.plank_by_plank_mark({ mark })}</small>
        </span>
      ))}
    </span>
  )
}

interface Offered {
  kind: Kind
  line: string
  marks: Marks | null
  move: Move
}

/** The ways to pick from, each with a picture, what to say, and what it gives and costs. */
export function WaysPanel({ play, state, make }: PanelProps) {
  const story = storyNow(state)
  const ways = waysAt(state, story, state.steps.length)
  const offered = rules.moves(state).flatMap((move): Offered[] => {
    const way = move.kind === 'way' ? ways[move.at] : null
    if (way) return [{ ...way, move }]
    return move.kind === 'mine' ? [{ kind: 'own', line: kindText('own'), marks: null, move }] : []
  })
  useLayoutEffect(() =>
    offerKeys(Object.fromEntries(offered.map(({ move }, at) => [String(at + 1), () => make(move)]))),
  )
  const title = askText(state)
  const spoken = [title, ...offered.map(({ line }, at) => `${at + 1}: ${line}`)].join(' ')
  return (
    <Panel title={title} class="is-ways">
      <div class={`ways has-${offered.length}`}>
        {offered.map(({ kind, line, marks, move }, at) => (
          <Press key={`${at}-${line}`} class={`way ${marks ? '' : 'is-mine'}`} onClick={() => make(move)}>
            <Digit at={at} />
            <Icon art={kindIcon(kind)} />
            <span class="words">
              {marks && <em>{kindText(kind)}</em>}
              <b>{marks ? `“${line}”` : line}</b>
            </span>
            {marks && !story.safety && <MarkRow marks={marks} />}
          </Press>
        ))}
      </div>
      <ReadThis play={play} text={spoken} label={m.plank_by_plank_read_the_choices()} />
    </Panel>
  )
}

interface FacesProps extends Omit<PanelProps, 'state'> {
  title: string
  line?: string | null
  faces: readonly { guess: Guess; text: string; move: Move }[]
}
/** Faces to pick from, under what was said. */
function Faces({ play, make, title, line, faces }: FacesProps) {
  useLayoutEffect(() => offerKeys(Object.fromEntries(faces.map(({ move }, at) => [String(at + 1), () => make(move)]))))
  return (
    <Panel title={title} class="is-guess">
      {line && <p class="small">“{line}”</p>}
      <div class="faces">
        {faces.map(({ guess, text, move }, at) => (
          <Press key={guess} class="face" onClick={() => make(move)}>
            <Digit at={at} />
            <Icon art={guessIcon(guess)} />
            {text}
          </Press>
        ))}
      </div>
      <ReadThis play={play} text={[title, ...faces.map(({ text }) => text.replace(/\w$/, '$&.'))].join(' ')} />
    </Panel>
  )
}

/** How it might land; nothing compares this with what comes back. */
export function GuessPanel({ play, state, make }: PanelProps) {
  const title = m.plank_by_plank_how_might_name_feel({ name: storyNow(state).who })
  const faces = [...answers, 'unsure' as const].map((guess) => ({
    guess,
    text: guessText(guess),
    move: { kind: 'guess', guess } as const,
  }))
  return <Faces {...{ play, make, title, faces }} />
}

/** The line to say. Until an adult heard it, its planks are paper; nobody has to wait for that. */
export function SayPanel({ play, state, make }: PanelProps) {
  const { who: name, safety } = storyNow(state)
  const line = lineNow(state)
  // Help comes from somebody else than the one across.
  const to =
    state.now.kind === 'help' && !safety ? m.plank_by_plank_say_this_out_loud() : m.plank_by_plank_say_it_to({ name })
  return (
    <Panel title={line ? to : m.plank_by_plank_say_your_idea_to({ name })} class="is-say">
      <p class="line">
        <Icon art={kindIcon(state.now.kind ?? 'own')} />
        <b>{line ? `“${line}”` : kindText('own')}</b>
        {line && <ReadThis play={play} text={line} />}
      </p>
      <p class="small">{state.now.said ? m.plank_by_plank_heard_wood() : m.plank_by_plank_paper_holds()}</p>
      <Press class="button big" data-scan="first" onClick={() => make({ kind: 'told' })}>
        {m.kit_next()}
      </Press>
    </Panel>
  )
}

/** A player, or the adult, answers for the one across. */
export function AnswerPanel({ play, state, make }: PanelProps) {
  const { who } = storyNow(state)
  const seat = floorOf(state)
  const player = seat === null ? undefined : play.players[seat]
  const title = player
    ? m.plank_by_plank_name_answers_for({ name: seatName(player), who })
    : m.plank_by_plank_the_adult_answers_for({ who })
  const faces = answers.map((answer) => ({
    guess: answer,
    text: m.plank_by_plank_answer({ answer }),
    move: { kind: 'answer', answer } as const,
  }))
  return <Faces {...{ play, make, title, faces }} line={lineNow(state)} />
}

/** What the one across says in the story. */
export function ReplyPanel({ play, state, make }: PanelProps) {
  const { guess } = state.now
  const text = replyText(state)
  return (
    <Panel title={text} class="is-reply">
      {guess && guess !== 'unsure' && <p class="small">{m.plank_by_plank_you_guessed({ guess: guessText(guess) })}</p>}
      <div class="row">
        <ReadThis play={play} text={text} />
        <Press class="button big" data-scan="first" onClick={() => make({ kind: 'next' })}>
          {m.kit_next()}
        </Press>
      </div>
    </Panel>
  )
}

/** Choices with stakes: meet or have space, and who to bring in. */
export function EndPanel({ state, make }: PanelProps) {
  if (state.phase === 'cross')
    return (
      <ChoicePanel
        title={endTitle(state)}
        options={crossChoices(state).map((one) => ({ ...one, picture: <Icon art={stakeIcon(one.value)} /> }))}
        choose={(cross) => make({ kind: 'cross', cross })}
      />
    )
  return (
    <ChoicePanel
      title={endTitle(state)}
      options={helperChoices(storyNow(state)).map((one) => ({
        ...one,
        picture: <Icon art={stakeIcon(one.value ? 'helper' : 'alone')} />,
      }))}
      choose={(helper) => make({ kind: 'helper', helper })}
    />
  )
}
