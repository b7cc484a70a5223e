import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { offerArrows } from '../input/arrows.ts'
import '../styles/play-panel.css'

interface PanelProps {
  /** What to do now. */
  title: string
  class?: string
  children: ComponentChildren
}

/** A card at the bottom of the stage that asks for one thing; arrow keys go from button to button. */
export function Panel({ title, class: name = '', children }: PanelProps) {
  useLayoutEffect(() => offerArrows(), [])
  return (
    <section class={`play-panel ${name}`} role="group" aria-label={title}>
      <h2 data-instruction="">{title}</h2>
      {children}
    </section>
  )
}
