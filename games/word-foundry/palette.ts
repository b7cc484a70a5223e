import type { Look } from '@marigold/contract'

export interface Palette {
  wall: readonly [string, string, string]
  brick: string
  beam: string
  floor: readonly [string, string]
  furnace: readonly [string, string, string]
  fire: readonly [string, string, string, string]
  iron: readonly [string, string, string, string]
  wood: readonly [string, string, string]
  glow: string
}

const night: Palette = {
  wall: ['#2C2440', '#3A2E50', '#281F38'],
  brick: '#483A62',
  beam: '#211A30',
  floor: ['#33283F', '#46384F'],
  furnace: ['#5A4352', '#735667', '#1C1018'],
  fire: ['#FFD66E', '#F98E2B', '#D1480F', '#FFF0B8'],
  iron: ['#535972', '#969FB8', '#6D7590', '#3A3F55'],
  wood: ['#6E452C', '#8F5D3E', '#4F301F'],
  glow: '#FF9A3D',
}
const day: Palette = {
  wall: ['#DDE4EA', '#EBF0F3', '#D5DDE4'],
  brick: '#CDD7DF',
  beam: '#B9C5CF',
  floor: ['#B3BCC4', '#C4CCD3'],
  furnace: ['#9AA6B1', '#B4BEC7', '#3A2A28'],
  fire: ['#FFD06A', '#F58A25', '#C4430E', '#FFE9A8'],
  iron: ['#5A6272', '#A3ACBA', '#747D8D', '#424957'],
  wood: ['#9C7350', '#B98E68', '#77553A'],
  glow: '#FFB062',
}
const grown: Palette = {
  wall: ['#24232B', '#2E2B33', '#211D24'],
  brick: '#37333C',
  beam: '#1C1A20',
  floor: ['#2A2428', '#3C3438'],
  furnace: ['#4A3A38', '#5E4A46', '#1A1014'],
  fire: ['#E9BF6A', '#D97F2C', '#A9451A', '#F4E0A8'],
  iron: ['#4A4E5A', '#8D93A0', '#646A78', '#343843'],
  wood: ['#5A3A28', '#7A523A', '#42291C'],
  glow: '#D98A3D',
}

/** The colors of a look: a violet night, a bright workshop by day, or a realistic smithy. */
export const paletteOf = (look: Look): Palette => (look === 'grown-up' ? grown : look === 'clean' ? day : night)
