/**
 * The diner's menus, each with its own characters, things, and places. Two are open at first, and every ten recipe
 * cards open another.
 */
export const menus = ['town', 'garden', 'beach', 'space', 'tale'] as const
export type Menu = (typeof menus)[number]
export const menuNames: Record<Menu, string> = {
  town: 'Town menu',
  garden: 'Garden menu',
  beach: 'Beach menu',
  space: 'Space menu',
  tale: 'Fairy-tale menu',
}

/** Sensible uses of a thing in orders. */
export type Use = 'ride' | 'move' | 'carry' | 'eat' | 'wear' | 'water' | 'chase'
export type Pronoun = 'he' | 'she' | 'it' | 'they'

interface NounBase {
  id: string
  word: string
  plural: string
  /** Key of its picture. */
  picture: string
  menus: readonly Menu[]
}
/** A character with a head, on a body that the game draws. */
export interface Creature extends NounBase {
  kind: 'creature'
  /** The pronouns that are correct for it; the first one is used in the best sentence. */
  pronouns: readonly Pronoun[]
  fur: string
  shirt: string
  tail?: boolean
  /** Its picture has skin-tone variants, and its hands match. */
  toned?: true
  /** Its picture faces left. */
  turned?: true
  /** Its picture includes shoulders, which cover the drawn ones. */
  bust?: true
}
export interface Thing extends NounBase {
  kind: 'thing'
  uses: readonly Use[]
  /** Where someone sits on it, as a share of its height. */
  seat?: number
}
export type Noun = Creature | Thing

const plain = (word: string) => `${word}s`

/** A dressed animal can be he or she, because its picture doesn't tell. */
const anyOf: readonly Pronoun[] = ['it', 'he', 'she', 'they']

type Looks = Partial<Pick<Creature, 'tail' | 'toned' | 'turned' | 'bust' | 'picture' | 'plural' | 'pronouns'>>
function creature(word: string, at: string, fur: string, shirt: string, more: Looks = {}): Creature {
  const base = { kind: 'creature', id: word, word, plural: plain(word), picture: `${word}-face` } as const
  return { ...base, pronouns: anyOf, menus: menusOf(at), fur, shirt, ...more }
}
type Marks = Partial<Pick<Thing, 'seat' | 'picture' | 'plural'>>
function thing(word: string, at: string, uses: string, more: Marks = {}): Thing {
  const id = word.replaceAll(' ', '-')
  const base = { kind: 'thing', id, word, plural: plain(word), picture: id } as const
  return { ...base, menus: menusOf(at), uses: uses.split(' ') as Use[], ...more }
}
const marks: Record<Menu, string> = { town: 'to', garden: 'g', beach: 'b', space: 's', tale: 'ta' }
const menusOf = (letters: string): Menu[] => menus.filter((menu) => letters.split(' ').includes(marks[menu]))

const person = { toned: true } as const
const skin = '#FFCA28'

