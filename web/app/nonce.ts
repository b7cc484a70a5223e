import { createContext } from 'react'

const ofThisPage = () => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''

/** The answer's nonce; in the browser that of the page it opened, for what is drawn anew after an error. */
export const NonceContext = createContext(typeof document === 'undefined' ? '' : ofThisPage())
