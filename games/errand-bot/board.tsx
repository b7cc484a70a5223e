import { m } from '#messages'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useSignalEffect } from '@preact/signals'
import {
  boxStyle,
  html,
  Layer,
  offerKeys,
  Picture,
  placedAt,
  plays,
  poke,
  Pokes,
  steadyOf,
  type Poke,
} from '../kit/index.ts'
import { botArt } from './bot-art.ts'
import type { Site } from './layout.ts'
import { colorsOf, type Colors } from './looks.ts'
import { placePicture } from './names.ts'
import type { ErrandPlay } from './play-types.ts'
import { rules } from './rules.ts'
import type { Show } from './show.ts'
import type { State } from './state.ts'
import { helpWay, mapNow, taskNow } from './table.ts'
import { blockArt, cloudArt, flagArt, growthArt, houses, planksArt, pondArt, treeArt, type House } from './town-art.ts'
import { isOpen, squareName, type TownMap } from './town.ts'
import { crossingOf, type Town } from './town-growth.ts'

interface BoardProps {
  play: ErrandPlay
  state: State
  site: Site
  show: Show
  town: Town
}

const spotOf = (site: Site, side: number, square: number) => ({
  x: site.board.x + (square % side) * site.cell,
  y: site.board.y + Math.floor(square / side) * site.cell,
})

/** The ground of a map in squares of 100: roads, grass, one-way arrows, and letters and numbers at the edge. */
function groundArt({ side, ground }: TownMap, colors: Colors): string {
  const all = side * 100
  const squares = [...ground].map((one, square) => {
    const [x, y] = [(square % side) * 100, Math.floor(square / side) * 100]
    const isDark = ((square % side) + Math.floor(square / side)) % 2 === 1
    const road = isDark ? colors.roadDark : colors.road
    const grass = isDark ? colors.grassDark : colors.grass
    const way = '^>v<'.indexOf(one)
    const arrow =
      way < 0
        ? ''
        : `<g transform="translate(${x + 50} ${y + 50}) rotate(${way * 90})"><rect x="-30" y="-42" width="60" height="84" rx="12" fill="#7E94D0"/><path d="M0 26V-22M-18 -6L0 -26L18 -6" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/></g>`
    return `<rect x="${x}" y="${y}" width="100.500" height="100.500" fill="${'twb'.includes(one) ? grass : road}"/>${arrow}`
  })
  return (
    `<rect x="-10" y="-6" width="${all + 20}" height="${all + 34}" rx="18" fill="#1E1230" fill-opacity=".2"/><rect x="-10" y="-10" width="${all + 20}" height="${all + 32}" rx="18" fill="${colors.slab}"/>` +
    `<rect x="-10" y="-10" width="${all + 20}" height="${all + 20}" rx="16" fill="${colors.leafDark}"/>${squares.join('')}`
  )
}

const houseNames: readonly House[] = ['cottage', 'shop', 'cat']

/** What stands on the closed squares, on crossings, and in the rain. */
function thingOn(map: TownMap, square: number, colors: Colors, town: Town, isPlain: boolean) {
  const number = [...map.ground.slice(0, square)].filter((one) => one === map.ground[square]).length
  const own = town.built.filter((one) => one !== 'bridge' && one !== 'slide')
  const crossing = crossingOf(town)
  switch (map.ground[square]) {
    case 't':
      return { kind: 'tree', art: treeArt(colors) }
    case 'w':
      return { kind: number % 2 === 0 ? 'duck' : 'pond', art: pondArt(colors, number % 2 === 0 && !isPlain) }
    case 'r':
      return { kind: 'cloud', art: `<g transform="translate(4 2)">${cloudArt(colors)}</g>` }
    case '=':
      return { kind: crossing, art: crossing === 'planks' ? planksArt(colors) : growthArt[crossing](colors) }
    case 'b': {
      const grown = own[number]
      if (grown) return { kind: grown === 'fountain' ? 'fountain' : 'shop', art: growthArt[grown](colors) }
      if (number === 1) return { kind: 'fountain', art: growthArt.fountain(colors) }
      const house = houseNames[(number + map.start) % 3] ?? 'shop'
      const plain = house === 'cat' && isPlain ? 'cottage' : house
      return { kind: plain, art: houses[plain](colors) }
    }
    default:
      return null
  }
}

type Gag = readonly [gag: Poke['gag'], sound: Poke['sound'], puff?: Poke['puff']]
const gags: Record<string, Gag> = {
  tree: ['shake', plays('rustle', { rises: 4 }), 'leaves'],
  duck: ['hop', plays('quack', { rises: 5 }), 'notes'],
  pond: ['wobble', plays('plop', { rises: 5 }), 'drops'],
  cloud: ['squash', plays('drip', { rises: 5 }), 'drops'],
  fountain: ['swell', plays('splash', { rises: 4 }), 'drops'],
  shop: ['squash', plays('steam', { rises: 4 }), 'dust'],
  cottage: ['wobble', plays('knock', { rises: 4 }), 'hearts'],
  cat: ['hop', plays('purr', { rises: 5 }), 'hearts'],
  mail: ['squash', plays('hiccup', { rises: 4 }), 'sparks'],
  antenna: ['tilt', plays('spring', { rises: 6 }), 'sparks'],
}

