import { lazy, Suspense } from 'react'
import day from '../../../assets/brand/day.svg'
import { useToken } from '../../../platform/session/use-token.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { late } from '../../../platform/start/late.ts'

const ForPerson = lazy(late(() => import('./for-person.tsx').then((module) => ({ default: module.OfferForPerson }))))

function Banner() {
  return (
    <section className="trial scallop-bottom" aria-labelledby="trial-title">
      <div className="wrap">
        <div className="days flex gap-1.25 md:hidden lg:flex" role="img" aria-label="Seven days">
          {Array.from({ length: 7 }, (_, index) => (
            <img key={index} src={day} alt="" width="30" height="30" />
          ))}
        </div>
        <div>
          <h2 id="trial-title">7 days free, with everything open</h2>
          <p>Your trial starts when you choose a plan.</p>
        </div>
        <LinkButton to="/pricing" look="ink">
          Start Free Trial
        </LinkButton>
      </div>
    </section>
  )
}

/** Shown to visitors, and to logged-in users who can still have the trial. */
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
      <ForPerson>
        <Banner />
      </ForPerson>
    </Suspense>
  )
}
