import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { invalid, Refusal } from '../api/refusal.ts'
import { runUntil } from '../billing/clock.ts'
import { declines } from '../objects/cards.ts'
import { refund } from '../objects/payments.ts'
import { daySeconds, type World } from '../state/world.ts'
import { postedFields } from './html.ts'
import { sendOverview } from './overview.ts'

const longestStep = 5 * 366 * daySeconds

type Fields = Record<string, string>

/** Runs a control and returns what it did. Throws a refusal for bad input. */
type Control = (world: World, fields: Fields) => string

function wholeNumber(value: string | undefined, fallback: number): number {
  if (!value) return fallback
  if (/^\d{1,10}$/.test(value)) return Number(value)
  throw invalid('Enter a whole number.')
}

/** Moves the clock forward by a number of days or to a moment, and does everything that's due by then. */
function moveClock(world: World, { days, set_to }: Fields): string {
  const now = world.now()
  const moment = set_to && !/^\d+$/.test(set_to) ? Date.parse(set_to) / 1000 : wholeNumber(set_to, now)
  const target = Math.floor(moment) + wholeNumber(days, 0) * daySeconds
  if (Number.isNaN(target)) throw invalid('Enter a date, such as 2027-01-31T12:00Z.')
  if (target < now) throw invalid('The clock only goes forward.')
  if (target - now > longestStep) throw invalid('Move the clock 5 years at most at a time.')
  runUntil(world, target)
  world.store.patch(world.settings, { clockOffset: world.settings.clockOffset + target - now })
  return `It is now ${new Date(target * 1000).toISOString()}.`
}

/** Resends one delivery, or all that were dropped. */
function redeliver(world: World, { delivery: id }: Fields): string {
  const found = world.store.all('delivery').filter((one) => (id ? one.id === id : one.status === 'dropped'))
  for (const one of found) {
    world.store.remove(one)
    world.store.put({ ...one, status: 'waiting', nextAt: 0, copies: 1 })
  }
  return `Events sent again: ${found.length}.`
}

const controls: Record<string, Control> = {
  clock: moveClock,
  'fail-next-charge': (world, { count, reason = 'generic_decline' }) => {
    if (!Object.hasOwn(declines, reason)) throw invalid(`The reason is one of ${Object.keys(declines).join(', ')}.`)
    world.store.patch(world.settings, { failNextCharges: wholeNumber(count, 1), failReason: reason })
    return 'The next charges fail.'
  },
  refund: (world, { charge }) => {
    refund(world, { charge })
    return 'The charge was refunded.'
  },
  'deliveries/redeliver': redeliver,
  'deliveries/drop': (world, { count }) => {
    world.setFaults({ drop: wholeNumber(count, 1) })
    return 'The next events are lost.'
  },
  'deliveries/duplicate': (world, { count }) => {
    world.setFaults({ duplicate: wholeNumber(count, 1) })
    return 'The next events are sent twice.'
  },
  'deliveries/delay': (world, { count, seconds }) => {
    world.setFaults({ delay: wholeNumber(count, 1), delaySeconds: wholeNumber(seconds, 5) })
    return 'The next events are sent late.'
  },
  'deliveries/shuffle': (world, { count }) => {
    world.setFaults({ shuffle: wholeNumber(count, 2) })
    return 'The next events wait for each other, and are sent newest first.'
  },
  'deliveries/reset': (world) => {
    world.setFaults({ drop: 0, duplicate: 0, delay: 0, shuffle: 0 })
    world.releaseDelayed()
    return 'No faults are set.'
  },
}

/** Serves the overview page and the controls: the clock, failing charges, refunds, and delivery faults. */
export function serveControls(app: FastifyInstance, world: World): void {
  app.get('/_sandbox/', (_request, reply) => sendOverview(world, reply, null))
  app.get('/_sandbox/clock', () => ({ now: world.now() }))
  for (const [name, control] of Object.entries(controls))
    app.post(`/_sandbox/${name}`, (request, reply) => carryOut(world, control, request, reply))
}

async function carryOut(
  world: World,
  control: Control,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // A form on another site must not move the clock of a user who has the sandbox open.
  if (['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site'])))
    return reply.code(403).send({ message: 'Only this site may use the controls.' })
  const inBrowser = request.headers.accept?.includes('text/html')
  try {
    const message = await world.change(() => control(world, postedFields(request.body)))
    return inBrowser ? reply.redirect('/_sandbox/', 303) : reply.send({ message })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message } = error
    return inBrowser ? sendOverview(world, reply.code(400), message) : reply.code(400).send({ message })
  }
}
