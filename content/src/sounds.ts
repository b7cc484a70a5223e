/** The short name of a sound in tables and keys, such as 'p' or 'th-quiet'. */
export interface SoundTile {
  id: number
  code: string
  name: string
  /** An example word with its picture, for the tile. */
  example: string
  image: string
}

// Order and numbers are part of saved sets: add at the end, never renumber.
const rows: [code: string, name: string, example: string, image: string][] = [
  ['p', 'P', 'pig', 'pig'],
  ['b', 'B', 'bear', 'bear'],
  ['m', 'M', 'moon', 'crescent-moon'],
  ['n', 'N', 'nose', 'nose'],
  ['h', 'H', 'house', 'house'],
  ['w', 'W', 'window', 'window'],
  ['d', 'D', 'dog', 'dog'],
  ['g', 'G', 'goose', 'goose'],
  ['k', 'K', 'key', 'key'],
  ['f', 'F', 'fish', 'fish'],
  ['t', 'T', 'tiger', 'tiger'],
  ['ng', 'NG', 'ring', 'ring'],
  ['y', 'Y', 'yarn', 'yarn'],
  ['v', 'V', 'violin', 'violin'],
  ['j', 'J', 'jar', 'jar'],
  ['s', 'S', 'sun', 'sun'],
  ['ch', 'CH', 'chair', 'chair'],
  ['l', 'L', 'lion', 'lion'],
  ['sh', 'SH', 'ship', 'ship'],
  ['z', 'Z', 'zebra', 'zebra'],
  ['r', 'R', 'rabbit', 'rabbit'],
  ['th-voiced', 'TH (voiced)', 'feather', 'feather'],
  ['zh', 'ZH', 'treasure', 'treasure-chest'],
  ['th-quiet', 'TH (quiet)', 'tooth', 'tooth'],
  ['ar', 'AR', 'car', 'automobile'],
  ['or', 'OR', 'corn', 'ear-of-corn'],
  ['er', 'ER', 'bird', 'bird'],
  ['air', 'AIR', 'bear', 'bear'],
  ['ear', 'EAR', 'ear', 'ear'],
  ['ire', 'IRE', 'fire', 'fire'],
  ['rl', 'RL', 'girl', 'girl'],
  ['sk', 'SK', 'skunk', 'skunk'],
  ['sl', 'SL', 'sloth', 'sloth'],
  ['sm', 'SM', 'smile', 'grinning-face'],
  ['sn', 'SN', 'snail', 'snail'],
  ['sp', 'SP', 'spider', 'spider'],
  ['st', 'ST', 'star', 'star'],
  ['sw', 'SW', 'swan', 'swan'],
  ['s-three', 'S blends, 3 sounds', 'strawberry', 'strawberry'],
  ['bl', 'BL', 'blueberries', 'blueberries'],
  ['cl', 'CL', 'cloud', 'cloud'],
  ['fl', 'FL', 'flamingo', 'flamingo'],
  ['gl', 'GL', 'gloves', 'gloves'],
  ['pl', 'PL', 'plane', 'airplane'],
  ['br', 'BR', 'bread', 'bread'],
  ['cr', 'CR', 'crab', 'crab'],
  ['dr', 'DR', 'drum', 'drum'],
  ['fr', 'FR', 'frog', 'frog'],
  ['gr', 'GR', 'grapes', 'grapes'],
  ['pr', 'PR', 'princess', 'princess'],
  ['tr', 'TR', 'train', 'locomotive'],
  ['thr', 'THR', 'thread', 'thread'],
]

/** All 52 sound tiles, including those without cards yet. */
export const soundTiles: SoundTile[] = rows.map(([code, name, example, image], index) => ({
  id: index + 1,
  code,
  name,
  example,
  image,
}))
