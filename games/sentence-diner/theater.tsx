import { m } from '#messages'
import { useEffect, useRef } from 'preact/hooks'
import { customerPicture } from './customers.ts'
import type { Layout } from './layout.ts'
import { boxStyle } from './plate.tsx'
import { html, SceneView } from './picture-of.tsx'
import { sentenceOf } from './plates.ts'
import type { DinerPlay, Show } from './show.ts'
import { cardsForMenu } from './state.ts'
import { onName, remarkOf } from './texts.ts'

interface PartProps {
  play: DinerPlay
  show: Show
  layout: Layout
}

/** The guest at the counter. */
export function Customer({
  play,
  show,
  index,
  class: name,
}: Pick<PartProps, 'play' | 'show'> & { index: number; class?: string }) {
  return (
    <svg
      class={`sd-customer is-${show.mood.value} ${name ?? ''}`}
      viewBox={name === 'small' ? '-140 -236 280 300' : '-140 -236 280 426'}
      aria-hidden="true"
      {...html(customerPicture(index, show.mood.value, play.look.value))}
    />
  )
}

/** How large the picture of what was served can be. */
function sizes({ theater, stage, low }: Layout) {
  if (stage.portrait) {
    const wide = Math.min(theater.width - 24, (theater.height * 0.44 * 4) / 3)
    return { wide, side: Math.min(wide * 0.44, theater.height * 0.2) }
  }
  const high = theater.height - (low ? 70 : 92)
  const side = Math.min(320, theater.width * (low ? 0.3 : 0.26))
  return { wide: Math.min((high * 4) / 3, theater.width - side - 70), side }
}

/** What was served is acted exactly as it is written, beside the order. */
export function Theater({ play, show, layout, free }: PartProps & { free: boolean }) {
  const state = play.state.value
  const { served, order, dishes, cards } = state
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (free) button.current?.focus({ preventScroll: true })
  }, [free, served])
  if (!served || !order) return null
  const { wide, side } = sizes(layout)
  const right = served.outcome === 'right'
  const opened = right && (cards + 1) % cardsForMenu === 0
  const values = play.values
  return (
    <section
      class={`sd-theater ${layout.stage.portrait ? 'tall' : ''} ${layout.low ? 'low' : ''}`}
      style={boxStyle(layout.theater)}
      aria-label={m.sentence_diner_what_you_served()}
    >
      <div class="sd-served" style={{ width: `${wide}px` }}>
        <SceneView said={served.parsed} values={values} alt={m.sentence_diner_acted({ text: served.text })} moves />
        <p class="sd-sentence">{served.text}</p>
      </div>
      <div class="sd-beside">
        <div class="sd-ordered" style={{ width: `${side}px` }}>
          <SceneView
            said={{ meaning: order.meaning }}
            values={values}
            alt={m.sentence_diner_the_order({ sentenceOf: sentenceOf(order.best, order.starter) })}
          />
        </div>
        <div class="sd-says">
          <Customer play={play} show={show} index={dishes.length} class="small" />
          <p class="sd-remark">
            {show.busy.value ? '' : remarkOf(state)}
            {right && !show.busy.value && (
              <b class="sd-card">
                {opened ? m.sentence_diner_a_new_menu_is_open() : m.sentence_diner_n1_recipe_card()}
              </b>
            )}
          </p>
        </div>
        <button
          ref={button}
          type="button"
          class="button"
          data-scan="first"
          disabled={!free}
          onClick={() => show.make({ kind: 'on' })}
        >
          {onName(state)}
        </button>
      </div>
    </section>
  )
}
