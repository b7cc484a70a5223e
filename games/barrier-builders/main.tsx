import { m } from '#messages'
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
      m.barrier_builders_guide(),
      [
        ['auto', m.barrier_builders_the_device_for_one_player_a()],
        ['voice', m.barrier_builders_spoken_guide()],
        ['here', m.barrier_builders_a_person_at_this_device()],
        ['apart', m.barrier_builders_a_person_at_another_device()],
      ],
      { help: m.barrier_builders_on_a_second_device_the_guide() },
    ),
    choice('scenes', m.barrier_builders_scenes(), numbers([1, 2, 3, 4, 5]), { start: 2 }),
    choice('items', m.barrier_builders_things_in_ascene(), [
      [0, m.kit_same_as_the_level()],
      ...numbers([3, 4, 5, 6, 7, 8]),
    ]),
    choice('focus', m.barrier_builders_words_to_practice(), [
      ['level', m.kit_same_as_the_level()],
      ['color', m.barrier_builders_color()],
      ['size', m.barrier_builders_size()],
      ['number', 'Number'],
      ['position', m.barrier_builders_position()],
    ]),
    choice(
      'written',
      m.barrier_builders_spoken_directions(),
      [
        ['both', m.barrier_builders_heard_and_written2()],
        ['heard', m.barrier_builders_heard_only2()],
      ],
      { when: byVoice },
    ),
    { ...readAloud(), when: byVoice },
    onOff('vague', m.barrier_builders_some_directions_leave_aword_out(), {
      start: true,
      when: byVoice,
      help: m.barrier_builders_then_the_builder_has_something_to(),
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
    name: m.barrier_builders_barrier_builders_album(),
  }),
}

mountGame(spec)
