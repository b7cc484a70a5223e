
import pg from 'pg'
import { startEmbeddedPostgres } from "/work/main/server/src/platform/database/embedded-postgres.ts"
import { lockFolder } from "/work/main/server/src/platform/storage/folder-lock.ts"
lockFolder(process.argv[2])
const { connection } = await startEmbeddedPostgres(process.argv[2])
const client = new pg.Client(connection)
await client.connect()
await client.query('create table if not exists kept (n int)')
console.log('ready')
for (let n = 1; ; n++) {
  await client.query('insert into kept values ($1)', [n])
  console.log(n)
}
