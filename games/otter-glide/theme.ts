import type { Look } from '@marigold/contract'
import type { Values } from '../kit/index.ts'

/** Shows the plane in the Grown-up look, and for anyone who chose it. */
export const hasPlane = (look: Look, values: Values) => look === 'grown-up' || values.theme === 'plane'
