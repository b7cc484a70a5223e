import { m } from '#messages'
import {
  describeCardPicture,
  getUploadedPictures,
  limits,
  removeCardPicture,
  uploadCardPicture,
} from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { acceptFiles, sentFile } from '../../../platform/http/receive-file.ts'
import { pictureFileRoutes } from './picture-files.ts'
import {
  addPicture,
  describePicture,
  listUploaded,
  pictureTooLarge,
  removePicture,
  removePictureFile,
  RemovePictureJob,
  removePictureJob,
} from './uploaded-pictures.service.ts'

/** Registers the files of card pictures, and the console's calls about uploaded ones. */
export const pictureRoutes: Routes = (app, services) => {
  const { db, jobs } = services
  pictureFileRoutes(app, services)
  app.call(getUploadedPictures, async () => ({ pictures: await listUploaded(db) }))
  app.call(describeCardPicture, ({ user: admin, params: { name }, body: { alt, before } }) =>
    describePicture(services, admin, { name, alt, before }),
  )
  app.call(removeCardPicture, async ({ user: admin, params: { name }, query: { alt } }) => {
    await removePicture(services, admin, { name, alt })
    return { message: m.pictures_removed() }
  })
  jobs.define(removePictureJob, RemovePictureJob, ({ name }) => removePictureFile(services, name))
  const missing = m.pictures_choose_jpeg_png_webp
  const said = { tooLarge: pictureTooLarge, noForm: missing, unreadable: missing }
  acceptFiles(app, { bytes: limits.cardPicture.bytes, said }, (scope) =>
    scope.call(uploadCardPicture, async ({ user: admin, query: { alt }, request }) =>
      addPicture(services, admin, { alt, sent: await sentFile(request, 'picture', missing()) }),
    ),
  )
}
