import { m } from '#messages'
import type { Boat } from './state.ts'

const flags = ['triangle', 'circle', 'square', 'star', 'diamond', 'heart', 'moon'] as const
export const flagName = (sign: number): string => m.tug_harbor_flag({ flag: flags[sign] ?? 'triangle' })
/** 'Ferry, red triangle' */
export const boatName = ({ kind, sign, isUrgent }: Pick<Boat, 'kind' | 'sign' | 'isUrgent'>): string =>
  m.tug_harbor_boat_with_flag({ kind: isUrgent ? `urgent ${kind}` : kind, flag: flagName(sign) })
