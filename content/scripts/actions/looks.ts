import type { Look } from './figure.ts'

const black = '#2b2523'
const brown = '#5d4037'

/** The people of the drawings: children and grown-ups of different looks. */
export const looks = {
  ana: { skin: 'tan', hair: black, style: 'braids', top: '#ec407a', bottom: '#5c6bc0', shoes: '#7e57c2' },
  ben: { skin: 'light', hair: '#8d5a2b', style: 'short', top: '#42a5f5', bottom: '#5d6d7e', shoes: '#e53935' },
  kofi: { skin: 'dark', hair: black, style: 'short', top: '#ffb300', bottom: '#3f6fb5', shoes: '#455a64' },
  zuri: { skin: 'brown', hair: black, style: 'buns', top: '#26a69a', bottom: '#8e5bb5', shoes: '#ff7043' },
  mei: { skin: 'fair', hair: black, style: 'bob', top: '#ef5350', bottom: '#546e7a', shoes: '#26a69a', glasses: true },
  sam: {
    skin: 'fair',
    hair: '#c9742b',
    style: 'curly',
    top: '#66bb6a',
    bottom: '#5d6d7e',
    shoes: '#3949ab',
    glasses: true,
  },
  lena: { skin: 'light', hair: '#e0a83c', style: 'pony', top: '#7e57c2', bottom: '#546e7a', shoes: '#ec407a' },
  noor: { skin: 'tan', hair: '#00897b', style: 'scarf', top: '#5c6bc0', bottom: '#455a64', shoes: '#37474f' },
  omar: { skin: 'tan', hair: black, style: 'curly', top: '#29b6f6', bottom: '#6d5b4b', shoes: '#e53935' },
  ada: { skin: 'dark', hair: black, style: 'afro', top: '#ffca28', bottom: '#3f6fb5', shoes: '#ec407a' },
  dad: { skin: 'brown', hair: black, style: 'short', top: '#43a047', bottom: '#455a64', shoes: '#6d4c41', beard: true },
  mom: { skin: 'light', hair: brown, style: 'long', top: '#ff7043', bottom: '#3f6fb5', shoes: '#6d4c41' },
  gran: {
    skin: 'fair',
    hair: '#bdbdbd',
    style: 'knot',
    top: '#ab47bc',
    bottom: '#607d8b',
    shoes: '#6d4c41',
    glasses: true,
  },
  gramps: {
    skin: 'light',
    hair: '#cfd8dc',
    style: 'bald',
    top: '#8d6e63',
    bottom: '#455a64',
    shoes: '#37474f',
    beard: true,
  },
} as const satisfies Record<string, Look>
