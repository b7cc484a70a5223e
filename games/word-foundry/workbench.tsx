import { m } from '#messages'
import { Press } from '../kit/index.ts'
import type { Shelf, Tile } from './bench.ts'
import { meaningOf } from './book.ts'
import { kindOf } from './joining.ts'
import { rules, type Move } from './rules.ts'
import type { FoundryPlay, Show } from './show.ts'
import type { Typing } from './typing.ts'
import { partName } from './wording.ts'

const shelfNames: Record<Shelf, string> = {
  first: m.word_foundry_first_words(),
  second: m.word_foundry_second_words(),
  prefix: m.word_foundry_beginnings(),
  root: m.word_foundry_roots(),
  suffix: m.word_foundry_endings(),
}

/** A hammer, for the button that strikes. */
function HammerSign() {
  return (
    <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
      <path d="M26 20L30 16L46 40C47 42 44 45 42 44Z" fill="#6E452C" />
      <path d="M4 14L20 4C24 8 28 10 34 10L32 20C28 24 24 26 18 30L8 26Z" fill="#535972" />
      <path d="M4 14L20 4C22 6 24 8 26 8L10 20Z" fill="#8D93A0" />
    </svg>
  )
}

interface TileProps {
  play: FoundryPlay
  show: Show
  tile: Tile
  offered: boolean
  strikes: boolean
}
function TileButton({ play, show, tile, offered, strikes }: TileProps) {
  const inMold = play.state.value.mold.includes(tile.id)
  const scanned = play.values.scan !== 'off'
  const meaning = play.values.meanings === 'tile' ? meaningOf(tile.part) : undefined
  const press = () => show.make({ kind: inMold ? 'take' : 'place', tile: tile.id })
  return (
    <button
      type="button"
      class={`metal ${kindOf(tile.part)} ${inMold ? 'gone' : ''}`}
      // With a switch, tiles are taken back by their own button, so the scan continues with those still on the bench.
      {...(scanned && inMold ? {} : { 'data-scan': '' })}
      aria-label={partName(tile.part, meaning !== undefined)}
      aria-pressed={inMold}
      disabled={!offered}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== ' ' || scanned || !strikes) return
        event.preventDefault()
        event.stopPropagation()
        void show.strike()
      }}
    >
      <b>{tile.part}</b>
      {meaning && <small>{meaning.tile}</small>}
    </button>
  )
}

interface ActionsProps {
  play: FoundryPlay
  show: Show
  moves: readonly Move[]
}
function Actions({ play, show, moves }: ActionsProps) {
  const { mold, level } = play.state.value
  const last = moves.find((move) => move.kind === 'take' && move.tile === mold.at(-1))
  const scanned = play.values.scan !== 'off'
  const strikes = moves.some(({ kind }) => kind === 'strike')
  const other = moves.find(({ kind }) => kind === 'swap' || kind === 'fresh')
  return (
    <div class="actions">
      <Press
        class="button strike"
        data-scan={scanned ? 'first' : ''}
        disabled={!strikes}
        onClick={() => void show.strike()}
      >
        <HammerSign /> {m.word_foundry_strike()}
      </Press>
      <div class="small-actions" data-scan-group={m.word_foundry_take_back_and_more()}>
        <Press class="button plain" disabled={!last} onClick={() => last && show.make(last)}>
          {m.word_foundry_take_back()}
        </Press>
        {(other || !level.open) && (
          <Press class="button plain" disabled={!other} onClick={() => other && show.make(other)}>
            {level.open ? m.word_foundry_new_tiles() : m.word_foundry_another_order()}
          </Press>
        )}
        {level.open && (
          <Press
            class="button plain"
            disabled={!moves.some(({ kind }) => kind === 'end')}
            onClick={() => show.make({ kind: 'end' })}
          >
            {m.word_foundry_close_shop()}
          </Press>
        )}
      </div>
    </div>
  )
}

interface BenchProps {
  play: FoundryPlay
  show: Show
  typing: Typing
  /** False while nobody can move; the tiles stay visible but disabled. */
  free: boolean
}
/** The tiles in their rows, the hammer, and the other actions. */
export function Workbench({ play, show, typing, free }: BenchProps) {
  const state = play.state.value
  const moves = free ? rules.moves(state) : []
  const strikes = moves.some(({ kind }) => kind === 'strike')
  const offered = (id: number) => moves.some((move) => 'tile' in move && move.tile === id)
  const rows = [0, 1, 2].map((row) => {
    const tiles = state.bench.filter((tile) => tile.row === row)
    return { tiles, name: tiles[0] ? shelfNames[tiles[0].shelf] : '' }
  })
  return (
    <>
      <div class="shelves">
        {rows.map(
          ({ name, tiles }, row) =>
            tiles.length > 0 && (
              <div key={row} class="shelf" role="group" aria-label={name} data-scan-group={name}>
                <span class="shelf-name" aria-hidden="true">
                  {name}
                </span>
                <div class="shelf-tiles">
                  {tiles.map((tile) => (
                    <TileButton
                      key={`${state.order} ${tile.part}`}
                      play={play}
                      show={show}
                      tile={tile}
                      offered={offered(tile.id)}
                      strikes={strikes}
                    />
                  ))}
                </div>
              </div>
            ),
        )}
        {typing.typed.value !== '' && <p class="typed">{typing.typed.value}…</p>}
      </div>
      <Actions play={play} show={show} moves={moves} />
    </>
  )
}
