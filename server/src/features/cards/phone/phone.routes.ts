import { m } from '#messages'
import {
  endPhoneRoom,
  streamFromCards,
  streamFromPhone,
  joinPhoneRoom,
  openPhoneRoom,
  reportPhonePresence,
  seatHeader,
  sendToCards,
  sendToPhone,
} from '@marigold/contract'
import type { FastifyRequest } from 'fastify'
import type { Routes } from '../../../platform/app.ts'
import { cardsStream, phoneStream } from './room-streams.ts'
import {
  endRoom,
  deleteExpiredRooms,
  joinRoom,
  addPress,
  saveState,
  recordPhonePresence,
  openRoom,
} from './rooms.service.ts'

function seatOf(request: FastifyRequest): string | undefined {
  const seat = request.headers[seatHeader]
  return typeof seat === 'string' ? seat : undefined
}

/** Registers the calls for scoring on a phone. The server relays encrypted messages that it can't decrypt. */
export const phoneRoutes: Routes = (app, { db, jobs }) => {
  app.call(openPhoneRoom, async ({ user, body }) => ({
    ends_at: (await openRoom(db, user.id, body)).toISOString(),
  }))
  app.call(endPhoneRoom, async ({ user, params }) => {
    await endRoom(db, user.id, params.room)
    return { message: m.cards_the_phone_is_no_longer_scoring() }
  })
  app.call(sendToPhone, async ({ user, params, body }) => {
    await saveState(db, user.id, params.room, body)
    return {}
  })
  app.stream(streamFromPhone, ({ user, params }) => cardsStream(db, user.id, params.room))
  app.call(joinPhoneRoom, ({ params, body, address }) => joinRoom(db, params.room, { ...body, address }))
  app.stream(streamFromCards, ({ params, request }) => phoneStream(db, params.room, seatOf(request)))
  app.call(sendToCards, async ({ params, body, request }) => ({
    known: await addPress(db, params.room, seatOf(request), body),
  }))
  app.call(reportPhonePresence, async ({ params, body, request }) => {
    await recordPhonePresence(db, params.room, seatOf(request), body.leaving)
    return {}
  })
  jobs.every('forget-phone-rooms', '27 * * * *', () => deleteExpiredRooms(db))
}
