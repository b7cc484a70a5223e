import { m } from '#messages'
import { signal, type Signal } from '@preact/signals'
import { ease, seatName } from '@marigold/device'
import type { Play } from '../kit/game.ts'
import type { RiverLevel } from './levels.ts'
import type { Move, State } from './rules.ts'
import type { Star } from './sky.tsx'
import { makeVoyage } from './voyage.ts'

type RiverPlay = Play<RiverLevel, State, Move>

/** Stars of this session: they stay while the page is open, game after game. */
export const stars = signal<Star[]>([])
const mostStars = 48

const spoken: Partial<Record<Move['kind'], string>> = {
  bank: m.lantern_river_bank2(),
  drift: m.lantern_river_drift(),
  rest: m.lantern_river_lily_pad(),
  fork: m.lantern_river_fork(),
  spin: m.lantern_river_turn(),
}

/** Slow bursts over the lake, then the end screen. */
async function celebrate(play: RiverPlay, fireworks: Signal<boolean>, tell: () => void): Promise<void> {
  tell()
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

/** Logs a move: what the learner chose, and what merely happened. */
function log(play: RiverPlay, move: Move, after: State) {
  const happened = {
    spin: m.lantern_river_spun({ pinwheel: after.pinwheel }),
    drift: m.lantern_river_spun({ pinwheel: after.pinwheel }),
    bank: m.lantern_river_banked({ pending: play.state.value.pending }),
    pass: m.lantern_river_passed(),
  }
  const chosen = move.kind === 'fork' ? move.channel : move.kind === 'rest' ? move.how : null
  const response = chosen ?? happened[move.kind as keyof typeof happened]
  const event = chosen === null ? { event: true as const } : {}
  play.trial({ target: spoken[move.kind] ?? '', response, rtMs: play.sinceReady(), moves: 1, ...event })
}

/** The course of one game on the screen: what is being moved, and what each press does. */
export function makeCourse(play: RiverPlay) {
  const busy = signal(false)
  const following = signal(false)
  const wheel = { angle: 0, draw: (angle: number) => void (wheel.angle = angle) }
  const shows = signal(0)
  const said = signal('')
  const fireworks = signal(false)
  const rising = signal<number[]>([])
  const ripples = signal<Record<number, number>>({})
  const floating = signal<number | null>(null)
  const voyage = makeVoyage(play, {
    home: (seat) => {
      const player = play.players[seat]
      if (player) stars.value = [...stars.value, { player, label: seatName(player) }].slice(-mostStars)
    },
    ripple: (seat) => (ripples.value = { ...ripples.value, [seat]: (ripples.value[seat] ?? 0) + 1 }),
    rising: (seat, on) => (rising.value = on ? [...rising.value, seat] : rising.value.filter((one) => one !== seat)),
  })
  const tell = (text: string) => {
    said.value = text
    play.say(text)
  }
  const spin = async (state: State) => {
    shows.value = 0
    play.sound.play('wind', { gain: 0.7 })
    const from = wheel.angle
    // It settles with its blades upright, whatever it shows.
    const to = Math.ceil(from / 90) * 90 + 720
    await play.clock.tween(play.calm.value ? 0 : 1100, (k) => wheel.draw(from + (to - from) * k), ease.out)
    shows.value = state.pinwheel
    play.sound.play('wood', { step: state.pinwheel })
    if (play.calm.value) await play.clock.wait(400)
  }
  const act = async (move: Move) => {
    if (busy.value || !play.ready.value) return
    busy.value = true
    const before = play.state.value
    const seat = before.turn
    const who = seatName(play.players[seat] ?? play.current.value)
    const after = play.move(move)
    log(play, move, after)
    said.value = ''
    if (move.kind === 'spin' || move.kind === 'drift') await spin(after)
    if (after.path.length > 0) {
      tell(
        after.drift && move.kind === 'drift' && after.pinwheel === 1
          ? m.lantern_river_the_breeze_drops_floats1({ who })
          : m.lantern_river_floats({ who, path: after.path.length }),
      )
      floating.value = seat
      await voyage.float(seat, after.path, stars.value.length % mostStars)
      floating.value = null
    }
    if (play.ending.value) return
    if (after.turns[seat] === before.turns[seat]) {
      busy.value = false
      // The float before it is no part of how long somebody thinks about the fork.
      play.asked()
      if (after.phase === 'fork') tell(m.lantern_river_a_fork_which_way({ who }))
      if (after.phase === 'rest') tell(m.lantern_river_a_lily_pad_time_to_rest({ who }))
      return
    }
    if (move.kind === 'rest') {
      play.sound.play('water', { gain: 0.6 })
      if (move.how === 'practice') await play.practiceMore()
      if (play.ending.value) return
    }
    const over = after.phase === 'over'
    if (!over) await play.clock.wait(350)
    if (play.ending.value) return
    play.endTurn()
    if (over) return celebrate(play, fireworks, () => tell(m.lantern_river_sets_off_the_fireworks({ who })))
    busy.value = false
  }
  const close = async () => {
    if (fireworks.value) return
    busy.value = true
    tell(m.lantern_river_all_lanterns_drift_home_together())
    const seats = play.state.value.lanterns.flatMap((_, seat) => (voyage.actors[seat]?.gone ? [] : [seat]))
    await voyage.driftHome(seats, stars.value.length % mostStars)
    await play.clock.wait(1200)
    play.finish()
  }
  const follow = async (seat: number) => {
    following.value = true
    said.value = ''
    shows.value = 0
    await voyage.follow(seat)
    following.value = false
  }
  return { busy, following, follow, wheel, shows, said, fireworks, rising, ripples, floating, voyage, act, close }
}
export type Course = ReturnType<typeof makeCourse>
