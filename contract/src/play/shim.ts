import { z } from 'zod'

/** The most that a game made elsewhere keeps on a device for one person. */
export const shimLimits = {
  /** Letters of keys and values together. */
  letters: 2_500_000,
  entries: 5000,
  key: 4096,
  /** Of one message, as JSON. */
  message: 6_000_000,
} as const

/** What a game made elsewhere keeps where other pages have local storage and cookies. */
export const keptAreas = ['local', 'cookie'] as const
export type KeptArea = (typeof keptAreas)[number]

/** What the shim tells the player page for a game made elsewhere, which itself knows nothing of it. */
export const FromShim = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('KEEP'),
    area: z.enum(keptAreas),
    /** A null takes the entry away. */
    changes: z
      .array(z.tuple([z.string().max(shimLimits.key), z.string().max(shimLimits.letters).nullable()]))
      .max(shimLimits.entries),
  }),
  /** A note of the game, which may open no window of its own. */
  z.object({ type: z.literal('SAY'), text: z.string().max(300) }),
])
export type FromShim = z.infer<typeof FromShim>
