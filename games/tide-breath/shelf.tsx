import { m } from '#messages'
import type { BreathPlay } from './breathing.ts'
import { ShellShape, shellNames } from './shells.tsx'

/** Shells on the shelf by kind number, newest last; kept on the device. */
export const shelfOf = (kept: unknown): number[] => {
  const shells = (kept as { shells?: unknown } | undefined)?.shells
  return Array.isArray(shells) ? shells.filter((kind): kind is number => Number.isInteger(kind)).slice(-24) : []
}

/** The shelf at the end of a session, with the new shell on it. */
export function Shelf({ play, shells }: { play: BreathPlay; shells: number[] }) {
  const newest = shells.at(-1) ?? 0
  return (
    <div class="shelf" role="group" aria-label={m.tide_breath_your_shells()}>
      <h2>{m.tide_breath_the_tide_left_you_a({ shellNames: shellNames[newest % shellNames.length] ?? '' })}</h2>
      <div class="board">
        {shells.map((kind, index) => (
          <svg
            key={index}
            class={index === shells.length - 1 ? 'new' : ''}
            viewBox="-56 -56 112 112"
            aria-hidden="true"
          >
            <ShellShape kind={kind} muted={play.look.value === 'grown-up'} />
          </svg>
        ))}
      </div>
      <p>
        {shells.length === 1
          ? m.tide_breath_one_shell_on_your_shelf()
          : m.tide_breath_shells_on_your_shelf({ shells: shells.length })}
      </p>
      <button type="button" class="go" data-scan="" onClick={() => play.finish()}>
        {m.kit_done()}
      </button>
    </div>
  )
}
