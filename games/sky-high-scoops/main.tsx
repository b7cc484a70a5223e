import { seatName } from '@marigold/device'
import { choice, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { flavors, landmarks, passed, toppings, type Cone, type Landmark } from './cone.ts'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { guests } from './palette.ts'
import { postcardOf } from './postcard.ts'
import { rules, type Move, type State } from './rules.ts'
import { scenePicture } from './scene-picture.ts'
import type { ScoopPlay } from './scene.ts'
import { measuresOf, summaryOf } from './summary.ts'
import { View } from './view.tsx'
import { sounds } from './words.ts'

const heights: Record<Landmark, string> = {
  giraffe: 'taller than the giraffe',
  house: 'over the rooftop',
  lighthouse: 'past the lighthouse',
  plane: 'up with the plane',
  moon: 'all the way to the moon',
}

/** A tower of a few scoops, for the start screen. */
const sample: Pick<Cone, 'pieces' | 'rim'> = {
  rim: { sprinkles: 0, flag: false },
  pieces: [
    ...Array.from({ length: 7 }, (_, at) => ({
      kind: 'scoop' as const,
      flavor: flavors[at % 3] ?? flavors[0],
      shade: at,
      sprinkles: at === 2 || at === 5 ? 2 : 0,
      flag: false,
    })),
    { kind: 'topping', topping: 'cherries', sprinkles: 0, flag: false },
  ],
}

const allPieces = ({ state }: ScoopPlay) => state.value.cones.flatMap(({ pieces }) => pieces)

/** How high it went, and who came to see it. */
function farewell(play: ScoopPlay): string {
  const scoops = allPieces(play).filter(({ kind }) => kind === 'scoop').length
  const top = Math.max(...play.state.value.cones.map(({ pieces }) => pieces.length))
  const landmark = landmarks.findLast((one) => passed(top, play.state.value.goal).includes(one))
  const count = `${scoops} ${scoops === 1 ? 'scoop' : 'scoops'}`
  const reached = landmark ? `${count}, ${heights[landmark]}.` : `${count} on the way up.`
  const came = toppings
    .filter((topping) => allPieces(play).some((piece) => piece.kind === 'topping' && piece.topping === topping))
    .map((topping) => `the ${guests[topping].name.toLowerCase()}`)
  if (came.length === 0 || play.look.value === 'grown-up') return reached
  const list = came.length === 1 ? came[0] : `${came.slice(0, -1).join(', ')} and ${came.at(-1)}`
  return `${reached} T${list?.slice(1)} came to see it.`
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice(
      'source',
      'Deck',
      [['cards', 'My cards'], ...sounds.map((sound) => [sound, `${sound} words`] as const), ['none', 'No card']],
      { help: '“My cards” are those of the player page; without any, S words. “No card”: you say what the target is.' },
    ),
    choice('goal', 'Goal', numbers([10, 25, 50, 100]), {
      start: 25,
      help: 'Tries in all; with a cone for each player, tries for each.',
    }),
    choice('perTurn', 'Tries in a turn', numbers([1, 3, 5, 10]), { start: 5 }),
    choice('cones', 'Cones', [
      ['shared', 'One tower together'],
      ['own', 'One for each player'],
    ]),
    choice(
      'order',
      'Order of the cards',
      [
        ['blocked', 'Target after target'],
        ['random', 'Mixed'],
      ],
      { help: 'The level “Shuffle” always mixes.' },
    ),
    choice('feedback', 'Feedback', [
      ['each', 'After every try'],
      ['fifth', 'After every fifth'],
    ]),
    onOff('bare', 'Hide the names of the scores'),
  ],
  presets: {
    easy: { level: 0, values: { goal: 10 } },
    standard: { level: 1 },
    challenge: { level: 3, values: { goal: 100, perTurn: 10, feedback: 'fifth' } },
    switch: { level: 0, values: { goal: 10 } },
    teletherapy: { level: 1 },
  },
  seats: [1, 4],
  turns: true,
  seat: ({ seat }) => seat,
  pass: ({ phase }) => (phase === 'topping' || phase === 'over' ? null : { kind: 'pass' }),
  wants: { deck: true },
  closingMs: 25_000,
  View,
  Backdrop: ({ stage, look }) => (
    <svg
      class="scene"
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: scenePicture({ ...stage, goal: 10, look, towers: [sample], roof: 0.12 }),
      }}
    />
  ),
  summary: summaryOf,
  measures: measuresOf,
  farewell,
  keepsake: (play) => {
    const { goal, cones } = play.state.value
    const made = cones.reduce((sum, cone) => sum + cone.made, 0)
    const names = play.players.length > 1 ? `${play.players.map(seatName).join(', ')}: ` : ''
    const line = `${names}${made} ${made === 1 ? 'try' : 'tries'}`
    return {
      picture: postcardOf({ goal, look: play.look.value, towers: cones }, manifest.game_name, line),
      alt: farewell(play),
      name: 'Sky-High Scoops tower',
    }
  },
}

mountGame(spec)
