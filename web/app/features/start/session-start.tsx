import { locale, m } from '#messages'
import { ArrowRight, Printer } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import { releaseStart, reserveStart } from '../../platform/start/start-space.ts'
import { useToday } from '../../platform/time/use-today.ts'
import { Icon } from '../../ui/icon.tsx'
import { RowSkeletons, Skeleton } from '../../ui/skeleton.tsx'

const dates = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' })

/** Keeps the space above the home page for users who have it, and for their next visit; frees it for others. */
export function useStartSpace(active: boolean | null) {
  useEffect(() => {
    if (active === true) reserveStart()
    if (active === false) releaseStart()
  }, [active])
}

/** What stands in the space until the user is known. */
export function StartSkeleton() {
  return (
    <div className="start grid gap-6" aria-hidden>
      <Skeleton width="280px" height="40px" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
        <Skeleton width="100%" height="260px" round="var(--radius-l)" />
        <div className="ws-panel panel">
          <RowSkeletons count={3} />
        </div>
      </div>
    </div>
  )
}

interface SessionStartProps {
  /** What the user is called; '' for nobody. */
  name: string
  /** Whether a session is running. */
  running: boolean
  /** The session that runs, today's groups, or the set to continue. */
  next: ReactNode
  /** Narrow panels beside it. */
  beside: ReactNode
  /** What else is opened with one tap. */
  below: ReactNode
}

function greeting(name: string, running: boolean): string {
  if (running) return name === '' ? m.start_in_session() : m.start_in_session_name({ name })
  return name === '' ? m.start_ready_when_you_are() : m.start_ready_when_you_are_name({ name })
}

/** The first screen of the home page for an active user: from here, practice is one tap away. */
export function SessionStart({ name, running, next, beside, below }: SessionStartProps) {
  return (
    <div className="start grid gap-7">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="mr-auto">
          <p className="text-ink-2">{dates.format(useToday())}</p>
          <h2 id="start-title" className="text-section/[1.15]">
            {greeting(name, running)}
          </h2>
        </div>
        <nav className="flex flex-wrap gap-x-5 [&_a]:items-center [&_a]:gap-2 [&_a]:min-h-12 [&_a]:font-semibold">
          {/* The header has it on larger screens. */}
          <Link to="/therapycard/print" className="flex min-[760px]:hidden">
            <Icon of={Printer} /> {m.ui_print()}
          </Link>
          <Link to="/speechtherapyhub_new" className="flex">
            {m.ui_work_space()} <Icon of={ArrowRight} />
          </Link>
        </nav>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_360px] items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{next}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{beside}</div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-7 lg:grid-cols-[minmax(0,1fr)_360px]">{below}</div>
    </div>
  )
}
