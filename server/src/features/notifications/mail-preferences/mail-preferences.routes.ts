import { m } from '#messages'
import { getMailPreferences, setMailPreferences } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { saveMailPreferences, readMailPreferences } from './mail-preferences.service.ts'
import { readUnsubscribe } from '../../../platform/messages/unsubscribe-link.ts'

const maxBytes = 2_000

/** Registers the calls for email preferences: in the account, or by the link in each email. */
export const mailPreferencesRoutes: Routes = (app, services) => {
  const { db, config } = services
  app.call(getMailPreferences, ({ user }) => readMailPreferences(db, user.id))
  app.call(setMailPreferences, async ({ user, body }) => {
    await saveMailPreferences(db, user.id, body)
    return readMailPreferences(db, user.id)
  })

  void app.register(async (scope) => {
    // Mail programs post either form encoding. The body doesn't matter, because the URL says everything.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, String(body)),
    )
    scope.post('/unsubscribe', async (request, reply) => {
      const { token } = request.query as { token?: unknown }
      const link = readUnsubscribe(config.appSecret, String(token))
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      if (link === null)
        return reply.code(404).type('text/plain; charset=utf-8').send(m.notifications_this_link_isnt_complete())
      // Only our page's form can resubscribe. A mail program always unsubscribes.
      const way = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('way')
      await saveMailPreferences(db, link.userId, { [link.kind]: way === 'on' })
      if (way === null)
        return reply.type('text/plain; charset=utf-8').send(m.notifications_youre_unsubscribed_from_these_emails())
      return reply.redirect(`/unsubscribe?token=${String(token)}&way=${way === 'on' ? 'on' : 'off'}`, 303)
    })
  })
}
