import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { invalid } from '../api/refusal.ts'
import type { PortalSession } from '../state/records.ts'
import { newId } from '../state/world.ts'
import { customerOf } from './customers.ts'

const linkSeconds = 3600

function create({ world, params }: Call): PortalSession {
  const customerId = text(params.customer)
  if (!customerId) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  const customer = customerOf(world, customerId)
  const returnUrl = text(params.return_url)
  if (returnUrl && !['http:', 'https:'].includes(URL.parse(returnUrl)?.protocol ?? ''))
    throw invalid('Not a valid URL', 'return_url', 'url_invalid')
  const id = newId('bps')
  return world.store.put({
    configuration: 'bpc_sandbox',
    customer_account: null,
    flow: null,
    livemode: false,
    locale: text(params.locale),
    on_behalf_of: null,
    id,
    object: 'billing_portal.session',
    created: Math.floor(Date.now() / 1000),
    customer: customer.id,
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
    params: { customer: 'text', return_url: 'text', locale: 'text' },
    run: create,
  },
]
