import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { page, pageShape } from '../api/list.ts'
import { invalid, notFound } from '../api/refusal.ts'
import { mergeMetadata, type Params, type Shape } from '../api/shape.ts'
import type { WebhookEndpoint } from '../state/records.ts'
import { newId, randomText, type World } from '../state/world.ts'

const fields = {
  url: 'text',
  enabled_events: 'texts',
  description: 'text or empty',
  metadata: 'map',
} as const satisfies Shape

function endpointOf(world: World, id: string): WebhookEndpoint {
  const endpoint = world.store.get('webhook_endpoint', id)
  if (!endpoint) throw notFound('webhook endpoint', id)
  return endpoint
}

function addressOf(params: Params): string {
  const parsed = URL.parse(text(params.url) ?? '')
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) throw invalid('Invalid URL', 'url', 'url_invalid')
  return parsed.href
}

function checkEvents(events: string[]): void {
  for (const [at, event] of events.entries())
    if (event !== '*' && !/^[a-z_]+(\.[a-z_]+)+$/.test(event))
      throw invalid(`Invalid enabled_events[${at}]: ${event} is no kind of event`, `enabled_events[${at}]`)
}

// The secret is shown once, when the endpoint is made.
function create({ world, params }: Call) {
  const events = params.enabled_events as string[] | undefined
  if (!events?.length) throw invalid('Missing required param: enabled_events.', 'enabled_events', 'parameter_missing')
  checkEvents(events)
  const secret = `whsec_${randomText(32)}`
  const endpoint = world.store.put({
    api_version: null,
    application: null,
    livemode: false,
    id: newId('we'),
    object: 'webhook_endpoint',
    created: world.now(),
    description: text(params.description),
    enabled_events: events,
    metadata: mergeMetadata({}, params.metadata),
    status: 'enabled',
    url: addressOf(params),
    _secret: secret,
  } as WebhookEndpoint)
  return { ...endpoint, secret }
}

function update({ world, id, params }: Call): WebhookEndpoint {
  const before = endpointOf(world, id)
  checkEvents((params.enabled_events ?? []) as string[])
  return world.store.patch(before, {
    ...(params.url !== undefined && { url: addressOf(params) }),
    ...(params.description !== undefined && { description: text(params.description) }),
    ...(params.enabled_events ? { enabled_events: params.enabled_events as string[] } : {}),
    ...(params.disabled !== undefined && { status: params.disabled === true ? 'disabled' : 'enabled' }),
    metadata: mergeMetadata(before.metadata, params.metadata),
  })
}

export const webhookEndpoints: Endpoint[] = [
  { method: 'POST', path: '/v1/webhook_endpoints', params: fields, run: create },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    params: pageShape,
    run: ({ world, params, url }) => page(world.store.all('webhook_endpoint'), params, url),
  },
  { method: 'GET', path: '/v1/webhook_endpoints/:id', run: ({ world, id }) => endpointOf(world, id) },
  { method: 'POST', path: '/v1/webhook_endpoints/:id', params: { ...fields, disabled: 'boolean' }, run: update },
  {
    method: 'DELETE',
    path: '/v1/webhook_endpoints/:id',
    run: ({ world, id }) => {
      world.store.remove(endpointOf(world, id))
      return { id, object: 'webhook_endpoint', deleted: true }
    },
  },
]
