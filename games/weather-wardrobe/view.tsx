import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import {
  AssistRow,
  boxStyle,
  html,
  Layer,
  offerArrows,
  placedAt,
  Press,
  seatName,
  Target,
  type Box,
  useUsed,
} from '../kit/index.ts'
import { boxOf, drawn } from './clothes.ts'
import { BagChoice, PlanChoice } from './choices.tsx'
import { Fastening } from './fastening.tsx'
import { figure } from './figure.ts'
import { garmentName } from './names.ts'
import { plansOf } from './needs.ts'
import { outfitOf, outsideArt } from './outside.tsx'
import { kidOf, type WardrobePlay } from './play-types.ts'
import { hangersIn, roomOf, type Room } from './room.ts'
import { rules } from './rules.ts'
import { RoomArt, Window } from './scenery.tsx'
import { makeShow, type Show } from './show.ts'
import type { Move, State } from './state.ts'
import { bagRoom, firstInScan, garmentOf, itemsInReach, outingNow, unmetNow } from './table.ts'
import { Surprise, Touchables } from './touchables.tsx'
import './weather-wardrobe.css'

interface PartProps {
  play: WardrobePlay
  state: State
  room: Room
  make: (move: Move) => void
}

/** The hint of the ladder: a question about what is missing, then where to look, then two garments, then together. */
function hintOf(state: State): string {
  const [need] = unmetNow(state)
  if (state.help === 0 || !need) return ''
  const hint = m.weather_wardrobe_hint({ need })
  if (state.help === 1) return hint
  return state.help === 2 ? m.weather_wardrobe_the_window_can_help({ hint }) : m.weather_wardrobe_this_one_fits()
}

/** The note at the window: the weather, where to, the plan, and what to do now. */
function Note({ play, state, room, note }: Omit<PartProps, 'make'> & { note: string }) {
  const { weather, place, later } = outingNow(state)
  const plan = plansOf(outingNow(state))[state.plan]?.[0]
  const isPlanned = state.phase !== 'plan'
  const name = seatName(play.personAt(state.seat))
  const reader = seatName(play.personAt((state.seat + 1) % state.seats))
  const asks =
    state.seats > 1
      ? m.weather_wardrobe_reader_reads_name_chooses({ reader, name })
      : m.weather_wardrobe_name_choose_what_to_wear({ name })
  return (
    <div class="note" style={{ left: room.note.x, top: room.note.y, width: room.note.width }}>
      <p>
        {m.weather_wardrobe_weather({ weather })}{' '}
        {m.weather_wardrobe_we_go_to_place({ place: m.weather_wardrobe_place({ place }) })}{' '}
        {later.map((one) => m.weather_wardrobe_later({ later: one })).join(' ')}
      </p>
      {isPlanned && plan && <p class="plan">{m.weather_wardrobe_plan({ plan })}</p>}
      {isPlanned && (
        <p class="instruction" data-instruction="">
          {note || hintOf(state) || asks}
        </p>
      )}
    </div>
  )
}

const looks = { fits: 0.82, small: 0.5, big: 1.12 } as const

/** One hanger with its garment; an empty one for what is worn or packed. */
function Hanger({
  state,
  item,
  box,
  move,
  make,
  isFirst,
}: Omit<PartProps, 'play' | 'room'> & { item: number; box: Box; move: Move; isFirst: boolean }) {
  const { cut, colors, slots } = garmentOf(state, item)
  const { size } = outingNow(state).items[item] ?? { size: 'fits' }
  const [x, y, width, height] = boxOf(slots[0] ?? 'top2', cut)
  const [isWorn, isPacked] = [state.worn.includes(item), state.bag.includes(item)]
  const garment = garmentName(state, item)
  const label = isWorn
    ? m.weather_wardrobe_take_off_garment({ garment })
    : isPacked
      ? m.weather_wardrobe_unpack_garment({ garment })
      : move.kind === 'pack'
        ? m.weather_wardrobe_pack_garment({ garment })
        : m.weather_wardrobe_put_on_garment({ garment })
  return (
    <Target
      class={`hanger ${isWorn ? 'is-worn' : ''} ${isPacked ? 'is-packed' : ''}`}
      label={label}
      x={box.x + box.width / 2}
      y={box.y + box.height / 2}
      width={box.width - 6}
      height={box.height - 6}
      button={{
        'data-scan': isFirst ? 'first' : '',
        'aria-pressed': isWorn || isPacked,
        onClick: () => make(move),
      }}
    >
      <svg class="hook" viewBox="0 0 60 26" aria-hidden="true">
        <path
          d="M30 16q9 -12 0 -15M6 26L30 14L54 26"
          fill="none"
          stroke="#F2D3A2"
          stroke-width="4"
          stroke-linecap="round"
        />
      </svg>
      <svg
        class="garment"
        viewBox={`${x} ${y} ${width} ${height}`}
        style={{ scale: looks[size] }}
        aria-hidden="true"
        {...html(drawn(cut, colors))}
      />
      {isWorn && <b class="sign">✓</b>}
    </Target>
  )
}

