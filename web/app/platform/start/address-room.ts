import { keepOwn, readOwn } from '../storage/own-storage.ts'

const unconfirmed = 'unconfirmed'
const later = 'address-later'

/** Pages that say it themselves, with more to do about it. */
export const saysItself = /^\/(myaccount|myprofile|confirmemail)\/?$/

/**
 * Before paint: a browser that holds a sign-in keeps room for a person's header instead of a visitor's, and for the line
 * that asks to confirm the address where its person was asked last time.
 */
export const noteRoom = `try{const d=document.documentElement.dataset;if(localStorage.getItem('token')){d.person='';if(localStorage.getItem('own:${unconfirmed}')&&!${saysItself}.test(location.pathname))d.unconfirmed=''}}catch{}`

/** Notes whether the next page keeps that room. */
export function noteUnconfirmed(is: boolean): void {
  keepOwn(unconfirmed, is ? '1' : '')
}

/** Whether the user has said 'Not now' for this address. */
export function isForLater(email: string): boolean {
  return readOwn(later) === email
}

/** Keeps the line away on this device until the user logs out or has another address. */
export function keepForLater(email: string): void {
  keepOwn(later, email)
  noteUnconfirmed(false)
}
