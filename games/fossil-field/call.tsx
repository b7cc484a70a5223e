import { m } from '#messages'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { AdultConfirm, ChoicePanel, html, makeCarry, offerArrows, Press } from '../kit/index.ts'
import { findAt, sizeOf } from './digs.ts'
import { boxSide, findArt } from './drawing.ts'
import { findFor } from './finds.ts'
import { toneOf, type Ground } from './looks.ts'
import { findName } from './names.ts'
import type { FieldPlay } from './play-types.ts'
import { rules } from './rules.ts'
import type { Move, State } from './state.ts'
import { digNow, namesNow, pieceNow } from './table.ts'

interface CallProps {
  play: FieldPlay
  state: State
  ground: Ground
  make: (move: Move) => void
}

/** One part of a find, as large as its box. */
function Part({ find, part, size, at, dark }: { find: string; part: number; size: number; at: number; dark: string }) {
  const unit = boxSide / size
  return (
    <svg
      class="part"
      viewBox={`${(part % size) * unit} ${Math.floor(part / size) * unit} ${unit} ${unit}`}
      style={{ background: dark }}
      aria-hidden="true"
      {...html(findArt(findFor(find), toneOf(at, dark)))}
    />
  )
}

/** The part that was found, beside the question about it. */
function OurPart({ state, ground }: Pick<CallProps, 'state' | 'ground'>) {
  const piece = pieceNow(state)
  if (!piece) return null
  const dig = digNow(state)
  const { key } = findAt(dig, piece.at)
  return <Part find={key} part={piece.part} size={sizeOf(dig)} at={piece.at} dark={ground.earth[0]} />
}

/** A find as large as its box. */
const Whole = ({ find, at, dark }: { find: string; at: number; dark: string }) => (
  <svg
    class="whole"
    viewBox={`0 0 ${boxSide} ${boxSide}`}
    style={{ background: dark }}
    aria-hidden="true"
    {...html(findArt(findFor(find), toneOf(at, dark)))}
  />
)

/** The names to choose from; said aloud, the adult says what was heard. */
function Names({ play, state, ground, make }: CallProps) {
  useLayoutEffect(() => offerArrows(), [])
  const at = pieceNow(state)?.at ?? 0
  const isSaid = state.choices === 0
  const names = namesNow(state)
  return (
    <>
      {isSaid && (
        <AdultConfirm
          play={play}
          question={m.fossil_field_did_they_name_it({ find: findName(findAt(digNow(state), at).key) })}
          onScore={(earned) => make(earned === 'skipped' ? { kind: 'back' } : { kind: 'say', said: earned })}
        />
      )}
      <section class={`call names-${names.length}`}>
        <h2 data-instruction="">
          {isSaid ? m.fossil_field_say_what_it_is() : m.fossil_field_what_do_you_think_it_is()}
        </h2>
        <div class="our-part">
          <OurPart state={state} ground={ground} />
        </div>
        {!isSaid && (
          <div class="names">
            {names.map((find) => (
              <Press key={find} class="name" onClick={() => make({ kind: 'name', find })}>
                <Whole find={find} at={at} dark={ground.earth[0]} />
                <b>{findName(find)}</b>
              </Press>
            ))}
          </div>
        )}
        <Press class="button plain back" onClick={() => make({ kind: 'back' })}>
          {m.fossil_field_back_to_the_sand()}
        </Press>
      </section>
    </>
  )
}

/** Where the part goes on the whole picture: dragged there, or by a tap on the place. */
function Places({ play, state, ground, make }: CallProps) {
  useLayoutEffect(() => offerArrows(), [])
  const dig = digNow(state)
  const size = sizeOf(dig)
  const find = state.called?.find ?? ''
  const at = pieceNow(state)?.at ?? 0
  const parts = rules.moves(state).flatMap((move) => (move.kind === 'place' ? [move.part] : []))
  const carry = useMemo(
    () =>
      makeCarry({
        clock: play.clock,
        drop: (_, place) => make({ kind: 'place', part: Number(place), by: 'drag' }),
      }),
    [state],
  )
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } = carry.thing('part')
  const drag = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
  return (
    <section class="call placing">
      <h2 data-instruction="">{m.fossil_field_where_does_this_part_go()}</h2>
      <div class="our-part can-drag" {...drag}>
        <OurPart state={state} ground={ground} />
      </div>
      <div class="call-picture">
        <Whole find={find} at={at} dark={ground.earth[0]} />
        <div class="call-places" style={{ '--size': size }}>
          {Array.from({ length: size * size }, (_, part) =>
            parts.includes(part) ? (
              <Press
                key={part}
                data-place={part}
                aria-label={m.fossil_field_put_it_here({ row: Math.floor(part / size) + 1, column: (part % size) + 1 })}
                onClick={({ detail }) => make({ kind: 'place', part, by: detail === 0 ? 'press' : 'tap' })}
              />
            ) : (
              <i key={part} />
            ),
          )}
        </div>
      </div>
    </section>
  )
}

