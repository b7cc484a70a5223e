import { keepOwn } from './own-storage.ts'

const unconfirmed = 'unconfirmed'
const later = 'address-later'

/** Pages that say it themselves, with more to do about it. */
export const saysItself = /^\/(myaccount|myprofile|confirmemail)\/?$/

/**
 * Before paint: a browser that holds a sign-in keeps room for a person's header instead of a visitor's, and for the line
 * that asks to confirm the address where its person was asked last time.
 */
export const noteRoom = `try{const d=document.documentElement.dataset;if(localStorage.getItem('token')){d.person='';if(localStorage.getItem('own:${unconfirmed}')&&!sessionStorage.getItem('${later}')&&!${saysItself}.test(location.pathname))d.unconfirmed=''}}catch{}`

/** Notes whether the next page keeps that room. */
export function noteUnconfirmed(is: boolean): void {
  keepOwn(unconfirmed, is ? '1' : '')
}

/** Whether the person has put it off for this visit. */
export function isForLater(): boolean {
  try {
    return typeof window !== 'undefined' && window.sessionStorage.getItem(later) !== null
  } catch {
    return false // blocked: it is asked on each page
  }
}

/** Puts it off for this visit. */
export function keepForLater(): void {
  try {
    window.sessionStorage.setItem(later, '1')
  } catch {
    // blocked: put off for this page alone
  }
}
