import { signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { ease, seatName } from '@marigold/device'
import { offerKeys, type Play } from '../kit/index.ts'
import { BankChoice, ForkChoice, RestChoice } from './choices.tsx'
import { LanternArt, type Mood } from './lantern.tsx'
import type { RiverLevel } from './levels.ts'
import { RiverMap } from './map.tsx'
import { paletteOf, paper } from './palette.ts'
import { viewOf } from './perspective.ts'
import { Pinwheel } from './pinwheel.tsx'
import type { Move, State } from './rules.ts'
import { Constellation, Fireworks, type Star } from './sky.tsx'
import { makeVoyage } from './voyage.ts'
import { World } from './world.tsx'

type RiverPlay = Play<RiverLevel, State, Move>

/** Stars of this session: they stay while the page is open, game after game. */
export const stars = signal<Star[]>([])
const mostStars = 48

const spoken: Partial<Record<Move['kind'], string>> = {
  bank: 'Bank',
  drift: 'Drift',
  rest: 'Lily pad',
  fork: 'Fork',
  spin: 'Turn',
}

/** The course of one game on the screen: what is being moved, and what each press does. */
function makeCourse(play: RiverPlay) {
  const busy = signal(false)
  const angle = signal(0)
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
  const log = (move: Move, after: State) => {
    const answer = {
      spin: `Spun ${after.pinwheel}`,
      drift: `Spun ${after.pinwheel}`,
      bank: `Banked ${play.state.value.pending}`,
      pass: 'Passed',
    }
    const response = move.kind === 'fork' ? move.channel : move.kind === 'rest' ? move.how : answer[move.kind]
    play.trial({ target: spoken[move.kind] ?? '', response, rtMs: play.sinceReady(), moves: 1 })
  }
  const spin = async (state: State) => {
    shows.value = 0
    play.sound.play('wind', { gain: 0.7 })
    const from = angle.value
    // It settles with its blades upright, whatever it shows.
    const to = Math.ceil(from / 90) * 90 + 720
    await play.clock.tween(play.calm.value ? 0 : 1100, (k) => (angle.value = from + (to - from) * k), ease.out)
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
    log(move, after)
    said.value = ''
    if (move.kind === 'spin' || move.kind === 'drift') await spin(after)
    if (after.path.length > 0) {
      tell(
        after.drift && move.kind === 'drift' && after.pinwheel === 1
          ? `The breeze drops. ${who} floats 1.`
          : `${who} floats ${after.path.length}.`,
      )
      floating.value = seat
      await voyage.float(seat, after.path, stars.value.length % mostStars)
      floating.value = null
    }
    if (play.ending.value) return
    busy.value = false
    const over = after.phase === 'over'
    if (after.turns[seat] === before.turns[seat]) {
      if (after.phase === 'fork') tell(`A fork, ${who}. Which way?`)
      if (after.phase === 'rest') tell(`A lily pad, ${who}. Time to rest.`)
      return
    }
    if (over) busy.value = true
    else await play.clock.wait(350)
    play.endTurn()
    if (over) await celebrate(who)
  }
  const celebrate = async (who: string) => {
    tell(`${who} sets off the fireworks!`)
    fireworks.value = true
    for (const [i, delay] of [0, 620, 1240, 1860, 2480].entries()) {
      play.clock.after(delay, () => {
        play.sound.play('drum', { gain: play.values.sound === 'festive' ? 0.8 : 0.45 })
        play.sound.play('bell', { step: i, gain: 0.5, delay: 0.12 })
      })
    }
    await play.clock.wait(6200)
    play.finish()
  }
  const close = async () => {
    if (fireworks.value) return
    busy.value = true
    tell('All lanterns drift home together.')
    const seats = play.state.value.lanterns.flatMap((_, seat) => (voyage.actors[seat]?.gone ? [] : [seat]))
    await voyage.driftHome(seats, stars.value.length % mostStars)
    await play.clock.wait(1200)
    play.finish()
  }
  return { busy, angle, shows, said, fireworks, rising, ripples, floating, voyage, act, close }
}

const moodOf = (course: ReturnType<typeof makeCourse>, play: RiverPlay, seat: number): Mood => {
  if (course.rising.value.includes(seat)) return 'rise'
  if (course.floating.value === seat || play.ending.value) return 'float'
  return play.players[seat]?.id === play.current.value.id ? 'awake' : 'doze'
}

/** Lantern River in play. */
export function RiverView({ play }: { play: RiverPlay }) {
  const course = useMemo(() => makeCourse(play), [play])
  const { voyage, act } = course
  const state = play.state.value
  const stage = play.stage.value
  const palette = paletteOf(play.values.theme, play.look.value)
  const { horizon } = viewOf(stage, voyage.camera)
  const free = play.ready.value && !course.busy.value
  const seat = play.players.findIndex(({ id }) => id === play.current.value.id)
  useEffect(() => void voyage.follow(seat), [play.turn.value])
  useEffect(() => {
    Object.assign(voyage.camera, voyage.lookAt(seat))
    voyage.paint()
  }, [stage])
  useEffect(() => {
    if (play.ending.value) void course.close()
  }, [play.ending.value])
  useEffect(() => {
    const bed = play.sound.bed('water')
    bed?.level(0.05, 3)
    return () => bed?.stop()
  }, [])
  useEffect(() => {
    if (!free) return
    const fork = (left: boolean) => () => {
      const calm = (state.river.calmLeft[state.lanterns[state.turn]?.at ?? 0] === true) === left
      void act({ kind: 'fork', channel: calm ? 'calm' : 'rocky' })
    }
    if (state.phase === 'fork') return offerKeys({ ArrowLeft: fork(true), ArrowRight: fork(false) })
    if (state.phase === 'bank')
      return offerKeys({ Enter: () => void act({ kind: 'bank' }), ' ': () => void act({ kind: 'drift' }) })
    if (state.phase === 'spin')
      return offerKeys({ ' ': () => void act({ kind: 'spin' }), Enter: () => void act({ kind: 'spin' }) })
  }, [free, state])
  const size = stage.portrait ? Math.min(136, stage.width * 0.33) : Math.min(190, stage.height * 0.26)
  const inset = size / 2 + (stage.portrait ? 16 : 28)
  return (
    <div class={stage.portrait ? 'portrait' : ''}>
      <World
        river={state.river}
        stage={stage}
        palette={palette}
        hang={voyage.hang}
        above={
          <>
            <Constellation stars={stars.value} stage={stage} horizon={horizon} />
            {course.fireworks.value && (
              <Fireworks
                stage={stage}
                horizon={horizon}
                colors={play.players.flatMap(({ color }) => [paper[color][0], paper[color][1]])}
              />
            )}
          </>
        }
        lanterns={play.players.map((player, i) => (
          <g key={player.id}>
            <g transform="translate(0 20) scale(1 .4)">
              <circle
                key={course.ripples.value[i] ?? 0}
                r="90"
                class={course.ripples.value[i] ? 'ripple' : ''}
                fill="none"
              />
            </g>
            <LanternArt
              player={player}
              look={play.look.value}
              mood={moodOf(course, play, i)}
              bright={Math.min(1, (play.practiced.value[player.id] ?? 0) / 10)}
            />
          </g>
        ))}
      />
      <RiverMap state={state} players={play.players} now={play.current.value} />
      {course.said.value && (state.phase === 'spin' || course.busy.value) && (
        <p class="caption said">{course.said.value}</p>
      )}
      {free && state.phase === 'fork' && (
        <ForkChoice state={state} stage={stage} camera={voyage.lookAt(seat)} act={act} />
      )}
      {free && state.phase === 'rest' && <RestChoice act={act} />}
      {free && state.phase === 'bank' && <BankChoice state={state} act={act} />}
      {!course.fireworks.value &&
        !play.ending.value &&
        (!free || state.phase === 'spin') &&
        play.practice.value.done >= play.practice.value.of && (
          <Pinwheel
            x={stage.width - inset}
            y={stage.height - inset}
            size={size}
            angle={course.angle.value}
            shows={course.shows.value}
            disabled={!free || state.phase !== 'spin'}
            onSpin={() => void act({ kind: 'spin' })}
          />
        )}
    </div>
  )
}
