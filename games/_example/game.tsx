import { Scene, Target, useClosing, type GameSpec, type LevelBase, type Play } from '../kit/index.ts'
import type { Rules } from '../kit/rules.ts'

type Level = LevelBase & { sheets: number }
interface State {
  left: number
  folded: number[]
  seat: number
}
/** How many boats to fold; 0 is a pass. */
type Move = number

/** Players take turns folding one to three boats until no paper is left. */
const rules: Rules<Level, State, Move> = {
  start: ({ sheets }, { seats }, rng) => ({
    left: sheets + rng.int(0, 2),
    folded: Array<number>(seats).fill(0),
    seat: 0,
  }),
  moves: ({ left }) => [1, 2, 3].filter((count) => count <= left),
  apply({ left, folded, seat }, count) {
    if (count > left) throw new Error(`cannot fold ${count}`)
    const after = folded.map((boats, i) => (i === seat ? boats + count : boats))
    return { left: left - count, folded: after, seat: (seat + 1) % folded.length }
  },
  isOver: ({ left }) => left === 0,
}

function View({ play }: { play: Play<Level, State, Move> }) {
  const state = play.state.value
  useClosing(play, () => play.clock.after(900, () => play.finish()))
  const fold = (count: Move) => {
    play.trial({ target: 'Boats', response: String(count), rtMs: play.sinceReady() })
    play.move(count)
    play.endTurn()
  }
  const targets = rules.moves(state).map((count) => (
    <Target key={count} label={String(count)} x={300 + 100 * count} y={450} onPress={() => fold(count)}>
      {count}
    </Target>
  ))
  return (
    <Scene stage={play.stage.value} world={[1000, 625]} over={play.ready.value && targets}>
      <text x="500" y="300">
        {'⛵'.repeat(state.left)}
      </text>
    </Scene>
  )
}

export const game: Omit<GameSpec<Level, State, Move>, 'manifest' | 'levels' | 'farewell'> = {
  rules,
  View,
  fields: [],
  presets: {},
  seats: [1, 4],
  turns: true,
  seat: (state) => state.seat,
  pass: () => 0,
  Backdrop: () => null,
  summary: () => [],
}
