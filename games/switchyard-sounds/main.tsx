import { seatName } from '@marigold/device'
import { choice, errorless, mountGame, numbers, type GameSpec } from '../kit/index.ts'
import { levels, type Level } from './levels.ts'
import { lineMap } from './line-map.ts'
import { contrasts } from './pairs.ts'
import { paintOf, paletteOf } from './palette.ts'
import { rules, type Move, type State } from './rules.ts'
import { measuresOf, needsWork, summaryOf } from './score.ts'
import { at } from './shapes.ts'
import { spotOn, tracksOf } from './tracks.ts'
import { engine } from './vehicles.ts'
import { View } from './view.tsx'
import { foreground, yardOf, yardPicture } from './yard.ts'
import { manifest } from './manifest.ts'

const listens = ({ job }: Record<string, unknown>) => job !== 'speak'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice('set', 'Contrast', [...contrasts.map(({ code, name }) => [code, name] as const), ['mixed', 'All mixed']], {
      help: 'Maximal contrast takes pairs with one of these sounds and a very different one.',
    }),
    choice('job', 'The learner', [
      ['listen', 'Listens'],
      ['speak', 'Speaks'],
      ['swap', 'Swaps every five trains'],
    ]),
    choice(
      'aloud',
      'Voice of the tower',
      [
        ['adult', 'Live voice'],
        ['device', 'Voice of this device'],
      ],
      {
        when: listens,
        help: 'Live voice: you open the telegram, say the word and fold it again. A voice of a device can blur small differences; listen to it first.',
      },
    ),
    choice(
      'word',
      'The word',
      [
        ['shown', 'Shown to whoever speaks'],
        ['told', 'Told afterwards'],
      ],
      {
        when: (values) => values.job !== 'listen' || values.aloud !== 'device',
        help: 'Told afterwards is for a shared screen: whoever speaks chooses a word, and tells which one once the train is sent. Nothing is written that a listener could read.',
      },
    ),
    choice('trains', 'Number of trains', numbers([10, 20, 30])),
    choice('pairs', 'Pairs in a play', numbers([3, 5, 10]), { start: 5 }),
    choice(
      'repeats',
      'Repeats for a train',
      [
        [9, 'As many as needed'],
        [2, '2'],
        [1, '1'],
        [0, 'None'],
      ],
      { when: listens },
    ),
    choice(
      'speed',
      'Train speed',
      [
        ['untimed', 'Untimed'],
        ['slow', 'Slow'],
        ['normal', 'Normal'],
      ],
      {
        when: listens,
        help: 'An untimed train waits for you. A rolling one goes where the lever lies; where nobody threw it, it stops.',
      },
    ),
    { ...errorless, when: (values) => listens(values) && values.word !== 'told' },
  ],
  presets: {
    easy: { level: 0, values: { pairs: 3 } },
    standard: { level: 2 },
    challenge: { level: 3, values: { trains: 20, pairs: 10, repeats: 1 } },
    // A light that names the signs would be a voice that models the sounds.
    switch: { level: 0, values: { pairs: 3, speak: false } },
    teletherapy: { level: 2, values: { word: 'told' } },
  },
  seats: [1, 2],
  turns: true,
  seat: ({ seat }) => seat,
  pass: ({ phase }) => (phase === 'word' || phase === 'points' ? { kind: 'pass' } : null),
  View,
  Backdrop: ({ stage, look }) => {
    const yard = yardOf(stage)
    const p = paletteOf(look)
    const { x, y, scale } = spotOn(tracksOf(yard.width / 2).arrival, 1)
    const train = at(x, y, scale * 0.8, engine(p, paintOf('red', look)))
    return (
      <svg
        class="scene"
        viewBox={`${yard.left} ${yard.top} ${yard.width} ${yard.height}`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: yardPicture(p, yard, 'mountains') + train + foreground(p, yard) }}
      />
    )
  },
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  farewell: ({ state, players }) => {
    const { delivered, trains, wagons } = state.value
    const lit = delivered.filter(({ outcome }) => outcome !== 'shown').length
    const all = trains.length * wagons
    // What one player needs to work on is no news for the other.
    const [worst] = players.length === 1 ? needsWork(state.value) : []
    const end =
      lit === all ? 'The whole line is lit.' : `${lit} of ${all} ${wagons > 1 ? 'wagons' : 'trains'} found the way.`
    return worst ? `${end} Next on the line: ${worst.sound} and ${worst.takenFor}.` : end
  },
  keepsake: (play) => ({
    picture: lineMap(play.state.value, play.look.value, play.players.map(seatName)),
    alt: `The line map: ${play.state.value.delivered.filter(({ outcome }) => outcome === 'first').length} trains arrived at the first try.`,
    name: 'Switchyard Sounds line map',
  }),
}

mountGame(spec)
