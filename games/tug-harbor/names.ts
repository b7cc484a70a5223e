import { m } from '#messages'
import type { Boat } from './state.ts'

const flags = ['triangle', 'circle', 'square', 'star', 'diamond', 'heart'] as const
export const flagName = (flag: number): string => m.tug_harbor_flag({ flag: flags[flag] ?? 'triangle' })
/** 'Ferry, red triangle' */
export const boatName = ({ kind, flag, isUrgent }: Pick<Boat, 'kind' | 'flag' | 'isUrgent'>): string =>
  m.tug_harbor_boat_with_flag({ kind: isUrgent ? `urgent ${kind}` : kind, flag: flagName(flag) })
