import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Line } from '../plain-line.ts'

const Alt = Line().max(limits.cardPicture.alt)

/** A picture that an administrator uploaded for cards, which name it like a drawn one. */
export const UploadedPicture = z.object({
  name: z.string(),
  /** What it shows, for people who can't see it. */
  alt: z.string(),
  bytes: z.int(),
  created_at: z.string(),
  /** How many cards, lists, own cards, and texts of the site name it, also retired ones. */
  uses: z.int(),
})
export type UploadedPicture = z.infer<typeof UploadedPicture>

const limit = { max: 300, per: '1 hour', by: 'user' } as const

export const getUploadedPictures = endpoint({
  method: 'GET',
  path: '/api/admin/card-pictures',
  auth: 'admin',
  summary: `Lists the pictures that were uploaded for cards, newest first, at most ${limits.cardPicture.most}.`,
  response: z.object({ pictures: z.array(UploadedPicture) }),
})

export const uploadCardPicture = endpoint({
  method: 'POST',
  path: '/api/admin/card-pictures',
  auth: 'admin',
  summary: `Stores a JPEG, PNG, or WebP as a picture for cards, from the field "picture" of a form. At most ${limits.cardPicture.bytes / 1_000_000} MB.`,
  query: z.object({ alt: Alt }),
  limit,
  response: UploadedPicture,
})

export const describeCardPicture = endpoint({
  method: 'PUT',
  path: '/api/admin/card-pictures/{name}',
  auth: 'admin',
  summary: 'Changes what an uploaded picture is said to show. Cards that name it keep the description they have.',
  params: z.object({ name: z.string().max(40) }),
  body: z.object({
    alt: Alt,
    /** The description that the administrator saw. */
    before: z.string().max(limits.cardPicture.alt),
  }),
  limit,
  response: UploadedPicture,
})

export const removeCardPicture = endpoint({
  method: 'DELETE',
  path: '/api/admin/card-pictures/{name}',
  auth: 'admin',
  summary: 'Deletes an uploaded picture that nothing uses. Requires its description.',
  params: z.object({ name: z.string().max(40) }),
  query: z.object({ alt: Alt }),
  limit,
  response: z.object({ message: z.string() }),
})