const streetThings = ['cat', 'fountain', 'bakery', 'tree'] as const
/** A few more houses to touch, beside the map on a wide screen. */
function streetOf({ street }: Site, colors: Colors, isPlain: boolean) {
  if (!street) return []
  const size = Math.min(street.width / 4.4, street.height * 0.72)
  return streetThings.map((kind, at) => {
    const box = [
      street.x + (street.width / 4) * (at + 0.5) - size / 2,
      street.y + street.height - size - 18 - (at % 2) * size * 0.16,
      size,
      size,
    ] as const
    const art = {
      cat: houses[isPlain ? 'cottage' : 'cat'](colors),
      fountain: growthArt.fountain(colors),
      bakery: growthArt.bakery(colors),
      tree: treeArt(colors),
    }[kind]
    return { name: `street-${kind}`, gag: gags[kind === 'bakery' ? 'shop' : kind] as Gag, box, art }
  })
}

/** The map, its things to touch, the errands, the trail, the flag, and the bot. */
export function Board(props: BoardProps) {
  const { play, state, site, town } = props
  const { board, cell } = site
  const look = play.look.value
  const isPlain = look === 'grown-up'
  const colors = useMemo(() => colorsOf(look), [look])
  const map = mapNow(state)
  const ground = useMemo(() => groundArt(map, colors), [map, colors])
  const task = taskNow(state)
  const scale = cell / 100
  const things = useMemo(
    () => [...map.ground].map((_, square) => thingOn(map, square, colors, town, isPlain)),
    [map, colors, town, isPlain],
  )
  const at = (square: number) => spotOf(site, map.side, square)
  const boxAt = (square: number, share = 1) => {
    const { x, y } = at(square)
    const gap = (cell * (1 - share)) / 2
    return [x + gap, y + gap, cell * share, cell * share] as const
  }
  const street = useMemo(() => streetOf(site, colors, isPlain), [site, colors, isPlain])
  const mail = task.errands.find(({ place }) => place === 'mail')
  const pokes = [
    ...street.map(({ name, box, gag }) => poke(name, box, ...gag)),
    ...things.flatMap((thing, square) => {
      const gag = thing && gags[thing.kind]
      return gag ? [poke(`thing-${square}`, boxAt(square), ...gag)] : []
    }),
    ...(mail && mail.square !== map.start ? [poke('errand-mail', boxAt(mail.square, 0.8), ...(gags.mail as Gag))] : []),
    ...(isPlain ? [] : [poke('bot', boxAt(map.start, 0.8), ...(gags.antenna as Gag))]),
  ]
  return (
    <>
      <Layer
        box={[board.x - 10, board.y - 10, board.width + 20, board.height + 34]}
        art={ground}
        at={placedAt(board.x, board.y, scale)}
      />
      {things.map((thing, square) => {
        const { x, y } = at(square)
        return (
          thing && (
            <Layer
              key={`${map.id}-${square}`}
              box={boxAt(square)}
              poke={`thing-${square}`}
              art={thing.art}
              at={placedAt(x, y, scale)}
            />
          )
        )
      })}
      {street.map(({ name, box, art }) => (
        <Layer key={name} box={box} poke={name} art={art} at={placedAt(box[0], box[1], box[2] / 100)} />
      ))}
      <Pokes play={play} pokes={pokes} />
      <Places {...props} />
      <Trail {...props} />
      {state.block !== null && (
        <Layer box={boxAt(state.block)} art={blockArt} at={placedAt(at(state.block).x, at(state.block).y, scale)} />
      )}
      {state.flag !== null && (
        <Layer
          box={boxAt(state.flag)}
          class="planted"
          art={flagArt}
          at={placedAt(at(state.flag).x, at(state.flag).y, scale)}
        />
      )}
      <Bot {...props} colors={colors} isPlain={isPlain} />
    </>
  )
}

/** The errands on the map, with what is done already. */
function Places({ play, state, site, show }: BoardProps) {
  const { side } = mapNow(state)
  const spot = show.done.value
  return (
    <>
      {taskNow(state).errands.map(({ place, square }, at) => {
        const { x, y } = spotOf(site, side, square)
        const isDone = (spot & (1 << at)) > 0
        return (
          <span
            key={place}
            class={`errand-place ${isDone ? 'is-done' : ''}`}
            data-poke={`errand-${place}`}
            style={{ left: x, top: y, width: site.cell, height: site.cell }}
            aria-hidden="true"
          >
            <Picture svg={placePicture(play.values, place)} />
            {isDone && <b>✓</b>}
          </span>
        )
      })}
    </>
  )
}

