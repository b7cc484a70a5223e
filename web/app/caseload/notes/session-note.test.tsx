import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { fakeSession, fakeTrial } from '../fake-trial.ts'
import { newRecord, type Client } from '../records.ts'
import { SessionNote } from './session-note.tsx'

const client = (id: string, code: string, mark: number): Client => ({
  ...newRecord(0),
  ...{ id, code, mark, discipline: 'SLP' },
})
const shown = (session: ReturnType<typeof fakeSession>, clients: Client[] = []) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SessionNote session={session} players={[]} clients={clients} goals={[]} />
    </MemoryRouter>,
  )

it('offers a note for everyone and for each client, in every template', () => {
  const code = 'W'.repeat(24)
  const trials = [fakeTrial({ client: 'a' }), fakeTrial({ client: 'b', seat: 2 })]
  const html = shown(fakeSession({ trials }), [client('a', code, 1), client('b', 'L.B.', 2)])
  expect(html).toContain('aria-pressed="true">Everyone')
  expect(html).toContain(`${code}: Produced initial /r/ in words`)
  for (const name of ['SOAP', 'DAP', 'GIRP', 'Plain', 'My school’s template', 'Copy note']) expect(html).toContain(name)
})

it('offers no choice for one client, and says when nothing was scored', () => {
  const html = shown(fakeSession({ trials: [] }))
  expect(html).not.toContain('Everyone')
  expect(html).toContain('No trials were scored.')
})

it('counts as accurate only what was scored on accuracy', () => {
  const right = fakeTrial({})
  const joined = fakeTrial({ scale: 'participation', value: 'joined' })
  expect(shown(fakeSession({ trials: [right, right] }))).toContain('2 trials, 100% accurate')
  expect(shown(fakeSession({ trials: [right, joined] }))).toContain('2 trials. Accuracy in 1 of them: 100%')
  expect(shown(fakeSession({ trials: [joined] }))).not.toContain('ccura')
})
