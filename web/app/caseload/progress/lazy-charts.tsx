import { Suspense, type ComponentProps } from 'react'
import { lazyComponent } from '../../platform/start/lazy-component.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { LineChart as Lines, StackedBars as Bars } from './charts.tsx'

const LazyLines = lazyComponent(async () => (await import('./charts.tsx')).LineChart)
const LazyBars = lazyComponent(async () => (await import('./charts.tsx')).StackedBars)

/** Fetches the drawing of charts, with the library behind it, ahead of its use. */
export function preloadCharts(): void {
  for (const { preload } of [LazyLines, LazyBars]) preload().catch(() => {}) // fetched again when a chart is shown
}

/** `LineChart`, fetched when it's first shown. */
export function LineChart(props: ComponentProps<typeof Lines>) {
  return (
    <Suspense fallback={<Skeleton width="100%" height={`${props.height ?? 260}px`} round="var(--radius-s)" />}>
      <LazyLines {...props} />
    </Suspense>
  )
}

/** `StackedBars`, fetched when they're first shown. */
export function StackedBars(props: ComponentProps<typeof Bars>) {
  return (
    <Suspense fallback={<Skeleton width="100%" height={`${props.height ?? 200}px`} round="var(--radius-s)" />}>
      <LazyBars {...props} />
    </Suspense>
  )
}
