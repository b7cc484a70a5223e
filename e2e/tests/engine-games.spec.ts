// Every game in the engines of Safari and Firefox, in the player page; see docs/browser-tests.md. Long run only.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { engines, expect, testIn } from '../fixtures/engines/test.ts'
import { button, dialog, type User } from '../fixtures/engines/user.ts'
import { everyLevel } from '../fixtures/game-player.ts'

const folder = join(import.meta.dirname, '../../games')
const games = readdirSync(folder).filter((name) => /^[a-z]/.test(name) && existsSync(join(folder, name, 'manifest.ts')))

/** What to choose, best first, in games where choosing in turn doesn't end a turn. */
const hints: Record<string, RegExp[]> = {
  'barrier-builders': [/^(Put it |Ready|Take the photo|Next)/],
  'bubble-bayou': [/^(Call the creatures|Bubble)/],
  'comet-trails': [/^(Start tracing|Go |Help me)/],
  'errand-bot': [/^(To the first map|Up|Forward)/],
  'feelings-face-lab': [/^(Done|Next|Same)$/, /^(Show it big|With someone|A sound)/],
  'five-senses-garden': [/^(Plant it|I noticed one|I’m ready|There it is)$/, /^[1-5](, |$)/],
  'firefly-encore': [/^(Start the concert|Watch$|Firefly)/],
  'fossil-field': [/^(Start the dig|Brush)/],
  'haystack-hello': [/Word$/],
  'inside-weather': [/^(This is it|Let it be|Nothing today|Just me)/],
  'jumble-drawer': [/^(Pull off the cloth|Open the slip|Hide the slip)/],
  'lighthouse-ladder': [/(All three are true|Open the ladder|Done for today|My ladder is ready)/, /^[1-5](, |$)/],
  'otter-glide': [/^(Use a button|Soft start|Let it rest)/, /I heard it$/],
  'plank-by-plank': [/^Done$/, /^(Next|Show me ideas|We’re together|Start the story)$/],
  'robo-voicebox': [/^Pull/, /^Slot/],
  'sentence-diner': [/^Ring the bell/],
  'shutter-street': [/^(Ask|Done)$/, /…$/, /^Knock$/],
  'steppingstone-tempo': [/, \d+ of \d+$/, /^(One like this|Next sentence|Look at the path)/],
  'subtext-sleuth': [/^(Add it to the notes|Read on|Keep it|Send and see|Show all now)/],
  'tall-tale-theatre': [/^(Start the show|Next scene|Take a bow)/, /Told it$/],
  'teeter-critters': [/^(left|right) \d/, /^(Take it|Next|No question)/],
  'the-thought-trial': [
    /^(Bang|A camera could|It’s my|It’s a|Let’s look|Something|Nobody knows|Next|None of these|I can’t say yet|Thank you)/,
  ],
  'thread-four': [/^Pull/],
  'tug-harbor': [/^Open the harbor/, /at a time/, /^Dock/, /waiting$/],
  'weather-wardrobe': [/^(Put on|Pull|Put the pin|Hold the|Press both|Turn the|Push the)/],
  'word-foundry': [/^Strike/],
}

interface Message {
  type: string
  trial?: { target: string }
}

declare global {
  interface Window {
    told: string[]
  }
}

const listen = () => {
  window.told = []
  addEventListener('message', ({ data }: MessageEvent<Message>) =>
    window.told.push([data.type, data.trial?.target].join(' ')),
  )
}
const told = (user: User) => user.run<string[]>('page', () => window.told)

/** Returns the choice to take now: the best hint, or the next in turn. */
function choiceOf(wanted: string[], step: number): Element | null {
  const named = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({
      element,
      name: element.getAttribute('aria-label') ?? element.innerText,
    }))
  const choices = named('.world [data-scan]:not(:disabled):not(.bar *, [inert] *)')
  // Some games wait for the adult; a hint names that button.
  const all = [...choices, ...named('.adult-confirm button:enabled')]
  const hinted = wanted.flatMap((hint) => all.filter(({ name }) => new RegExp(hint).test(name.trim())))
  const others = choices.filter(({ name }) => !/^(Hear|Put back|Take back)/.test(name))
  return (hinted[0] ?? others[step % Math.max(1, others.length)])?.element ?? null
}

/** Turns on errorless mode, if the game has it, for a short first turn. */
async function makeErrorless(user: User) {
  const errorless = { by: 'role', role: 'switch', name: /^Errorless/ } as const
  await user.click(button('Settings'), 'game')
  await user.sees(dialog('Settings'), 'game')
  if ((await user.count(errorless, 'game')) > 0) await user.click(errorless, 'game')
  await user.click(button('Close'), 'game')
  await user.seesNo(dialog('Settings'), 'game')
}

/** Returns where two pictures start to differ; '' if they don't. */
function changeBetween(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return at < 0 && one.length === other.length ? '' : `${one.slice(at, at + 100)} became ${other.slice(at, at + 100)}`
}

/** Plays until the first turn is over, or the first trial in a game without turns. */
async function playFirstTurn(user: User, slug: string) {
  const ended = slug === 'tide-breath' ? /TRIAL breath/ : /TURN_END/
  const hint = (hints[slug] ?? []).map(({ source }) => source)
  let step = 0
  await expect(async () => {
    const before = (await told(user)).join()
    if (!ended.test(before)) await user.press('game', choiceOf, hint, step++)
    expect((await told(user)).join()).toMatch(ended)
  }).toPass({ timeout: 120_000, intervals: [200] })
}

const isHeld = () => document.documentElement.classList.contains('held')
const picture = () => document.querySelector('.world')?.innerHTML ?? ''

/**
 * Expects no change for 30 frames. A new scene's parts arrive one per frame, even during a pause, so it may take a
 * moment.
 */
async function standsStill(user: User) {
  await expect(async () => {
    const still = await user.run<string>('game', picture)
    await user.frames('game', 30)
    expect(changeBetween(still, await user.run<string>('game', picture))).toBe('')
  }).toPass({ timeout: 10_000, intervals: [0] })
}

for (const engine of everyLevel ? engines : []) {
  const test = testIn(engine)
  for (const slug of games) {
    test(`${engine}: ${slug} starts, plays its first turn, and freezes during a pause`, async ({
      user,
      subscriber,
    }) => {
      await user.logIn(subscriber)
      await user.goto(`/game/${slug}`)
      await user.sees(button('Start'), 'game')
      await user.run('page', listen)
      await makeErrorless(user)
      await user.click(button('Start'), 'game')
      await playFirstTurn(user, slug)
      await user.click(button('Cards'))
      await user.sees(dialog('Game paused'))
      await user.until(() => user.run('game', isHeld), true)
      await standsStill(user)
      await user.click(button('Back to game'))
      await user.until(() => user.run('game', isHeld), false)
      await user.collect('game')
    })
  }
}
