import { m } from '#messages'
import { useLayoutEffect } from 'preact/hooks'
import { boxStyle, Icon, listen, offerKeys, Press, seatName, useHoldOrTap, type Box } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { spokenText } from './rules.ts'
import { hasVoice, type BarrierPlay, type Show } from './show.ts'
import { wordsFor } from './state.ts'
import { progressOf, wordNames } from './texts.ts'
import { textSize } from './world.tsx'

interface PartProps {
  play: BarrierPlay
  show: Show
  layout: Layout
  free: boolean
}

/** Returns the font size: the size the user asked for, or smaller if the text wouldn't fit. */
export function fontSizeFor(text: string, { width, height }: Pick<Box, 'width' | 'height'>, wish: number): string {
  const room = Math.max(1, width - 46) * Math.max(1, height - 46)
  const fit = Math.sqrt((room * 0.86) / (Math.max(20, text.length) * 0.62))
  return `${Math.min(30 * wish, Math.max(15.5, fit)).toFixed(1)}px`
}

/** Shows the spoken guide's words, unless they are set to be heard only, with a button to hear them again. */
export function Bubble({ play, show, layout, free }: PartProps) {
  const state = play.state.value
  const written = play.values.written !== 'heard'
  const { heads } = layout
  const { width, height } = layout.words
  const note = show.note.value
  const text = written ? spokenText(state) : m.barrier_builders_listen_to_the_guide()
  const again = hasVoice(play) || !written
  return (
    <div
      class={`bubble ${heads.guide ? '' : 'no-tail'}`}
      style={{ ...boxStyle(layout.words), '--tail': `${(heads.guide?.x ?? 0) - layout.words.x}px` }}
    >
      <div class="scrolls">
        <small>{progressOf(state)}</small>
        {note !== '' && <b class="note">{note}</b>}
        <p
          data-instruction=""
          style={{
            fontSize: fontSizeFor(
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
        <Press
          class="say-again"
          aria-label={m.barrier_builders_say_it_again()}
          disabled={!free}
          onClick={() => void show.tell()}
        >
          <Icon name="sound" />
        </Press>
      )}
    </div>
  )
}

/** Opens the curtain while held, or from one tap to the next. */
function Peek({ play, show, free }: Omit<PartProps, 'layout'>) {
  useLayoutEffect(() => {
    const stop = offerKeys({ p: () => show.look(true) })
    const up = (event: KeyboardEvent) => event.key.toLowerCase() === 'p' && show.look(false)
    const unlisten = listen({ keyup: up })
    return () => {
      stop()
      unlisten()
    }
  }, [])
  const on = show.peek.value
  const { stays, handlers } = useHoldOrTap({ on, set: show.look, tap: play.values.scan !== 'off' })
  const label = on ? m.barrier_builders_let_go_to_hide() : m.barrier_builders_hold_or_tap_to_peek()
  return (
    <Press class="button plain peek" aria-pressed={on} disabled={!free} {...handlers}>
      {stays ? m.barrier_builders_tap_to_hide() : label}
    </Press>
  )
}

/** Lets the adult tally the words that the guide used in this direction. */
function WordTally({ play, show, free }: Omit<PartProps, 'layout'>) {
  const { tally } = play.state.value
  return (
    <div
      class="told-words"
      role="group"
      aria-label={m.barrier_builders_words_said()}
      data-scan-group={m.barrier_builders_words_said()}
      data-scan-late=""
    >
      {wordsFor(play.state.value).map((concept) => (
        <Press
          key={concept}
          class="chip-word"
          aria-pressed={tally.includes(concept)}
          disabled={!free || tally.includes(concept)}
          onClick={() => show.make({ kind: 'tell', concept })}
        >
          {tally.includes(concept) && <Icon name="check" size={18} />}
          {wordNames[concept]}
        </Press>
      ))}
    </div>
  )
}

/** Returns the name of the guide: the player before the builder. */
const guideName = ({ state, players }: BarrierPlay): string | null => {
  const { seats, builder } = state.value
  const seat = seats > 1 ? players[(builder + seats - 1) % seats] : undefined
  return seat ? seatName(seat) : null
}

/** Shows the buttons for a guide at this device, or the number for a guide at another one. */
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
          <Peek play={play} show={show} free={free} />
          <Press
            class="button"
            aria-label={name === null ? m.barrier_builders_ready_the_guide() : m.barrier_builders_ready_name({ name })}
            aria-pressed={ready.guide}
            disabled={!free || ready.guide}
            onClick={() => show.make({ kind: 'ready', side: 'guide' })}
          >
            {ready.guide && <Icon name="check" />} {m.kit_ready()}
          </Press>
        </div>
      )}
      <div class="desk-words">
        <small data-instruction="">
          {show.note.value ||
            (name
              ? m.barrier_builders_name_guides_progress({ name, progress: progressOf(play.state.value) })
              : m.barrier_builders_words_said_progress({ progress: progressOf(play.state.value) }))}
        </small>
        <WordTally play={play} show={show} free={free} />
      </div>
    </div>
  )
}
