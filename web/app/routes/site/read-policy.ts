import type { SiteValues } from '@marigold/contract'
import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '../../services-context.ts'

/** Reads the fields of a policy. */
export async function readPolicy(
  context: Readonly<RouterContextProvider>,
  id: 'privacy' | 'terms',
): Promise<SiteValues> {
  const policies = await context.get(servicesContext).siteEntries('policy')
  return policies.find((policy) => policy.id === id)?.fields ?? {}
}
