import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { invalid } from '../api/refusal.ts'
import type { Params } from '../api/shape.ts'
import type { PortalSession } from '../state/records.ts'
import { newId } from '../state/world.ts'
import { webAddress } from './checkout-sessions.ts'
import { customerOf } from './customers.ts'
import { configurationOf } from './portal-configurations.ts'

const linkSeconds = 3600

function flowOf(given: Params | null | undefined): PortalSession['flow'] {
  if (!given) return null
  if (!given.type) throw invalid('Missing required param: flow_data[type].', 'flow_data[type]', 'parameter_missing')
  const after = given.after_completion as Params | undefined
  const redirect = after?.redirect as Params | undefined
  const at = 'flow_data[after_completion][redirect][return_url]'
  const address = after?.type === 'redirect' ? webAddress(redirect?.return_url, at, true) : null
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: address ? { return_url: address } : null,
      type: address ? 'redirect' : 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type: 'payment_method_update',
  }
}

function create({ world, params }: Call): PortalSession {
  const customerId = text(params.customer)
  if (!customerId) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  const customer = customerOf(world, customerId)
  const flow = flowOf(params.flow_data as Params | undefined)
  const configuration = configurationOf(world, text(params.configuration))
  if (flow && configuration.features.payment_method_update?.enabled !== true)
    throw invalid(
      'You can’t use the `payment_method_update` flow because it is disabled in your portal configuration.',
      'flow_data[type]',
    )
  const id = newId('bps')
  return world.store.put({
    configuration: configuration.id,
    customer_account: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    id,
    object: 'billing_portal.session',
    created: Math.floor(Date.now() / 1000),
    customer: customer.id,
    flow,
    return_url: webAddress(params.return_url, 'return_url', false),
    url: `${world.surroundings.publicBase}/_sandbox/portal/${id}`,
  } as PortalSession)
}

/** Whether a link to the portal may still be used; it is good for an hour of real time. */
export function portalOpen(session: PortalSession): boolean {
  return session.created + linkSeconds > Date.now() / 1000
}

export const portalEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    params: {
      customer: 'text',
      configuration: 'text',
      return_url: 'text',
      flow_data: {
        of: {
          type: { oneOf: ['payment_method_update'] },
          after_completion: {
            of: {
              type: { oneOf: ['redirect', 'portal_homepage'] },
              redirect: { of: { return_url: 'text' } },
            },
          },
        },
      },
    },
    run: create,
  },
]
