import first from '../../../assets/brand/progress-1.svg'
import seventh from '../../../assets/brand/progress-7.svg'
import full from '../../../assets/brand/progress-8.svg'
import { Button } from '../../../ui/button.tsx'
import { EarlyChoice } from './early-choice.tsx'

const days = [
  { picture: first, title: 'Day 1', says: 'Choose a plan. Nothing is charged.' },
  { picture: seventh, title: 'All seven days', says: 'Play as much as you like.' },
  { picture: full, title: 'After day 7', says: 'The plan begins, unless you canceled.' },
]

/** Seven days for nothing: it chooses the monthly plan with its trial. */
export function TrialCard({ busy, onStart }: { busy: boolean; onStart: () => void }) {
  return (
    <div className="trialcard">
      <div>
        <h2>Free Trial</h2>
        <p className="zero text-[46px]/[1] font-semibold font-display mt-2">
          $0.00<small>for 7 days</small>
        </p>
      </div>
      <ol className="line">
        {days.map(({ picture, title, says }) => (
          <li key={title}>
            <img src={picture} alt="" width="40" height="40" />
            <div>
              <b>{title}</b>
              {says}
            </div>
          </li>
        ))}
      </ol>
      <EarlyChoice plan="monthly">
        <Button
          type="submit"
          look="ink"
          disabled={busy}
          onClick={(event) => {
            event.preventDefault()
            onStart()
          }}
        >
          Start Free Trial
        </Button>
      </EarlyChoice>
    </div>
  )
}
