import { m } from '#messages'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { CaptchaProps } from './captcha-widget.tsx'
import { Spinner } from './spinner.tsx'
import { retryImport } from '../platform/start/retry-import.ts'

const Widget = lazy(
  retryImport(() => import('./captcha-widget.tsx').then((module) => ({ default: module.CaptchaWidget }))),
)

const neverChanges = () => () => {}

/** Proof-of-work CAPTCHA: one checkbox, no puzzle, no third party. Change `key` for a new challenge. */
export function Captcha(props: CaptchaProps) {
  // Browser only, because the element changes itself as soon as it exists.
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
