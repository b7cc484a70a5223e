import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** How a call did since the server started. */
const CallTimes = z.object({
  /** 'GET /api/games' */
  call: z.string(),
  count: z.int(),
  /** Responses with status 500 or higher. */
  errors: z.int(),
  mean_ms: z.number(),
  max_ms: z.number(),
})

/** The state of one server and its database. Sizes are bytes. */
export const Health = z.object({
  /** The last backup that was made here, and its file's name, if it was recorded; null for none. */
  backup: z.object({ at: z.string(), file: z.string().nullable() }).nullable(),
  server: z.object({ version: z.string(), node: z.string(), started_at: z.string() }),
  database: z.object({ version: z.string(), size: z.int(), migration: z.string(), embedded: z.boolean() }),
  jobs: z.object({
    queues: z.array(z.object({ queue: z.string(), waiting: z.int(), active: z.int(), failed: z.int() })),
    /** Jobs that were tried too often, newest first. */
    failed: z.array(z.object({ id: z.uuid(), queue: z.string(), failed_at: z.string(), problem: z.string() })),
  }),
  email: z.object({
    /** False if emails are only stored for the preview. */
    smtp: z.boolean(),
    waiting: z.int(),
    /** When the oldest of them was written; null if there are none. */
    oldest: z.string().nullable(),
    /** Handed to the SMTP server since the server started. */
    sent: z.int(),
  }),
  disk: z.object({ free: z.int(), total: z.int() }),
  requests: z.object({ count: z.int(), errors: z.int(), slowest: z.array(CallTimes) }),
  /** By the name of their environment variable. The value of a secret is masked; null if it isn't set. */
  settings: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
})
export type Health = z.infer<typeof Health>

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  auth: 'admin',
  summary: 'Returns the state of the server that responds, and of its database, jobs, emails, and disk.',
  response: Health,
})

/** The response is a stream of bytes. */
export const getBackup = endpoint({
  method: 'GET',
  path: '/api/admin/backup',
  auth: 'admin',
  summary: 'Downloads the database and the stored files as they are now, and records it.',
  media: 'application/gzip',
  limit: { max: 10, per: '1 hour', by: 'user' },
  response: z.unknown(),
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/{id}/retry',
  auth: 'admin',
  summary: 'Runs a failed job again.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ queue: z.string().min(1).max(100) }),
  limit: { max: 300, per: '1 hour', by: 'user' },
  response: z.object({ message: z.string() }),
})
