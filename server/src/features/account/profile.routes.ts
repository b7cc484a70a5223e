import { m } from '#messages'
import {
  changePhoto,
  confirmEmail,
  cancelEmailChange,
  limits,
  removePhoto,
  sendConfirmation,
  updateProfile,
} from '@marigold/contract'
import { join } from 'node:path'
import type { App, Services } from '../../platform/app.ts'
import { acceptFiles, sentFile } from '../../platform/http/receive-file.ts'
import { sendFileNotFound, resolveInside, sendFile } from '../../platform/http/send-file.ts'
import { logSecurityEvent } from '../../platform/access/security-log.ts'
import {
  confirmEmailAddress,
  removePendingEmail,
  deleteExpiredEmailLinks,
  resendEmailLink,
} from './email-links.service.ts'
import { localeCookie } from '../../platform/http/locale.ts'
import type { Customers } from './billing-port.ts'
import { processPhoto, removeFile, RemoveFileJob, removeFileJob, setPhoto, photoTooLarge } from './photo.service.ts'
import { updateProfile as saveProfile } from './update-profile.service.ts'

/** Registers the calls for the profile, the photo, and the email address. */
export function profileRoutes(app: App, services: Services, customers: Customers): void {
  const { db, jobs, config } = services
  const secure = config.publicUrl.startsWith('https:')

  app.call(updateProfile, async ({ body, user, reply }) => {
    const pending_email = await saveProfile(services, user, body)
    if (body.locale !== undefined && body.locale !== user.row.locale)
      reply.header('set-cookie', localeCookie(body.locale, secure))
    if (pending_email !== user.row.pending_email) logSecurityEvent(services.log, 'email change requested', user.id)
    return { success: true as const, message: m.account_your_profile_has_been_successfully_updated(), pending_email }
  })

  app.call(confirmEmail, async ({ body, address }) => {
    const email = await confirmEmailAddress(services, customers, body.token, address)
    return { message: m.account_your_email_address_is_confirmed(), email }
  })

  app.call(sendConfirmation, async ({ user }) => {
    await resendEmailLink(services, user.row)
    return { message: m.account_email_sent_please_check_your_inbox() }
  })

  app.call(cancelEmailChange, async ({ user }) => {
    await removePendingEmail(db, user.id)
    return { message: m.account_your_email_address_stays_the_same() }
  })

  app.call(removePhoto, async ({ user }) => {
    await setPhoto(services, user.id, null)
    return { message: m.account_your_photo_was_removed() }
  })

  photoUpload(app, services)
  photoFiles(app, services)
  jobs.define(removeFileJob, RemoveFileJob, ({ key }) => removeFile(services, key))
  jobs.every('forget-email-links', '23 3 * * *', () => deleteExpiredEmailLinks(db))
}

/** Registers the upload of a photo. */
function photoUpload(app: App, services: Services): void {
  const said = {
    tooLarge: photoTooLarge,
    noForm: m.account_please_send_the_picture_in_a,
    unreadable: m.account_we_couldnt_read_this_form,
  }
  acceptFiles(app, { bytes: limits.photo, said }, (scope) =>
    scope.call(changePhoto, async ({ user, request }) => {
      const sent = await sentFile(request, 'photo', m.account_please_send_the_picture_as_photo())
      const key = await setPhoto(services, user.id, await processPhoto(sent))
      return { message: m.account_your_photo_was_changed(), profile_photo_url: services.files.url(key ?? '') }
    }),
  )
}

/** Serves photos by their random names. */
function photoFiles(app: App, { files }: Services): void {
  app.get<{ Params: { name: string } }>(
    '/assets/photos/:name',
    { config: { access: 'open' } },
    async (request, reply) => {
      const { name } = request.params
      const folder = files.localFolder
      const known = folder !== null && /^[\w-]{43}\.webp$/.test(name)
      const path = known ? resolveInside(join(folder, 'photos'), name) : null
      const cacheControl = 'public, max-age=86400'
      const sent = await sendFile(request, reply, path, { tag: name.slice(0, 12), cacheControl })
      return sent ? reply : sendFileNotFound(reply)
    },
  )
}
