import { m } from '#messages'
import { useEffect, useMemo } from 'preact/hooks'
import { Heard, ReadAloudButton, seatName, useClosing, useUsed } from '../kit/index.ts'
import { startsBadly, storyNow } from './content.ts'
import { mapBefore } from './growth.ts'
import { placesOf, type Places } from './layout.ts'
import { AnswerPanel, EndPanel, GuessPanel, LockCorner, LockPanel, OwnPanel, ReplyPanel, SayPanel, WaysPanel, type PanelProps } from './panels.tsx' // prettier-ignore
import { figureOf, helperFigure, playerFigure } from './people.ts'
import type { Arms, Mood } from './figure-art.ts'
import type { PlankPlay } from './play-types.ts'
import { BridgeOf, Canyon, Stander, meetsIn, spotsAt } from './scene.tsx'
import { makeShow } from './show.ts'
import { bridgeOf, mostRopes, type Bridge, type EndingKind, type Move, type State } from './state.ts'
import { endSpoken, storyText, temperText } from './texts.ts'
import { Surprise, Touchables } from './touchables.tsx'
import './plank-by-plank.css'
import './panels.css'

/** The bridge as it is now: a way that is being said lays planks on my side, and the other side's wait. */
function bridgeNow(state: State): Bridge {
  const { steps, now, phase } = state
  const trying = phase === 'say' || phase === 'answer' || phase === 'reply'
  const shown = trying && now.kind ? [...steps, { ...now, answer: now.answer ?? ('notYet' as const) }] : steps
  const isOver = phase === 'cross' || phase === 'helper' || phase === 'over'
  return bridgeOf({ steps: shown, badStart: startsBadly(state, storyNow(state)), isOver })
}

/** How both look right now. */
function moodsOf({ phase, now }: State, safety: boolean, crossing: boolean): { me: [Mood, Arms]; you: [Mood, Arms] } {
  // Nobody laughs about a safety story.
  if (safety) return { me: ['calm', phase === 'say' ? 'open' : 'down'], you: ['calm', now.answer || crossing ? 'open' : 'down'] } // prettier-ignore
  if (crossing) return { me: ['glad', 'wave'], you: ['glad', 'wave'] }
  if (phase === 'say') return { me: ['talk', 'open'], you: ['calm', 'down'] }
  if (now.answer === 'okay') return { me: ['calm', 'down'], you: ['glad', 'wave'] }
  if (now.answer) return { me: ['calm', 'down'], you: [now.answer === 'notYet' ? 'unsure' : 'talk', 'hold'] }
  return { me: [phase === 'own' ? 'unsure' : 'calm', 'down'], you: ['calm', 'down'] }
}

interface TwoProps {
  play: PlankPlay
  state: State
  places: Places
  crossing: EndingKind | null
  ropes: number
}
/** The two, with their names, and a helper who was brought in. */
function Two({ play, state, places, crossing, ropes }: TwoProps) {
  const story = storyNow(state)
  const you = figureOf(story.who, state.level.from)
  const moods = moodsOf(state, story.safety, crossing !== null)
  const at = spotsAt(places, crossing, ropes, story.safety)
  const tag = (x: number, name: string) => (
    <span class="tag" style={{ left: x, top: places.deck + 12 * places.unit }}>
      {name}
    </span>
  )
  // While a partner answers, the speaker is still on this side.
  const mine = state.seats > 1 ? seatName(play.players[state.seat] ?? play.current.value) : m.plank_by_plank_me()
  return (
    <>
      {crossing && crossing !== 'meet' && crossing !== 'stones' && !story.safety && (
        <Stander places={places} figure={helperFigure} x={at.me - 46 * places.unit} mood="glad" arms="wave" />
      )}
      <Stander
        {...{ places, x: at.me, to: at.meToward, mood: moods.me[0], arms: moods.me[1] }}
        figure={playerFigure(state.seat, state.level.from, play.values.skin, you, story.wheels)}
      />
      <Stander
        {...{ places, x: at.you, to: at.youToward, mood: moods.you[0], arms: moods.you[1] }}
        figure={you}
        faces="left"
      />
      {!crossing && tag(at.me, mine)}
      {!crossing && tag(at.you, story.who)}
    </>
  )
}

