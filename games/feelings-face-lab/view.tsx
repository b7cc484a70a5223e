import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { Heard, Layer, Peek, ReadAloudButton, seatName, useClosing, useUsed } from '../kit/index.ts'
import { seenFace } from './faces.ts'
import { shelfBefore } from './growth.ts'
import { headArt, headBox } from './head-art.ts'
import { onHead, placesOf, type Places } from './layout.ts'
import {
  AnswerPanel,
  BecausePanel,
  EyesPanel,
  ReadPanel,
  ShapePanel,
  StakesPanel,
  SayPanel,
  type PanelProps,
} from './panels.tsx'
import { playerHead, type Person } from './people.ts'
import type { FacePlay } from './play-types.ts'
import { makeShow } from './show.ts'
import { isSolid, readNow, type Move, type State } from './state.ts'
import { Sill, Studio } from './studio.tsx'
import { cardTexts, secretText } from './texts.ts'
import { Surprise, Touchables } from './touchables.tsx'
import './feelings-face-lab.css'

/** The story, or both of them, or that the face is a secret; and which face of how many it is. */
function StoryCard({ play, state, places }: { play: FacePlay; state: State; places: Places }) {
  const texts = cardTexts(state)
  const told = readNow(state)?.words.length ?? 0
  return (
    <div class="story" style={{ top: places.top, width: places.area.width }}>
      {texts.map((text, at) => (
        <div
          key={text}
          class={`story-card ${state.phase === 'read' && at === told && texts.length > 1 ? 'is-now' : ''}`}
        >
          {texts.length > 1 && <b>{at + 1}</b>}
          <p>{text}</p>
          <ReadAloudButton play={play} text={text} label={m.kit_read_aloud()} class="read" />
        </div>
      ))}
      {state.cards.length > 1 && (
        <p class="count">
          {m.kit_out_of({ part: Math.min(state.made.length + 1, state.cards.length), whole: state.cards.length })}
        </p>
      )}
    </div>
  )
}

interface HeadProps {
  play: FacePlay
  state: State
  places: Places
  person: Person
  freckles: boolean
}
/** The head on the wheel: a sketch in raw clay until somebody was heard. */
function Head({ play, state, places, person, freckles }: HeadProps) {
  const { face, strength, shown } = state.now
  const name = play.surprise.value
  const solid = isSolid(state.now)
  const seen = seenFace(face, strength, state.phase === 'shape' ? null : shown)
  const drawn = name === 'hum' ? { ...seen, open: 1.2, wide: -2 } : seen
  const art = headArt({ person, face: drawn, solid, id: 'wheel', pokes: true, mixed: name === 'sneeze', freckles })
  const { head } = places
  return (
    <Layer
      key={`${Object.values(drawn).join()}-${solid}`}
      class={`head ${solid ? 'is-solid' : ''}`}
      box={onHead(places, headBox)}
      at={`translate(${head.x} ${head.y}) scale(${head.scale})`}
      art={art}
    />
  )
}

const panels = {
  eyes: EyesPanel,
  shape: ShapePanel,
  show: StakesPanel,
  where: StakesPanel,
  clue: StakesPanel,
  read: ReadPanel,
  strong: ReadPanel,
  because: BecausePanel,
  tell: SayPanel,
  answer: AnswerPanel,
} as const

/** Everything that can be done now. */
function Offers(props: PanelProps & { places: Places }) {
  const { play, state, make, places } = props
  const { phase, reader, made } = state
  if (phase === 'over') return null
  if (phase === 'card')
    return (
      <Peek play={play} name={seatName(play.current.value)} close={() => make({ kind: 'looked' })}>
        <p class="secret">{secretText(state)}</p>
      </Peek>
    )
  const Shown = panels[phase]
  const asksAdult = phase === 'tell' && readNow(state)?.said === null && play.values.hears !== false
  return (
    <>
      <div class="desk" style={places.portrait ? undefined : { width: places.desk, top: places.top }}>
        <Shown key={`${made.length}-${phase}-${reader}`} {...props} />
      </div>
      {asksAdult && (
        <Heard
          key={`${made.length}-${reader}`}
          play={play}
          question={m.feelings_face_lab_i_think_because()}
          onHeard={(said) => make({ kind: 'heard', said })}
        />
      )}
    </>
  )
}

/** The game in play: a head on the wheel, a story, and what others see in it. */
export function View({ play }: { play: FacePlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const state = show.scene.value
  const { now, seat, phase } = state
  const stage = play.stage.value
  const look = play.look.value
  const stories = cardTexts(state).length
  const places = useMemo(() => placesOf(stage, stories), [stage, stories])
  const freckles = useSignal(false)
  const shelf = shelfBefore(play, seat)
  const person = useMemo(() => playerHead(seat, state.eyes[seat] ?? null, play.values.clay), [seat, state.eyes[seat]])
  useUsed(
    play,
    play.state.value.cards.flatMap(({ stories: [id] }) => id ?? []),
  )
  const isRead = ['read', 'strong', 'because', 'tell', 'answer'].includes(phase)
  useEffect(() => play.sound.music.intensity(isRead ? 1 : 0), [isRead])
  useClosing(play, () => {
    play.sound.play('bell', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  const isOpen = play.ready.value && !show.busy.value && !play.closing.value
  // Pressed twice before the next drawing, a button counts once.
  const make = (move: Move) => {
    if (play.state.value === state) void show.make(move)
  }
  const looks = now.came === 'look' || now.came === 'noticed' ? 'there' : now.came === 'missed' ? 'away' : 'ahead'
  const hidesCard = phase === 'eyes' || phase === 'card' || (phase === 'tell' && (places.portrait || places.low))
  return (
    <div class={`faces is-${look} in-${phase} ${places.portrait ? 'is-tall' : ''} ${places.low ? 'is-low' : ''}`}>
      <Studio places={places} look={look} />
      <Sill {...{ places, shelf, person, looks }} hums={play.surprise.value === 'hum'} />
      <Head {...{ play, state, places, person }} freckles={freckles.value} />
      <Touchables {...{ play, places, freckles, now }} />
      <Surprise play={play} places={places} />
      {!hidesCard && phase !== 'over' && <StoryCard {...{ play, state, places }} />}
      {show.note.value && (
        <p class="came" style={{ left: places.area.width / 2, top: places.table + (places.portrait ? 70 : 0) }}>
          {show.note.value}
        </p>
      )}
      {isOpen && <Offers {...{ play, state, make, person, places }} visits={shelf.visits} />}
    </div>
  )
}