/** The trail: where the bot has been, also in the last run, from the second step of help on. */
function Trail({ state, site, show, play }: BoardProps) {
  const { side } = mapNow(state)
  const shown = state.help >= 2 && state.phase === 'plan' ? helpWay(state) : show.trail.value
  const color = play.earned.value === 'independent' ? '#6B46C1' : play.earned.value === 'helped' ? '#0B7A75' : '#F59A0C'
  const points = shown.map((square) => {
    const { x, y } = spotOf(site, side, square)
    return `${x + site.cell / 2} ${y + site.cell * 0.62}`
  })
  if (points.length < 2) return null
  const { x, y, width, height } = site.board
  return (
    <Layer
      box={[x, y, width, height]}
      class="trail"
      art={`<path d="M${points.join('L')}" fill="none" stroke="#fff" stroke-width="${site.cell * 0.16}" stroke-linecap="round" stroke-linejoin="round"/><path d="M${points.join('L')}" fill="none" stroke="${color}" stroke-width="${site.cell * 0.1}" stroke-dasharray="1 ${site.cell * 0.2}" stroke-linecap="round" stroke-linejoin="round"/>`}
    />
  )
}

/** The bot where the show puts it: moved by a style, so that nothing else is drawn again. */
function Bot({ site, state, show, colors, isPlain }: BoardProps & { colors: Colors; isPlain: boolean }) {
  const hold = useRef<HTMLDivElement>(null)
  const { side } = mapNow(state)
  const { heading, mood } = show.pose.value
  const move = () => {
    const { x, y, turn } = show.place.value
    if (!hold.current) return
    hold.current.style.transform = `translate(${site.board.x + x * site.cell}px, ${site.board.y + y * site.cell}px) rotate(${turn}deg)`
  }
  useSignalEffect(move)
  useLayoutEffect(move, [site, side])
  return (
    <div ref={hold} class={`bot is-${mood}`} style={{ width: site.cell, height: site.cell }} aria-hidden="true">
      <svg viewBox="0 0 100 100" data-poke="bot" {...html(botArt(colors, heading, mood, isPlain))} />
    </div>
  )
}

/** The squares in the flag phase: one is tapped, and the flag is there. */
export function FlagSquares({
  play,
  state,
  site,
  plant,
}: Omit<BoardProps, 'show' | 'town'> & { plant: (square: number) => void }) {
  const map = mapNow(state)
  const { side } = map
  const free = useMemo(() => rules.moves(state).flatMap((move) => (move.kind === 'flag' ? [move.square] : [])), [state])
  useLayoutEffect(() => {
    const go = (x: number, y: number) => () => {
      const found = document.activeElement?.closest<HTMLElement>('[data-square]')?.dataset.square
      let at = found === undefined ? map.start - x - y * side : Number(found)
      for (let steps = 0; steps < side; steps++) {
        const [column, row] = [(at % side) + x, Math.floor(at / side) + y]
        if (found !== undefined && (column < 0 || row < 0 || column >= side || row >= side)) return
        at += x + y * side
        const next = document.querySelector<HTMLElement>(`[data-square="${at}"]`)
        if (next) return next.focus()
      }
    }
    return offerKeys({ ArrowLeft: go(-1, 0), ArrowRight: go(1, 0), ArrowUp: go(0, -1), ArrowDown: go(0, 1) })
  })
  const { slack } = steadyOf(play.values)
  /** For shaky hands, a touch close beside a square counts, too. */
  const plantNear = ({ offsetX, offsetY }: MouseEvent) => {
    const off = (square: number) =>
      Math.hypot(
        ...[offsetX / site.cell - (square % side), offsetY / site.cell - Math.floor(square / side)].map(
          (at) => Math.max(0, -at, at - 1) * site.cell,
        ),
      )
    const [nearest] = free.toSorted((a, b) => off(a) - off(b))
    if (nearest !== undefined && off(nearest) <= slack) plant(nearest)
  }
  const lines = Array.from({ length: side }, (_, line) => free.filter((square) => Math.floor(square / side) === line))
  return (
    <>
      {play.values.steady === true && <div style={boxStyle(site.board)} onClick={plantNear} aria-hidden="true" />}
      {lines.map((squares, line) =>
        squares.length === 0 ? null : (
          <div key={line} data-scan-group={m.errand_bot_row({ row: line + 1 })}>
            {squares
              .filter((square) => isOpen(map, square))
              .map((square) => {
                const { x, y } = spotOf(site, side, square)
                return (
                  <button
                    key={square}
                    type="button"
                    class="flag-square"
                    data-scan=""
                    data-square={square}
                    aria-label={m.errand_bot_flag_on({ square: squareName(side, square) })}
                    style={{ left: x + 1, top: y + 1, width: site.cell - 2, height: site.cell - 2 }}
                    onClick={() => plant(square)}
                  >
                    {(play.values.labels === true || site.cell > 70) && (
                      <span aria-hidden="true">{squareName(side, square)}</span>
                    )}
                  </button>
                )
              })}
          </div>
        ),
      )}
    </>
  )
}
