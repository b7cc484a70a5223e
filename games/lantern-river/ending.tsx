import { m } from '#messages'
import { useMemo } from 'preact/hooks'
import { Layer, placedAt, Pokes, seatName, type Poke } from '../kit/index.ts'
import { OwnConstellation, voyagesOf } from './constellation.tsx'
import type { RiverPlay } from './course.ts'
import { Gradients } from './gradients.tsx'
import { SmallStars } from './fireflies.tsx'
import { starPath } from './lantern.tsx'
import { paletteOf, paper } from './palette.ts'
import { Fireworks, Hills, Sky } from './sky.tsx'

const notesAtMost = 9

/** One star for each player, in order of arrival. */
function starsOf(play: RiverPlay, [width, height]: readonly [number, number]) {
  const { lanterns } = play.state.value
  const size = Math.min(width / (lanterns.length + 1), height * 0.5, 220) / 2
  return lanterns.map(({ home, fireflies = 0, stops = [] }, seat) => {
    const place = (home ?? lanterns.length) - 1
    return {
      seat,
      fireflies,
      stops: stops.slice(-notesAtMost),
      size,
      x: (width * (place + 1)) / (lanterns.length + 1),
      y: height * (place % 2 === 0 ? 0.62 : 0.5),
    }
  })
}

/** The lake at night: each lantern is a star among its fireflies, and plays its way down the river when touched. */
export function Ending({ play }: { play: RiverPlay }) {
  const stage = play.stage.value
  // The buttons take the bottom of the stage, or the right third on a phone on its side.
  const isLow = stage.height < 480
  const [width, horizon] = [isLow ? stage.width * 0.62 : stage.width, stage.height * (isLow ? 0.8 : 0.6)]
  const palette = paletteOf(play.values.theme, play.look.value)
  const stars = useMemo(() => starsOf(play, [width, horizon]), [play, width, horizon])
  const { lanterns, river } = play.state.value
  const pokes: Poke[] = stars.map(({ seat, x, y, size, stops }) => ({
    name: `star-${seat}`,
    box: [x - size, y - size, 2 * size, 2 * size],
    gag: 'swell',
    puff: 'sparks',
    sound: (sound) =>
      stops.forEach((at, i) => sound.play('pluck', { step: Math.round((at / river.length) * 9), delay: i * 0.16 })),
  }))
  return (
    <div class="lake">
      <svg class="scene" viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true">
        <Gradients palette={palette} />
        <linearGradient id="lake" x2="0" y2="1">
          {palette.water.map(([offset, color]) => (
            <stop key={offset} offset={offset} stop-color={color} />
          ))}
        </linearGradient>
        <Sky stage={stage} palette={palette} horizon={horizon} />
        <rect y={horizon} width={stage.width} height={stage.height - horizon} fill="url(#lake)" />
        <Fireworks
          stage={stage}
          horizon={horizon}
          colors={play.players.flatMap(({ color }) => [paper[color][0], paper[color][1]])}
        />
        <OwnConstellation stage={stage} horizon={horizon} count={voyagesOf(play.grown(play.state.value.turn))} />
        <Hills stage={stage} palette={palette} horizon={horizon} />
      </svg>
      {stars.map(({ seat, x, y, size, fireflies }) => {
        const player = play.players[seat]
        return (
          player && (
            <Layer
              key={seat}
              box={[x - size, y - size, 2 * size, 2 * size]}
              moves
              poke={`star-${seat}`}
              at={placedAt(x, y, size / 75)}
            >
              <circle r="60" fill="url(#lantern-glow)" />
              <path d={starPath} transform="scale(2.2)" fill={paper[player.color][0]} />
              <SmallStars count={fireflies} />
              {lanterns.length > 1 && (
                <text y="68" class="star-name">
                  {seatName(player)}
                </text>
              )}
            </Layer>
          )
        )
      })}
      <p class="caption lake-hint">{m.lantern_river_touch_a_star_to_hear_its_way()}</p>
      <Pokes play={play} pokes={pokes} />
    </div>
  )
}
