// Finds a Chromium for the browser tests, and installs Debian's where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  // Without a window of its own around each page: the tests take about half of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const find = () => places.find((place) => place && existsSync(place))

function apt(...args) {
  const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...args]
  return spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status
}

/** Path of a Chromium or Chrome; ends the process with a sentence when none can be had. */
export function chromium() {
  const there = find()
  if (there) return there
  console.log('Installing Chromium …')
  apt('update', '-qq')
  if (apt('install', '-y', '-qq', 'chromium-headless-shell') !== 0) apt('install', '-y', '-qq', 'chromium')
  const installed = find()
  if (installed) return installed
  console.error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.')
  process.exit(1)
}
