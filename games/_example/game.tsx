import { Scene, Target, useClosing, type GameSpec, type LevelBase, type Play } from '../kit/index.ts'
import type { Rules } from '../kit/rules.ts'

type Level = LevelBase & { sheets: number }
type State = Record<'left' | 'seat' | 'seats', number>

/** Players take turns folding one to three boats until no paper is left. A move is how many. */
const rules: Rules<Level, State, number> = {
  start: ({ sheets }, { seats }, rng) => ({ left: sheets + rng.int(0, 2), seat: 0, seats }),
  moves: ({ left }) => [1, 2, 3].filter((count) => count <= left),
  apply: ({ left, seat, seats }, count) => ({ left: left - count, seat: (seat + 1) % seats, seats }),
  isOver: ({ left }) => left === 0,
}

function View({ play }: { play: Play<Level, State, number> }) {
  useClosing(play, () => play.finish())
  const fold = (count: number) => {
    play.move(count)
    play.endTurn()
  }
  const targets = rules.moves(play.state.value).map((count) => (
    <Target key={count} label={String(count)} x={300 + 100 * count} y={450} onPress={() => fold(count)}>
      {count}
    </Target>
  ))
  return (
    <Scene stage={play.stage.value} world={[1000, 625]} over={play.ready.value && targets}>
      <text x="500" y="300" children={'⛵'.repeat(play.state.value.left)} />
    </Scene>
  )
}

type Spec = GameSpec<Level, State, number>
export const game: Omit<Spec, 'manifest' | 'levels' | 'farewell'> = { rules, View, seats: [1, 4] }
