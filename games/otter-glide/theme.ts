import type { Look } from '@marigold/contract'
import type { Values } from '../kit/index.ts'

/** The paper plane is for those who are too old for an otter; the Grown-up look has no other. */
export const hasPlane = (look: Look, values: Values) => look === 'grown-up' || values.theme === 'plane'
