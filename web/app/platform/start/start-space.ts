import { readForLogin, storeForLogin } from '../storage/login-storage.ts'

const name = 'start'

/**
 * Runs before the first paint: reserves the first screen of the home page for the start of a session, if this browser's
 * user had one last time.
 */
export const reserveStartSpace = `try{if(localStorage.getItem('token')&&localStorage.getItem('own:${name}'))document.documentElement.dataset.start=''}catch{}`

/** Shows the start of a session above the home page, from the first paint of the next visit on. */
export function reserveStart(): void {
  if (readForLogin(name) === null) storeForLogin(name, '1')
  document.documentElement.dataset.start = ''
}

/** Frees the space, for users without access. */
export function releaseStart(): void {
  storeForLogin(name, '')
  delete document.documentElement.dataset.start
}
