import { createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { writeBackup } from '../platform/backup/write-backup.ts'
import { recordAudit } from '../platform/access/audit.ts'
import { withDatabase } from '../platform/process/command-services.ts'
import { ConfigError } from '../platform/process/config.ts'

// npm run backup -- FILE: writes a backup of the database and the stored files. Can run next to a running Marigold.

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Name the file: npm run backup -- marigold-backup.jsonl.gz')
  process.exitCode = 1
} else
  try {
    await withDatabase(async ({ db, config }) => {
      await recordAudit(db, { actorId: null, action: 'backup.made', after: { file: basename(file) } })
      await pipeline(writeBackup(db, config.dataDir), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
      console.log(`The backup is in ${file}. It contains secrets, so keep it where only you can read it.`)
    })
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exitCode = 1
  }
