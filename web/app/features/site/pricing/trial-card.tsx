import { m } from '#messages'
import first from '../../../assets/brand/progress-1.svg'
import seventh from '../../../assets/brand/progress-7.svg'
import full from '../../../assets/brand/progress-8.svg'
import { Button } from '../../../ui/button.tsx'
import { PlanForm } from './plan-form.tsx'

const days = [
  { picture: first, title: m.site_day_1(), says: m.site_choose_a_plan_nothing_is_charged() },
  { picture: seventh, title: m.site_all_seven_days(), says: m.site_play_as_much_as_you_like() },
  { picture: full, title: m.site_after_day_7(), says: m.site_the_plan_begins_unless_you_canceled() },
]

/** Seven free days: chooses the monthly plan with its trial. */
export function TrialCard({ busy, onStart }: { busy: boolean; onStart: () => void }) {
  return (
    <div className="trialcard">
      <div>
        <h2>{m.site_free_trial()}</h2>
        <p className="zero text-page/[1] font-semibold font-display mt-2">
          $0.00<small>{m.site_for_7_days()}</small>
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
      <PlanForm plan="monthly">
        <Button
          type="submit"
          look="ink"
          disabled={busy}
          onClick={(event) => {
            event.preventDefault()
            onStart()
          }}
        >
          {m.ui_start_free_trial()}
        </Button>
      </PlanForm>
    </div>
  )
}
