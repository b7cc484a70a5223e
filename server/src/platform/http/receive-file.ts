import multipart from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { sendError } from './error-responses.ts'
import { Refusal } from './errors.ts'
import { uploadError, type UploadSentences } from './upload-errors.ts'

/** Registers calls whose body is a form with one file, in their own scope, so that no other call accepts one. */
export function acceptFiles(
  app: App,
  { bytes, said }: { bytes: number; said: UploadSentences },
  register: (scope: App) => void,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { files: 1, fields: 4, parts: 5, fileSize: bytes, fieldSize: 1_000, headerPairs: 20 },
    })
    scope.setErrorHandler((error: FastifyError, request, reply) => sendError(uploadError(error, said), request, reply))
    register(scope)
  })
}

/** Returns the file in this field of the form. Refuses a form without it. */
export async function sentFile(request: FastifyRequest, field: string, missing: string): Promise<Buffer> {
  const file = await request.file()
  if (file?.fieldname !== field) throw new Refusal('invalid', missing, { [field]: [missing] })
  return file.toBuffer()
}
