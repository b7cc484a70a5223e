import type { GameManifest } from '@marigold/contract'
import { contentTables } from './content-tables.ts'

/** What a manifest doesn't say about a game, in words for therapists: what is done, how, and what is reported. */
const games: Readonly<Record<string, readonly [mechanic: string, input: string, logged: string]>> = {
  'barrier-builders': [
    'describe a scene so that a partner builds it unseen',
    'talk; drag or tap things into place',
    'directions, words and parts in each, questions asked, items matched',
  ],
  'bubble-bayou': [
    'pop, hold, and pinch moving bubbles',
    'tap, hold, two fingers, both hands',
    'first touches beside chance, target size and speed, hand, midline, level of assistance',
  ],
  'comet-trails': [
    'pull a comet along strokes while the road fades',
    'trace with finger, pen, or mouse; two at once for pairs',
    'deviation, start and order, time, hand, help, level of assistance',
  ],
  'errand-bot': [
    'plan a whole route, predict a point of it, run, and repair',
    'tap tiles in order; plant a flag',
    'first runs, flags, repairs, tiles beyond the shortest plan, help',
  ],
  'feelings-face-lab': [
    'shape a face that could fit, and check with a partner what it means',
    'pull parts of a face; talk',
    'faces, kinds of clues, same or two ways (counts), cues; never a feeling',
  ],
  'firefly-encore': [
    'play a phrase of lights back by a rule',
    'tap places in order',
    'span, first wrong place, rule, strategy, help, level of assistance',
  ],
  'five-senses-garden': [
    'notice real things and describe them until a partner finds them',
    'look around the room; talk; tap to plant',
    'items for each sense, found by a partner, planted alone, place, ratings, cues',
  ],
  'fossil-field': [
    'uncover squares by step clues and name a find by one part',
    'brush squares; place a part on the whole',
    'first calls, squares used, named early or late, help',
  ],
  'haystack-hello': [
    'wait, and ask in any way for the hay to open',
    'communicate; the adult marks how; point or tap to find',
    'requests by means of communication, wait time, friends found, choices',
  ],
  'inside-weather': [
    'build the weather inside, then name it',
    'drag and size weather; pick words',
    'scene made, feelings and body signs named (counts), next step, cues, ratings',
  ],
  'jumble-drawer': [
    'find overlapping things in a heap',
    'stir with a finger; tap a thing',
    'slips filled, other picks, time per find, help, level of assistance',
  ],
  'lantern-river': [
    'float down a river and decide at forks, with practice cards between turns',
    'spin; choose',
    'practice correct, turns, forks',
  ],
  'lighthouse-ladder': [
    'build a ladder of small steps, predict, try, and compare',
    'rate; choose; act in real life',
    'rungs, tries by how they were confirmed, predicted and actual ratings, helper; never a goal',
  ],
  'otter-glide': [
    'start the voice gently to send an otter down a slide',
    'voice, with a hold, a slider, or a switch in its place',
    'glides, rise time, voicing, breaks, what felt easiest',
  ],
  'patient-orchard': [
    'decide to wait, guard, or pick as weather changes',
    'choose one action a turn',
    'waits, ripeness when picked, storms heeded',
  ],
  'plank-by-plank': [
    'find two ways out of a social problem and say the words',
    'say an idea; choose among ways with costs',
    'choices by kind, own ideas and lines heard, answers in role, cues; never a line',
  ],
  'robo-voicebox': [
    'put sounds in order and hear the robot say the word',
    'drag or tap sound chips',
    'words right on the first pull, chip errors, hints, invented words',
  ],
  'sentence-diner': [
    'serve a sentence and see it acted out',
    'pick words from a belt in order',
    'first servings, mix-ups by kind, repairs, support',
  ],
  'shutter-street': [
    'ask yes/no questions that halve the street',
    'choose or say a question; close shutters',
    'questions, windows closed for each, closing mistakes, wrong knocks',
  ],
  'sky-high-scoops': [
    'add a scoop with every drill trial',
    'say the target; score it',
    'trials, accuracy, cues, agreement with self-rating, trials per minute',
  ],
  'steppingstone-tempo': [
    'tap a stone for each syllable, word, or phrase',
    'tap in rhythm with speech',
    'rate, evenness, ratings of speech',
  ],
  'subtext-sleuth': [
    'read a chat, mark clues, and work out what is meant',
    'tap words as evidence; choose a reading and a reply',
    'inferences, evidence, retries, forecast gap',
  ],
  'switchyard-sounds': [
    'hear a word of a minimal pair and send the train to it',
    'listen or speak; throw a switch',
    'first tries by sound, mix-ups, repairs, response time',
  ],
  'tall-tale-theatre': [
    'direct a puppet show with the parts of a story',
    'choose parts; retell',
    'story parts, connecting words, retelling ratings',
  ],
  'teeter-critters': [
    'balance a plank when each player knows only a part',
    'flag a spot and say why; place a piece',
    'turns, flags and answers, reasons, splashes and what was chosen after them, cues',
  ],
  'the-thought-trial': [
    'weigh a worried thought with exhibits and reasons',
    'sort statements; drag exhibits to a scale; say why',
    'statements, reasons, belief and feeling before and after, verdict, cues; never a thought',
  ],
  'thread-four': [
    'find hidden groups of four in a grid',
    'pick four words; name the link',
    'groups, links named, one away, hints, time',
  ],
  'tide-breath': [
    'lead the tide with slow breaths',
    'hold and release, or draw',
    'breaths led, mean time, body ratings',
  ],
  'tug-harbor': [
    'draw routes for several boats at once and keep them apart',
    'draw lines while boats move',
    'boats without a stop, stops, paused time, routes drawn live, help, level of assistance',
  ],
  'weather-wardrobe': [
    'choose clothes for the weather and a plan, and put them on in order',
    'drag clothes; close zippers, snaps, buttons, laces',
    'first doors, order, fasteners by how they were moved, self-corrections, help',
  ],
  'word-foundry': [
    'join prefixes, roots, and endings into words',
    'drag or tap word parts',
    'words made, parts used, orders, strikes, sentences',
  ],
}

