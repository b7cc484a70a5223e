import { m } from '#messages'
import { signal, type Signal } from '@preact/signals'
import { ease } from '@marigold/device'
import type { Play } from '../kit/game.ts'
import type { RiverLevel } from './levels.ts'
import type { Move, State } from './rules.ts'
import type { Star } from './sky.tsx'
import { makeVoyage } from './voyage.ts'
import { seatName } from '../kit/play/seat-name.ts'

export type RiverPlay = Play<RiverLevel, State, Move>

/** What the screen shows of a lantern; it follows the state once the wheel has stopped and the lantern has floated. */
export interface Shown {
  at: number
  fireflies: number
}
const shownOf = ({ lanterns, river }: State): Shown[] =>
  lanterns.map(({ at, fireflies = 0 }) => ({ at: Math.min(at, river.length), fireflies }))

/** Says what a float was made of: the bends that were spun, and those a current added. */
function floatNote(name: string, { path }: State): string {
  if (path.some(({ how }) => how === 'whirl')) return m.lantern_river_name_floats_into_the_whirlpool({ name })
  const more = path.filter(
    ({ how }, i) => how === 'current' || (how === 'lake' && path[i - 1]?.how === 'current'),
  ).length
  const count = path.length - more
  return more > 0
    ? m.lantern_river_name_floats_count_the_current_adds_more({ name, count, more })
    : m.lantern_river_name_floats_count_bends({ name, count })
}

/** What a choice brought, or null after a move that chose nothing. */
function joinedNote({ kind }: Move, { joined }: State): string | null {
  if (kind !== 'fork' && kind !== 'rest') return null
  if (joined > 1) return m.lantern_river_two_fireflies_join()
  if (joined === 1) return m.lantern_river_a_firefly_joins()
  return joined < 0 ? m.lantern_river_a_firefly_flies_off() : m.lantern_river_no_fireflies_this_time()
}

/** Stars earned since the page was opened; they carry over from game to game. */
export const stars = signal<Star[]>([])
const mostStars = 48

const spoken: Partial<Record<Move['kind'], string>> = {
  bank: m.lantern_river_bank(),
  drift: m.lantern_river_drift(),
  rest: m.lantern_river_lily_pad(),
  fork: m.lantern_river_fork(),
  spin: m.lantern_river_turn(),
}

/** Shows fireworks over the lake, then the end screen. */
async function celebrate(play: RiverPlay, fireworks: Signal<boolean>): Promise<void> {
  fireworks.value = true
  for (let burst = 0; burst < 5; burst++) {
    play.clock.after(burst * 620, () => {
      play.sound.play('drum', { gain: play.values.sound === 'festive' ? 0.8 : 0.45 })
      play.sound.play('bell', { step: burst, gain: 0.5, delay: 0.12 })
    })
  }
  await play.clock.wait(6200)
  play.finish()
}

/** Spins the pinwheel to a number, and lets it be read before anything floats. */
async function spinTo(
  play: RiverPlay,
  wheel: { angle: number; draw: (angle: number) => void },
  shows: Signal<number>,
  number: number,
): Promise<void> {
  shows.value = 0
  play.sound.play('wind', { gain: 0.7 })
  const from = wheel.angle
  // The blades always end upright, because the number is shown in the center.
  const to = Math.ceil(from / 90) * 90 + 720
  await play.clock.tween(play.calm.value ? 0 : 1100, (k) => wheel.draw(from + (to - from) * k), ease.out)
  shows.value = number
  play.sound.play('wood', { step: number })
  await play.clock.wait(400)
}

function addStar({ players, state }: RiverPlay, seat: number): void {
  const player = players[seat]
  if (!player) return
  const fireflies = state.value.lanterns[seat]?.fireflies ?? 0
  stars.value = [...stars.value, { player, label: seatName(player), fireflies }].slice(-mostStars)
}