/** Everything that can be done while dressing. */
function Dressing(props: PartProps) {
  const { state, room, make } = props
  const packing = useSignal(false)
  useLayoutEffect(() => offerArrows(), [])
  const moves = rules.moves(state)
  const can = (kind: Move['kind']) => moves.some((move) => move.kind === kind)
  const items = itemsInReach(state)
  const boxes = hangersIn(
    room,
    Math.max(items.length, state.help >= 3 ? 2 : state.hangers > 8 ? items.length : state.hangers),
  )
  const hasBag = bagRoom(state) > 0
  const kind = packing.value && can('pack') ? 'pack' : 'wear'
  const { door } = room
  const first = firstInScan(state)
  const moveOf = (item: number): Move | undefined => {
    const own = moves.filter((move) => 'item' in move && move.item === item)
    return own.find((move) => move.kind === kind || move.kind === 'off') ?? own[0]
  }
  return (
    <>
      {items.map((item, at) => {
        const [move, box] = [moveOf(item), boxes[at]]
        return (
          move &&
          box && (
            <Hanger key={item} state={state} item={item} box={box} move={move} make={make} isFirst={item === first} />
          )
        )
      })}
      <div class="wardrobe-buttons" style={boxStyle(room.buttons)}>
        {hasBag && (
          <Press
            class="button plain"
            aria-pressed={kind === 'pack'}
            disabled={!can('pack')}
            onClick={() => (packing.value = !packing.value)}
          >
            {m.weather_wardrobe_pack_it()}
          </Press>
        )}
        {can('slide') && (
          <Press class="button plain" onClick={() => make({ kind: 'slide' })}>
            {m.weather_wardrobe_more_clothes()}
          </Press>
        )}
        {can('help') && (
          <Press class="button plain" onClick={() => make({ kind: 'help' })}>
            {m.kit_help_me()}
          </Press>
        )}
      </div>
      {can('door') && (
        <Target
          class="door"
          label={m.weather_wardrobe_open_the_door()}
          x={door.x + door.width / 2}
          y={door.y + door.height / 2}
          width={door.width}
          height={door.height}
          button={{ 'data-scan': first === 'door' ? 'first' : '', onClick: () => make({ kind: 'door' }) }}
        >
          <span>{m.weather_wardrobe_open_the_door()}</span>
        </Target>
      )}
    </>
  )
}

/** Outside: what came of the outfit. */
function Outside({ play, state, make, shows }: Omit<PartProps, 'room'> & { shows: boolean }) {
  const { width, height } = play.stage.value
  const isBack = state.phase === 'outside'
  const card = state.cards.at(-1)
  // The drawing has room on all sides: 1,200 units wide, with the feet above the panel.
  const scale = Math.max(width / 1200, Math.min(width / 300, height / 420))
  const [left, top] = [(width - 400 * scale) / 2, height * 0.66 - 272 * scale]
  const kid = kidOf(play.values, play.look.value)
  const art = outsideArt({
    ...{ outing: outingNow(state), kid, worn: state.worn, mood: isBack ? 'brr' : 'glad', id: 'outside-sky' },
    treat: state.phase === 'out' ? card?.treat : undefined,
  })
  const [need] = state.missing
  const treat = {
    kite: m.weather_wardrobe_with_the_kite(),
    kiteAsleep: m.weather_wardrobe_the_kite_naps(),
    picnic: m.weather_wardrobe_picnic_time(),
  }
  const text = isBack && need ? m.weather_wardrobe_missing({ need }) : card ? treat[card.treat] : ''
  const isLast = state.at + 1 >= state.deck.length
  return (
    <>
      <Layer box={[0, 0, width, height]} class="outside" art={art} at={placedAt(left, top, scale)} />
      {shows && state.phase !== 'bag' && (
        <section class="out-panel">
          <p class="instruction" data-instruction="">
            {text}
          </p>
          <Press class="button big" data-scan="first" onClick={() => make({ kind: isBack ? 'back' : 'next' })}>
            {isBack
              ? m.weather_wardrobe_back_inside()
              : isLast
                ? m.weather_wardrobe_to_the_album()
                : m.weather_wardrobe_wave_and_go_on()}
          </Press>
        </section>
      )}
    </>
  )
}

