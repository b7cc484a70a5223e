/** The game's words: for each sound, those of each position, with the letters of the sound in brackets. */
const lists = {
  S: {
    initial: '[s]un [s]ock [s]ink [s]oap [s]eal [s]andwich [s]ailboat',
    medial: 'pen[c]il gla[ss]es dino[s]aur bi[c]ycle whi[s]tle ba[s]eball ca[s]tle',
    final: 'bu[s] hou[s]e dre[ss] hor[s]e mou[s]e goo[s]e octopu[s]',
  },
  // R at the end of a word is a vowel sound, which other card sets practice.
  R: {
    initial: '[r]ing [r]ope [r]ain [r]obot [r]ose [r]ice [r]ug [r]ake',
    medial: 'ca[rr]ot pa[rr]ot pi[r]ate a[rr]ow che[rr]ies ze[r]o bluebe[rr]ies',
  },
  L: {
    initial: '[l]eaf [l]emon [l]adder [l]amp [l]eg [l]ock',
    medial: 'ba[ll]oon pi[ll]ow a[l]ien ru[l]er tu[l]ip',
    final: 'ba[ll] be[ll] she[ll] nai[l] schoo[l]',
  },
  K: {
    initial: '[k]ey [c]up [k]ing [c]ar [c]omb',
    medial: 'bu[ck]et ja[ck]et chi[ck]en pi[ck]le a[c]orn',
    final: 'boo[k] du[ck] for[k] so[ck] hoo[k]',
  },
  SH: {
    initial: '[sh]ell [sh]irt [sh]ovel [sh]elf [sh]ark',
    medial: 'mu[sh]room fla[sh]light cu[sh]ion lo[ti]on egg[sh]ell',
    final: 'fi[sh] bru[sh] di[sh] wa[sh] bu[sh] lea[sh]',
  },
  TH: {
    initial: '[th]umb [th]orn [th]imble [th]ermos [th]ick [th]in [th]igh',
    medial: 'too[th]brush too[th]paste pan[th]er ba[th]robe mou[th]wash',
    final: 'too[th] mou[th] mo[th] pa[th] wrea[th]',
  },
}
/** Words whose picture has another name. */
const pictureNames: Record<string, string> = {
  rain: 'cloud-with-rain',
  rice: 'cooked-rice',
  zero: 'keycap-0',
  lock: 'locked',
  ruler: 'straight-ruler',
  ball: 'soccer-ball',
  shell: 'spiral-shell',
  car: 'automobile',
  book: 'closed-book',
  shirt: 't-shirt',
  lotion: 'lotion-bottle',
  brush: 'paintbrush',
  thumb: 'thumbs-up',
  bathrobe: 'robe',
  dinosaur: 'sauropod',
}

export type Sound = keyof typeof lists
export const sounds = Object.keys(lists) as Sound[]

/** A card on the board: one of the player page, or a word of the game. */
export interface Item {
  text: string
  /** The characters that spell the target sound, as [start, end). */
  marks: readonly (readonly [number, number])[]
  pictures: readonly { url: string; alt: string }[]
  /** The name of the game's own picture. */
  own?: string
  /** The target as a therapist writes it. */
  target: string
}

function itemOf(target: string, written: string): Item {
  const text = written.replace(/[[\]]/g, '')
  return {
    text,
    marks: [[written.indexOf('['), written.indexOf(']') - 1]],
    pictures: [],
    own: pictureNames[text] ?? text,
    target,
  }
}

/** Returns the game's words for a sound. */
export const wordsOf = (sound: Sound): Item[] =>
  Object.entries(lists[sound]).flatMap(([position, words]) =>
    words.split(' ').map((word) => itemOf(`${sound}, ${position}, words`, word)),
  )

/** Without a card, the target is whatever adult and learner agreed on. */
export const agreedTarget: Item = { text: '', marks: [], pictures: [], target: 'own target' }
