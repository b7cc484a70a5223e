import { readFile, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { openTool } from '../fixtures/choose-cards.ts'
import { launch } from '../playwright.config.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { openAs, expect, test, type Account } from '../fixtures/accounts.ts'
import { waitForScripts } from '../fixtures/site.ts'

// A fake microphone and camera that Chromium allows.
test.use({
  launchOptions: {
    ...launch,
    args: [...launch.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const caption = (page: Page) => page.locator('.face-now .face-caption')
const strip = (page: Page) => page.getByRole('region', { name: 'Scoring' })
const summary = (page: Page) => page.getByRole('dialog', { name: 'This session' })
const past = (page: Page) => page.getByRole('dialog', { name: 'Past sessions' })

async function open(page: Page, settings: object = {}) {
  await page.addInitScript(
    (stored) => {
      if (!localStorage.getItem('marigold-viewer')) localStorage.setItem('marigold-viewer', stored)
    },
    JSON.stringify({ nextAfterScore: false, ...settings }),
  )
  await page.goto('/gallery?cards')
  await waitForScripts(page)
}

async function openSettings(page: Page) {
  await openTool(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Card settings' })
  await expect(settings.getByRole('switch', { name: 'Shuffle' })).toBeVisible()
  return settings
}

declare global {
  interface Window {
    tracks: MediaStreamTrack[]
  }
}

// Keeps every track the page gets, and lets the test set the permission.
function watchMedia() {
  window.tracks = []
  const devices = navigator.mediaDevices
  const given = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (wanted) => {
    const stream = await given(wanted)
    window.tracks.push(...stream.getTracks())
    return stream
  }
  navigator.permissions.query = () => Promise.resolve({ state: 'prompt' } as PermissionStatus)
}
const live = (page: Page) => page.evaluate(() => window.tracks.filter((track) => track.readyState === 'live').length)

/** Requests the deletion, reads what it removes, and confirms. */
async function deleteAll(page: Page, dialog: Locator) {
  await dialog.getByRole('button', { name: 'Delete all trials on this device' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Delete all trials on this device?' })
  await expect(asked).toContainText(/This deletes 1 session with 2 trials from /)
  await asked.getByRole('button', { name: 'Delete all trials' }).click()
}

test('boards, recorder, and mirror fit beside the card, and no media leaves the page', async ({ page }) => {
  await page.addInitScript(watchMedia)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await open(page)
  const settings = await openSettings(page)
  await settings.getByRole('switch', { name: 'First-then board' }).click()
  await settings.getByLabel('Then', { exact: true }).selectOption('Music')
  await settings.getByLabel('Token board').selectOption('3 tokens')
  await settings.getByRole('switch', { name: 'Record and play back' }).click()
  await settings.getByRole('switch', { name: 'Mirror' }).click()
  await expectAccessible(page, 'settings')
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()

  await expect(page.locator('.is-then')).toContainText('Music')
  await page.getByRole('button', { name: /^First/ }).click()
  await expect(page.getByRole('button', { name: /^First.*done/ })).toBeVisible()
  await page.getByRole('button', { name: 'Give a token' }).click()
  await page.getByRole('button', { name: 'Give a token' }).click()
  await page.getByRole('button', { name: 'Take a token back' }).click()
  await expect(page.getByText('1 of 3 tokens')).toHaveCount(1)

  await page.getByRole('button', { name: 'Record', exact: true }).click()
  const asks = page.getByRole('dialog', { name: 'Record a try?' })
  await expect(asks).toContainText('never sent or stored')
  await expectAccessible(page, 'what the browser will ask')
  await asks.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('button', { name: /^Stop/ })).toBeVisible()
  await expect.poll(() => live(page)).toBe(1)
  await page.getByRole('button', { name: /^Stop/ }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => live(page)).toBe(0)

  await page.getByRole('button', { name: 'Turn the camera on' }).click()
  await expect(page.locator('video')).toBeVisible()
  await expectAccessible(page, 'boards, recording and mirror')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.locator('video')).toHaveCount(0)
  await expect.poll(() => live(page)).toBe(0)
  expect(sent).toEqual([])
})

test('a missing microphone or camera is explained', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = (wanted) =>
      Promise.reject(new DOMException('', wanted?.video ? 'NotFoundError' : 'NotAllowedError'))
    navigator.permissions.query = () => Promise.resolve({ state: 'granted' } as PermissionStatus)
  })
  await open(page, { record: true, mirror: true })
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('This site isn’t allowed to use the microphone.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn the camera on' }).click()
  await expect(page.getByText('The browser can’t find a camera.')).toBeVisible()
  await expectAccessible(page, 'refused')
})

test('the strip moves to a second window, controls the cards from there, and comes back', async ({ page, context }) => {
  await open(page)
  await strip(page).getByRole('button', { name: 'Not yet' }).click()
  await expect(strip(page)).toContainText('0 of 1')
  const settings = await openSettings(page)
  await page.evaluate(() => (window.open = () => null))
  await settings.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(settings.getByText('The browser blocked the second window.')).toBeVisible()
  await page.reload()
  await waitForScripts(page)

  const again = await openSettings(page)
  const [scoring] = await Promise.all([
    context.waitForEvent('page'),
    again.getByRole('button', { name: 'Open', exact: true }).click(),
  ])
  await expect(strip(scoring)).toContainText('0 of 1')
  await expect(again).toBeHidden()
  await expect(strip(page)).toHaveCount(0)
  await expect(scoring.getByRole('heading', { name: 'Rabbit' })).toBeVisible()
  await scoring.getByRole('button', { name: 'Correct' }).click()
  await expect(strip(scoring)).toContainText('1 of 2')
  await expect(page.locator('.score-chip')).toHaveCount(0)
  await scoring.keyboard.press('ArrowRight')
  await expect(caption(page)).toHaveText('Rope')
  await expect(scoring.getByRole('heading', { name: 'Rope' })).toBeVisible()
  await expectAccessible(scoring, 'the scoring window')

  // A reload of the cards reconnects to the window; closing it brings the strip back.
  await page.reload()
  await expect(caption(page)).toHaveText('Rabbit')
  await expect(scoring.getByRole('heading', { name: 'Rabbit' })).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  await scoring.close({ runBeforeUnload: true })
  await expect(strip(page)).toContainText('1 of 2')
})

test('past sessions are charted, exported, restored, and deleted with a day to undo', async ({ page }, info) => {
  await open(page)
  await strip(page).getByRole('button', { name: 'Correct' }).click()
  await strip(page).getByRole('button', { name: 'Not yet' }).click()
  await expect(strip(page)).toContainText('1 of 2')
  await strip(page)
    .getByRole('button', { name: /Open the summary/ })
    .click()
  await summary(page).getByRole('button', { name: 'Past sessions' }).click()
  const chart = past(page).getByRole('img', { name: /^R, initial, words: 1 session/ })
  await expect(chart).toHaveAccessibleName(/Practice 50%, 2 tries/)
  await expect(past(page).getByText(/^Saved only in this browser on this device/)).toBeVisible()
  await expectAccessible(page, 'past sessions')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    past(page).getByRole('button', { name: 'Export all to a file' }).click(),
  ])
  const kept = info.outputPath('tries.json')
  await file.saveAs(kept)
  await deleteAll(page, past(page))
  await expect(chart).toHaveCount(0)
  await past(page).getByRole('button', { name: 'Undo delete' }).click()
  await expect(chart).toBeVisible()

  const restore = past(page).getByLabel('Restore from a file')
  await restore.setInputFiles(kept)
  await expect(past(page).getByText('Everything in this file is already here.')).toBeVisible()
  const broken = info.outputPath('broken.json')
  await writeFile(broken, (await readFile(kept, 'utf8')).replace('"correct"', '"corect"'))
  await restore.setInputFiles(broken)
  await expect(past(page).getByText('This file is damaged')).toBeVisible()
  await expect(chart).toHaveAccessibleName(/2 tries/)

  await deleteAll(page, past(page))
  await expect(chart).toHaveCount(0)
  await page.reload()
  await expect(strip(page)).toContainText('No trials yet')
  await strip(page)
    .getByRole('button', { name: /Open the summary/ })
    .click()
  await summary(page).getByRole('button', { name: 'Past sessions' }).click()
  await expect(past(page).getByText('No scored sessions are saved in this browser yet.')).toBeVisible()
  // Also after a reload, for a day.
  await past(page).getByRole('button', { name: 'Undo delete' }).click()
  await expect(chart).toHaveAccessibleName(/2 tries/)
  await deleteAll(page, past(page))
  await past(page).getByLabel('Restore from a file').setInputFiles(kept)
  await expect(past(page).getByText('1 session was restored.')).toBeVisible()
  await expect(chart).toHaveAccessibleName(/2 tries/)
})

