import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'

/** Serves a description of all calls at /api/openapi.json. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  const transform = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } as never })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Marigold', description: 'The calls between the browser and the server.', version: '1' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) =>
      route.url.startsWith('/api/') ? transform(route as never) : { schema: { hide: true } as never, url: route.url },
  })
  app.get('/api/openapi.json', { config: { access: 'open' }, schema: { hide: true } as never }, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  )
}
