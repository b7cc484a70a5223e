import type { LucideIcon } from 'lucide-react'

/** A decorative icon; its meaning must be in text beside it or on the control. */
export function Icon({ of: Drawing, className = '' }: { of: LucideIcon; className?: string }) {
  return <Drawing className={`ico ${className}`} aria-hidden />
}
