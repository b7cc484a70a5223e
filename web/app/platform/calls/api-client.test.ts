import { getAllGames, getFluencySentences, getGame, register } from '@marigold/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildUrl, ApiError, call } from './api-client.ts'
import { clearToken, onTokenChange, readToken, storeToken } from '../session/token.ts'

const stored = new Map<string, string>()
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  stored.clear()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
})
afterEach(() => vi.unstubAllGlobals())

describe('the API client', () => {
  it('fills the path, joins lists, and omits empty query parameters', () => {
    expect(buildUrl(getGame.path, { id: 'a/b' })).toBe('/api/game/a%2Fb')
    expect(buildUrl(getAllGames.path, {}, { categories: ['SLP', 'OT'], age_filters: [], page: 2 })).toBe(
      '/api/all-games?categories=SLP%2COT&page=2',
    )
  })

  it('sends the stored token, and nothing if there is none', async () => {
    const sent: Headers[] = []
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      sent.push(new Headers(init.headers))
      return Promise.resolve(answer(200, {}))
    })
    await call(getGame, { params: { id: '1' } })
    storeToken('abc')
    await call(getGame, { params: { id: '1' } })
    expect(sent.map((headers) => headers.get('authorization'))).toEqual([null, 'Bearer abc'])
  })

  it('throws the message, code, and fields of a refusal', async () => {
    const body = {
      message: 'Please check the form.',
      code: 'invalid',
      errors: { email: ['In use.'], password: ['Short.'] },
    }
    vi.stubGlobal('fetch', () => Promise.resolve(answer(422, body)))
    const error = await call(register).catch((thrown: unknown) => thrown as ApiError)
    expect(error).toMatchObject({ status: 422, code: 'invalid', message: 'Please check the form.' })
    expect((error as ApiError).sentences).toEqual(['In use.', 'Short.'])
  })

  it('treats a body with success false as an error, whatever its status', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer(200, { success: false, message: 'No cards today.' })))
    const refused = call(getFluencySentences, { body: { ids: [1] } })
    await expect(refused).rejects.toMatchObject({ status: 200, code: 'internal', message: 'No cards today.' })
  })

  it("reports a missing response and a body that isn't JSON", async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    await expect(call(getGame, { params: { id: '1' } })).rejects.toMatchObject({ status: 0, code: 'offline' })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>', { status: 502 })))
    await expect(call(getGame, { params: { id: '1' } })).rejects.toMatchObject({ status: 502, code: 'internal' })
  })

  it('drops an expired token, but not a newer one or one that was merely refused', async () => {
    storeToken('old')
    vi.stubGlobal('fetch', () => Promise.resolve(answer(401, { message: 'x', code: 'wrong_credentials' })))
    await call(getGame, { params: { id: '1' } }).catch(() => {})
    expect(readToken()).toBe('old')
    vi.stubGlobal('fetch', () => {
      storeToken('new')
      return Promise.resolve(answer(401, { message: 'x', code: 'signed_out' }))
    })
    await call(getGame, { params: { id: '1' } }).catch(() => {})
    expect(readToken()).toBe('new')
    vi.stubGlobal('fetch', () => Promise.resolve(answer(401, { message: 'x', code: 'signed_out' })))
    await call(getGame, { params: { id: '1' } }).catch(() => {})
    expect(readToken()).toBeNull()
  })
})

describe('the token', () => {
  it('tells its listeners about a change in this tab and in another one', () => {
    const seen: (string | null)[] = []
    const stop = onTokenChange(() => seen.push(readToken()))
    storeToken('a')
    stored.delete('token')
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }))
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }))
    stop()
    clearToken()
    expect(seen).toEqual(['a', null])
  })
})