/** The story, what the other side is like, and a button that reads both aloud. */
function StoryCard({ play, state, places }: { play: PlankPlay; state: State; places: Places }) {
  const { safety } = storyNow(state)
  const text = storyText(state)
  // What the other side is like matters while a way is picked, and how it might land.
  const temper = !safety && (state.phase === 'choose' || state.phase === 'guess') ? temperText(state) : ''
  // The panels of the end have no button of their own for this.
  const choices = endSpoken(state)
  return (
    <div class="story" style={{ top: places.low ? places.top - 14 : places.top - 4, width: places.area.width }}>
      <p class="story-card">
        <span>
          {text} {temper && <em>{temper}</em>}
        </span>
        <ReadAloudButton
          play={play}
          text={choices || `${text} ${temper}`}
          label={choices ? m.plank_by_plank_read_the_choices() : m.plank_by_plank_read_the_story()}
          class="read"
        />
      </p>
    </div>
  )
}

const panels = {
  lock: LockPanel,
  own: OwnPanel,
  choose: WaysPanel,
  guess: GuessPanel,
  say: SayPanel,
  answer: AnswerPanel,
  reply: ReplyPanel,
  cross: EndPanel,
  helper: EndPanel,
} as const

/** Everything that can be done now. */
function Offers(props: PanelProps & { places: Places }) {
  const { play, state, make, places } = props
  const { phase, steps, told, now } = state
  if (phase === 'over') return null
  const Shown = panels[phase]
  const key = `${told.length}-${steps.length}-${phase}`
  const hears = play.values.hears !== false
  return (
    <>
      <div class="desk" style={places.side > 0 ? { width: places.side, top: places.top } : { height: places.desk - 6 }}>
        <Shown key={`${key}-${state.stories[told.length]}`} {...props} />
      </div>
      {phase === 'lock' && <LockCorner key={key} {...props} />}
      {hears && phase === 'own' && now.own === null && (
        <Heard
          key={key}
          play={play}
          question={m.plank_by_plank_an_idea_of_their_own()}
          onHeard={(said) => make({ kind: 'idea', said })}
        />
      )}
      {hears && phase === 'say' && now.said === null && (
        <Heard
          key={key}
          play={play}
          question={m.plank_by_plank_the_line()}
          onHeard={(said) => make({ kind: 'heard', said })}
        />
      )}
    </>
  )
}

/** The game in play: two cliffs, a bridge between them, and a story to find ways for. */
export function View({ play }: { play: PlankPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const state = show.scene.value
  const stage = play.stage.value
  const look = play.look.value
  const places = useMemo(() => placesOf(stage), [stage])
  const far = mapBefore(play, state.seat).crossings.length
  const crossing = show.crossing.value
  const isHelped = crossing === 'helped'
  const bridge = useMemo(() => ({ ...bridgeNow(state), ...(isHelped && { ropes: mostRopes }) }), [state, isHelped])
  useUsed(play, play.state.value.stories)
  const { safety } = storyNow(state)
  const isBuilding = ['say', 'answer', 'reply', 'cross', 'helper'].includes(state.phase)
  useEffect(() => play.sound.music.intensity(isBuilding ? 1 : 0), [isBuilding])
  useClosing(play, () => {
    play.sound.play('bell', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  const isOpen = play.ready.value && !show.busy.value && !play.closing.value
  const begins =
    isOpen && state.steps.length === 0 && (state.phase === 'own' || state.phase === 'choose') && state.now.help === 0
  useEffect(() => {
    if (begins) play.say(storyText(state))
  }, [begins, state.told.length])
  // Pressed twice before the next drawing, a button counts once.
  const make = (move: Move) => {
    if (play.state.value === state) void show.make(move)
  }
  return (
    <div
      class={`planks is-${look} in-${state.phase} ${places.portrait ? 'is-tall' : ''} ${places.low ? 'is-low' : ''}`}
    >
      <Canyon {...{ places, look, far }} />
      <BridgeOf {...{ places, look, bridge }} middle={meetsIn(crossing, safety)} />
      <Touchables {...{ play, places, look }} ropes={bridge.ropes} />
      <Two {...{ play, state, places, crossing }} ropes={bridge.ropes} />
      {!safety && <Surprise {...{ play, places, look }} />}
      {state.phase !== 'over' && state.phase !== 'lock' && !show.busy.value && !play.closing.value && (
        <StoryCard {...{ play, state, places }} />
      )}
      {show.note.value && <p class="came">{show.note.value}</p>}
      {isOpen && <Offers {...{ play, state, make, places }} />}
    </div>
  )
}
