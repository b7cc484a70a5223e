import { z } from 'zod'

/** The maximum that a third-party game stores on a device for one user. */
export const shimLimits = {
  /** Characters of all keys and values. */
  letters: 2_500_000,
  entries: 5000,
  key: 4096,
  /** Characters of one message, as JSON. */
  message: 6_000_000,
} as const

/** What a third-party game stores in place of local storage and cookies. */
export const storageAreas = ['local', 'cookie'] as const
export type StorageArea = (typeof storageAreas)[number]

/** Messages from the shim to the player page, for a third-party game that knows nothing about it. */
export const FromShim = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('KEEP'),
    area: z.enum(storageAreas),
    /** Null removes the entry. */
    changes: z
      .array(z.tuple([z.string().max(shimLimits.key), z.string().max(shimLimits.letters).nullable()]))
      .max(shimLimits.entries),
  }),
  /** An alert of the game, which may open no window itself. */
  z.object({ type: z.literal('SAY'), text: z.string().max(300) }),
])
export type FromShim = z.infer<typeof FromShim>