/** How many trials this browser has stored. */
const storedTrials = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const open = indexedDB.open('marigold')
        open.onsuccess = () => {
          const count = open.result.transaction('trials').objectStore('trials').count()
          count.onsuccess = () => {
            open.result.close()
            done(count.result)
          }
        }
      }),
  )

test('two accounts in one browser keep their own scores, players, and boards', async ({
  page,
  newcomer,
  subscriber,
}) => {
  const openGallery = async (account: Account) => {
    const known = page.waitForResponse('**/api/me')
    await openAs(page, account, '/gallery?cards')
    await known
    await waitForScripts(page)
    // Until the account is known, a score has no owner to be stored for.
    await page.waitForFunction(
      (mark) => localStorage.getItem('marigold-owner')?.startsWith(mark),
      account.token.slice(-8),
    )
  }
  await openGallery(newcomer)
  await strip(page).getByRole('button', { name: 'Correct' }).click()
  await expect(strip(page)).toContainText('1 of 1')
  await expect.poll(() => storedTrials(page)).toBe(1)

  await openGallery(subscriber)
  await expect(strip(page)).toContainText('No trials yet')
  await strip(page)
    .getByRole('button', { name: /Open the summary/ })
    .click()
  await summary(page).getByRole('button', { name: 'Past sessions' }).click()
  await expect(past(page).getByText('No scored sessions are saved in this browser yet.')).toBeVisible()

  await openGallery(newcomer)
  await expect(strip(page)).toContainText('1 of 1')
})

