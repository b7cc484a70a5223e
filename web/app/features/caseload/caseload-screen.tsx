import { m } from '#messages'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { lazyComponent } from '../../platform/start/lazy-component.tsx'
import { whenIdle } from '../../platform/start/when-idle.ts'
import { preloadCharts } from '../../caseload/progress/lazy-charts.tsx'
import { logFailure } from '../../platform/log.ts'
import { purgeDeletedClients, useCaseload, useCaseloadFailed } from '../../caseload/caseload-store.ts'
import { closeLeftOpen } from '../../caseload/session-edits.ts'
import { leaveLeftOpen, sessionNow } from '../../caseload/session-store.ts'
import { useOwner } from '../../platform/storage/device-owner.ts'
import { RowSkeletons } from '../../ui/skeleton.tsx'
import { CaseloadFailed } from './caseload-failed.tsx'
import { CaseloadHome } from './caseload-home.tsx'
import type { CaseloadParts } from './caseload-parts.ts'
import { ClientScreen } from './client-screen.tsx'
import { NotFound } from './not-found.tsx'
import { SessionScreen } from './session-screen.tsx'
import { useCaseloadView, viewHash } from './use-caseload-view.ts'

const ClientReport = lazyComponent(async () => (await import('./reports/client-report.tsx')).ClientReport)
const MinutesReport = lazyComponent(async () => (await import('./reports/minutes-report.tsx')).MinutesReport)

/** The caseload of the therapist who is logged in: clients, groups, sessions, and progress on this device. */
export function CaseloadScreen(parts: CaseloadParts) {
  const caseload = useCaseload()
  const failed = useCaseloadFailed()
  const view = useCaseloadView()
  const owner = useOwner()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (typeof owner !== 'number') return
    const settle = async () => {
      leaveLeftOpen()
      await closeLeftOpen(owner, sessionNow().id)
      await purgeDeletedClients(owner)
    }
    void settle()
      .catch((error: unknown) => logFailure('Past sessions could not be closed', error))
      .finally(() => setReady(true))
    void whenIdle().then(preloadCharts)
  }, [owner])
  if (failed)
    return (
      <Page view="">
        <CaseloadFailed />
      </Page>
    )
  if (!caseload || !ready)
    return (
      <Page view="">
        <div aria-busy="true" aria-label={m.caseload_loading_your_caseload()}>
          <RowSkeletons count={5} />
        </div>
      </Page>
    )
  const clientId = view.name === 'client' || view.name === 'report' ? view.id : null
  const client = caseload.clients.find(({ id }) => id === clientId)
  return (
    <Page view={viewHash(view)}>
      {view.name === 'home' ? (
        <CaseloadHome caseload={caseload} {...parts} />
      ) : view.name === 'minutes' ? (
        <Suspense fallback={<RowSkeletons count={5} />}>
          <MinutesReport />
        </Suspense>
      ) : view.name === 'session' ? (
        <SessionScreen key={view.id} id={view.id} caseload={caseload} />
      ) : !client ? (
        <NotFound>{m.caseload_this_client_isnt_on_the_caseload()}</NotFound>
      ) : view.name === 'report' ? (
        <Suspense fallback={<RowSkeletons count={5} />}>
          <ClientReport key={client.id} client={client} />
        </Suspense>
      ) : (
        <ClientScreen key={client.id} client={client} caseload={caseload} {...parts} />
      )}
    </Page>
  )
}

/** Begins each view but the first at its top, with the focus on its heading, as a page does. */
function useTopOf(view: string) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    const before = shown.current
    shown.current = view
    // '' while the caseload is read.
    if (before === view || before === '') return
    window.scrollTo(0, 0)
    const heading = root.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [view])
  return root
}

function Page({ view, children }: { view: string; children: ReactNode }) {
  const root = useTopOf(view)
  return (
    <div ref={root} className="wrap grid gap-7 content-start min-h-[70vh] pt-4 pb-14 [&_h2]:text-title">
      {children}
    </div>
  )
}
