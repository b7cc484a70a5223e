import { describe, expect, it } from 'vitest'
import { ApiError } from '../../platform/calls/api-client.ts'
import { pollLogin } from './auto-login.tsx'
import { loginFailure } from './login-form.tsx'
import { signUpAlert, validateSignUp, refusalLines } from './sign-up-form.tsx'

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

  it('checks the occupation first, then the terms, then everything else', () => {
    expect(signUpAlert(validateSignUp({}))).toEqual({
      title: 'Missing Information',
      lines: ['Please select an occupation.'],
    })
    expect(signUpAlert(validateSignUp({ occupation: '1' }))).toEqual({
      title: 'Terms & Conditions',
      lines: ['Please accept the privacy policy and terms & conditions.'],
    })
    expect(signUpAlert(validateSignUp({ ...complete, first_name: '', last_name: ' ', email: 'rosa' }))).toEqual({
      title: 'Error',
      lines: ['Please enter a valid email address.', 'Please enter your first name.', 'Please enter your last name.'],
    })
    expect(validateSignUp(complete)).toEqual({})
  })

  it('reports each field that is too long once, in its own words', () => {
    const long = 'x'.repeat(81)
    expect(signUpAlert(validateSignUp({ ...complete, first_name: long, last_name: long })).lines).toEqual([
      'Please use at most 80 characters.',
    ])
  })

  it('reports every invalid field at once', () => {
    expect(Object.keys(validateSignUp({})).sort()).toEqual([
      'email',
      'first_name',
      'last_name',
      'occupation',
      'password',
      'terms',
    ])
    expect(validateSignUp({ ...complete, password_confirmation: 'x' })).toEqual({
      password_confirmation: ['The passwords don’t match.'],
    })
  })

  it('shows every sentence from the server, or a generic message', () => {
    expect(refusalLines(new ApiError(422, 'invalid', 'x', { email: ['A.'], password: ['B.'] }))).toEqual(['A.', 'B.'])
    expect(refusalLines(new TypeError('x'))).toEqual(['An unexpected error occurred. Please try again.'])
  })
})

describe('login', () => {
  it('blames the credentials only when they were rejected', () => {
    expect(loginFailure(new ApiError(401, 'wrong_credentials', 'x'))).toBe('Incorrect username or password.')
    expect(loginFailure(new ApiError(429, 'too_many', 'Please wait.'))).toBe('Please wait.')
  })
})

describe('login after a payment', () => {
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

  it('waits while the payment is pending and survives a lost connection', async () => {
    const answers = [
      pending,
      new ApiError(0, 'offline', 'x'),
      { access_token: 'abc', pending: false, trial_refused: false },
    ]
    expect(await pollLogin(ask(answers), wait)).toEqual({ state: 'done', token: 'abc' })
  })

  it("distinguishes a trial that didn't start from a payment", async () => {
    const answers = [pending, { access_token: 'abc', pending: false, trial_refused: true }]
    expect(await pollLogin(ask(answers), wait)).toEqual({ state: 'no-trial', token: 'abc' })
  })

  it('fails when the server refuses and gives up after 30 seconds', async () => {
    expect(await pollLogin(ask([new ApiError(401, 'bad_ticket', 'x')]), wait)).toEqual({ state: 'failed' })
    waited.length = 0
    expect(await pollLogin(ask([pending]), wait)).toEqual({ state: 'waiting' })
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBe(30_000)
  })
})
