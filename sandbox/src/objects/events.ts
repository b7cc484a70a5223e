import type { Endpoint } from '../api/endpoint.ts'
import { page, pageShape } from '../api/list.ts'

export const eventEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/events',
    params: { ...pageShape, created: { of: { gte: 'integer' } }, types: 'texts' },
    run: (call) => {
      const types = call.params.types as string[] | undefined
      const { gte = 0 } = (call.params.created as { gte?: number } | undefined) ?? {}
      return page(call, 'event', ({ created, type }) => created >= gte && (types === undefined || types.includes(type)))
    },
  },
]
