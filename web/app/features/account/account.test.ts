import { describe, expect, it } from 'vitest'
import { ApiError } from '../../platform/calls/api-client.ts'
import { askUntilKnown } from './auto-login.tsx'
import { loginFailure } from './login-form.tsx'
import { alertOf, faultsOfSignUp, refusedLines } from './sign-up-form.tsx'

describe('sign-up', () => {
  const complete = {
    email: 'rosa@clinic.test',
    first_name: 'Rosa',
    last_name: 'Vega',
    password: 'correct horse battery',
    password_confirmation: 'correct horse battery',
    occupation: '1',
    terms: 'on',
  }

  it('asks for the occupation first, then for the terms, then for the rest', () => {
    expect(alertOf(faultsOfSignUp({}))).toEqual({
      title: 'Missing Information',
      lines: ['Please select an occupation.'],
    })
    expect(alertOf(faultsOfSignUp({ occupation: '1' }))).toEqual({
      title: 'Terms & Conditions',
      lines: ['Please accept the privacy policy and terms & conditions.'],
    })
    expect(alertOf(faultsOfSignUp({ ...complete, first_name: '', last_name: ' ', email: 'rosa' }))).toEqual({
      title: 'Error',
      lines: ['Please enter a valid email address.', 'Please enter your first name.', 'Please enter your last name.'],
    })
    expect(faultsOfSignUp(complete)).toEqual({})
  })

  it('says in its own words what is too long, each thing once', () => {
    const long = 'x'.repeat(81)
    expect(alertOf(faultsOfSignUp({ ...complete, first_name: long, last_name: long })).lines).toEqual([
      'Please use at most 80 characters.',
    ])
  })

  it('names every field at fault at once', () => {
    expect(Object.keys(faultsOfSignUp({})).sort()).toEqual([
      'email',
      'first_name',
      'last_name',
      'occupation',
      'password',
      'terms',
    ])
    expect(faultsOfSignUp({ ...complete, password_confirmation: 'x' })).toEqual({
      password_confirmation: ['The two passwords differ.'],
    })
  })

  it('shows every sentence of the server, or that something unexpected happened', () => {
    expect(refusedLines(new ApiError(422, 'invalid', 'x', { email: ['A.'], password: ['B.'] }))).toEqual(['A.', 'B.'])
    expect(refusedLines(new TypeError('x'))).toEqual(['An unexpected error occurred. Please try again.'])
  })
})

describe('login', () => {
  it('blames the words only when the words were refused', () => {
    expect(loginFailure(new ApiError(401, 'wrong_credentials', 'x'))).toBe('Incorrect username or password.')
    expect(loginFailure(new ApiError(429, 'too_many', 'Please wait.'))).toBe('Please wait.')
  })
})

describe('signing in after a payment', () => {
  const pending = { access_token: null, pending: true, trial_refused: false }
  const ask =
    (answers: (typeof pending | { access_token: string; pending: boolean; trial_refused: boolean } | Error)[]) =>
    () => {
      const next = answers.length > 1 ? answers.shift() : answers[0]
      return next instanceof Error || !next ? Promise.reject(next) : Promise.resolve(next)
    }
  const waited: number[] = []
  const wait = (ms: number) => {
    waited.push(ms)
    return Promise.resolve()
  }

  it('waits while the payment is not known, and survives a lost connection', async () => {
    const answers = [
      pending,
      new ApiError(0, 'offline', 'x'),
      { access_token: 'abc', pending: false, trial_refused: false },
    ]
    expect(await askUntilKnown(ask(answers), wait)).toEqual({ state: 'done', token: 'abc' })
  })

  it('tells a trial that did not start from a payment', async () => {
    const answers = [pending, { access_token: 'abc', pending: false, trial_refused: true }]
    expect(await askUntilKnown(ask(answers), wait)).toEqual({ state: 'no-trial', token: 'abc' })
  })

  it('fails at a refusal, and gives up waiting after 30 seconds', async () => {
    expect(await askUntilKnown(ask([new ApiError(401, 'bad_ticket', 'x')]), wait)).toEqual({ state: 'failed' })
    waited.length = 0
    expect(await askUntilKnown(ask([pending]), wait)).toEqual({ state: 'waiting' })
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBe(30_000)
  })
})