/** What a wrong call shows: the part that was found, beside the place that was chosen. */
function Compare({ state, ground, make }: CallProps) {
  const dig = digNow(state)
  const piece = pieceNow(state)
  const { find, part } = state.called ?? { find: '', part: null }
  const isName = piece !== null && findAt(dig, piece.at).key === find
  const text =
    part === null
      ? m.fossil_field_not_yet_brush_two_more()
      : isName
        ? m.fossil_field_good_name_other_place()
        : m.fossil_field_here_is_that_place()
  return (
    <section class="call comparing">
      <h2 data-instruction="">{text}</h2>
      <figure>
        <OurPart state={state} ground={ground} />
        <figcaption>{m.fossil_field_our_part()}</figcaption>
      </figure>
      {part !== null && (
        <figure>
          <Part find={find} part={part} size={sizeOf(dig)} at={piece?.at ?? 0} dark={ground.earth[0]} />
          <figcaption>{findName(find)}</figcaption>
        </figure>
      )}
      <Press class="button big" data-scan="first" onClick={() => make({ kind: 'next' })}>
        {m.kit_next()}
      </Press>
    </section>
  )
}

/** The second choice: shown in its rock as it was named, or dug out to dance. Visitors love both. */
function Display({ state, ground, make }: CallProps) {
  const named = state.named.at(-1)
  if (!named) return null
  const find = findName(named.find)
  const dark = ground.earth[0]
  const art = findArt(findFor(named.find), toneOf(0, dark))
  return (
    <ChoicePanel
      title={named.shown ? m.fossil_field_we_named_it_together({ find }) : m.fossil_field_yes_find({ find })}
      options={[
        {
          value: 'rock' as const,
          label: m.fossil_field_show_it_in_its_rock(),
          outcome: m.fossil_field_early_stars_shine({ count: named.stars }),
          picture: (
            <svg
              viewBox="0 0 140 120"
              {...html(
                `<path d="M8 112L2 60L24 14L70 4L120 18L138 66L128 114Z" fill="${ground.earth[1]}"/><path d="M24 14L70 4L120 18L96 34L40 32Z" fill="${ground.sand[1]}" fill-opacity=".5"/><g transform="translate(30 26) scale(.66)">${art}</g>`,
              )}
            />
          ),
        },
        {
          value: 'dance' as const,
          label: m.fossil_field_dig_it_all_out(),
          outcome: m.fossil_field_it_dances_for_visitors(),
          picture: (
            <svg
              viewBox="0 0 140 120"
              {...html(
                `<ellipse cx="70" cy="110" rx="58" ry="9" fill="${ground.sand[0]}"/><g transform="translate(24 4) rotate(-8 50 50) scale(.88)">${findArt(findFor(named.find), { top: '#E9CFA0', edge: '#A97B4B', dark })}</g><path d="M16 30q-8 10 2 18M124 24q10 10 0 20M12 70q-6 8 2 14" stroke="#A65300" stroke-width="4" fill="none" stroke-linecap="round"/>`,
              )}
            />
          ),
        },
      ]}
      choose={(as) => make({ kind: 'display', as })}
    />
  )
}

/** What a call asks, step by step. */
export function Call(props: CallProps) {
  switch (props.state.phase) {
    case 'name':
      return <Names {...props} />
    case 'place':
      return <Places {...props} />
    case 'compare':
      return <Compare {...props} />
    case 'display':
      return <Display {...props} />
    default:
      return null
  }
}
