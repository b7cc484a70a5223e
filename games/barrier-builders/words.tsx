import { m } from '#messages'
import { useLayoutEffect } from 'preact/hooks'
import { seatName } from '@marigold/device'
import { Icon, offerKeys } from '../kit/index.ts'
import type { Box, Layout } from './layout.ts'
import { spokenOf } from './rules.ts'
import { hasVoice, type BarrierPlay, type Show } from './show.ts'
import { wordsFor } from './state.ts'
import { progressOf, wordNames } from './texts.ts'
import { boxStyle, textSize } from './world.tsx'

interface PartProps {
  play: BarrierPlay
  show: Show
  layout: Layout
  free: boolean
}

/** Letters as large as somebody wants them and a text leaves room for. */
export function letterFor(text: string, { width, height }: Pick<Box, 'width' | 'height'>, wish: number): string {
  const room = Math.max(1, width - 46) * Math.max(1, height - 46)
  const fit = Math.sqrt((room * 0.86) / (Math.max(20, text.length) * 0.62))
  return `${Math.min(30 * wish, Math.max(15.5, fit)).toFixed(1)}px`
}

/** What the spoken guide says, written unless it is to be heard alone, with a button to hear it again. */
export function Bubble({ play, show, layout, free }: PartProps) {
  const state = play.state.value
  const written = play.values.written !== 'heard'
  const { width, height } = layout.words
  const note = show.note.value
  const text = written ? spokenOf(state) : m.barrier_builders_listen_to_the_guide()
  const again = hasVoice(play) || !written
  return (
    <div class="bubble" style={boxStyle(layout.words)}>
      <div class="scrolls">
        <small>{progressOf(state)}</small>
        {note !== '' && <b class="note">{note}</b>}
        <p
          style={{
            fontSize: letterFor(
              text,
              { width: width - (again ? 66 : 0), height: height - (note === '' ? 0 : 26) },
              textSize(play),
            ),
          }}
        >
          {free || note !== '' ? text : ''}
        </p>
      </div>
      {again && (
        <button
          type="button"
          class="say-again"
          data-scan=""
          aria-label={m.barrier_builders_say_it_again()}
          disabled={!free}
          onClick={() => void show.tell()}
        >
          <Icon name="sound" />
        </button>
      )}
    </div>
  )
}

/** Opens the curtain while it is held; a key, a number or a switch opens and closes it by turns. */
function Peek({ show, free }: Pick<PartProps, 'show' | 'free'>) {
  useLayoutEffect(() => {
    const stop = offerKeys({ p: () => show.look(true) })
    const up = (event: KeyboardEvent) => event.key.toLowerCase() === 'p' && show.look(false)
    window.addEventListener('keyup', up)
    return () => {
      stop()
      window.removeEventListener('keyup', up)
    }
  }, [])
  const hide = () => show.look(false)
  return (
    <button
      type="button"
      class="button plain peek"
      data-scan=""
      aria-pressed={show.peek.value}
      disabled={!free}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        show.look(true)
      }}
      onPointerUp={hide}
      onPointerCancel={hide}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // A pointer has shown and hidden it already.
        if (event.detail === 0) show.look(!show.peek.value)
      }}
    >
      {show.peek.value ? m.barrier_builders_let_go_to_hide() : m.barrier_builders_hold_to_peek()}
    </button>
  )
}

/** The words that a person told in this direction, ticked by the adult. */
function Told({ play, show, free }: Omit<PartProps, 'layout'>) {
  const { tally } = play.state.value
  return (
    <div
      class="told-words"
      role="group"
      aria-label={m.barrier_builders_words_said()}
      data-scan-group="Words told"
      data-scan-late=""
    >
      {wordsFor(play.state.value).map((concept) => (
        <button
          key={concept}
          type="button"
          class="chip-word"
          data-scan=""
          aria-pressed={tally.includes(concept)}
          disabled={!free || tally.includes(concept)}
          onClick={() => show.make({ kind: 'tell', concept })}
        >
          {tally.includes(concept) && <Icon name="check" size={18} />}
          {wordNames[concept]}
        </button>
      ))}
    </div>
  )
}

/** Who guides now: the seat before the builder's. */
const guideName = ({ state, players }: BarrierPlay): string | null => {
  const { seats, builder } = state.value
  const seat = seats > 1 ? players[(builder + seats - 1) % seats] : undefined
  return seat ? seatName(seat) : null
}

/** The buttons of a guide who sits here, or the number for one at another device. */
export function GuideDesk({ play, show, layout, free }: PartProps) {
  const { guide, code, ready } = play.state.value
  const name = guideName(play)
  return (
    <div class={`desk ${guide === 'apart' ? 'apart' : ''}`} style={boxStyle(layout.words)}>
      {guide === 'apart' ? (
        <p class="code">
          <small>{m.barrier_builders_number_for_the_guide()}</small>
          <b>{code}</b>
        </p>
      ) : (
        <div class="desk-row">
          <Peek show={show} free={free} />
          <button
            type="button"
            class="button"
            data-scan=""
            aria-label={m.barrier_builders_ready2({ name: name ?? m.barrier_builders_the_guide2() })}
            aria-pressed={ready.guide}
            disabled={!free || ready.guide}
            onClick={() => show.make({ kind: 'ready', side: 'guide' })}
          >
            {ready.guide && <Icon name="check" />} {m.kit_ready()}
          </button>
        </div>
      )}
      <div class="desk-words">
        <small>
          {show.note.value ||
            `${name ? `${name} guides` : m.barrier_builders_words_said()}: ${progressOf(play.state.value)}`}
        </small>
        <Told play={play} show={show} free={free} />
      </div>
    </div>
  )
}
