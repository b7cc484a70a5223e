/**
 * A word list of the game: `position: words`, with the letters of the sound in brackets and a picture for each word.
 */
type Rows = Record<string, readonly (readonly [word: string, picture: string])[]>

const lists = {
  S: {
    initial: [
      ['[s]un', 'sun'],
      ['[s]ock', 'sock'],
      ['[s]ink', 'sink'],
      ['[s]oap', 'soap'],
      ['[s]eal', 'seal'],
      ['[s]andwich', 'sandwich'],
      ['[s]ailboat', 'sailboat'],
    ],
    medial: [
      ['pen[c]il', 'pencil'],
      ['gla[ss]es', 'glasses'],
      ['dino[s]aur', 'sauropod'],
      ['bi[c]ycle', 'bicycle'],
      ['whi[s]tle', 'whistle'],
      ['ba[s]eball', 'baseball'],
      ['ca[s]tle', 'castle'],
    ],
    final: [
      ['bu[s]', 'bus'],
      ['hou[s]e', 'house'],
      ['dre[ss]', 'dress'],
      ['hor[s]e', 'horse'],
      ['mou[s]e', 'mouse'],
      ['goo[s]e', 'goose'],
      ['octopu[s]', 'octopus'],
    ],
  },
  R: {
    initial: [
      ['[r]ing', 'ring'],
      ['[r]ope', 'rope'],
      ['[r]obot', 'robot'],
      ['[r]ain', 'cloud-with-rain'],
    ],
    medial: [
      ['ca[rr]ot', 'carrot'],
      ['pa[rr]ot', 'parrot'],
      ['pi[r]ate', 'pirate'],
      ['a[rr]ow', 'arrow'],
    ],
  },
  L: {
    initial: [
      ['[l]eaf', 'leaf'],
      ['[l]emon', 'lemon'],
      ['[l]adder', 'ladder'],
      ['[l]amp', 'lamp'],
    ],
    medial: [
      ['ba[ll]oon', 'balloon'],
      ['pi[ll]ow', 'pillow'],
      ['a[l]ien', 'alien'],
      ['ru[l]er', 'straight-ruler'],
    ],
  },
  K: {
    initial: [
      ['[k]ey', 'key'],
      ['[c]up', 'cup'],
      ['[k]ing', 'king'],
    ],
    medial: [
      ['bu[ck]et', 'bucket'],
      ['ja[ck]et', 'jacket'],
      ['chi[ck]en', 'chicken'],
    ],
    final: [
      ['boo[k]', 'closed-book'],
      ['du[ck]', 'duck'],
      ['for[k]', 'fork'],
    ],
  },
  SH: {
    initial: [
      ['[sh]ell', 'spiral-shell'],
      ['[sh]irt', 't-shirt'],
      ['[sh]ip', 'ship'],
    ],
    medial: [
      ['mu[sh]room', 'mushroom'],
      ['fla[sh]light', 'flashlight'],
      ['cu[sh]ion', 'cushion'],
    ],
    final: [
      ['fi[sh]', 'fish'],
      ['bru[sh]', 'paintbrush'],
      ['di[sh]', 'dish'],
    ],
  },
  TH: {
    initial: [
      ['[th]orn', 'thorn'],
      ['[th]imble', 'thimble'],
      ['[th]ermos', 'thermos'],
    ],
    medial: [
      ['too[th]brush', 'toothbrush'],
      ['too[th]paste', 'toothpaste'],
    ],
    final: [
      ['too[th]', 'tooth'],
      ['mou[th]', 'mouth'],
      ['mo[th]', 'moth'],
    ],
  },
} as const satisfies Record<string, Rows>

export type Sound = keyof typeof lists
export const sounds = Object.keys(lists) as Sound[]

/** A card on the board: one of the player page, or a word of the game. */
export interface Item {
  text: string
  /** The characters that spell the target sound, as [start, end). */
  marks: readonly (readonly [number, number])[]
  /** URLs of pictures, or names of the game's own. */
  pictures: readonly { url: string; alt: string }[]
  own?: string
  /** The target as a therapist writes it. */
  target: string
}

function itemOf(sound: Sound, position: string, [written, picture]: readonly [string, string]): Item {
  const start = written.indexOf('[')
  const end = written.indexOf(']') - 1
  return {
    text: written.replace(/[[\]]/g, ''),
    marks: [[start, end]],
    pictures: [],
    own: picture,
    target: `${sound}, ${position}, words`,
  }
}

/** Returns the game's words for a sound. */
export const wordsOf = (sound: Sound): Item[] =>
  Object.entries(lists[sound] as Rows).flatMap(([position, rows]) => rows.map((row) => itemOf(sound, position, row)))

/** Without a card, the target is whatever adult and learner agreed on. */
export const agreedTarget: Item = { text: '', marks: [], pictures: [], target: 'own target' }
