import type { PublicServices } from '@marigold/contract'
import { createContext } from 'react-router'

/** Holds what public pages may read; set by the server, read by loaders. */
export const servicesContext = createContext<PublicServices>()
