import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, openAs, test } from '../../fixtures/accounts.ts'
import { passSecondFactor } from '../../fixtures/second-factor.ts'

const root = join(import.meta.dirname, '../../..')

/** The console's story about backups, which runs with the others, because all share one administrator. */
export function backupStory(): void {
  test(
    'an administrator makes a backup, and the command that the page shows restores it on an empty machine',
    { tag: '@full' },
    async ({ page, request, admin }) => {
      await passSecondFactor(request, admin)
      await openAs(page, admin, '/console/health')
      const backup = page.getByRole('region', { name: 'Backup' })
      await expect(backup).toContainText('None yet')
      await expect(page.getByRole('region', { name: 'Server' })).not.toContainText('0.0.0')
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        backup.getByRole('button', { name: 'Back up now' }).click(),
      ])
      const command = backup.getByRole('listitem').first().locator('code')
      await expect(command).toHaveText(`DATA_DIR=.data-restored npm run restore -- ${file.suggestedFilename()}`)
      await expect(backup).not.toContainText('None yet')

      const folder = mkdtempSync(join(tmpdir(), 'marigold-restored-'))
      const path = join(folder, file.suggestedFilename())
      await file.saveAs(path)
      const line = (await command.innerText())
        .replace('.data-restored', join(folder, 'data'))
        .replace(file.suggestedFilename(), path)
      try {
        const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd: root })
        expect(stdout).toMatch(/Restored \d+ rows and \d+ files\./)
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )
}
