import { m } from '#messages'
import { cancelSubscription, resumeSubscription, upgradePreview, upgradeSubscription } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { dayOf } from '../money-and-dates.ts'
import { cancelPlan, refuseOthers, resumePlan } from './cancel.service.ts'
import { changePlan, previewChange, wantedPlan } from './change-plan.service.ts'

export const planRoutes: Routes = (app, services) => {
  app.call(cancelSubscription, async ({ user, body }) => {
    refuseOthers(user.id, body.user_id)
    const end = await cancelPlan(services, user.id)
    return { subscription_status: 'canceled' as const, current_period_end: end.toISOString() }
  })

  app.call(resumeSubscription, async ({ user }) => {
    const planned = await resumePlan(services, user.id)
    const change = planned && ` Your change to ${planned.plan.name} on ${dayOf(planned.at)} is scheduled again.`
    const message = m.billing_your_plan_continues_nothing_was_charged({ change: change ?? '' })
    return { success: true as const, message, subscription_status: 'current' as const }
  })

  app.call(upgradePreview, ({ user, query }) => previewChange(services, user.id, wantedPlan(query.plan_type)))

  app.call(upgradeSubscription, async ({ user, body }) => {
    const wanted = wantedPlan(body.plan_type)
    return { success: true as const, ...(await changePlan(services, user.id, { wanted, preview: body.preview })) }
  })
}
