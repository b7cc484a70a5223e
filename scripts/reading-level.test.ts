import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogs } from './messages.mjs'
import { gradeOf, sentencesOf, wordsOf } from './reading-level.ts'

const root = join(import.meta.dirname, '..')

/** Files of games whose messages a child hears or reads during play. Games for teens and adults aren't among them. */
const spokenBy = [
  'kit/screens/bar.tsx',
  'kit/screens/mic-panel.tsx',
  'kit/screens/practice.tsx',
  'barrier-builders/directions.ts',
  'barrier-builders/journal.ts',
  'barrier-builders/panels.tsx',
  'barrier-builders/show.ts',
  'barrier-builders/texts.ts',
  'bubble-bayou/choices.tsx',
  'bubble-bayou/texts.ts',
  'comet-trails/ending.tsx',
  'comet-trails/panels.tsx',
  'comet-trails/show.ts',
  'comet-trails/texts.ts',
  'comet-trails/toy.tsx',
  'comet-trails/view.tsx',
  'errand-bot/names.ts',
  'errand-bot/panels.tsx',
  'errand-bot/show.ts',
  'errand-bot/toy.tsx',
  'errand-bot/view.tsx',
  'feelings-face-lab/ending.tsx',
  'feelings-face-lab/panels.tsx',
  'feelings-face-lab/show.ts',
  'feelings-face-lab/texts.ts',
  'feelings-face-lab/view.tsx',
  'five-senses-garden/ending.tsx',
  'five-senses-garden/panels.tsx',
  'five-senses-garden/show.ts',
  'five-senses-garden/texts.ts',
  'five-senses-garden/view.tsx',
  'firefly-encore/panels.tsx',
  'firefly-encore/show.ts',
  'firefly-encore/texts.ts',
  'firefly-encore/view.tsx',
  'fossil-field/call.tsx',
  'fossil-field/show.ts',
  'fossil-field/view.tsx',
  'haystack-hello/choices.tsx',
  'haystack-hello/farewell.ts',
  'haystack-hello/animations.ts',
  'haystack-hello/texts.ts',
  'inside-weather/body.tsx',
  'inside-weather/choices.tsx',
  'inside-weather/panels.tsx',
  'inside-weather/show.ts',
  'inside-weather/view.tsx',
  'jumble-drawer/ending.tsx',
  'jumble-drawer/panels.tsx',
  'jumble-drawer/show.ts',
  'jumble-drawer/texts.ts',
  'lighthouse-ladder/climb.tsx',
  'lighthouse-ladder/ending.tsx',
  'lighthouse-ladder/panels.tsx',
  'lighthouse-ladder/show.ts',
  'lighthouse-ladder/texts.ts',
  'lighthouse-ladder/view.tsx',
  'lantern-river/choices.tsx',
  'lantern-river/course.ts',
  'otter-glide/panels.tsx',
  'otter-glide/show.ts',
  'otter-glide/view.tsx',
  'patient-orchard/actions.tsx',
  'patient-orchard/panels.tsx',
  'patient-orchard/show.ts',
  'plank-by-plank/ending.tsx',
  'plank-by-plank/panels.tsx',
  'plank-by-plank/texts.ts',
  'plank-by-plank/view.tsx',
  'robo-voicebox/introduction.ts',
  'robo-voicebox/panels.tsx',
  'robo-voicebox/texts.ts',
  'sentence-diner/panels.tsx',
  'sentence-diner/texts.ts',
  'shutter-street/choices.tsx',
  'shutter-street/door-card.tsx',
  'shutter-street/panel.tsx',
  'shutter-street/show.ts',
  'sky-high-scoops/board.tsx',
  'sky-high-scoops/choices.tsx',
  'sky-high-scoops/landing.ts',
  'steppingstone-tempo/panels.tsx',
  'steppingstone-tempo/show.ts',
  'switchyard-sounds/panels.tsx',
  'switchyard-sounds/show.ts',
  'switchyard-sounds/view.tsx',
  'tall-tale-theatre/panels.tsx',
  'tall-tale-theatre/show.ts',
  'teeter-critters/panel.tsx',
  'teeter-critters/show.ts',
  'teeter-critters/view.tsx',
  'the-thought-trial/panels.tsx',
  'the-thought-trial/show.ts',
  'the-thought-trial/toy.tsx',
  'the-thought-trial/verdict.tsx',
  'thread-four/choices.tsx',
  'thread-four/notes.ts',
  'tide-breath/body-scale.tsx',
  'tide-breath/choices.tsx',
  'tide-breath/ending.tsx',
  'tide-breath/lead.tsx',
  'tide-breath/view.tsx',
  'tug-harbor/names.ts',
  'tug-harbor/panels.tsx',
  'tug-harbor/show.ts',
  'tug-harbor/toy.tsx',
  'tug-harbor/view.tsx',
  'weather-wardrobe/choices.tsx',
  'weather-wardrobe/fastening.tsx',
  'weather-wardrobe/names.ts',
  'weather-wardrobe/show.ts',
  'weather-wardrobe/view.tsx',
]
const highestForChildren = 2.9
const highestForParents = 6
/** A grade says little about fewer words. */
const fewestWords = 5

