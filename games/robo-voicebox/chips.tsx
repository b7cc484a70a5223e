import { m } from '#messages'
import { boxStyle, html, type Carry } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { chipColors } from './palette.ts'
import { lookOf, nameOfChip, type Chip, type Mark } from './phonemes.ts'
import type { Show } from './show.ts'
import { openMoves } from './open-moves.ts'
import { firstWrong } from './rules.ts'
import { taskOf, type RoboPlay } from './state.ts'

const marks: Readonly<Record<Mark, string>> = {
  wave: '<path d="M-18 0q6 -16 12 0t12 0t12 0"/>',
  bars: '<path d="M-16 -7H16M-16 7H16"/>',
  sun: '<circle r="9" fill="#fff"/><path d="M0 -20V-17M0 17V20M-20 0H-17M17 0H20"/>',
  ring: '<circle r="13"/>',
  peak: '<path d="M-18 10L-8 -10L2 10L12 -10L18 2"/>',
  dots: '<circle cx="-10" cy="-8" r="3"/><circle cx="10" cy="-8" r="3"/><circle cy="10" r="3"/>',
}

/** Shows a chip's letters, its color and mark, or both. */
export function ChipFace({ chip, shows }: { chip: Chip; shows: 'letters' | 'colors' | 'both' }) {
  const { color, mark } = lookOf(chip.sound)
  const [light, dark] = shows === 'letters' ? ['#F6E7C6', '#B99A5E'] : chipColors(color)
  const disc = shows === 'colors' ? dark : '#FFFDF6'
  const letters = shows === 'colors' ? '' : chip.letters.replace('_', '–')
  const drawn = `<path d="M-34 8A34 34 0 0 0 34 8V0H-34Z" fill="${dark}"/><circle cy="-3" r="34" fill="${light}"/><circle cy="-3" r="27" fill="${disc}"/>${shows === 'colors' ? `<g transform="translate(0 -3)" fill="none" stroke="#fff" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round">${marks[mark]}</g>` : ''}`
  return (
    <span class="robo-face">
      <svg viewBox="-38 -40 76 84" aria-hidden="true" {...html(drawn)} />
      {letters && <b style={{ fontSize: `${[44, 44, 37, 29][letters.length] ?? 23}cqh` }}>{letters}</b>}
    </span>
  )
}

export const showsOf = ({ values }: RoboPlay): 'letters' | 'colors' | 'both' =>
  values.chips === 'letters' || values.chips === 'colors' ? values.chips : 'both'

interface TrayProps {
  play: RoboPlay
  show: Show
  layout: Layout
  carry: Carry
  free: boolean
}

/** Returns the slot that scanning fills next: the first empty one that accepts this chip. */
function nextSlot(play: RoboPlay, chip: number): number | null {
  const open = openMoves(play.state.value)
  const found = open.find((one) => one.kind === 'put' && one.chip === chip && play.state.value.slots[one.slot] === null)
  return found?.kind === 'put' ? found.slot : null
}

/** Shows the chips; those in slots leave their place on the tray empty. */
export function Tray({ play, show, layout, carry, free }: TrayProps) {
  const state = play.state.value
  const task = taskOf(state)
  const { side, across } = layout.chip
  const held = carry.held.value
  const bySwitch = play.values.scan !== 'off'
  const rows = Array.from({ length: Math.ceil(task.chips.length / across) }, (_, row) => row)
  const hint = state.hinted && !show.busy.value ? task.answer[firstWrong(task, state.slots)] : undefined
  return (
    <div
      class="robo-tray"
      style={{ ...boxStyle(layout.tray), '--chip': `${side}px` }}
      role="group"
      aria-label={m.robo_voicebox_chips()}
    >
      {rows.map((row) => (
        <div key={row} class="robo-row" data-scan-group={m.robo_voicebox_chips_row_number({ number: row + 1 })}>
          {task.chips.slice(row * across, (row + 1) * across).map((chip, i) => {
            const at = row * across + i
            const id = `c${at}`
            if (state.slots.includes(at)) return <i key={`${state.round} ${id}`} class="robo-gone" />
            const slot = nextSlot(play, at)
            const may = openMoves(state).some((one) => one.kind === 'put' && one.chip === at)
            const button =
              bySwitch && task.kind === 'place'
                ? { onClick: () => show.held(at) }
                : bySwitch
                  ? {
                      'data-scan': '' as const,
                      onClick: () => slot !== null && show.make({ kind: 'put', chip: at, slot }),
                    }
                  : carry.thing(id)
            const closed =
              !free || !may || (bySwitch && task.kind !== 'place' ? slot === null : held !== null && held !== id)
            return (
              <button
                key={`${state.round} ${id}`}
                type="button"
                class={`robo-chip ${hint === at ? 'is-hint' : ''}`}
                style={{ '--at': at }}
                aria-label={nameOfChip(chip)}
                {...button}
                disabled={closed}
              >
                <ChipFace chip={chip} shows={showsOf(play)} />
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
