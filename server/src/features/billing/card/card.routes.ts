import { changeCard } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { openCardPage } from './new-card.service.ts'

export const cardRoutes: Routes = (app, services) => {
  app.call(changeCard, ({ user }) => openCardPage(services, user.id))
}
