import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'

/** The colors of the town. */
const colors = {
  ...{ skyTop: '#FFE1CF', sky: '#FFF1DF', hill: '#CFE3B4', hillNear: '#B4D597', road: '#FBE8C8', roadDark: '#F3D9AC' },
  ...{ grass: '#A4D48D', grassDark: '#8CC277', water: '#7CC7EA', deep: '#4FA8D8', wall: '#FFF3DF', side: '#E2C7A6' },
  ...{ roof: '#E06A52', roofDark: '#B94A3A', leaf: '#6DBB78', leafDark: '#439160', trunk: '#5A3B2A', slab: '#C98F63' },
  ...{ rain: '#9FB4D8', bot: '#2FA7A0', botDark: '#1F7F7C', botLight: '#66CFC3' },
}
export type Colors = typeof colors

/** The colors of a look: as on a printed map for grown-ups. */
export function colorsOf(look: Look): Colors {
  const share = look === 'grown-up' ? 0.55 : look === 'clean' ? 0.2 : 0
  return Object.fromEntries(Object.entries(colors).map(([name, hex]) => [name, muted(hex, share)])) as Colors
}
