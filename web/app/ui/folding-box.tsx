import { ChevronDown } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from './icon.tsx'

interface FoldingBoxProps {
  /** Id of the heading. */
  id: string
  title: string
  /** Id of the section, for links; a link to it unfolds the box. */
  anchor?: string
  children: ReactNode
}

/** A box whose content is folded on a phone until its heading is tapped, and always open on larger screens. */
export function FoldingBox({ id, title, anchor, children }: FoldingBoxProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (anchor !== undefined && hash === `#${anchor}`) setIsOpen(true)
  }, [anchor, hash, key])
  return (
    <section className="account-box" aria-labelledby={id} id={anchor}>
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
