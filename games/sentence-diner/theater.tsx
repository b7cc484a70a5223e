import { m } from '#messages'
import { useEffect, useRef } from 'preact/hooks'
import { boxStyle, html } from '../kit/index.ts'
import { customerPicture } from './customers.ts'
import type { Layout } from './layout.ts'
import { SceneView } from './scene-view.tsx'
import { sentenceOf } from './plates.ts'
import type { DinerPlay, Show } from './show.ts'
import { menuNames, type Menu } from './nouns.ts'
import { coverOf } from './panels.tsx'
import { menusFor } from './rules.ts'
import { guestIndex } from './guests.ts'
import { Cherries } from './cherries.tsx'
import { continueLabel, remarkOf, tipOf } from './texts.ts'

interface PartProps {
  play: DinerPlay
  show: Show
  layout: Layout
}

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

/** Returns the size of the scene's picture. */
function sizes({ theater, stage, low }: Layout) {
  if (stage.portrait) {
    const wide = Math.min(theater.width - 24, (theater.height * 0.44 * 4) / 3)
    return { wide, side: Math.min(wide * 0.44, theater.height * 0.2) }
  }
  const high = theater.height - (low ? 70 : 92)
  const side = Math.min(320, theater.width * (low ? 0.3 : 0.26))
  return { wide: Math.min((high * 4) / 3, theater.width - side - 70), side }
}

/** Paper that flies over a correct scene. */
const Joy = () => (
  <i class="sd-joy" aria-hidden="true">
    {Array.from({ length: 14 }, (_, at) => (
      <b key={at} style={{ '--at': at, '--wait': (at * 5) % 14, '--hue': (at * 67) % 360 }} />
    ))}
  </i>
)

/** Unveils the menu that ten recipe cards have opened. */
const NewMenu = ({ menu, play }: { menu: Menu; play: DinerPlay }) => (
  <div class="sd-unveiled">
    <svg viewBox="0 0 400 300" aria-hidden="true" {...html(coverOf(menu, play))} />
    <b>{m.sentence_diner_new_menu_name({ menu: menuNames[menu] })}</b>
    <span>{m.sentence_diner_pick_it_next_time()}</span>
  </div>
)

/** Shows what the customer says, and after a correct scene what it earned. */
function Remark({ play, show, own }: Pick<PartProps, 'play' | 'show'> & { own: boolean }) {
  const state = play.state.value
  const busy = show.busy.value
  const right = state.served?.outcome === 'right'
  return (
    <p class="sd-remark">
      {busy && !right ? '' : remarkOf(state)}
      {right && !busy && (
        <span class="sd-tip">
          {tipOf(state)} <Cherries count={state.tip} />
        </span>
      )}
      {own && !busy && (
        <b class="sd-card">
          {m.sentence_diner_n1_recipe_card()}
          {state.wrong > 0 && ` · ${m.sentence_diner_made_together()}`}
        </b>
      )}
    </p>
  )
}

/** Shows the served sentence being acted out exactly as written, beside the order. */
export function Theater({ play, show, layout, free }: PartProps & { free: boolean }) {
  const state = play.state.value
  const { served, order, cards, wrong } = state
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (free) button.current?.focus({ preventScroll: true })
  }, [free, served])
  if (!served || !order) return null
  const { wide, side } = sizes(layout)
  const right = served.outcome === 'right'
  const busy = show.busy.value
  // A sentence that was shown plays, too, but earns no card.
  const own = right && wrong < 2
  const opened = own && menusFor(cards + 1).length > menusFor(cards).length ? menusFor(cards + 1).at(-1) : undefined
  const values = play.values
  return (
    <section
      class={`sd-theater ${right ? 'is-right' : 'is-not-yet'} ${layout.stage.portrait ? 'tall' : ''} ${layout.low ? 'low' : ''}`}
      style={boxStyle(layout.theater)}
      aria-label={m.sentence_diner_what_you_served()}
    >
      <div class="sd-served" style={{ width: `${wide}px` }}>
        <SceneView
          said={served.parsed}
          twist={right ? state.twist : null}
          values={values}
          alt={m.sentence_diner_acted_out_sentence({ sentence: served.text })}
          moves={right || busy}
        />
        {own && <Joy />}
        {own && (
          <div class="sd-jumper">
            <Customer play={play} show={show} index={guestIndex(state)} />
          </div>
        )}
        <p class="sd-sentence">{served.text}</p>
      </div>
      <div class="sd-beside">
        <div class="sd-ordered" style={{ width: `${side}px` }}>
          {opened && !busy ? (
            <NewMenu menu={opened} play={play} />
          ) : (
            <SceneView
              said={{ meaning: order.meaning }}
              values={values}
              alt={m.sentence_diner_the_order_sentence({ sentence: sentenceOf(order.best, order.starter) })}
            />
          )}
        </div>
        <div class="sd-says">
          <Customer play={play} show={show} index={guestIndex(state)} class="small" />
          <Remark play={play} show={show} own={own} />
        </div>
        <button
          ref={button}
          type="button"
          class="button"
          data-scan="first"
          disabled={!free}
          onClick={() => show.make({ kind: 'on' })}
        >
          {continueLabel(state)}
        </button>
      </div>
    </section>
  )
}