const silenceMs = { young: 12_000, usual: 8000 }
/** Silence brings the first step of help; an errorless game has no other to bring. */
function useSilence(play: WardrobePlay, state: State, isOpen: boolean, make: (move: Move) => void) {
  const waits = isOpen && state.phase === 'dress' && state.help === 0
  useEffect(() => {
    if (!waits) return
    return play.clock.after(play.level.ordered ? silenceMs.usual : silenceMs.young, () => make({ kind: 'hint' }))
  }, [waits, state])
}

/** The one who gets dressed, on the rug; a pin shines after a good card. */
function Dressed({ play, show, room }: { play: WardrobePlay; show: Show; room: Room }) {
  const state = play.state.value
  const { feet, scale } = room
  const kid = kidOf(play.values, play.look.value)
  const outfit = outfitOf(outingNow(state), state.worn)
  const pin =
    play.earned.value === 'independent'
      ? '<path d="M44 -254l7 15 16 2 -12 11 3 16 -14 -8 -14 8 3 -16 -12 -11 16 -2z" fill="#F59A0C" stroke="#fff" stroke-width="3"/>'
      : ''
  return (
    <Layer
      box={[feet.x - 250 * scale, feet.y - 580 * scale, 500 * scale, 600 * scale]}
      moves
      class={show.hops.value ? 'hops' : 'stands'}
      art={figure(kid, outfit, show.mood.value) + pin}
      at={placedAt(feet.x, feet.y, scale)}
    />
  )
}

/** The game in play. */
export function View({ play }: { play: WardrobePlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const stage = play.stage.value
  const room = useMemo(() => roomOf(stage), [stage])
  const state = play.state.value
  const busy = show.busy.value
  const over = (rules.isOver(state) && !busy) || play.ending.value !== null
  const isOpen = play.ready.value && !busy && !over
  // Pressed twice before the next drawing, a button counts once.
  const make = (move: Move) => {
    if (play.state.value === state) void show.make(move)
  }
  useUsed(
    play,
    play.state.value.deck.map(({ id }) => id),
  )
  useSilence(play, state, isOpen, make)
  useEffect(() => {
    if (!over) return
    play.sound.play('bell', { step: 5 })
    return play.clock.after(900, () => play.finish())
  }, [over])
  const props = { play, state, room, make }
  const isOutside = ['outside', 'bag', 'out'].includes(state.phase)
  return (
    <div class={`wardrobe is-${play.look.value}`}>
      <RoomArt room={room} look={play.look.value} />
      <Window room={room} weather={outingNow(state).weather} glows={state.help >= 2} />
      {!isOutside && <Touchables play={play} room={room} />}
      <Dressed play={play} show={show} room={room} />
      <Surprise play={play} room={room} />
      {!over && !isOutside && <Note {...props} note={show.note.value} />}
      {isOutside && <Outside {...props} shows={isOpen} />}
      {isOpen && state.phase === 'plan' && <PlanChoice state={state} make={make} />}
      {isOpen && state.phase === 'dress' && <Dressing {...props} />}
      {isOpen && state.phase === 'fasten' && <Fastening play={play} state={state} make={make} />}
      {isOpen && state.phase === 'bag' && <BagChoice state={state} make={make} />}
      {isOpen && ['dress', 'fasten', 'plan'].includes(state.phase) && <AssistRow play={play} />}
    </div>
  )
}
