import { type Call, type Endpoint, required } from '../api/endpoint.ts'
import { customerOf } from '../api/find.ts'
import { matches, page, pageShape } from '../api/list.ts'
import { invalid, missing } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import type { PortalConfiguration, PortalSession } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { webAddress } from './checkout-sessions.ts'

const linkSeconds = 3600

function createConfiguration({ world, params }: Call): PortalConfiguration {
  const features = required<{ payment_method_update?: { enabled?: boolean } }>(params, 'features')
  return world.store.put({
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    default_return_url: null,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    name: null,
    updated: world.now(),
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: world.now(),
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: false },
      payment_method_update: {
        enabled: features.payment_method_update?.enabled === true,
        payment_method_configuration: null,
      },
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
    },
    metadata: mergeMetadata({}, params.metadata),
  } as PortalConfiguration)
}

/** Refuses a configuration that does not let a customer change the card. */
function checkConfiguration(world: World, id: string): string {
  const configuration = world.store.get('billing_portal.configuration', id)
  if (!configuration) throw missing('configuration', id, 'configuration')
  if (configuration.features.payment_method_update?.enabled !== true)
    throw invalid('The `payment_method_update` flow is disabled in your portal configuration.', 'flow_data[type]')
  return id
}

function createSession({ world, params }: Call): PortalSession {
  const customer = customerOf(world, required(params, 'customer'))
  const flow = required<Params>(params, 'flow_data')
  const after = required<Params>(flow, 'after_completion', 'flow_data[after_completion]')
  const redirect = required<Params>(after, 'redirect', 'flow_data[after_completion][redirect]')
  const at = 'flow_data[after_completion][redirect][return_url]'
  const back = params.return_url as string | undefined
  const id = newId('bps')
  return world.store.put({
    customer_account: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    id,
    object: 'billing_portal.session',
    configuration: checkConfiguration(world, required(params, 'configuration')),
    // Links are valid for an hour of real time.
    created: Math.floor(Date.now() / 1000),
    customer: customer.id,
    flow: {
      after_completion: {
        hosted_confirmation: null,
        redirect: { return_url: webAddress(required(redirect, 'return_url', at), at) },
        type: required(after, 'type', 'flow_data[after_completion][type]'),
      },
      customer_update: null,
      subscription_cancel: null,
      subscription_pause: null,
      subscription_update: null,
      subscription_update_confirm: null,
      type: required(flow, 'type', 'flow_data[type]'),
    },
    return_url: back === undefined ? null : webAddress(back, 'return_url'),
    url: `${world.surroundings.publicBase}/_sandbox/portal/${id}`,
  } as PortalSession)
}

/** Returns whether the link of a session is still valid. */
export function isOpen(session: PortalSession): boolean {
  return session.created + linkSeconds > Date.now() / 1000
}

export const portalEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    params: { features: { of: { payment_method_update: { of: { enabled: 'boolean' } } } }, metadata: 'map' },
    run: createConfiguration,
  },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    params: { ...pageShape, active: 'boolean' },
    run: (call) => page(call, 'billing_portal.configuration', ({ active }) => matches(active, call.params.active)),
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    params: {
      configuration: 'text',
      customer: 'text',
      flow_data: {
        of: {
          after_completion: { of: { redirect: { of: { return_url: 'text' } }, type: { oneOf: ['redirect'] } } },
          type: { oneOf: ['payment_method_update'] },
        },
      },
      return_url: 'text',
    },
    run: createSession,
  },
]
