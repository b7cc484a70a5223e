import { m } from '#messages'
import type { BreathPlay } from './breathing.ts'
import { ShellShape, shellNames } from './shells.tsx'

/** Returns the saved shells by kind, newest last. */
export const shelfOf = (kept: unknown): number[] => {
  const shells = (kept as { shells?: unknown } | undefined)?.shells
  return Array.isArray(shells) ? shells.filter((kind): kind is number => Number.isInteger(kind)).slice(-24) : []
}

/** The shelf at the end of a session, with the new shell on it. */
export function Shelf({ play, shells }: { play: BreathPlay; shells: number[] }) {
  const newest = shells.at(-1) ?? 0
  return (
    <div class="shelf" role="group" aria-label={m.tide_breath_your_shells()}>
      <h2>{m.tide_breath_the_sea_gives_you_a_shell({ shell: shellNames[newest % shellNames.length] ?? 'scallop' })}</h2>
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
      <p>{m.tide_breath_count_shells_on_your_shelf({ count: shells.length })}</p>
      <button type="button" class="go" data-scan="" onClick={() => play.finish()}>
        {m.kit_done()}
      </button>
    </div>
  )
}
