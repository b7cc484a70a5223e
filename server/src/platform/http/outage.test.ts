import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { dataFolder, freePort, startProcess } from '../testing/testing-process.ts'

const addresses = ['/', '/api/games', '/readyz'] as const

test(
  'a killed database comes back by itself, and meanwhile every response is a readable 503',
  { timeout: 180_000 },
  async () => {
    const folder = dataFolder('myself')
    const running = startProcess(folder.path, { port: await freePort(), env: { LOG_LEVEL: 'info' } })
    try {
      await running.waitForOutput('Marigold is ready')
      const postmaster = Number(readFileSync(join(folder.path, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
      const logged = () => running.output().split('\n').length
      const [before, since] = [logged(), performance.now()]
      process.kill(postmaster, 'SIGKILL')

      const seen = new Set<string>()
      const texts: string[] = []
      const ask = async () => {
        const responses = await Promise.all(addresses.map((address) => fetch(running.url + address)))
        for (const [n, { status }] of responses.entries()) seen.add(`${addresses[n]} ${status}`)
        for (const response of responses) if (response.status !== 200) texts.push(await response.text())
        return responses.every(({ status }) => status === 200)
      }
      // Connections outlive the killed process for a moment, so the first responses may still be fine.
      await expect.poll(ask, { timeout: 60_000, interval: 20 }).toBe(false)
      await expect.poll(ask, { timeout: 60_000, interval: 20 }).toBe(true)
      const lines = logged() - before
      const seconds = (performance.now() - since) / 1_000

      const expected = addresses.flatMap((address) => [`${address} 200`, `${address} 503`])
      expect(expected).toEqual(expect.arrayContaining([...seen]))
      expect(seen).toContain('/readyz 503')
      expect(texts.filter((text) => !/restarting (its|the) database/.test(text))).toEqual([])
      // One line a second, plus those before the outage was noticed and after it ended.
      expect(lines).toBeLessThan(seconds + 12)

      await fetch(`${running.url}/api/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@example.org' }),
      })
      // Jobs and the listener have come back too.
      await expect.poll(() => mails(folder.socket()), { timeout: 30_000 }).toBe(1)
    } finally {
      await running.kill()
      folder.remove()
    }
  },
)

async function mails(host: string): Promise<number> {
  const client = new pg.Client({ host, user: 'marigold', database: 'marigold' })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from mails')
  await client.end()
  return rows[0].count
}
