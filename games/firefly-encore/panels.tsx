import { m } from '#messages'
import { ChoicePanel, html } from '../kit/index.ts'
import { fireflyArt } from './firefly-art.ts'
import { memberPicture, placePictures, trickPictures } from './pictures.ts'
import type { FireflyPlay } from './play-types.ts'
import { rules } from './rules.ts'
import { band, type Member } from './songbook.ts'
import { tricks, type Move, type State } from './state.ts'
import { trickName } from './texts.ts'

const Pic = ({ svg, box = '0 0 128 128' }: { svg: string; box?: string }) => (
  <svg viewBox={box} width="128" height="128" {...html(svg)} />
)

interface PanelProps {
  play: FireflyPlay
  state: State
  /** Who is in the band already. */
  members: readonly Member[]
  make: (move: Move) => void
}

/** What the phrase becomes: a longer tune or a fuller one, its place in the concert, and how it was remembered. */
export function Choices({ play, state, members, make }: PanelProps) {
  const look = play.look.value
  const last = state.lights.at(-1) ?? 0
  const moves = rules.moves(state)
  switch (state.phase) {
    case 'add': {
      const joins = band[members.length]
      return (
        <ChoicePanel
          title={m.firefly_encore_what_does_your_tune_get()}
          options={[
            {
              value: 'light' as const,
              label: m.firefly_encore_one_more_light_choice(),
              outcome: m.firefly_encore_a_longer_tune(),
              picture: (
                <Pic
                  svg={`<circle r="108" cy="-10" fill="#123A5A"/><g class="shines">${fireflyArt(state.stems, last, look, false)}</g>`}
                  box="-105 -112 210 200"
                />
              ),
            },
            {
              value: 'band' as const,
              label: m.firefly_encore_the_band(),
              outcome: joins ? m.firefly_encore_a_fuller_tune() : m.firefly_encore_all_of_them_play(),
              picture: <Pic svg={memberPicture(joins ?? 'rabbit', look)} />,
            },
          ]}
          choose={(extra) => make({ kind: 'add', extra })}
        />
      )
    }
    case 'place':
      return (
        <ChoicePanel
          title={m.firefly_encore_where_in_the_concert()}
          options={moves.flatMap((move) =>
            move.kind === 'place'
              ? [
                  {
                    value: move.place,
                    label: m.firefly_encore_place({ place: move.place }),
                    outcome: m.firefly_encore_place_outcome({ place: move.place }),
                    picture: <Pic svg={placePictures[move.place]} />,
                  },
                ]
              : [],
          )}
          choose={(place) => make({ kind: 'place', place })}
        />
      )
    case 'trick':
      return (
        <ChoicePanel
          title={m.firefly_encore_how_did_you_remember()}
          options={tricks.map((trick) => ({
            value: trick,
            label: trickName(trick),
            picture: <Pic svg={trickPictures[trick]} />,
          }))}
          choose={(trick) => make({ kind: 'trick', trick })}
        />
      )
    default:
      return null
  }
}

const signs: Record<State['rule'], string> = {
  same: '<path d="M14 20H88M78 12L90 20L78 28" />',
  backward: '<path d="M90 20H16M26 12L14 20L26 28" />',
  skip: '<path d="M10 28C22 28 26 26 34 20S62 -2 72 20M62 16L73 24L80 12" />',
  shift: '<path d="M26 28C30 4 66 4 72 26M62 22L73 30L80 18" />',
}
/** The rule as a sign: an arrow over three lights. */
export const RuleSign = ({ rule }: Pick<State, 'rule'>) => (
  <svg class="rule-sign" viewBox="0 0 104 56" aria-hidden="true">
    {[22, 52, 82].map((x, at) => (
      <circle
        key={x}
        cx={x}
        cy="44"
        r="9"
        fill={rule === 'skip' && at === 1 ? '#84C3F5' : '#FFC24D'}
        stroke="#2B1B3D"
      />
    ))}
    <g fill="none" stroke="#2B1B3D" stroke-width="4.500" stroke-linecap="round" {...html(signs[rule])} />
  </svg>
)
