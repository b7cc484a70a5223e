// npm run certify -- path/to/game.zip: prints the report, writes report.json, and exits with 1 on a failure.
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { launch } from '../../playwright.config.ts'
import { certify } from '../certify.ts'
import { reportText } from '../report.ts'

const folder = process.env.INIT_CWD ?? process.cwd()
const given = process.argv[2]
const path = resolve(folder, given ?? '')
if (given === undefined || !existsSync(path)) {
  console.error(given === undefined ? 'Name a zip: npm run certify -- path/to/game.zip' : `There is no file ${path}`)
  process.exit(2)
}
const browser = await chromium.launch(launch)
try {
  const report = await certify(path, await browser.newPage())
  console.log(reportText(report))
  const file = resolve(folder, 'report.json')
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  console.log(`The report is in ${file}`)
  process.exitCode = report.result === 'pass' ? 0 : 1
} finally {
  await browser.close()
}
