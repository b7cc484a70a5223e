import { createReadStream, existsSync } from 'node:fs'
import { restoreBackup, RestoreError } from '../platform/backup/restore-backup.ts'
import { withDatabase } from '../platform/process/command-services.ts'
import { ConfigError } from '../platform/process/config.ts'

// npm run restore -- FILE: restores a backup into the empty data folder that DATA_DIR names. Stop Marigold first.

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('Name the backup: DATA_DIR=.data npm run restore -- marigold-backup.jsonl.gz')
  process.exitCode = 1
} else if (!existsSync(file)) {
  console.error(`There is no file ${file} here. Give the path of the backup that you downloaded.`)
  process.exitCode = 1
} else
  try {
    await withDatabase(async ({ pool, config }) => {
      const { rows, files } = await restoreBackup({ pool, dataDir: config.dataDir }, createReadStream(file))
      console.log(`Restored ${rows} rows and ${files} files. Start Marigold: DATA_DIR=${config.dataDir} npm start`)
    })
  } catch (error) {
    const foreseen = error instanceof RestoreError || error instanceof ConfigError
    console.error(foreseen ? error.message : error)
    process.exitCode = 1
  }
