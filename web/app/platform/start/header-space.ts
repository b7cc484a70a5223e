import { storeForLogin, readForLogin } from '../storage/login-storage.ts'

const unconfirmed = 'unconfirmed'
const later = 'address-later'

/** Pages that show the notice themselves, with more actions. */
export const hasOwnNotice = /^\/(myaccount|myprofile|confirmemail)\/?$/

/**
 * Runs before the first paint: a browser with a token reserves space for a user's header, and for the bar that asks to
 * confirm the email if it was shown last time.
 */
export const reserveHeaderSpace = `try{const d=document.documentElement.dataset;if(localStorage.getItem('token')){d.loggedIn='';if(localStorage.getItem('own:${unconfirmed}')&&!${hasOwnNotice}.test(location.pathname))d.unconfirmed=''}}catch{}`

/** Stores whether the next page reserves space for the bar. */
export function storeUnconfirmed(is: boolean): void {
  storeForLogin(unconfirmed, is ? '1' : '')
}

/** Returns true if the user has chosen 'Not now' for this email. */
export function isPostponed(email: string): boolean {
  return readForLogin(later) === email
}

/** Hides the bar on this device until the user logs out or changes the email. */
export function postpone(email: string): void {
  storeForLogin(later, email)
  storeUnconfirmed(false)
}
