import { z } from 'zod'
import { Int32 } from '../ids.ts'

const text = z.string().max(1000)

/** The report that `npm run certify` writes about a game's zip. */
export const Certification = z.object({
  game: text,
  /** Of the zip, in hexadecimal digits. A folder is zipped first, so its digest is found in no upload. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  result: z.enum(['pass', 'fail']),
  checks: z
    .array(
      z.object({
        id: text,
        title: text,
        result: z.enum(['pass', 'fail', 'not applicable']),
        /** What to do after a failure, or why the check doesn't apply. */
        says: text,
        /** Each fault, with the screen where it was found. */
        found: z.array(text).max(20),
      }),
    )
    .min(1)
    .max(30),
  /** What the importer would say without refusing the package. */
  warnings: z.array(text).max(200),
  /** Messages of one kind that store something, with the number and the characters of all of them. */
  stores: z.array(z.object({ message: text, count: Int32.min(0), characters: Int32.min(0) })).max(30),
})
export type Certification = z.infer<typeof Certification>
