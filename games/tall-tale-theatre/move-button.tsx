import type { ComponentChildren } from 'preact'
import type { PanelProps } from './show.ts'
import type { Move } from './state.ts'

interface MoveButtonProps extends Pick<PanelProps, 'show' | 'free'> {
  move: Move
  class?: string
  /** Leads the scan. */
  first?: boolean
  /** Whether it is the one that was chosen; that one is not scanned, and pressed again it does nothing. */
  pressed?: boolean
  children: ComponentChildren
}

/** A button of the apron that makes a move. */
export function MoveButton({ show, free, move, class: name, first, pressed, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      class={name}
      aria-pressed={pressed}
      data-scan={pressed === true ? undefined : first ? 'first' : ''}
      disabled={!free}
      onClick={() => pressed !== true && show.make(move)}
    >
      {children}
    </button>
  )
}
