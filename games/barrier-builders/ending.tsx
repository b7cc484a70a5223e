import { useMemo } from 'preact/hooks'
import { boxStyle, html, Layer, Pokes, type Box, type Poke } from '../kit/index.ts'
import { actOf, playAct } from './acts.ts'
import { boardPicture } from './boards.ts'
import { pictureOf } from './item-pictures.ts'
import { layoutOf, defaultRoom } from './layout.ts'
import { Street } from './neighborhood.tsx'
import { paletteOf } from './palette.ts'
import { curtainPicture } from './room.ts'
import { itemDrawing, itemSide } from './scene-picture.ts'
import { board, sceneOf } from './scenes.ts'
import type { BarrierPlay } from './show.ts'
import type { Photo } from './state.ts'
import { Room } from './world.tsx'

/** Returns where the stage of the show is, above the street and the kit's buttons. */
function showBox({ width, height, portrait }: { width: number; height: number; portrait: boolean }): Box {
  // On a phone on its side, the buttons take the right third of the stage.
  const low = height < 480
  const wide = low ? width * 0.64 : width
  const under = low ? 74 : portrait ? Math.max(250, height * 0.26) : Math.max(236, height * 0.27)
  const [roomWide, roomHigh] = [wide - 72, height - under - 64]
  const across = Math.min(roomWide, (roomHigh * board.width) / board.height)
  const high = (across * board.height) / board.width
  return { x: (wide - across) / 2, y: 56 + (roomHigh - high) / 2, width: across, height: high }
}

const colors = ['#E4625A', '#F2B830', '#3F7FC0', '#5FA35A']
const burstPath = Array.from({ length: 10 }, (_, at) => {
  const angle = (at * Math.PI) / 5
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return `M${(x * 9).toFixed(1)} ${(y * 9).toFixed(1)}L${(x * 26).toFixed(1)} ${(y * 26).toFixed(1)}`
}).join('')

/** The rockets over the stage, and the lights along its upper edge. */
function Fireworks({ box, rockets, lights }: { box: Box; rockets: number; lights: number }) {
  const side = Math.min(68, box.width * 0.2)
  return (
    <>
      {Array.from({ length: rockets }, (_, at) => (
        <svg
          key={at}
          class="burst"
          viewBox="-30 -30 60 60"
          aria-hidden="true"
          style={{
            left: box.x + (box.width * (at + 0.5)) / rockets - side / 2,
            top: box.y - side * (at % 2 === 0 ? 1.2 : 0.85),
            width: side,
            height: side,
            animationDelay: `${at * 260}ms`,
          }}
        >
          <path d={burstPath} stroke={colors[at % colors.length]} stroke-width="5" stroke-linecap="round" />
        </svg>
      ))}
      {Array.from({ length: lights }, (_, at) => (
        <i key={at} class="spot-light" style={{ left: box.x + (box.width * (at + 1)) / (lights + 1), top: box.y }} />
      ))}
    </>
  )
}

/** The things of a scene, dancing; each can be touched. */
function Band({ play, photo, box }: { play: BarrierPlay; photo: Photo; box: Box }) {
  const { grid, spots } = sceneOf(photo.scene)
  const map = { scale: box.width / board.width, left: box.x, top: box.y }
  const side = itemSide(grid)
  const leader = photo.show.leader === null ? null : photo.puzzle.wanted[photo.show.leader]
  const standing = useMemo(
    () =>
      photo.placed.flatMap((spot, tray) => {
        const item = photo.puzzle.tray[tray]
        const at = spot === null ? undefined : spots[spot]
        if (!item || !at) return []
        const area = [at.x - side / 2, at.y - side, side, side] as const
        return [
          {
            name: `item-${tray}`,
            item,
            leads: leader?.spot === spot,
            area,
            drawn: itemDrawing(item, at.x, at.y, grid, pictureOf),
          },
        ]
      }),
    [photo],
  )
  const pokes = standing.map(({ name, item, area }): Poke => ({
    name,
    box: area,
    gag: actOf(item.thing).gag,
    puff: 'notes',
    sound: (sound, times) => playAct(sound, item.thing, times),
  }))
  return (
    <>
      {standing.map(({ name, area, drawn, leads }, at) => (
        <Layer
          key={name}
          map={map}
          box={area}
          poke={name}
          class={`dances beat-${at % 3} ${leads ? 'leads' : ''}`}
          art={drawn}
        />
      ))}
      <Pokes play={play} map={map} pokes={pokes} />
    </>
  )
}

/** The last scene as a show: its halves slide together, and everything in it dances. */
export function Ending({ play }: { play: BarrierPlay }) {
  const stage = play.stage.value
  const look = play.look.value
  const photo = play.state.value.photos.at(-1)
  const box = showBox(stage)
  const p = paletteOf(look)
  const drawn = useMemo(() => (photo ? boardPicture(photo.scene) : ''), [photo])
  const curtain = useMemo(() => curtainPicture(p), [p])
  const side = 34
  return (
    <div class="barrier ending-show">
      <Room layout={layoutOf(stage, defaultRoom)} look={look} />
      <div class="board" style={boxStyle(box)}>
        {photo ? (
          ['left', 'right'].map((half) => <div key={half} class={`board-picture half is-${half}`} {...html(drawn)} />)
        ) : (
          <svg class="curtain" viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true" {...html(curtain)} />
        )}
      </div>
      {photo &&
        [box.x - side + 6, box.x + box.width - 6].map((left) => (
          <svg
            key={left}
            class="side-curtain"
            viewBox="0 0 80 300"
            preserveAspectRatio="none"
            aria-hidden="true"
            style={{ left, top: box.y - 8, width: side, height: box.height + 16 }}
            {...html(curtain)}
          />
        ))}
      {photo && <Band play={play} photo={photo} box={box} />}
      {photo && <Fireworks box={box} rockets={photo.show.rockets} lights={photo.show.lights} />}
      <div class="ending-street" style={{ top: box.y + box.height + 14, left: box.x, width: box.width }}>
        <Street grown={play.grown(play.state.value.builder)} />
      </div>
    </div>
  )
}
