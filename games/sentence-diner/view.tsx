import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Look } from '@marigold/contract'
import { boxStyle, html, useClosing, type Stage } from '../kit/index.ts'
import { Belt } from './belt.tsx'
import { customerPicture } from './customers.ts'
import { dinerPicture, fixturesOf } from './diner.ts'
import { layoutOf, defaultRoom, type Layout } from './layout.ts'
import type { Order } from './order.ts'
import { paletteOf } from './palette.ts'
import { Panel } from './panels.tsx'
import { SceneView } from './scene-view.tsx'
import { Cherries } from './cherries.tsx'
import { sentenceOf } from './plates.ts'
import { rules } from './rules.ts'
import { makeShow, type DinerPlay, type Show } from './show.ts'
import { storyOf } from './stories.ts'
import { guestIndex } from './guests.ts'
import { Customer, Theater } from './theater.tsx'
import { Surprise, Touchables } from './touchables.tsx'
import { Bell, SentenceText, Sauces, Tray } from './tray.tsx'
import './sentence-diner.css'
import './plates.css'
import './counter.css'
import './theater.css'
import './toys.css'
import './motion.css'

/** Shows the wall, lamps, and counter; rendered once per stage and look. */
function Room({ layout, look }: { layout: Layout; look: Look }) {
  const { width, height } = layout.stage
  const drawn = useMemo(
    () => dinerPicture(paletteOf(look), layout),
    [look, width, height, layout.belt.y, layout.tray.y],
  )
  return <svg class="scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...html(drawn)} />
}

/** Shows the customer's order: the picture, the story line of a chef's special, and what to change. */
function Card({ play, show, layout, order }: { play: DinerPlay; show: Show; layout: Layout; order: Order }) {
  const { dishes, customers, cherries } = play.state.value
  const { meaning, special } = order
  const note = show.note.value
  const full = rules.moves(play.state.value).some(({ kind }) => kind === 'bell')
  // The picture is animated only while it is new, to save power on tablets.
  const moves = useSignal(true)
  useEffect(() => {
    moves.value = true
    return play.clock.after(7000, () => (moves.value = false))
  }, [order])
  const story = special ? storyOf(meaning) : ''
  return (
    <section
      class="sd-order"
      style={boxStyle(layout.card)}
      aria-label={m.sentence_diner_the_order()}
      data-instruction={full ? m.sentence_diner_ring_the_bell() : m.sentence_diner_make_a_sentence_for_this_picture()}
    >
      <SceneView
        said={{ meaning }}
        values={play.values}
        alt={m.sentence_diner_the_order_sentence({ sentence: sentenceOf(order.best, order.starter) })}
        moves={moves.value}
      />
      {special && note === '' && (
        <p class="sd-story">
          <b>{m.sentence_diner_chefs_special()}</b> {story} {m.sentence_diner_one_plate_is_wrong()}
        </p>
      )}
      {note !== '' && <p class="sd-story">{note}</p>}
      {meaning.pronoun && note === '' && (
        <p class="sd-story">
          <b class="sd-tag">{m.sentence_diner_say_he_she_it_or_they()}</b>
        </p>
      )}
      <small class="sd-count">
        {dishes.length + 1} / {customers} <Cherries count={cherries} />
      </small>
    </section>
  )
}

function layoutNow({ stage, state, values }: DinerPlay): Layout {
  const { order } = state.value
  const text = (Number(values.text) || 100) / 100
  if (!order) return layoutOf(stage.value, { ...defaultRoom, text })
  const room = { plates: order.belt.length, slots: order.best.length, sauces: order.sauces.length, text }
  return layoutOf(stage.value, room)
}

export function View({ play }: { play: DinerPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const { phase, order } = play.state.value
  const closing = play.closing.value
  useClosing(play, show.close)
  const free = play.ready.value && !show.busy.value
  const layout = layoutNow(play)
  const part = { play, show, layout, free }
  const cooking = !closing && (phase === 'build' || phase === 'acted')
  const { x, y, width } = layout.customer
  return (
    <div
      class={`sd ${layout.stage.portrait ? 'portrait' : 'wide'} ${layout.low ? 'low' : ''} is-${phase} ${play.surprise.value === 'bob' ? 'bobs' : ''}`}
    >
      <Room layout={layout} look={play.look.value} />
      <Touchables play={play} layout={layout} />
      {cooking && (
        <>
          {phase === 'build' && (
            <>
              <div class="sd-guest" data-poke="guest" style={{ left: `${x}px`, top: `${y}px`, width: `${width}px` }}>
                <Customer play={play} show={show} index={guestIndex(play.state.value)} />
              </div>
              {order && <Card play={play} show={show} layout={layout} order={order} />}
            </>
          )}
          {phase === 'build' && <Belt {...part} />}
          <Tray {...part} free={free && phase === 'build'} />
          <SentenceText play={play} layout={layout} />
          <Sauces {...part} free={free && phase === 'build'} />
          <Bell {...part} free={free && phase === 'build'} />
          {phase === 'acted' && <Theater {...part} />}
        </>
      )}
      {!cooking && <EmptyBelt layout={layout} />}
      <Surprise play={play} layout={layout} />
      {!closing && <Panel play={play} show={show} free={free} />}
    </div>
  )
}

const EmptyBelt = ({ layout }: { layout: Layout }) => (
  <div class="sd-belt empty" style={boxStyle(layout.belt)}>
    <i class="sd-lane" style={{ top: '30%', height: '60%' }} />
  </div>
)

/** Shows the empty diner behind the start and end screens. */
export function Backdrop({ stage, look }: { stage: Stage; look: Look }) {
  const layout = layoutOf(stage, defaultRoom)
  const { x, y, width } = layout.customer
  const fixtures = fixturesOf(paletteOf(look), layout)
    .map(({ drawn }) => drawn)
    .join('')
  return (
    <>
      <Room layout={layout} look={look} />
      <svg class="scene" viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true" {...html(fixtures)} />
      {!stage.portrait && (
        <div class="sd-guest" style={{ left: `${x}px`, top: `${y}px`, width: `${width}px` }}>
          <svg
            class="sd-customer"
            viewBox="-140 -236 280 426"
            aria-hidden="true"
            {...html(customerPicture(0, 'waits', look))}
          />
        </div>
      )}
      <EmptyBelt layout={layout} />
    </>
  )
}
