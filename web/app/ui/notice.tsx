import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A short line about what just happened, read out when it appears; `action` is the one way on. */
export function Notice({
  tone = 'plain',
  children,
  action,
}: {
  tone?: 'plain' | 'good' | 'bad'
  children: ReactNode
  action?: ReactNode
}) {
  const icon = tone === 'bad' ? CircleAlert : tone === 'good' ? CircleCheck : Info
  return (
    <div className={`notice notice-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon of={icon} />
      <div>{children}</div>
      {action}
    </div>
  )
}