/** Logs a move, and whether the learner chose it or it just happened. */
function log(play: RiverPlay, move: Move, after: State) {
  const happened = {
    spin: m.lantern_river_spun_number({ number: after.pinwheel }),
    drift: m.lantern_river_spun_number({ number: after.pinwheel }),
    bank: m.lantern_river_banked_count({ count: play.state.value.pending }),
    pass: m.lantern_river_passed(),
  }
  const chosen = move.kind === 'fork' ? move.channel : move.kind === 'rest' ? move.how : null
  const response = chosen ?? happened[move.kind as keyof typeof happened]
  const event = chosen === null ? { event: true as const } : {}
  play.trial({ target: spoken[move.kind] ?? '', response, rtMs: play.sinceReady(), moves: 1, ...event })
}

/** Animates one game on screen and handles its controls. */
export function makeCourse(play: RiverPlay) {
  const busy = signal(false)
  const following = signal(false)
  const wheel = { angle: 0, draw: (angle: number) => void (wheel.angle = angle) }
  const shows = signal(0)
  const note = signal('')
  const fireworks = signal(false)
  const rising = signal<number[]>([])
  const ripples = signal<Record<number, number>>({})
  const floating = signal<number | null>(null)
  const shown = signal(shownOf(play.state.value))
  const voyage = makeVoyage(play, {
    home: (seat) => addStar(play, seat),
    ripple: (seat, at) => {
      ripples.value = { ...ripples.value, [seat]: (ripples.value[seat] ?? 0) + 1 }
      shown.value = shown.value.map((one, i) => (i === seat ? { ...one, at } : one))
    },
    rising: (seat, on) => (rising.value = on ? [...rising.value, seat] : rising.value.filter((one) => one !== seat)),
  })
  const announce = (text: string) => {
    note.value = text
    play.say(text)
  }
  const act = async (move: Move) => {
    if (busy.value || !play.ready.value) return
    busy.value = true
    const before = play.state.value
    const seat = before.turn
    const name = seatName(play.players[seat] ?? play.current.value)
    const after = play.move(move)
    log(play, move, after)
    note.value = ''
    if (move.kind === 'spin' || move.kind === 'drift') await spinTo(play, wheel, shows, after.pinwheel)
    if (after.path.length > 0) {
      announce(floatNote(name, after))
      floating.value = seat
      await voyage.float(seat, after.path, stars.value.length % mostStars)
      floating.value = null
    } else if (move.kind === 'drift' && after.phase !== 'bank') {
      announce(m.lantern_river_the_breeze_stops_name_stays_here({ name }))
      await play.clock.wait(1300)
    }
    if (play.closing.value) return
    shown.value = shownOf(after)
    const joined = joinedNote(move, after)
    if (joined) {
      play.sound.play(after.joined > 0 ? 'twinkle' : 'wind', { gain: 0.6 })
      announce(joined)
      await play.clock.wait(1300)
      if (play.closing.value) return
    }
    if (after.turns[seat] === before.turns[seat]) {
      busy.value = false
      // Response time for the fork starts after the float.
      play.asked()
      if (after.phase === 'fork') announce(m.lantern_river_name_the_river_splits_which_way({ name }))
      if (after.phase === 'rest') announce(m.lantern_river_name_youre_on_a_lily_pad({ name }))
      return
    }
    if (move.kind === 'rest' && move.how === 'practice') await play.practiceMore()
    if (after.phase !== 'over') await play.clock.wait(350)
    play.endTurn()
    busy.value = play.closing.value
  }
  const close = async () => {
    busy.value = true
    const { fireworks: last, lanterns } = play.state.value
    if (last !== null) {
      announce(m.lantern_river_sets_off_the_fireworks({ name: seatName(play.players[last] ?? play.current.value) }))
      return celebrate(play, fireworks)
    }
    announce(m.lantern_river_all_the_lanterns_drift_home())
    const seats = lanterns.flatMap((_, seat) => (voyage.actors[seat]?.gone ? [] : [seat]))
    await voyage.driftHome(seats, stars.value.length % mostStars)
    await play.clock.wait(1200)
    play.finish()
  }
  const follow = async (seat: number) => {
    following.value = true
    note.value = ''
    shows.value = 0
    await voyage.follow(seat)
    following.value = false
  }
  return {
    busy,
    following,
    follow,
    wheel,
    shows,
    note,
    fireworks,
    rising,
    ripples,
    floating,
    shown,
    voyage,
    act,
    close,
  }
}
export type Course = ReturnType<typeof makeCourse>
