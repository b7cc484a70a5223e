import { z } from 'zod'

/** The first line of a backup. */
const Header = z.object({
  marigold: z.literal(1),
  at: z.iso.datetime(),
  /** The migrations of the database. Only one with exactly these can take the backup. */
  migrations: z.array(z.string()),
})

/**
 * The lines of a backup, as JSON: the header; each table with its rows, which are arrays of PostgreSQL's own texts; each
 * sequence; each file with its content in base64, in parts; and the end, without which the backup is incomplete.
 */
export const BackupLine = z.union([
  z.array(z.string().nullable()),
  z.string(),
  Header,
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequence: z.string(), value: z.int(), called: z.boolean() }),
  z.object({ file: z.string() }),
  z.object({ end: z.object({ rows: z.int(), files: z.int() }) }),
])
export type BackupLine = z.infer<typeof BackupLine>
