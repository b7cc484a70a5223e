import { m } from '#messages'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** A short status message, announced when it appears; `action` is the next step. */
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

/** Says why something did not work; draws nothing while there is nothing to say. */
export function Problem({ children }: { children: string | null }) {
  return children ? <Notice tone="bad">{children}</Notice> : null
}

interface LoadFailedProps {
  look?: 'quiet'
  onRetry: () => unknown
  children: ReactNode
}

/** Says that something did not load, with the button that asks again. */
export function LoadFailed({ look, onRetry, children }: LoadFailedProps) {
  const again = (
    <Button size="small" look={look} onClick={() => void onRetry()}>
      {m.ui_retry()}
    </Button>
  )
  return (
    <Notice tone="bad" action={again}>
      {children}
    </Notice>
  )
}
