import { buildApp } from './app.ts'
import { ensureAdmin, isAdminEmailTaken } from './features/account/first-admin.service.ts'
import { importContent } from './features/cards/content/import-content.ts'
import { importBuiltInGames } from './features/play/import-built-in.ts'
import { deleteAbandonedImports } from './features/play/import-game.ts'
import { ConfigError, loadConfig } from './platform/process/config.ts'
import { FolderInUse } from './platform/storage/folder-lock.ts'
import { UnusableFolder } from './platform/storage/folder-owner.ts'
import { ignoreBrokenPipes } from './platform/process/log.ts'
import { stopGracefully } from './platform/process/stop.ts'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(): Promise<void> {
  ignoreBrokenPipes()
  const config = loadConfig()
  say(config.databaseUrl === null ? 'Starting the database …' : 'Connecting to the database …')
  const { app, services } = await buildApp({ config, development: process.argv.includes('--dev') })
  stopGracefully(app)
  if (await importContent(services.db)) say('Imported the cards.')
  await deleteAbandonedImports(config)
  const games = await importBuiltInGames(services)
  const fresh = games.filter((game) => !game.unchanged)
  if (fresh.length > 0) say(`Imported games: ${fresh.map((game) => game.un_zip_filename).join(', ')}.`)
  const admin = await ensureAdmin(services.db, config)
  const taken = await isAdminEmailTaken(services.db, config)
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await app.close()
    throw error
  }
  say(`\nMarigold is ready: ${config.publicUrl}`)
  if (admin !== null) {
    say(`\nAdministrator: ${admin.email}`)
    say(admin.password === null ? 'Password: the one in ADMIN_PASSWORD' : `Password: ${admin.password}`)
    if (admin.password !== null) say('This password is shown only now. Keep it, and change it after signing in.')
    admin.markShown()
  }
  if (taken)
    say(
      `\nADMIN_EMAIL is ${config.adminEmail}, the address of an account that signed up by itself: it was not made administrator. Set another address.`,
    )
  if (!config.production) say(`\nLetters that would be mailed: ${config.publicUrl}/dev/outbox`)
}

/** Returns a message for an error that the operator can fix, or null for a bug. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError) return `A setting is wrong: ${error.message}. See docs/operations.md.`
  if (error instanceof FolderInUse || error instanceof UnusableFolder) return error.message
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return 'Another program already listens on this port. Stop it, or set PORT to another number.'
  return null
}

start().catch((error: unknown) => {
  const sentence = explain(error)
  process.stderr.write(`${sentence ?? `Marigold could not start: ${(error as Error).stack ?? String(error)}`}\n`)
  const cause = (error as Error).cause
  if (sentence === null && cause !== undefined) process.stderr.write(`${String(cause)}\n`)
  process.exit(1)
})