/** Messages that these files call for the adult (setting up two devices, the note, and privacy), and one question that is taught. */
const exceptions = new Set([
  'barrier_builders_choose_the_same_level_and_settings',
  'barrier_builders_done_in_a_different_order',
  'kit_it_only_measures_loudness_nothing_is',
  'kit_own_words_are_never_stored',
  'plank_by_plank_open_this_level',
  'the_thought_trial_could_a_camera_record_it',
  'the_thought_trial_not_about_harm',
])

type Catalog = Record<string, string | [{ match: Record<string, string> }]>
const catalogOf = (path: string): Catalog => JSON.parse(readFileSync(path, 'utf8')) as Catalog
/** The texts of a message, with a short word in place of each value. */
const textsOf = (message: Catalog[string]): string[] =>
  (typeof message === 'string' ? [message] : Object.values(message[0].match)).map((text) =>
    text.replace(/\{[#/][^}]*\}/g, '').replace(/\{\w+\}/g, 'cat'),
  )

/** The sentences of messages that are harder to read than a grade, each with its grade. */
const tooHard = (messages: Catalog, highest: number): string[] =>
  Object.entries(messages).flatMap(([name, message]) =>
    textsOf(message)
      .flatMap(sentencesOf)
      .filter((sentence) => wordsOf(sentence).length >= fewestWords && gradeOf(sentence) > highest)
      .map((sentence) => `${name} (${gradeOf(sentence).toFixed(1)}): ${sentence}`),
  )

test('grades a text by the length of its sentences and words', () => {
  expect(gradeOf('The cat sat on the mat.')).toBeLessThan(0)
  expect(gradeOf('Put the small ball under the table. Then put the duck in the box.')).toBeLessThan(highestForChildren)
  expect(
    gradeOf('An intervention requires considerable collaboration among participating professionals.'),
  ).toBeGreaterThan(12)
})

test('what children hear and read in a game is at a grade 2 level', () => {
  const all = Object.assign(
    {},
    ...catalogs(root, 'games').map((path) => catalogOf(join(root, 'games', path.replace('{locale}', 'en')))),
  ) as Catalog
  expect(spokenBy.filter((file) => !existsSync(join(root, 'games', file)))).toEqual([])
  const called = spokenBy.flatMap((file) =>
    [...readFileSync(join(root, 'games', file), 'utf8').matchAll(/\bm\s*\.\s*(\w+)/g)].map(([, name]) => name ?? ''),
  )
  const messages = Object.fromEntries(
    called.filter((name) => !exceptions.has(name)).map((name) => [name, all[name] ?? '']),
  )
  expect(Object.keys(messages).length).toBeGreaterThan(200)
  expect(tooHard(messages, highestForChildren)).toEqual([])
})

test('what parents read on a printed sheet is at a grade 6 level', () => {
  expect(tooHard(catalogOf(join(root, 'web/messages/en/print.json')), highestForParents)).toEqual([])
})
