// Finds the browsers for the browser tests, and installs Debian's packages for those that are missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const chromiums = [
  process.env.CHROMIUM_PATH,
  // Draws no window around each page, so the tests take about half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const firefoxes = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const find = (places) => places.find((place) => place && existsSync(place))

function apt(...args) {
  const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...args]
  return spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status
}

let isUpdated = false
function install(name, ...packages) {
  console.log(`Installing ${name} …`)
  if (!isUpdated) apt('update', '-qq')
  isUpdated = true
  return apt('install', '-y', '-qq', ...packages) === 0
}

function chromium() {
  if (!find(chromiums)) install('Chromium', 'chromium-headless-shell') || install('Chromium', 'chromium')
  const path = find(chromiums)
  if (path) return path
  console.error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH.')
  process.exit(1)
}

function firefox() {
  if (!find(firefoxes)) install('Firefox', 'firefox-esr')
  return find(firefoxes)
}

function webkit() {
  const isMissing = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].some((program) => !existsSync(program))
  if (process.platform === 'linux' && isMissing) install('WebKit', 'webkit2gtk-driver', 'xvfb')
}

/**
 * Returns settings that tell the tests where the browsers are. Ends the process with a message if there's no Chromium.
 * The tests in Firefox and WebKit say what to install themselves, so that all others run without them.
 */
export function browsers() {
  const CHROMIUM_PATH = chromium()
  webkit()
  const FIREFOX_PATH = firefox()
  return { CHROMIUM_PATH, ...(FIREFOX_PATH && { FIREFOX_PATH }) }
}
