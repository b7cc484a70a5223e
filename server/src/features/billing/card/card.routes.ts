import { changeCard } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { cardPage } from './new-card.service.ts'

export const cardRoutes: Routes = (app, services) => {
  app.call(changeCard, ({ user }) => cardPage(services, user.id))
}
