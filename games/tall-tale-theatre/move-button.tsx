import type { ComponentChildren } from 'preact'
import { Press } from '../kit/index.ts'
import type { PanelProps } from './show.ts'
import type { Move } from './state.ts'

interface MoveButtonProps extends Pick<PanelProps, 'show' | 'free'> {
  move: Move
  class?: string
  /** Comes first in the scan. */
  first?: boolean
  /** Whether this choice was made already. Then it is not scanned, and pressing it does nothing. */
  pressed?: boolean
  children: ComponentChildren
}

/** A button of the apron that makes a move. */
export function MoveButton({ show, free, move, class: name, first, pressed, children }: MoveButtonProps) {
  return (
    <Press
      class={name}
      aria-pressed={pressed}
      data-scan={pressed === true ? undefined : first ? 'first' : ''}
      disabled={!free}
      onClick={() => pressed !== true && show.make(move)}
    >
      {children}
    </Press>
  )
}
