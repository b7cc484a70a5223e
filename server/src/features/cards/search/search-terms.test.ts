import type { SearchResult } from '@marigold/contract'
import { contrasts, fluencyTechniques, languageCategories, languageSubcategories } from '@marigold/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../platform/testing/testing.ts'
import { importContent } from '../content/import-content.ts'
import { findCards } from './search.service.ts'
import { namedTargets } from './search-terms.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await importContent(app.db)
}, 120_000)
afterAll(() => app.close())

const search = (q: string) => findCards(app.db, q)
const short = ({ kind, label, place }: SearchResult) => {
  if (kind === 'part') return `${place}: ${label}`
  return place.startsWith('Articulation, ') ? `${label} ${place.slice('Articulation, '.length)}` : label
}
/** Returns what a query finds, except words of cards. */
const finds = async (q: string) => (await search(q)).filter(({ kind }) => kind !== 'word').map(short)

test('every target of a term exists in the content under the name in the table', () => {
  const names = new Map([
    ...[...languageCategories, ...languageSubcategories].map(({ id, name }) => [String(id), name] as const),
    ...fluencyTechniques.map(({ id, name }) => [`t${id}`, name.replace(/ \(.*/, '')] as const),
  ])
  const codes = new Set(['c', ...contrasts.map(({ code }) => `c${code}`)])
  const wrong = namedTargets.filter((target) => {
    const [, id = '', name] = /^(t?\d+) (.*)$/.exec(target) ?? []
    return name === undefined ? !codes.has(target) : names.get(id) !== name
  })
  expect(wrong).toEqual([])
})

const rBlends = ['BR', 'CR', 'DR', 'FR', 'GR', 'PR', 'TR', 'THR']
const vocalicR = ['AR', 'OR', 'ER', 'AIR', 'EAR', 'IRE', 'RL']
const past = ['Verb Tenses: Past -ed', 'Verb Tenses: Irregular Past']

/** A query and everything that it must find, in any order, and nothing else. */
const exact: [query: string, found: string[]][] = [
  // Sounds
  ['initial s', ['S initial']],
  ['s initial words', ['S initial words']],
  ['/s/ initial words', ['S initial words']],
  ['initial /s/ in sentences', ['S initial sentences']],
  ['medial l', ['L medial']],
  ['final k', ['K final']],
  ['K in the final position', ['K final']],
  ['beginning r phrases', ['R initial phrases']],
  ['sh final words and phrases', ['SH final words and phrases']],
  ['h final', ['H']],
  ['voiceless th', ['TH (quiet)']],
  ['th voiced medial', ['TH (voiced) medial']],
  ['initial th words', ['TH (quiet) initial words', 'TH (voiced) initial words']],
  ['r blends', rBlends],
  ['R-blends', rBlends],
  ['r blends in sentences', rBlends.map((sound) => `${sound} sentences`)],
  ['l blends', ['BL', 'CL', 'FL', 'GL', 'PL', 'SL']],
  ['/s/ blends', ['SK', 'SL', 'SM', 'SN', 'SP', 'ST', 'SW', 'S blends, 3 sounds']],
  ['s-clusters', ['SK', 'SL', 'SM', 'SN', 'SP', 'ST', 'SW', 'S blends, 3 sounds']],
  ['vocalic r', vocalicR],
  ['vocalic r final words', vocalicR.map((sound) => `${sound} final words`)],
  ['velars', ['K', 'G', 'NG']],
  ['affricates', ['CH', 'J']],
  ['alveolars', ['T', 'D', 'N', 'S', 'Z', 'L']],
  ['lateral lisp', ['S', 'Z', 'SH', 'ZH', 'CH', 'J']],
  ['hard th', ['TH (voiced)']],
  ['final r', vocalicR.map((sound) => `${sound} final`)],
  ['medial r', ['R medial']],
  ['st blends', ['ST']],
  ['p blends', ['PL', 'PR']],
  ['str blends', ['S blends, 3 sounds']],
  ['3 element blends', ['S blends, 3 sounds']],
  ['s in all positions', ['S initial, medial, and final']],
  ['k and g', ['K', 'G']],
  ['s/z', ['S', 'Z']],
  ['r and l initial', ['R initial', 'L initial']],
  // Half typed
  ['s init', ['S initial']],
  ['s initial wo', ['S initial words']],
  ['initial s w', ['S initial words']],
  ['final k w', ['K final words']],
  ['r ble', rBlends],
  ['vocal', vocalicR],
  ['vocalic r w', vocalicR.map((sound) => `${sound} words`)],
  ['voiced t', ['TH (voiced)']],
  // Patterns
  ['fronting', ['Fronting of K', 'Fronting of G', 'Palatal fronting']],
  ['minimal pairs fronting', ['Fronting of K', 'Fronting of G', 'Palatal fronting']],
  ['velar fronting', ['Fronting of K', 'Fronting of G']],
  ['voicing minimal pairs', ['Prevocalic voicing']],
  ['cognates', ['Prevocalic voicing']],
  ['gliding', ['Gliding of R', 'Gliding of L']],
  ['stopping', ['Stopping of F', 'Stopping of V', 'Stopping of S']],
  ['cluster reduction', ['Cluster reduction']],
  ['final consonant deletion', ['Final consonant deletion']],
  ['frontal lisp', ['Lisp']],
  ['phonological processes', ['Minimal pairs']],
  // Language
  ['wh questions', ['Wh- Questions']],
  ['wh- questions', ['Wh- Questions']],
  ['prepositions', ['Position Words', 'Following Directions: Position Words']],
  ['antonyms', ['Opposites']],
  ['antonym cards', ['Opposites']],
  ['synonyms', ['Same Meaning']],
  ['inferencing', ['Inferences']],
  ['inferenc', ['Inferences']],
  ['past tense', past],
  ['past tense verbs', ['Verb Tenses', ...past]],
  ['regular and irregular past tense', past],
  ['synonyms and antonyms', ['Same Meaning', 'Opposites']],
  ['regular past tense', ['Verb Tenses: Past -ed']],
  ['irregular past tense', ['Verb Tenses: Irregular Past']],
  ['present progressive', ['Verb Tenses: Is + -ing']],
  ['third person singular', ['Verb Tenses: Third Person -s']],
  ['pronouns', ['Pronouns']],
  ['object pronouns', ['Pronouns: Him and Her']],
  ['plurals', ['Plurals']],
  ['irregular plurals', ['Plurals: Change the Word', 'Plurals: Same Word']],
  ['possessives', ['Pronouns: His and Hers', 'Small Grammar Words: Possessive s']],
  ['following directions', ['Following Directions']],
  ['multistep directions', ['Following Directions']],
  ['two-step directions', ['Following Directions: Two Steps']],
  ['categorization', ['Categories']],
  ['categorizing', ['Categories']],
  ['main idea', ['Listening to Stories: Main Idea']],
  ['sequencing', ['Sequencing']],
  ['compare and contrast', ['Compare and Contrast']],
  ['compare contrast', ['Compare and Contrast']],
  ['cause/effect', ['Cause and Effect']],
  ['he she', ['Pronouns: He and She']],
  ['is/are', ['Small Grammar Words: Is and Are']],
  ['similarities', ['Compare and Contrast']],
  ['figurative language', ['Figurative Language']],
  ['idioms', ['Figurative Language: Idioms']],
  ['multiple meanings', ['Words with Two Meanings']],
  ['multiple meaning words', ['Words with Two Meanings']],
  ['homophones', ['Words with Two Meanings: Same Sound Different Spelling']],
  ['conjunctions', ['Making Sentences: And But Or', 'Making Sentences: Because', 'Making Sentences: When and If']],
  ['yes/no questions', ['Yes or No']],
  ['negation', ['Negatives']],
  ['object function', ['Things and Their Jobs']],
  ['phonological awareness', ['Sounds in Words']],
  ['segmenting', ['Sounds in Words: Syllables']],
  ['pragmatics', ['Social Language']],
  ['social skills', ['Social Language']],
  ['story retell', ['Listening to Stories', 'Sequencing: Story Order']],
  ['word retrieval', ['Word Finding']],
  ['listening comprehension', ['Listening to Stories']],
  ['what doesn’t belong', ['Odd One Out']],
  ['emotions', ['Feelings Words']],
  ['body parts', ['Things and Their Jobs: Body Parts', 'Vocabulary: Things: Body']],
  ['turn taking', ['Social Language: Taking Turns']],
  ['reading comprehension', ['Listening to Stories']],
  ['articles', ['Small Grammar Words: A An The']],
  ['adjectives', ['Describing', 'Opposites: Describing Words']],
  [
    'subject-verb agreement',
    [
      'Verb Tenses: Third Person -s',
      ...['Is and Are', 'Was and Were', 'Has and Have', 'Do and Does'].map((part) => `Small Grammar Words: ${part}`),
    ],
  ],
  ['sentence formulation', ['Making Sentences']],
  // Fluency
  ['easy onset', ['Easy Onset']],
  ['pull-out', ['Pull-Out (Slide)']],
  ['pullouts', ['Pull-Out (Slide)']],
  ['cancellations', ['Cancellation']],
  ['preparatory set', ['Getting Ready']],
  ['voluntary stuttering', ['Easy Stuttering on Purpose']],
  ['cluttering', ['Clear and Steady']],
  [
    'stuttering',
    ['Pull-Out (Slide)', 'Cancellation', 'Getting Ready', 'Easy Stuttering on Purpose', 'Talking about Stuttering'],
  ],
  // Nothing for these
  ['swallowing', []],
  ['s initial tense', []],
]

test.each(exact)('%s finds what it stands for, and nothing else', async (query, found) => {
  expect((await finds(query)).toSorted()).toEqual(found.toSorted())
})

test('conversation finds its goals among others with that name', async () => {
  expect(await finds('conversation')).toEqual(
    expect.arrayContaining(['Conversation Starters', 'Social Language', 'Just Talking']),
  )
})

test('opens a sound with its position and kind, and a goal with its part', async () => {
  const opens = async (q: string) => (await search(q)).map((found) => found.opens)
  expect(await opens('s initial words')).toEqual(['S~1~1'])
  expect(await opens('final k')).toEqual(['K~3~'])
  expect(await opens('r sentences')).toEqual(['R~~3'])
  expect(await opens('h final')).toEqual(['H'])
  expect(await opens('past tense')).toEqual(['18.219', '18.220'])
})
