import { type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page } from '../api/list.ts'
import { invalid, notFound } from '../api/refusal.ts'

// `invoice.*` names every event of a kind.
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}

export const eventEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/events',
    params: { ...listShape, type: 'text', types: 'texts' },
    run: ({ world, params, url }) => {
      if (params.type && params.types) throw invalid('You may only specify one of these parameters: type, types.')
      const wanted = (params.types as string[] | undefined) ?? (text(params.type) ? [params.type as string] : null)
      const found = world.store
        .all('event')
        .filter((event) => !wanted || wanted.some((one) => matches(event.type, one)))
      return page(found, params, url, world.store.all('event'))
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    run: ({ world, id }) => {
      const event = world.store.get('event', id)
      if (!event) throw notFound('event', id)
      return event
    },
  },
]
