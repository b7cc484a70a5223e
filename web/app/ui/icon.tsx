import type { LucideIcon } from 'lucide-react'

/** An interface icon. It says nothing by itself: the words stand beside it or on the control. */
export function Icon({ of: Drawing, className = '' }: { of: LucideIcon; className?: string }) {
  return <Drawing className={`ico ${className}`} aria-hidden />
}
