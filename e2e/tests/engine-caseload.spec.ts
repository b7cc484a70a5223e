import { expect, testIn } from '../fixtures/engines/test.ts'
import { button, dialog, heading, link, region, text, type User } from '../fixtures/engines/user.ts'
import { filedTrials, seedGroup, type Child } from '../fixtures/school-group.ts'

const children: Child[] = [
  { code: 'Ant', measure: 'accuracy', sound: 'R' },
  { code: 'Bee', measure: 'assistance', sound: 'S' },
]
const strip = region('Scoring')
const chip = button(/Pass to the next player/)

async function scoreRound(user: User) {
  await user.reads(chip, /^Ant/)
  await user.click([strip, button('Correct')])
  await user.reads(chip, /^Bee/)
  await user.click([strip, button('Minimal assistance')])
}

// Safari's engine has an IndexedDB of its own.
testIn('webkit')(
  'webkit: seat a group, score, reload, correct a trial, and read note, progress, and report',
  { tag: '@full' },
  async ({ user, subscriber }) => {
    await user.logIn(subscriber)
    await user.goto('/caseload')
    await user.sees(heading('My caseload'))
    await user.until(() => user.run('page', () => localStorage.getItem('marigold-owner') !== null), true)
    await user.run('page', seedGroup, children)
    await user.reload()
    await user.click([region('Today'), button('Start a session with Red')])
    await scoreRound(user)
    await user.reload()
    await scoreRound(user)
    await user.reads(chip, /^Ant/)
    await user.click([strip, button('Correct')])
    await user.reads(chip, /^Bee/)

    await user.goto('/caseload')
    await user.click([region('Session in progress'), button('Attendance')])
    await user.click([dialog('Attendance'), button('Close')])
    await user.click([region('Session in progress'), button('End session')])
    await user.sees(heading(/ · /))
    await user.click(text('Edit this session'))
    await user.click(button('Delete 3 trials'))
    await user.sees(text('Deleted. You can undo this for a day.'))
    await user.click(button('Undo last change'))
    await user.sees(text('The last change is undone.'))
    await user.click(link('My caseload'))
    await user.click(link(/^Bee/))
    await user.sees(heading('Level of assistance'))
    await user.click(link('Reports'))
    await user.sees(heading('Reports for Bee'))
    const trials = await user.run('page', filedTrials)
    expect(trials.map(({ client, goal, value }) => [client, goal, value])).toEqual(
      ['Ant', 'Bee', 'Ant', 'Bee', 'Ant'].map((code) => [
        ...[`client-${code}`, `goal-${code}`, code === 'Ant' ? 'correct' : 'minimal'],
      ]),
    )
  },
)
