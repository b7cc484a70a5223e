import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FoldingBoxProps {
  /** Id of the heading. */
  id: string
  title: string
  /** Id of the section, for links. */
  anchor?: string
  /** Key of the navigation that led to the box, which unfolds it; null if none did. */
  linked?: string | null
  children: ReactNode
}

/** A box whose content is folded on a phone until its heading is tapped, and always open on larger screens. */
export function FoldingBox({ id, title, anchor, linked = null, children }: FoldingBoxProps) {
  const [isOpen, setIsOpen] = useState(linked !== null)
  const [followed, setFollowed] = useState(linked)
  if (linked !== followed) {
    setFollowed(linked)
    if (linked !== null) setIsOpen(true)
  }
  return (
    <section className="account-box panel" aria-labelledby={id} id={anchor}>
      <h2 id={id} className={isOpen ? undefined : 'phone:mb-0'}>
        <span className="phone:hidden">{title}</span>
        <button
          type="button"
          className="hidden phone:flex items-center justify-between gap-3 w-full min-h-12 text-start"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
          <Icon of={ChevronDown} className={isOpen ? 'rotate-180' : undefined} />
        </button>
      </h2>
      <div id={`${id}-content`} className={isOpen ? undefined : 'phone:hidden'}>
        {children}
      </div>
    </section>
  )
}
