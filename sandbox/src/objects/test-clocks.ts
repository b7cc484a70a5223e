import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { page, pageShape } from '../api/list.ts'
import { invalid, notFound } from '../api/refusal.ts'
import { runUntil } from '../billing/schedule.ts'
import { endSubscription } from '../billing/subscriptions.ts'
import type { TestClock } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'

const daySeconds = 86_400
const longestStep = 5 * 366 * daySeconds

function clockOf(world: World, id: string): TestClock {
  const clock = world.store.get('test_helpers.test_clock', id)
  if (!clock) throw notFound('test clock', id)
  return clock
}

function create({ world, params }: Call): TestClock {
  const frozen = params.frozen_time as number | undefined
  if (typeof frozen !== 'number')
    throw invalid('Missing required param: frozen_time.', 'frozen_time', 'parameter_missing')
  if (frozen < 0) throw invalid('Invalid timestamp: must be positive.', 'frozen_time')
  return world.store.put({
    livemode: false,
    status_details: {},
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: world.now(),
    deletes_after: world.now() + 30 * daySeconds,
    frozen_time: frozen,
    name: text(params.name),
    status: 'ready',
  } as TestClock)
}

// At the provider this takes a while; here it is done when the answer comes, with the same two events.
function advance({ world, id, params }: Call): TestClock {
  const before = clockOf(world, id)
  const target = params.frozen_time as number | undefined
  if (typeof target !== 'number')
    throw invalid('Missing required param: frozen_time.', 'frozen_time', 'parameter_missing')
  if (target <= before.frozen_time) throw invalid('The frozen time must be later than the current one.', 'frozen_time')
  if (target - before.frozen_time > longestStep)
    throw invalid('A clock moves five years at most at a time.', 'frozen_time')
  const advancing = world.store.patch(before, { status: 'advancing' })
  world.announce('test_helpers.test_clock.advancing', advancing)
  runUntil(world, target, id)
  const clock = world.store.patch(advancing, { frozen_time: target, status: 'ready' })
  world.announce('test_helpers.test_clock.ready', clock)
  return clock
}

// With a clock its customers go, and their subscriptions end.
function remove({ world, id }: Call) {
  const clock = clockOf(world, id)
  for (const subscription of world.store.all('subscription'))
    if (subscription.test_clock === id && !subscription.ended_at) endSubscription(world, subscription, null)
  for (const customer of world.store.all('customer'))
    if (customer.test_clock === id) world.store.patch(customer, { deleted: true, test_clock: null })
  world.store.remove(clock)
  return { id, object: 'test_helpers.test_clock', deleted: true }
}

const base = '/v1/test_helpers/test_clocks'

export const testClockEndpoints: Endpoint[] = [
  { method: 'POST', path: base, params: { frozen_time: 'integer', name: 'text' }, run: create },
  {
    method: 'GET',
    path: base,
    params: pageShape,
    run: ({ world, params, url }) => page(world.store.all('test_helpers.test_clock'), params, url),
  },
  { method: 'GET', path: `${base}/:id`, run: ({ world, id }) => clockOf(world, id) },
  { method: 'POST', path: `${base}/:id/advance`, params: { frozen_time: 'integer' }, run: advance },
  { method: 'DELETE', path: `${base}/:id`, run: remove },
]
