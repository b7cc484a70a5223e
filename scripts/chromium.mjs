// Finds a Chromium for the browser tests, and installs Debian's where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const find = () => places.find((place) => place && existsSync(place))

/** Path of a Chromium or Chrome; ends the process with a sentence when none can be had. */
export function chromium() {
  const there = find()
  if (there) return there
  console.log('Installing Chromium …')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const installed = find()
  if (installed) return installed
  console.error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.')
  process.exit(1)
}
