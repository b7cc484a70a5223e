import { m } from '#messages'
import { getMailPreferences, setMailPreferences } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { keepMailPreferences, readMailPreferences } from './mail-preferences.service.ts'
import { readUnsubscribe } from '../../../platform/messages/unsubscribe-link.ts'

const mostBytes = 2_000

/** Which letters people want: chosen in the account, or by the link that stands in each of them. */
export const letterRoutes: Routes = (app, services) => {
  const { db, config } = services
  app.call(getMailPreferences, ({ user }) => readMailPreferences(db, user.id))
  app.call(setMailPreferences, async ({ user, body }) => {
    await keepMailPreferences(db, user.id, body)
    return readMailPreferences(db, user.id)
  })

  void app.register(async (scope) => {
    // Mail programs post a form of either kind; which one is all the same, since the address says everything.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, String(body)),
    )
    scope.post('/unsubscribe', async (request, reply) => {
      const { token } = request.query as { token?: unknown }
      const link = readUnsubscribe(config.appSecret, String(token))
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      if (link === null)
        return reply.code(404).type('text/plain; charset=utf-8').send(m.notifications_this_link_isnt_complete())
      // Only the form of our page says a way; a mail program always means that the letters stop.
      const way = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('way')
      await keepMailPreferences(db, link.userId, { [link.kind]: way === 'on' })
      if (way === null)
        return reply.type('text/plain; charset=utf-8').send(m.notifications_youre_unsubscribed_from_these_emails())
      return reply.redirect(`/unsubscribe?token=${String(token)}&way=${way === 'on' ? 'on' : 'off'}`, 303)
    })
  })
}
