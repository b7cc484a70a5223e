import { createContext } from 'react'

/** The answer's nonce while the server renders; empty in the browser, which hides it from scripts. */
export const NonceContext = createContext('')
