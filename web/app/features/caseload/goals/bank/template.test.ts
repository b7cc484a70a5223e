import { beforeAll, describe, expect, it } from 'vitest'
import { loadTemplates } from './load-templates.ts'
import { searchTemplates } from './search-templates.ts'
import { GoalTemplate, goalText } from './template.ts'

const goal = {
  id: 'artic-r-initial-words',
  discipline: 'SLP',
  area: 'Articulation',
  condition: 'Given a picture,',
  behavior: 'the client will produce /r/ at the start of words',
  criterion: {
    percent: 80,
    sessions: 3,
    ofSessions: 4,
    wording: 'with {percent}% in {sessions} of {ofSessions} sessions',
  },
  measure: 'accuracy',
  ageBands: ['school'],
} satisfies GoalTemplate

describe('a goal', () => {
  it('is one sentence', () => {
    expect(goalText(goal)).toBe(
      'Given a picture, the client will produce /r/ at the start of words with 80% in 3 of 4 sessions.',
    )
  })
  it('has no double space or period after edits', () => {
    const edited = { ...goal, condition: ' Given  a picture, ', behavior: 'the client will say /r/. ' }
    expect(goalText(edited)).toBe('Given a picture, the client will say /r/ with 80% in 3 of 4 sessions.')
  })
  it.each([
    ['leaves a number out of its wording', { percent: 80, sessions: 3, wording: 'with {percent}% accuracy' }],
    ['words a number that it lacks', { percent: 80, wording: 'with {percent}% accuracy in {sessions} sessions' }],
    ['counts more than there are', { count: 6, of: 5, wording: 'in {count} of {of} trials' }],
  ])('is refused when its criterion %s', (_, criterion) => {
    expect(GoalTemplate.safeParse({ ...goal, criterion }).success).toBe(false)
  })
  it('is refused with two kinds of cards', () => {
    const trains = {
      kind: 'cards',
      area: 'articulation',
      contrasts: ['r-w'],
      sounds: ['R'],
      positions: [1],
      kinds: [1],
    }
    expect(GoalTemplate.safeParse({ ...goal, trains }).success).toBe(false)
  })
})

describe('search', () => {
  let speech: GoalTemplate[] = []
  const found = (query: string) => searchTemplates(speech, query).map(({ id }) => id)
  beforeAll(async () => {
    speech = await loadTemplates('SLP')
  })

  it.each([
    ['initial s', 'artic-s-initial-words'],
    ['s initial words', 'artic-s-initial-words'],
    ['s blends', 'artic-s-blends-words'],
    ['th final', 'artic-th-voiceless-final-words'],
    ['vocalic r', 'artic-vocalic-ar-words'],
    ['ar', 'artic-vocalic-ar-words'],
    ['lisp', 'phon-s-th'],
    ['front vel', 'phon-velar-k'],
    ['irregular past', 'gram-past-irregular'],
    ['aphasia', 'cog-word-finding-cues'],
    ['social comm', 'soc-repair'],
    ['ʃ', 'artic-sh-initial-words'],
  ])('finds by %s', (query, id) => {
    expect(found(query)).toContain(id)
  })
  it('lists whole words first', () => {
    const first = found('initial s').slice(0, 5)
    expect(first).toContain('artic-s-initial-words')
    expect(first.filter((id) => !id.startsWith('artic-s-'))).toEqual([])
  })
  it('finds nothing for a word that no goal has, and everything for none', () => {
    expect(found('initial qqq')).toEqual([])
    expect(found(' ')).toHaveLength(speech.length)
  })
})
