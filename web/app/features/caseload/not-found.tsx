import { m } from '#messages'
import clientsPicture from '../../assets/empty/clients.svg'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { viewHash } from './use-caseload-view.ts'

/** Leads back to the caseload from what isn't there. */
export function NotFound({ children }: { children: ReactNode }) {
  return (
    <EmptyState picture={clientsPicture} action={<BackToCaseload />}>
      {children}
    </EmptyState>
  )
}

/** The way back to the whole caseload. */
export function BackToCaseload() {
  return (
    <a className="link justify-self-start" href={viewHash({ name: 'home' })}>
      <Icon of={ArrowLeft} />
      {m.caseload_my_caseload()}
    </a>
  )
}
