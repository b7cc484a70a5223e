import { vi } from 'vitest'

/** The login of the therapist whose week it is. */
export const therapist = 7
const login = 'the-login-of-a-school-therapist'

type Storage = ReturnType<typeof emptyStorage>

/** Web Storage in memory: of a browser, or of one of its tabs. */
export function emptyStorage(from: ReadonlyMap<string, string> = new Map()) {
  const all = new Map(from)
  return {
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, text: string) => void all.set(name, text),
    removeItem: (name: string) => void all.delete(name),
    /** What a duplicated tab starts with. */
    copy: () => emptyStorage(all),
  }
}

/** Gives the modules a browser: IndexedDB and the storages. Returns what changes the tab that they see. */
export function openBrowser(database: IDBFactory, device = emptyStorage()) {
  vi.stubGlobal('indexedDB', database)
  const listening = { addEventListener: () => {}, removeEventListener: () => {} }
  return {
    showTab: (tab: Storage) => vi.stubGlobal('window', { ...listening, localStorage: device, sessionStorage: tab }),
  }
}

/** Loads the page again: every module as it is at its start, with what the browser and the tab have stored. */
export async function openWindow(browser: ReturnType<typeof openBrowser>, tab: Storage) {
  browser.showTab(tab)
  vi.resetModules()
  const { readToken, storeToken } = await import('../../../platform/session/token.ts')
  const { setOwner } = await import('../../../platform/storage/device-owner.ts')
  if (readToken() === null) storeToken(login)
  setOwner(login, therapist)
  const store = await import('../../../caseload/session-store.ts')
  const modules = {
    ...store,
    ...(await import('../../../caseload/session-records.ts')),
    ...(await import('../../../caseload/session-edits.ts')),
    ...(await import('../../../caseload/caseload-store.ts')),
    ...(await import('../../../caseload/seating.ts')),
    ...(await import('../../../players/table-store.ts')),
  }
  await modules.loadCaseload()
  store.followSessions()
  return { ...modules, tab }
}
export type Window = Awaited<ReturnType<typeof openWindow>>

/** Waits until everything that was scored has been written: reads come after the writes that were asked for before. */
export const settled = async ({ readSession, sessionNow }: Window) =>
  void (await readSession(therapist, sessionNow().id))
