import { m } from '#messages'
import {
  endPhoneRoom,
  hearCards,
  hearPhone,
  joinPhoneRoom,
  openPhoneRoom,
  phoneHere,
  seatHeader,
  tellCards,
  tellPhone,
} from '@marigold/contract'
import type { FastifyRequest } from 'fastify'
import type { Routes } from '../../../platform/app.ts'
import { cardsListen, phoneListens } from './room-streams.ts'
import { endRoom, forgetOldRooms, joinRoom, keepPress, keepState, notePhone, openRoom } from './rooms.service.ts'

function seatOf(request: FastifyRequest): string | undefined {
  const seat = request.headers[seatHeader]
  return typeof seat === 'string' ? seat : undefined
}

/** Scoring on a phone: the server hands sealed texts on, and cannot open one. */
export const phoneRoutes: Routes = (app, { db, jobs }) => {
  app.call(openPhoneRoom, async ({ user, body }) => ({
    ends_at: (await openRoom(db, user.id, body)).toISOString(),
  }))
  app.call(endPhoneRoom, async ({ user, params }) => {
    await endRoom(db, user.id, params.room)
    return { message: m.cards_the_phone_is_no_longer_scoring() }
  })
  app.call(tellPhone, async ({ user, params, body }) => {
    await keepState(db, user.id, params.room, body)
    return {}
  })
  app.stream(hearPhone, ({ user, params }) => cardsListen(db, user.id, params.room))
  app.call(joinPhoneRoom, ({ params, body, address }) => joinRoom(db, params.room, { ...body, address }))
  app.stream(hearCards, ({ params, request }) => phoneListens(db, params.room, seatOf(request)))
  app.call(tellCards, async ({ params, body, request }) => ({
    known: await keepPress(db, params.room, seatOf(request), body),
  }))
  app.call(phoneHere, async ({ params, body, request }) => {
    await notePhone(db, params.room, seatOf(request), body.leaving)
    return {}
  })
  jobs.every('forget-phone-rooms', '27 * * * *', () => forgetOldRooms(db))
}
