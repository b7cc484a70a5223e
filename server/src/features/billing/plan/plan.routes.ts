import { m } from '#messages'
import { cancelSubscription, resumeSubscription, upgradePreview, upgradeSubscription } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { formatDate, planName } from '../formats.ts'
import { cancelPlan, refuseOtherUser, resumePlan } from './cancel.service.ts'
import { changePlan, previewChange, requestedPlan } from './change-plan.service.ts'

export const planRoutes: Routes = (app, services) => {
  app.call(cancelSubscription, async ({ user, body }) => {
    refuseOtherUser(user.id, body.user_id)
    const end = await cancelPlan(services, user.id)
    return { subscription_status: 'canceled' as const, current_period_end: end.toISOString() }
  })

  app.call(resumeSubscription, async ({ user }) => {
    const planned = await resumePlan(services, user.id)
    const message = planned
      ? m.billing_your_plan_continues_and_its_change({
          name: planName(planned.plan.word),
          date: formatDate(planned.at),
        })
      : m.billing_your_plan_continues_nothing_was_charged()
    return { success: true as const, message, subscription_status: 'current' as const }
  })

  app.call(upgradePreview, ({ user, query }) => previewChange(services, user.id, requestedPlan(query.plan_type)))

  app.call(upgradeSubscription, async ({ user, body }) => {
    const wanted = requestedPlan(body.plan_type)
    return { success: true as const, ...(await changePlan(services, user.id, { wanted, preview: body.preview })) }
  })
}
