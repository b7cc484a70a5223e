import { m } from '#messages'
import { Check, CircleAlert, Circle } from 'lucide-react'
import type { ReactNode } from 'react'

export type CheckResult = 'open' | 'good' | 'bad'
const icons = { open: Circle, good: Check, bad: CircleAlert }
const words = { open: m.play_not_checked_yet(), good: m.play_fine(), bad: m.play_needs_attention() }

/** One check: its title, state, and instructions. */
export function CheckSection(props: { title: string; found: CheckResult; children: ReactNode }) {
  const Icon = icons[props.found]
  return (
    <section
      className="check-part grid gap-4 p-6.5 panel rounded-large [&_h2]:text-title"
      data-found={props.found}
      aria-label={props.title}
    >
      <header>
        <h2>{props.title}</h2>
        <span className="check-found">
          <Icon aria-hidden size={20} />
          {words[props.found]}
        </span>
      </header>
      {props.children}
    </section>
  )
}
