import { m } from '#messages'
import { lazy, Suspense } from 'react'
import day from '../../../assets/brand/day.svg'
import { useToken } from '../../../platform/session/use-token.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { retryImport } from '../../../platform/start/retry-import.ts'

const ForUser = lazy(retryImport(() => import('./user-hero.tsx').then((module) => ({ default: module.UserOffer }))))

function Banner() {
  return (
    <section className="trial scallop-bottom" aria-labelledby="trial-title">
      <div className="wrap">
        <div className="days flex gap-1.25 md:hidden lg:flex" role="img" aria-label={m.site_seven_days()}>
          {Array.from({ length: 7 }, (_, index) => (
            <img key={index} src={day} alt="" width="30" height="30" />
          ))}
        </div>
        <div>
          <h2 id="trial-title">{m.site_7_days_free_with_everything_open()}</h2>
          <p>{m.site_your_trial_starts_when_you_choose()}</p>
        </div>
        <LinkButton to="/pricing" look="ink">
          {m.ui_start_free_trial()}
        </LinkButton>
      </div>
    </section>
  )
}

/** Trial offer for visitors, and for users who can still have the trial. */
export function TrialBanner() {
  const token = useToken()
  if (typeof token !== 'string') {
    return (
      <div className="visitors-only">
        <Banner />
      </div>
    )
  }
  return (
    <Suspense>
      <ForUser>
        <Banner />
      </ForUser>
    </Suspense>
  )
}
