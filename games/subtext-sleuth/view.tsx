import { m } from '#messages'
import type { Look } from '@marigold/contract'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { offerArrows, offerKeys, useClosing, type Stage } from '../kit/index.ts'
import { Desk, type Mood } from './desk.tsx'
import type { SleuthPlay } from './journal.ts'
import { farewellOf } from './journal.ts'
import { threadOf } from './library.ts'
import { askOf, forkOf } from './rules.ts'
import { Panel } from './panel.tsx'
import { Phone } from './phone.tsx'
import { DeskPokes } from './touchables.tsx'
import { makeShow, type Show } from './show.ts'
import type { State } from './state.ts'
import './panel.css'
import './low.css'
import './toys.css'
import './phone.css'
import './subtext-sleuth.css'

const moodOf = ({ phase }: State): Mood =>
  ['filed', 'reaction', 'insight', 'over'].includes(phase)
    ? 'glad'
    : phase === 'read' || phase === 'pick'
      ? 'reading'
      : 'thinking'

/** The folder of a closed case. */
function Closed({ state }: { state: State }) {
  if (state.id === '' || state.headline === null) return null
  return (
    <div class="ss-closed" role="status">
      <small>{m.subtext_sleuth_case_closed()}</small>
      <b>{threadOf(state.id).title}</b>
      <p>{farewellOf(state)}</p>
    </div>
  )
}

/** Arrow keys move among the choices; on the slider, they move the face. */
function useKeys(show: Show, forecasting: boolean): void {
  useLayoutEffect(() => {
    if (!forecasting) return offerArrows()
    const by = (step: number) => () => (show.face.value = Math.max(0, Math.min(4, (show.face.value ?? 2) + step)))
    const [less, more] = [by(-1), by(1)]
    return offerKeys({ ArrowLeft: less, ArrowDown: less, ArrowRight: more, ArrowUp: more })
  }, [forecasting])
}

/** If reading aloud is on, reads each new question and its choices. */
function useReader(play: SleuthPlay): void {
  const state = play.state.value
  const asks = play.values.read === true && play.ready.value
  const ask = state.phase === 'meaning' || state.phase === 'vote' ? askOf(state)?.question : undefined
  const fork = state.phase === 'reply' ? forkOf(state)?.question : undefined
  const text = ask ?? fork
  useEffect(() => {
    if (asks && text) void play.aloud(text)
  }, [asks, text])
}

/** Subtext Sleuth in play. */
export function View({ play }: { play: SleuthPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const state = play.state.value
  const stage = play.stage.value
  const ready = play.ready.value
  useClosing(play, show.end)
  useEffect(() => {
    if (ready && state.phase === 'read') void show.readOn()
  }, [ready, state.phase])
  useKeys(show, state.phase === 'forecast')
  useReader(play)
  useEffect(() => {
    const bed = play.sound.bed('water')
    bed?.level(0.012, 4)
    return () => bed?.stop()
  }, [])
  const low = !stage.portrait && stage.height < 560
  const look = play.look.value
  const mood = moodOf(state)
  // Memoized, so that arriving messages don't redraw the desk.
  const desk = useMemo(() => <Desk stage={stage} look={look} mood={mood} />, [stage, look, mood])
  return (
    <div class={`ss-room ${stage.portrait ? 'portrait' : ''} ${low ? 'low' : ''} ${state.phase}`}>
      {desk}
      <DeskPokes play={play} />
      <Phone play={play} show={show} />
      {play.closing.value ? <Closed state={state} /> : <Panel play={play} show={show} />}
    </div>
  )
}

/** The desk behind the start and end screens. */
export function Backdrop({ stage, look }: { stage: Stage; look: Look }) {
  return (
    <div class={`ss-room ${stage.portrait ? 'portrait' : ''}`}>
      <Desk stage={stage} look={look} mood="reading" />
    </div>
  )
}