const professions = ['SLP', 'OT', 'MIND']
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Names of games without a description here, and of descriptions without a game. */
export const missing = (manifests: readonly GameManifest[]): string[] => {
  const slugs = manifests.map((one) => one.un_zip_filename)
  const known = Object.keys(games)
  return [...slugs.filter((slug) => !games[slug]), ...known.filter((slug) => !slugs.includes(slug))]
}

/** What is done in each game. */
export const mechanics = (): string[] => Object.values(games).map(([mechanic]) => mechanic)

/** Writes the page that compares all games, in the order of the catalog. */
export function comparisonPage(manifests: readonly GameManifest[]): string {
  const rows = manifests
    .toSorted((one, other) => one.rank - other.rank)
    .map((one) => {
      const [mechanic = '', input = '', logged = ''] = games[one.un_zip_filename] ?? []
      const who = professions.filter((profession) => one.categories.includes(profession)).join(', ')
      const name = `${one.game_name}${one.free ? ' (free)' : ''}`
      return row([
        name,
        who,
        one.age_filters.join(', '),
        mechanic,
        (one.goals ?? []).map((goal) => goal.replace(/\.$/, '')).join('; '),
        input,
        logged,
      ])
    })
  const tables = Object.entries(contentTables).map(([file, one]) =>
    row([`\`games/${file}\``, one.rows, one.from.join(', '), one.settings, String(one.readers)]),
  )
  return `# Compare the games

This page is generated from the games' manifests and from \`games/scripts/comparison.ts\`. To update it, run
\`npx vitest run games/scripts/comparison.test.ts -u\`. For the rules of each game, see [games](games.md).

Every game can also be played with the keyboard, with one switch, and with two. Every log has the player, the level, the
time, and the cue of each trial. What a client types is in none.

${row(['Game', 'For', 'Ages', 'Mechanic', 'Goals', 'Input', 'What is logged'])}
|---|---|---|---|---|---|---|
${rows.join('\n')}

## Content tables

These tables of games for OT and MIND are read by one person in the profession and one who shares the age group's daily
life. They check that each row is safe, shames nobody, has no stereotype, is in plain words at that age, works with any
body, and has one answer where one is expected.

${row(['Table', 'Rows', 'From age', 'Settings', 'Readers'])}
|---|---|---|---|---|
${tables.join('\n')}
`
}
