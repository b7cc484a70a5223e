import type { CreatureName } from './creatures.ts'

/** The colors of a bayou: the sky from top to horizon, the light, the water, its depth, trunks far and near, the moss. */
export interface BayouColors {
  sky: readonly [string, string]
  light: string
  water: string
  deep: string
  far: string
  trunk: string
  moss: string
}
interface Bayou {
  name: string
  colors: BayouColors
  pond: readonly CreatureName[]
  tree: readonly CreatureName[]
}

const bayou = (
  name: string,
  [top, low, light, water, deep, far, trunk, moss]: readonly string[],
  pond: readonly CreatureName[],
  tree: readonly CreatureName[],
): Bayou => ({
  name,
  colors: {
    sky: [top ?? '', low ?? ''],
    light: light ?? '',
    water: water ?? '',
    deep: deep ?? '',
    far: far ?? '',
    trunk: trunk ?? '',
    moss: moss ?? '',
  },
  pond,
  tree,
})

/** Ten bayous, each with six creatures of the pond and six of the tree; every creature lives in two or more. */
export const bayous: readonly Bayou[] = [
  bayou(
    'fern',
    ['#14514B', '#4FB08E', '#E8F7A8', '#2A8682', '#1E6C70', '#2F6E58', '#1D4338', '#4F9A72'],
    ['frog', 'duck', 'turtle', 'tropical-fish', 'snail', 'butterfly'],
    ['owl', 'raccoon', 'mouse', 'cricket', 'fox', 'worm'],
  ),
  bayou(
    'dawn',
    ['#5A5C9C', '#F7B98F', '#FFF0C9', '#5D8BA8', '#3F6A8C', '#7C6A92', '#46406A', '#8E86B0'],
    ['swan', 'flamingo', 'frog', 'goose', 'honeybee', 'otter'],
    ['dove', 'deer', 'chipmunk', 'bat', 'hedgehog', 'ant'],
  ),
  bayou(
    'lily',
    ['#1E6E7C', '#9ADBC0', '#FFF6DC', '#3A9AA0', '#22757F', '#3D8A80', '#20505A', '#66B38E'],
    ['frog', 'lady-beetle', 'butterfly', 'snail', 'duck', 'shrimp'],
    ['cricket', 'mouse', 'parrot', 'sloth', 'beetle', 'owl'],
  ),
  bayou(
    'rain',
    ['#2E4A66', '#8FB3C2', '#DDF0F2', '#4B7C93', '#335F78', '#456C7A', '#243E50', '#5F8F8A'],
    ['duck', 'snail', 'turtle', 'beaver', 'crab', 'tropical-fish'],
    ['worm', 'raccoon', 'badger', 'bat', 'bear', 'skunk'],
  ),
  bayou(
    'sunset',
    ['#6B2B6B', '#FF9E6B', '#FFE1A8', '#B0597A', '#7D3F68', '#8A3F68', '#4A2350', '#B06A7E'],
    ['flamingo', 'crocodile', 'otter', 'honeybee', 'crab', 'swan'],
    ['fox', 'owl', 'deer', 'chipmunk', 'dove', 'hedgehog'],
  ),
  bayou(
    'moon',
    ['#141A4A', '#4C62A6', '#DCE6FF', '#33498C', '#24346E', '#313F7C', '#171C48', '#56639E'],
    ['turtle', 'beaver', 'rabbit', 'lobster', 'frog', 'shrimp'],
    ['bat', 'owl', 'raccoon', 'skunk', 'cricket', 'badger'],
  ),
  bayou(
    'amber',
    ['#7A4A1E', '#F2C46D', '#FFF3C4', '#7D9A80', '#3F645C', '#9A7238', '#553A1C', '#94A04E'],
    ['beaver', 'goose', 'rabbit', 'crab', 'honeybee', 'lobster'],
    ['fox', 'chipmunk', 'bear', 'hedgehog', 'ant', 'deer'],
  ),
  bayou(
    'mist',
    ['#5C7F86', '#CFE3DC', '#FFFFFF', '#7BA5A4', '#5C898C', '#86A8A2', '#486A70', '#93B7A4'],
    ['swan', 'goose', 'otter', 'snail', 'crocodile', 'turtle'],
    ['dove', 'mouse', 'badger', 'sloth', 'worm', 'beetle'],
  ),
  bayou(
    'blossom',
    ['#7A4E8C', '#F6C3D6', '#FFF2F6', '#7C86B8', '#5B659C', '#8F6AA0', '#54386C', '#C78DB4'],
    ['butterfly', 'lady-beetle', 'rabbit', 'duck', 'tropical-fish', 'flamingo'],
    ['parrot', 'ant', 'dove', 'sloth', 'mouse', 'raccoon'],
  ),
  bayou(
    'cedar',
    ['#0F3A2E', '#6FA56A', '#F3F7C0', '#2F6E5C', '#1F5347', '#2F6245', '#12352A', '#6C9A55'],
    ['crocodile', 'lobster', 'shrimp', 'otter', 'lady-beetle', 'frog'],
    ['bear', 'skunk', 'beetle', 'parrot', 'cricket', 'fox'],
  ),
]
