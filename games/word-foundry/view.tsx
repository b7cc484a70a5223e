import { m } from '#messages'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { offerArrows, offerKeys, ReadAloudButton, useClosing, type Stage } from '../kit/index.ts'
import type { Look } from '@marigold/contract'
import { Cat, type Mood } from './cat.tsx'
import { irregularFormOf } from './book.ts'
import { charactersOf } from './joining.ts'
import { layoutOf, type Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import { JoinedWord, MetalPanel, PlanPanel, RungPanel, SignPanel, StokePanel } from './panels.tsx'
import { askedOf, maxHeat, partsIn, rules, type State } from './rules.ts'
import { makeShow, type FoundryPlay, type Show } from './show.ts'
import { Anvil, Furnace, Hammer, Props, Room, Sparks } from './smithy.tsx'
import { Customer } from './customer.tsx'
import { Surprise, Touchables } from './touchables.tsx'
import { makeTyping, type Typing } from './typing.ts'
import { progressText, WallChart } from './wall.tsx'
import { hintOf, missText } from './wording.ts'
import { Workbench } from './workbench.tsx'
import './wall.css'
import './word-foundry.css'
import './workbench.css'
import './toys.css'

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The order slip on the wall, or an invitation on the open bench. */
function Slip({ play, show, layout }: { play: FoundryPlay; show: Show; layout: Layout }) {
  const state = play.state.value
  const asked = askedOf(state)
  const made = show.using.value && state.last?.kind === 'rang' ? state.last.made : null
  const { x, y, width } = layout.slip
  const reads = play.values.read === true && asked !== null
  return (
    <section
      class={`slip ${made ? 'is-using' : ''}`}
      style={{ left: x - width / 2, top: y, width }}
      aria-label={m.word_foundry_order()}
    >
      <Customer index={state.order} look={play.look.value} made={made} />
      {made ? (
        <p class="clue" role="status">
          {m.word_foundry_word_that_is_the_word_i_needed({ word: capitalized(made.word) })}
        </p>
      ) : (
        <div data-instruction={state.phase === 'build' ? '' : undefined}>
          <p class="kicker">{asked ? m.word_foundry_an_order_make_a_word_for() : m.word_foundry_open_bench()}</p>{' '}
          <p class="clue">{asked ? asked.clue : m.word_foundry_make_any_word_you_like()}</p>
        </div>
      )}
      {reads && (
        <ReadAloudButton play={play} text={asked.clue} label={m.word_foundry_read_the_order()} class="ear" size={26} />
      )}
    </section>
  )
}

/** The hot tiles in the mold, the word they become, or the parts that slip apart again. */
function Mold({ play, show, layout }: { play: FoundryPlay; show: Show; layout: Layout }) {
  const state = play.state.value
  const rung = state.phase === 'rung' && state.last?.kind === 'rang' ? state.last.made : null
  const slipping = show.slipping.value
  const parts = slipping ?? partsIn(state)
  const { anvil, unit } = layout
  return (
    <div
      class={`mold ${slipping ? 'slipping' : ''} ${rung ? 'molten' : ''}`}
      style={{ left: anvil.x, top: anvil.y - 16 * unit }}
      role="img"
      aria-label={
        rung
          ? rung.word
          : parts.length > 0
            ? m.word_foundry_parts_in_the_mold({ parts: parts.map(charactersOf).join(', ') })
            : m.word_foundry_the_mold_is_empty()
      }
    >
      {rung ? (
        <span class={`ingot ${rung.as} ${rung.rare ? 'rare' : ''} is-${rung.metal} ${rung.masterpiece ? 'large' : ''}`}>
          <JoinedWord parts={rung.parts} />
        </span>
      ) : parts.length > 0 ? (
        parts.map((part, i) => (
          <span key={`${i} ${part}`} class="hot" style={{ '--at': i - (parts.length - 1) / 2 }}>
            {part}
          </span>
        ))
      ) : (
        <span class="empty">{state.phase === 'build' ? m.word_foundry_set_two_to_four_tiles() : ''}</span>
      )}
    </div>
  )
}

/** The message of the last strike, until the next one. */
function Note({ play, layout }: { play: FoundryPlay; layout: Layout }) {
  const state = play.state.value
  const { last, shown, misses, phase } = state
  if (phase === 'rung' || phase === 'sign' || phase === 'over' || !last || last.kind === 'rang') return null
  if (misses === 0 && !state.level.open) return null
  const { head, more } = missText(last, state.level.section, play.values.meanings !== 'off')
  const { anvil, unit, floor, slip, low } = layout
  // On a short stage it is below the slip, beside the anvil.
  const top = low ? slip.y + 78 : anvil.y + 18 * unit
  // If there is no space for both, the hint matters more than the meanings.
  const brief = floor - top < 92 && last.kind === 'crack' && !irregularFormOf(last.parts, state.level.section)
  return (
    <div
      class="note"
      style={{
        left: slip.x,
        top,
        width: slip.width,
        'max-height': `${floor - top + (low ? 40 : 0)}px`,
      }}
    >
      <p>
        <b>{head}</b> {!brief && more}
      </p>
      {shown ? (
        <p>{m.word_foundry_here_is_the_word_strike_it()}</p>
      ) : (
        misses > 0 && askedOf(state) && <p>{hintOf(state)}</p>
      )}
    </div>
  )
}

function Heat({ heat }: { heat: number }) {
  return (
    <p class="heat" role="img" aria-label={m.word_foundry_heat_of_most({ heat, most: maxHeat })}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M12 2C14 7 19 9 19 15A7 7 0 0 1 5 15C5 11 8 10 8 6C10 7 11 8 11 10C12 8 12.500 5 12 2Z"
          fill="currentColor"
        />
      </svg>
      {Array.from({ length: maxHeat }, (_, i) => (
        <i key={i} class={i < heat ? 'on' : ''} />
      ))}
    </p>
  )
}

const moodOf = ({ phase, mold }: State): Mood =>
  phase === 'rung' || phase === 'sign' || phase === 'over' ? 'glad' : mold.length > 0 ? 'curious' : 'asleep'

/** The sign over the door at the end of the shift, gold for many ingots. */
function Sign({ state, layout }: { state: State; layout: Layout }) {
  const word = state.sign ?? state.wall.findLast(({ as }) => as !== 'shown')?.word
  if (!word) return null
  const metal = state.ingots >= 3 ? 'gold' : state.ingots > 0 ? 'copper' : 'iron'
  return (
    <p class={`sign ${metal}`} style={{ left: layout.anvil.x, top: layout.slip.y }} role="status">
      {word}
    </p>
  )
}

/** Keys during play: arrows move the focus, letters place tiles, and Space strikes. */
function useKeys(typing: Typing, building: boolean): void {
  useLayoutEffect(() => {
    const stop = offerArrows()
    if (!building) return stop
    const withdraw = offerKeys(typing.keys)
    return () => (stop(), withdraw())
  }, [building])
}

interface WorldProps {
  play: FoundryPlay
  show: Show
  layout: Layout
}
/** The smithy: fire, cat, anvil, and hammer. */
function World({ play, show, layout }: WorldProps) {
  const state = play.state.value
  const look = play.look.value
  const drawn = { layout, color: paletteOf(look) }
  const flying = show.strikes.value > 0 && !play.calm.value && state.last?.kind === 'rang'
  return (
    <>
      <Room {...drawn} />
      <Props {...drawn} />
      <Furnace {...drawn} heat={(state.heat ?? maxHeat) / maxHeat} />
      {look !== 'grown-up' && <Cat layout={layout} mood={moodOf(state)} />}
      <Anvil {...drawn} />
      {!play.closing.value && <Hammer {...drawn} hold={show.hang} />}
      {flying && <Sparks key={show.strikes.value} layout={layout} />}
    </>
  )
}

/** The anvil: the hammer goes up with a finger on it, and falls when the finger lets go. */
function Swing({ show, state, layout }: { show: Show; state: State; layout: Layout }) {
  if (!rules.moves(state).some(({ kind }) => kind === 'strike')) return null
  const { anvil, unit } = layout
  return (
    <button
      type="button"
      class="swing"
      tabIndex={-1}
      aria-label={m.word_foundry_swing_the_hammer()}
      style={{ left: anvil.x - 170 * unit, top: anvil.y - 90 * unit, width: 430 * unit, height: 200 * unit }}
      onPointerDown={() => show.raise()}
      onPointerCancel={() => show.lower()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && show.lower()}
      onClick={() => void show.strike()}
    />
  )
}

/** What can be done now, on the workbench. */
function Counter({ play, show, typing, free }: { play: FoundryPlay; show: Show; typing: Typing; free: boolean }) {
  const { phase } = play.state.value
  // The tiles stay visible while the hammer falls and turns change.
  if (phase === 'build') return <Workbench play={play} show={show} typing={typing} free={free} />
  if (!free) return null
  if (phase === 'rung') return <RungPanel play={play} show={show} />
  if (phase === 'metal') return <MetalPanel show={show} />
  if (phase === 'plan') return <PlanPanel show={show} />
  if (phase === 'stoke') return <StokePanel play={play} show={show} />
  return phase === 'sign' ? <SignPanel play={play} show={show} /> : null
}

/** Word Foundry in play. */
export function View({ play }: { play: FoundryPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const typing = useMemo(
    () => makeTyping({ state: () => play.state.value, make: show.make, strike: () => void show.strike() }),
    [play],
  )
  const state = play.state.value
  const stage = play.stage.value
  const layout = useMemo(() => layoutOf(stage), [stage])
  const closing = play.closing.value
  const free = play.ready.value && !show.busy.value
  const asked = askedOf(state)

  useClosing(play, show.end)
  useEffect(() => {
    if (play.values.read === true && asked && play.ready.value) void play.aloud(asked.clue)
  }, [asked?.word, play.ready.value])
  useKeys(typing, free && state.phase === 'build')
  useEffect(() => {
    const bed = play.sound.bed('wind')
    bed?.level(0.01, 4)
    return () => bed?.stop()
  }, [])
  return (
    <div class={`foundry ${stage.portrait ? 'portrait' : ''} ${layout.low ? 'low' : ''}`}>
      <World play={play} show={show} layout={layout} />
      <Touchables play={play} layout={layout} />
      <Surprise play={play} layout={layout} />
      {!closing && (
        <>
          {state.heat !== null && <Heat heat={state.heat} />}
          {!layout.chart && <p class="tally-chip">{progressText(state)}</p>}
        </>
      )}
      {closing && <Sign state={state} layout={layout} />}
      {!closing && state.phase !== 'sign' && <Slip play={play} show={show} layout={layout} />}
      <Mold play={play} show={show} layout={layout} />
      {free && <Swing show={show} state={state} layout={layout} />}
      <Note play={play} layout={layout} />
      <WallChart layout={layout} state={state} />
      <div class={`counter ${free ? '' : 'waiting'}`} style={{ height: layout.counter }}>
        {!closing && <Counter play={play} show={show} typing={typing} free={free} />}
      </div>
    </div>
  )
}

/** The smithy behind the start and end screens. */
export function Backdrop({ stage, look }: { stage: Stage; look: Look }) {
  const layout = layoutOf(stage)
  const drawn = { layout, color: paletteOf(look) }
  return (
    <div class="foundry still">
      <Room {...drawn} />
      <Props {...drawn} />
      <Furnace {...drawn} heat={1} />
      {look !== 'grown-up' && <Cat layout={layout} mood="asleep" />}
      <Anvil {...drawn} />
      <Hammer {...drawn} hold={null} />
      <div class="counter" style={{ height: layout.counter }} />
    </div>
  )
}
