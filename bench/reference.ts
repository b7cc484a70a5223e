// A bare Fastify for comparison: `node reference.ts static|query|person FILE`, where FILE has its settings.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'

/** The settings of a reference server. */
export interface ReferenceSettings {
  connection: pg.ClientConfig
  body: string
  tokenHash: string
}

const page = `select id, game_name, short_description, long_description, image, image_land, image_wide, video, un_zip_filename, free, color
  from games where published_at is not null and retired_at is null order by rank, id limit 12 offset $1`
const user = `select u.* from sign_ins s join users u on u.id = s.user_id where s.token_hash = decode($1, 'hex') and s.idle_until > now()`

const [kind, file = ''] = process.argv.slice(2)
const { connection, body, tokenHash } = JSON.parse(readFileSync(file, 'utf8')) as ReferenceSettings
const pool = new pg.Pool({ ...connection, max: 20 })
const app = Fastify()

app.get('/*', async (_request, reply) => {
  if (kind === 'static') return reply.type('application/json; charset=utf-8').send(body)
  if (kind === 'person') return (await pool.query({ name: kind, text: user, values: [tokenHash] })).rows[0]
  const { rows } = await pool.query({ name: kind, text: page, values: [0] })
  return { all_games: rows, pagination: { current_page: 1, last_page: 5, per_page: 12, total: 60 } }
})

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
