import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface TabItem {
  value: string
  label: ReactNode
  panel: ReactNode
}

/** Tabs on one page; arrow keys move between them. */
export function Tabs({
  items,
  value,
  onChange,
  label,
}: {
  items: TabItem[]
  value: string
  onChange: (value: string) => void
  label: string
}) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <Base.List className="tabs" aria-label={label}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className="tab">
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value}>
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

/** Links styled as tabs, each with its own URL. */
export function LinkTabs({
  items,
  label,
}: {
  items: { to: string; label: string; current: boolean }[]
  label: string
}) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map((item) => (
        <Link key={item.label} to={item.to} className="tab" aria-current={item.current ? 'page' : undefined}>
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
