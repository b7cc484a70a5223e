import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../api/refusal.ts'
import { runUntil } from '../billing/schedule.ts'
import { refund } from '../objects/payments.ts'
import type { Delivery } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { eventPage } from './event.ts'
import { overviewPage } from './overview.ts'
import { nothingHere, postedFields, sendPage } from './serve-pages.ts'

const longestStep = 5 * 366 * 86_400

type Fields = Record<string, string>

/** What a control did, or why it could not. */
interface Outcome {
  statusCode: number
  message: string
}

const done = (message: string): Outcome => ({ statusCode: 200, message })
const refused = (message: string): Outcome => ({ statusCode: 400, message })

function wholeNumber(value: string | undefined, fallback: number | null): number | null {
  if (value === undefined || value === '') return fallback
  return /^\d{1,10}$/.test(value) ? Number(value) : null
}

/** Moves the sandbox's clock forward, by `advance` seconds or to the moment `set_to`, doing all that falls due. */
function moveClock(world: World, fields: Fields): Outcome {
  const now = world.now()
  const setTo = fields.set_to ? (wholeNumber(fields.set_to, null) ?? Date.parse(fields.set_to) / 1000) : null
  const days = wholeNumber(fields.days, 0)
  const step = wholeNumber(fields.advance, 0)
  if (days === null || step === null) return refused('Give a whole number of seconds or days.')
  const target = Math.floor(setTo ?? now + step + days * 86_400)
  if (!Number.isFinite(target)) return refused('Give the moment as seconds or as a date, such as 2027-01-31T12:00Z.')
  if (target < now) return refused('The clock only goes forward.')
  if (target - now > longestStep) return refused('The clock moves five years at most at a time.')
  runUntil(world, target)
  world.store.patch(world.settings, { clockOffset: world.settings.clockOffset + target - now })
  return done(`It is now ${new Date(target * 1000).toISOString()}.`)
}

function failNextCharge(world: World, fields: Fields): Outcome {
  const count = wholeNumber(fields.count, 1)
  if (count === null || count > 100) return refused('Give a number of charges up to 100.')
  world.store.patch(world.settings, { failNextCharges: count })
  return done(`The next ${count === 1 ? 'charge fails' : `${count} charges fail`}.`)
}

function giveBack(world: World, fields: Fields): Outcome {
  try {
    refund({ world, params: { charge: fields.charge } })
    return done('The money went back.')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(error.message)
  }
}

function redeliver(world: World, fields: Fields): Outcome {
  const wanted = fields.event || fields.delivery
  const found = world.store
    .all('delivery')
    .filter((one) => (wanted ? one.id === wanted || one.event === wanted : one.status === 'dropped'))
  if (wanted && found.length === 0) return refused('No such event or delivery.')
  for (const one of found) sendAgain(world, one, 1)
  return done(`${found.length} sent again.`)
}

function sendAgain(world: World, delivery: Delivery, copies: number): void {
  world.store.remove(delivery)
  world.store.put({ ...delivery, status: 'waiting', nextAt: 0, copies })
}

/** The faults of delivery, by the name in the address. */
const deliveryControls: Record<string, (world: World, fields: Fields) => Outcome> = {
  redeliver,
  duplicate: (world, fields) => {
    const count = wholeNumber(fields.count, 1)
    if (count === null) return refused('Give a number of events.')
    return fault(world, { duplicate: count }, `The next ${count} are sent twice.`)
  },
  drop: (world, fields) => {
    const count = wholeNumber(fields.count, 1)
    if (count === null) return refused('Give a number of events.')
    return fault(world, { drop: count }, `The next ${count} are not sent.`)
  },
  delay: (world, fields) => {
    const count = wholeNumber(fields.count, 1)
    const delaySeconds = wholeNumber(fields.seconds, 5)
    if (count === null || delaySeconds === null) return refused('Give a number of events and of seconds.')
    return fault(world, { delay: count, delaySeconds }, `The next ${count} are sent ${delaySeconds} seconds late.`)
  },
  shuffle: (world, fields) => {
    const count = wholeNumber(fields.count, 2)
    if (count === null) return refused('Give a number of events.')
    return fault(world, { shuffle: count }, `The next ${count} wait for each other and arrive newest first.`)
  },
  hold: (world) => fault(world, { hold: true }, 'Events wait until they are released.'),
  release: (world, fields) => {
    const outcome = fault(world, { hold: false, shuffle: 0 }, 'Events are sent again.')
    world.release(fields.order === 'reversed' ? 'reversed' : 'kept')
    return outcome
  },
  reset: (world) =>
    fault(world, { drop: 0, duplicate: 0, delay: 0, delaySeconds: 0, shuffle: 0, hold: false }, 'No faults are set.'),
}

function fault(world: World, faults: Partial<World['settings']['faults']>, message: string): Outcome {
  world.store.patch(world.settings, { faults: { ...world.settings.faults, ...faults } })
  return done(message)
}

// A form of another site must not move the clock of someone who only has the sandbox open.
function fromElsewhere(request: FastifyRequest): boolean {
  return ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site'] ?? ''))
}

async function act(
  world: World,
  work: (fields: Fields) => Outcome,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  if (fromElsewhere(request)) return reply.code(403).send({ message: 'Only this site may use the controls.' })
  const outcome = await world.change(() => work(postedFields(request.body)))
  if (!String(request.headers.accept ?? '').includes('text/html'))
    return reply.code(outcome.statusCode).send({ message: outcome.message, now: world.now() })
  if (outcome.statusCode === 200) return reply.redirect('/_sandbox/', 303)
  return sendPage(reply.code(outcome.statusCode), overviewPage(world, outcome.message))
}

/** Serves the overview page and the controls: the clock, failing charges, and the faults of delivery. */
export function serveControls(app: FastifyInstance, world: World): void {
  app.get('/_sandbox', (_request, reply) => reply.redirect('/_sandbox/', 303))
  app.get('/_sandbox/', (_request, reply) => sendPage(reply, overviewPage(world, null)))
  app.get('/_sandbox/clock', () => ({ now: world.now(), offset: world.settings.clockOffset }))
  app.get('/_sandbox/deliveries', () => ({ data: world.store.all('delivery').reverse() }))
  app.post('/_sandbox/clock', (request, reply) => act(world, (fields) => moveClock(world, fields), { request, reply }))
  app.post('/_sandbox/fail-next-charge', (request, reply) =>
    act(world, (fields) => failNextCharge(world, fields), { request, reply }),
  )
  app.post('/_sandbox/refund', (request, reply) => act(world, (fields) => giveBack(world, fields), { request, reply }))
  app.get<{ Params: { id: string } }>('/_sandbox/events/:id', (request, reply) => {
    const event = world.store.get('event', request.params.id)
    return event ? sendPage(reply, eventPage(world, event)) : nothingHere(reply)
  })
  app.post<{ Params: { control: string } }>('/_sandbox/deliveries/:control', (request, reply) => {
    const control = Object.hasOwn(deliveryControls, request.params.control)
      ? deliveryControls[request.params.control]
      : undefined
    if (!control) return reply.code(404).send({ message: `Controls: ${Object.keys(deliveryControls).join(', ')}.` })
    return act(world, (fields) => control(world, fields), { request, reply })
  })
}
