import type { PublicServices } from '@marigold/contract'
import { createContext } from 'react-router'

/** Where the server puts what public pages may read; loaders take it from their context. */
export const servicesContext = createContext<PublicServices>()
