import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { invalid } from '../api/refusal.ts'
import type { Params } from '../api/shape.ts'
import type { PortalSession } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { customerOf } from './customers.ts'
import { configurationOf } from './portal-configurations.ts'

const linkSeconds = 3600

function webAddress(value: unknown, param: string): string | null {
  const address = text(value)
  if (address && !['http:', 'https:'].includes(URL.parse(address)?.protocol ?? ''))
    throw invalid('Not a valid URL', param, 'url_invalid')
  return address
}

function flowOf(given: Params | undefined): PortalSession['flow'] {
  if (!given) return null
  if (given.type !== 'payment_method_update')
    throw invalid('This sandbox has the flow payment_method_update only.', 'flow_data[type]')
  const after = given.after_completion as Params | undefined
  const address = webAddress(
    (after?.redirect as Params | undefined)?.return_url,
    'flow_data[after_completion][redirect][return_url]',
  )
  return {
    type: 'payment_method_update',
    after_completion: {
      type: address ? 'redirect' : 'portal_homepage',
      redirect: address ? { return_url: address } : null,
    },
  }
}

function configuration(world: World, params: Params): string {
  const id = text(params.configuration)
  return id ? configurationOf(world, id, 'configuration').id : 'bpc_sandbox'
}

function create({ world, params }: Call): PortalSession {
  const customerId = text(params.customer)
  if (!customerId) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  const customer = customerOf(world, customerId)
  const returnUrl = webAddress(params.return_url, 'return_url')
  const id = newId('bps')
  return world.store.put({
    configuration: configuration(world, params),
    customer_account: null,
    livemode: false,
    locale: text(params.locale),
    on_behalf_of: null,
    id,
    object: 'billing_portal.session',
    created: Math.floor(Date.now() / 1000),
    customer: customer.id,
    flow: flowOf(params.flow_data as Params | undefined),
    return_url: returnUrl,
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
      locale: 'text',
      flow_data: {
        of: {
          type: 'text',
          after_completion: { of: { type: 'text', redirect: { of: { return_url: 'text' } } } },
        },
      },
    },
    run: create,
  },
]