/** Menus are abbreviated: to(wn), g(arden), b(each), s(pace), ta(le). */
export const nouns: readonly Noun[] = [
  creature('fox', 'to', '#E8763A', '#2F6E8C', { picture: 'fox', plural: 'foxes', tail: true }),
  creature('cat', 'to b s', '#F2B13C', '#8A4FA0', { tail: true }),
  creature('dog', 'to', '#D9A066', '#3F8F5B', { tail: true }),
  creature('bear', 'to b', '#8D5A3B', '#D2553E', { picture: 'bear' }),
  creature('robot', 'to s', '#90A4AE', '#5C7C8C', { picture: 'robot' }),
  creature('rabbit', 'g', '#CFC7C4', '#4E8FA0', { tail: true }),
  creature('pig', 'g', '#F4A6B4', '#3B6FB0', {}),
  creature('cow', 'g s', '#EDE6DC', '#B5553F', {}),
  creature('mouse', 'g s', '#B6B1B6', '#C2456F', { plural: 'mice', tail: true }),
  creature('frog', 'g b ta', '#7CB342', '#D98A1C', { picture: 'frog' }),
  creature('chicken', 'g', '#F6F1E6', '#C8483B', { picture: 'chicken' }),
  creature('monkey', 'b s', '#8A5A3C', '#E0A21B', { tail: true }),
  creature('tiger', 'b', '#F39C2E', '#2E7D8C', { tail: true }),
  creature('koala', 'b', '#9AA3AB', '#B4552F', { picture: 'koala' }),
  creature('panda', 'b s', '#F2EEEA', '#3F7F5F', { picture: 'panda' }),
  creature('alien', 's', '#8FB8C6', '#6A4FA0', { picture: 'alien' }),
  creature('wolf', 'ta', '#8C98A4', '#7A3B3B', { picture: 'wolf', plural: 'wolves', tail: true }),
  creature('lion', 'ta', '#F0B44C', '#7B4FA0', { picture: 'lion', tail: true }),
  creature('dragon', 'ta', '#6FB04A', '#C24A3A', { tail: true, turned: true }),
  creature('unicorn', 'ta', '#F3EEF6', '#D56CA0', { picture: 'unicorn', tail: true, turned: true }),
  creature('girl', 'to g b', skin, '#C2456F', { ...person, picture: 'girl', pronouns: ['she'] }),
  creature('boy', 'to g b', skin, '#2F7C8C', { ...person, picture: 'boy', pronouns: ['he'] }),
  creature('astronaut', 's', '#E9EDF0', '#E9EDF0', {
    picture: 'astronaut',
    pronouns: ['she', 'he', 'they'],
    bust: true,
    toned: true,
  }),
  creature('princess', 'ta', skin, '#D56CA0', {
    picture: 'princess',
    plural: 'princesses',
    pronouns: ['she'],
    bust: true,
    toned: true,
  }),
  creature('prince', 'ta', skin, '#3B6FB0', { picture: 'prince', pronouns: ['he'], bust: true, toned: true }),

  thing('bicycle', 'to', 'ride move', { seat: 0.72 }),
  thing('skateboard', 'to b', 'ride carry', { seat: 0.35 }),
  thing('scooter', 'to', 'ride move', { picture: 'kick-scooter', seat: 0.2 }),
  thing('cart', 'to g', 'move ride', { picture: 'shopping-cart', seat: 0.6 }),
  thing('chair', 'to', 'move carry', { seat: 0.5 }),
  thing('drum', 'to', 'carry move'),
  thing('present', 'to ta', 'carry move', { picture: 'wrapped-gift' }),
  thing('guitar', 'to', 'carry'),
  thing('balloon', 'to', 'carry chase'),
  thing('ball', 'to b', 'carry chase', { picture: 'soccer-ball' }),
  thing('hat', 'to ta', 'wear carry', { picture: 'top-hat' }),
  thing('umbrella', 'to b', 'carry'),
  thing('sandwich', 'to', 'eat carry', { plural: 'sandwiches' }),
  thing('pizza', 'to s', 'eat carry'),
  thing('hot dog', 'to', 'eat carry'),
  thing('cake', 'to ta', 'eat carry', { picture: 'birthday-cake' }),
  thing('tractor', 'g', 'ride move', { seat: 0.7 }),
  thing('bucket', 'g b', 'carry'),
  thing('basket', 'g ta', 'carry'),
  thing('ladder', 'g', 'carry'),
  thing('kite', 'g b', 'carry chase'),
  thing('cap', 'g b', 'wear carry', { picture: 'billed-cap' }),
  thing('carrot', 'g', 'eat carry'),
  thing('tomato', 'g', 'eat carry', { plural: 'tomatoes' }),
  thing('pear', 'g', 'eat carry'),
  thing('strawberry', 'g', 'eat', { plural: 'strawberries' }),
  thing('sunflower', 'g', 'water carry'),
  thing('tulip', 'g', 'water carry'),
  thing('cactus', 'g s', 'water carry', { plural: 'cactuses' }),
  thing('boat', 'b', 'ride move', { picture: 'sailboat', seat: 0.3 }),
  thing('canoe', 'b', 'ride move', { seat: 0.45 }),
  thing('anchor', 'b', 'move carry'),
  thing('shell', 'b', 'carry', { picture: 'spiral-shell' }),
  thing('watermelon', 'b', 'eat carry'),
  thing('banana', 'b s', 'eat carry'),
  thing('lollipop', 'b', 'eat carry'),
  thing('rocket', 's', 'ride move', { seat: 0.75 }),
  thing('flying saucer', 's', 'ride move', { seat: 0.6 }),
  thing('satellite', 's', 'move carry'),
  thing('telescope', 's', 'carry'),
  thing('star', 's ta', 'chase carry'),
  thing('helmet', 's', 'wear carry', { picture: 'rescue-workers-helmet' }),
  thing('donut', 's', 'eat carry', { picture: 'doughnut' }),
  thing('cookie', 's ta', 'eat carry'),
  thing('hamburger', 's', 'eat carry'),
  thing('broom', 'ta', 'ride carry', { seat: 0.4 }),
  thing('crown', 'ta', 'wear carry'),
  thing('key', 'ta', 'carry'),
  thing('teapot', 'ta', 'carry'),
  thing('crystal ball', 'ta', 'carry chase'),
  thing('pie', 'ta', 'eat carry'),
  thing('cupcake', 'ta', 'eat carry'),
  thing('rose', 'ta', 'water carry'),
  thing('mushroom', 'g ta', 'water carry'),
]

const byId = new Map(nouns.map((noun) => [noun.id, noun]))
/** Returns a noun by id; throws if it is unknown. */
export function nounOf(id: string): Noun {
  const noun = byId.get(id)
  if (!noun) throw new Error(`no noun ${id}`)
  return noun
}
export const creaturesOf = (menu: Menu): Creature[] =>
  nouns.filter((noun): noun is Creature => noun.kind === 'creature' && noun.menus.includes(menu))
export const thingsOf = (menu: Menu): Thing[] =>
  nouns.filter((noun): noun is Thing => noun.kind === 'thing' && noun.menus.includes(menu))
