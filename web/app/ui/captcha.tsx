import { m } from '#messages'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { CaptchaProps } from './captcha-widget.tsx'
import { Spinner } from './spinner.tsx'
import { late } from '../platform/start/late.ts'

const Widget = lazy(late(() => import('./captcha-widget.tsx').then((module) => ({ default: module.CaptchaWidget }))))

const neverChanges = () => () => {}

/** Proof of work in place of puzzles: one tick, nothing to read, nobody told. Give a new `key` for a new challenge. */
export function Captcha(props: CaptchaProps) {
  // The element changes itself as soon as it exists: only the browser makes it.
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (
    <div className="captcha">
      <Suspense fallback={<Spinner label={m.ui_loading_the_captcha()} />}>
        {inBrowser && <Widget {...props} />}
      </Suspense>
    </div>
  )
}
