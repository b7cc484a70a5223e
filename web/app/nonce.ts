import { createContext } from 'react'

const ofThisPage = () => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''

/** The response's nonce; in the browser, the loaded page's, for what is rendered again after an error. */
export const NonceContext = createContext(typeof document === 'undefined' ? '' : ofThisPage())
