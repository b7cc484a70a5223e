import type { Call, Endpoint } from '../api/endpoint.ts'
import { page, pageShape } from '../api/list.ts'
import { invalid, missing } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import type { PortalConfiguration, PortalFeature } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'

const noFeatures = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
}

/** What the portal page can do. */
const portalFeatures = ['invoice_history', 'payment_method_update', 'subscription_cancel'] as const

function make(world: World, enabled: PortalFeature[], fields: Partial<PortalConfiguration>): PortalConfiguration {
  const features = { ...noFeatures }
  for (const name of enabled) Object.assign(features, { [name]: { ...features[name], enabled: true } })
  return world.store.put({
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    default_return_url: null,
    livemode: false,
    login_page: { enabled: false, url: null },
    name: null,
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: world.now(),
    updated: world.now(),
    features,
    is_default: false,
    metadata: {},
    ...fields,
  } as PortalConfiguration)
}

function create({ world, params }: Call): PortalConfiguration {
  const given = params.features as Partial<Record<PortalFeature, Params>> | null | undefined
  if (!given) throw invalid('Missing required param: features.', 'features', 'parameter_missing')
  const enabled = portalFeatures.filter((name) => given[name]?.enabled === true)
  return make(world, enabled, { metadata: mergeMetadata({}, params.metadata) })
}

/** The configuration of a session: the one that was asked for, or else the default one, which can do everything. */
export function configurationOf(world: World, id: string | null): PortalConfiguration {
  const all = world.store.all('billing_portal.configuration')
  const found = all.find((one) => (id === null ? one.is_default : one.id === id))
  if (found) return found
  if (id !== null) throw missing('configuration', id, 'configuration')
  return make(world, [...portalFeatures], { is_default: true })
}

const base = '/v1/billing_portal/configurations'
const feature = { of: { enabled: 'boolean' } } as const

export const portalConfigurationEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: base,
    params: {
      features: { of: { invoice_history: feature, payment_method_update: feature, subscription_cancel: feature } },
      metadata: 'map',
    },
    run: create,
  },
  {
    method: 'GET',
    path: base,
    params: { ...pageShape, active: 'boolean' },
    run: ({ world, params, url }) => {
      const all = world.store.all('billing_portal.configuration')
      const found = all.filter((one) => params.active === undefined || one.active === params.active)
      return page(found, params, url, all)
    },
  },
]
