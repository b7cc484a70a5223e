import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page } from '../api/list.ts'
import { invalid, missing } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import type { PortalConfiguration } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'

/** The settings of an id. */
export function configurationOf(world: World, id: string, param = 'id'): PortalConfiguration {
  const found = world.store.get('billing_portal.configuration', id)
  if (!found) throw missing('configuration', id, param)
  return found
}

const off = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false },
  subscription_cancel: { enabled: false, mode: 'at_period_end', proration_behavior: 'none' },
  subscription_update: { default_allowed_updates: [], enabled: false, proration_behavior: 'none' },
}

// Only what a form can say of them is read: whether each is on.
function featuresOf(before: Record<string, Params>, given: Params | undefined): Record<string, Params> {
  const entries = Object.entries(before).map(([name, feature]) => {
    const wish = given?.[name] as Params | undefined
    return [name, wish?.enabled === undefined ? feature : { ...feature, enabled: String(wish.enabled) === 'true' }]
  })
  return Object.fromEntries(entries) as Record<string, Params>
}

function create({ world, params }: Call): PortalConfiguration {
  const given = params.features as Params | undefined
  if (!given) throw invalid('Missing required param: features.', 'features', 'parameter_missing')
  return world.store.put({
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    default_return_url: text(params.default_return_url),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    name: text(params.name),
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: world.now(),
    updated: world.now(),
    features: featuresOf(off, given),
    metadata: mergeMetadata({}, params.metadata),
  } as PortalConfiguration)
}

function update({ world, id, params }: Call): PortalConfiguration {
  const before = configurationOf(world, id)
  return world.store.patch(before, {
    ...(params.active !== undefined && { active: params.active === true }),
    ...(params.default_return_url !== undefined && { default_return_url: text(params.default_return_url) }),
    features: featuresOf(before.features, params.features as Params | undefined),
    metadata: mergeMetadata(before.metadata, params.metadata),
  })
}

const base = '/v1/billing_portal/configurations'
const fields = {
  features: 'anything',
  business_profile: 'anything',
  default_return_url: 'text',
  metadata: 'map',
  name: 'text',
} as const

export const portalConfigurationEndpoints: Endpoint[] = [
  { method: 'POST', path: base, params: fields, run: create },
  {
    method: 'GET',
    path: base,
    params: { ...listShape, active: 'boolean', is_default: 'boolean' },
    run: ({ world, params, url }) => {
      const found = world.store
        .all('billing_portal.configuration')
        .filter((one) => params.active === undefined || one.active === params.active)
        .filter(() => params.is_default !== true)
      return page(found, params, url, world.store.all('billing_portal.configuration'))
    },
  },
  { method: 'GET', path: `${base}/:id`, run: ({ world, id }) => configurationOf(world, id) },
  { method: 'POST', path: `${base}/:id`, params: { ...fields, active: 'boolean' }, run: update },
]
