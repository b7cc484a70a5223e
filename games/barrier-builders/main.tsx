import { choice, errorless, mountGame, numbers, onOff, readAloud, type GameSpec, type Values } from '../kit/index.ts'
import { albumPage } from './album.ts'
import type { Level } from './deal.ts'
import { pictureOf } from './item-pictures.ts'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { layoutOf, usualRoom } from './layout.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { namesOf } from './panels.tsx'
import { rules } from './rules.ts'
import type { Move, State } from './state.ts'
import { View } from './view.tsx'
import { Curtain, Person, Room } from './world.tsx'

const byVoice = ({ guide }: Values) => guide === 'auto' || guide === 'voice'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice(
      'guide',
      'Guide',
      [
        ['auto', 'Spoken for one, a player for two'],
        ['voice', 'Spoken guide'],
        ['here', 'A person at this device'],
        ['apart', 'A person at another device'],
      ],
      { help: 'At another device the guide plays the same level and settings, and enters the number of the builder.' },
    ),
    choice('scenes', 'Scenes', numbers([1, 2, 3, 4, 5]), { start: 2 }),
    choice('items', 'Things in a scene', [[0, 'As in the level'], ...numbers([3, 4, 5, 6, 7, 8])]),
    choice('focus', 'Words to train', [
      ['level', 'As in the level'],
      ['color', 'Color'],
      ['size', 'Size'],
      ['number', 'Number'],
      ['position', 'Position'],
    ]),
    choice(
      'written',
      'Spoken directions',
      [
        ['both', 'Heard and written'],
        ['heard', 'Heard only'],
      ],
      { when: byVoice },
    ),
    { ...readAloud(), when: byVoice },
    onOff('vague', 'Some directions leave a word out', {
      start: true,
      when: byVoice,
      help: 'Then there is something to ask for with the bell. From level 2 on.',
    }),
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { items: 3, scenes: 1, errorless: true } },
    standard: { level: 1 },
    challenge: { level: 3, values: { items: 8, scenes: 3 } },
    switch: { level: 0, values: { items: 3 } },
    teletherapy: { level: 1, values: { guide: 'voice' } },
  },
  seats: [1, 2],
  turns: true,
  seat: ({ builder }) => builder,
  pass: ({ phase, seats }) =>
    seats > 1 && (phase === 'roles' || phase === 'scene' || phase === 'build') ? { kind: 'pass' } : null,
  View,
  Backdrop: ({ stage, look }) => {
    const layout = layoutOf(stage, usualRoom)
    return (
      <>
        <Room layout={layout} look={look} />
        {!stage.portrait && (
          <>
            {layout.heads.guide && <Person who="guide" mood="calm" look={look} at={layout.heads.guide} />}
            <Curtain box={layout.guide} look={look} is="down" />
          </>
        )}
      </>
    )
  },
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: (play) => ({
    picture: albumPage(play.state.value.photos, play.look.value, (photo) => namesOf(play, photo), pictureOf),
    alt: farewellOf(play.state.value),
    name: 'Barrier Builders album',
  }),
}

mountGame(spec)
