import { m } from '#messages'
import multipart from '@fastify/multipart'
import {
  changePhoto,
  confirmEmail,
  dropPendingEmail,
  limits,
  removePhoto,
  sendConfirmation,
  updateProfile,
} from '@marigold/contract'
import type { FastifyError, FastifyRequest } from 'fastify'
import { join } from 'node:path'
import type { App, Services } from '../../platform/app.ts'
import { answerError } from '../../platform/http/error-answers.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { noSuchFile, pathBelow, sendFile } from '../../platform/http/send-file.ts'
import { noteSecurity } from '../../platform/access/security-log.ts'
import { confirmAddress, dropPendingAddress, forgetEmailLinks, mailEmailLink } from './email-links.service.ts'
import type { Customers } from './billing-port.ts'
import { makePhoto, removeFile, RemoveFileJob, removeFileJob, setPhoto, tooLarge } from './photo.service.ts'
import { updateProfile as saveProfile } from './update-profile.service.ts'

/** The calls about who a person is: profile, photo, address. */
export function profileRoutes(app: App, services: Services, customers: Customers): void {
  const { db, jobs } = services

  app.call(updateProfile, async ({ body, user }) => {
    const pending_email = await saveProfile(services, user, body)
    if (pending_email !== user.row.pending_email) noteSecurity(services.log, 'email change requested', user.id)
    return { success: true as const, message: m.account_your_profile_has_been_successfully_updated(), pending_email }
  })

  app.call(confirmEmail, async ({ body, address }) => {
    const email = await confirmAddress(services, customers, body.token, address)
    return { message: m.account_your_email_address_is_confirmed(), email }
  })

  app.call(sendConfirmation, async ({ user }) => {
    await mailEmailLink(services, user.row)
    return { message: m.account_email_sent_please_check_your_inbox() }
  })

  app.call(dropPendingEmail, async ({ user }) => {
    await dropPendingAddress(db, user.id)
    return { message: m.account_your_email_address_stays_the_same() }
  })

  app.call(removePhoto, async ({ user }) => {
    await setPhoto(services, user.id, null)
    return { message: m.account_your_photo_was_removed() }
  })

  photoUpload(app, services)
  photoFiles(app, services)
  jobs.define(removeFileJob, RemoveFileJob, ({ key }) => removeFile(services, key))
  jobs.every('forget-email-links', '23 3 * * *', () => forgetEmailLinks(db))
}

/** The one call that takes no JSON: in a scope of its own, so that forms of several parts open nothing elsewhere. */
function photoUpload(app: App, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { files: 1, fields: 4, parts: 5, fileSize: limits.photo, fieldSize: 1_000, headerPairs: 20 },
    })
    scope.setErrorHandler((error: FastifyError, request, reply) => answerError(uploadRefusal(error), request, reply))
    scope.call(changePhoto, async ({ user, request }) => {
      const key = await setPhoto(services, user.id, await makePhoto(await sentFile(request)))
      return { message: m.account_your_photo_was_changed(), profile_photo_url: services.files.url(key ?? '') }
    })
  })
}

async function sentFile(request: FastifyRequest): Promise<Buffer> {
  const file = await request.file()
  if (file?.fieldname !== 'photo') {
    const sentence = m.account_please_send_the_picture_as_photo()
    throw new Refusal('invalid', sentence, { photo: [sentence] })
  }
  return file.toBuffer()
}

/** What the reader of forms refuses, in our words. */
function uploadRefusal(error: FastifyError | Refusal): FastifyError | Refusal {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (error.statusCode === 406 || error.statusCode === 415)
    return new Refusal('unsupported_type', m.account_please_send_the_picture_in_a())
  // A form that is cut short or says what is not so: the reader's own words are for developers.
  if (error.code?.startsWith('FST_') || /multipart|boundary|part header|end of form|form/i.test(error.message))
    return new Refusal('bad_request', m.account_we_couldnt_read_this_form())
  return error
}

/** Photos by their random names. */
function photoFiles(app: App, { files }: Services): void {
  app.get<{ Params: { name: string } }>(
    '/assets/photos/:name',
    { config: { access: 'open' } },
    async (request, reply) => {
      const { name } = request.params
      const folder = files.localFolder
      const known = folder !== null && /^[\w-]{43}\.webp$/.test(name)
      const path = known ? pathBelow(join(folder, 'photos'), name) : null
      const cacheControl = 'public, max-age=86400'
      const sent = await sendFile(request, reply, path, { tag: name.slice(0, 12), cacheControl })
      return sent ? reply : noSuchFile(reply)
    },
  )
}