test('blocked storage is reported before the next trial, and scoring continues', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await open(page)
  await strip(page).getByRole('button', { name: 'Correct' }).click()
  const alert = page.getByRole('alertdialog', { name: 'Your scores aren’t being saved' })
  await expect(alert).toContainText('copy the note')
  await expectAccessible(page, 'storage is blocked')
  await alert.getByRole('button', { name: 'Score without saving' }).click()
  await strip(page).getByRole('button', { name: 'Correct' }).click()
  await expect(strip(page)).toContainText('2 of 2')
  await expect(alert).toBeHidden()
})

test('cue type, practice, and used words appear in the note', async ({ page }) => {
  await open(page)
  const cue = page.getByRole('button', { name: /Change the cue level/ })
  await expect(cue).toBeVisible()
  await cue.hover()
  await page.mouse.down()
  const panel = page.getByRole('dialog', { name: 'Cue and practice' })
  await expect(panel).toBeVisible()
  await page.mouse.up()
  await panel.getByRole('button', { name: 'Gesture' }).click()
  await panel.getByRole('button', { name: 'Blocked' }).click()
  await panel.getByRole('button', { name: 'Spontaneous' }).click()
  await expectAccessible(page, 'cue and practice')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(cue).toContainText('Cue 1gesture')
  await page.keyboard.press('1')

  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByLabel('Question type', { exact: true }).selectOption('Talk')
  await page.getByRole('button', { name: 'Words used' }).click()
  await page.getByRole('textbox', { name: 'Words used' }).fill('in a barn')
  await page.keyboard.press('Enter')
  await strip(page).getByRole('button', { name: 'Partly' }).click()
  await strip(page)
    .getByRole('button', { name: /Open the summary/ })
    .click()
  const note = summary(page).getByLabel('Note')
  await expect(note).toHaveValue(
    /Produced initial \/r\/ in words in 1 of 1 trial with minimal cues \(100%\)\. Cue types: gestural\. Practice was blocked\. Responses were spontaneous\./,
  )
  await expect(note).toHaveValue(
    /in 0 of 1 trial independently \(0%\)\. Partly correct in 1 more trial\. Words used: "in a barn\." Practice was blocked\. Responses were spontaneous\./,
  )
})

test(
  'cards are shuffled, repeated, hidden, enlarged, and read aloud without modeling a target',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const voice = { lang: 'en-US', localService: true, default: true, name: 'Test', voiceURI: 'test' }
      const said: string[] = []
      class Utterance {
        text: string
        constructor(text: string) {
          this.text = text
        }
      }
      Object.assign(window, { said, SpeechSynthesisUtterance: Utterance })
      Object.defineProperty(window, 'speechSynthesis', {
        value: {
          getVoices: () => [voice],
          speak: ({ text }: { text: string }) => said.push(text),
          cancel: () => {},
          addEventListener: () => {},
          removeEventListener: () => {},
        },
      })
    })
    await open(page, {
      hides: 'picture',
      bigText: true,
      underline: false,
      repeat: 2,
      nextAfterScore: true,
      shuffle: true,
    })
    await page.getByLabel('Type', { exact: true }).selectOption('Words')
    await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0)
    await expect(caption(page)).toBeVisible()
    const first = (await caption(page).textContent()) ?? ''
    expect(['Rabbit', 'Rope']).toContain(first)
    await expect(page.locator('.face-now .face-box')).toBeHidden()
    await page.getByRole('button', { name: 'Show picture' }).click()
    await expect(page.locator('.face-now .face-box')).toBeVisible()
    await expect(caption(page)).toHaveCSS('zoom', '1.22')
    await expect(page.locator('.face-now u')).toHaveCSS('text-decoration-line', 'none')
    await page.keyboard.press('1')
    await expect(strip(page)).toContainText('1 of 1')
    await expect(caption(page)).toHaveText(first)
    await page.keyboard.press('1')
    await expect(caption(page)).not.toHaveText(first)

    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await page.getByRole('button', { name: 'Read aloud' }).click()
    await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.join())).toMatch(/\?/)
  },
)
