import type { CallName } from './calls.ts'

export const themes = ['farm', 'wild', 'vehicles', 'home'] as const
export type Theme = (typeof themes)[number]

/** A character that hides. */
export interface Friend {
  /** The name of the friend, which is also its key. */
  name: string
  /** Key of its picture. */
  picture: string
  /** The sound it makes, as it is spoken and written. */
  says: string
  call: CallName
  /** Friends of one kind look or sound too much alike, so they never hide together. */
  kind: string
}

type Row = readonly [name: string, picture: string, says: string, call: CallName, kind?: string]

const rows: Record<Theme, readonly Row[]> = {
  farm: [
    ['cow', 'cow', 'Moo', 'moo'],
    ['pig', 'pig', 'Oink oink', 'oink'],
    ['duck', 'duck', 'Quack quack', 'quack', 'water bird'],
    ['horse', 'horse', 'Neigh', 'neigh', 'horse'],
    ['rooster', 'rooster', 'Cock-a-doodle-doo', 'crow'],
    ['sheep', 'ewe', 'Baa', 'baa', 'woolly'],
    ['goat', 'goat', 'Meh-eh-eh', 'bleat', 'woolly'],
    ['chick', 'baby-chick', 'Peep peep', 'peep'],
    ['dog', 'dog', 'Woof woof', 'woof'],
    ['cat', 'cat', 'Meow', 'meow'],
    ['rabbit', 'rabbit', 'Sniff sniff', 'sniff', 'small and furry'],
    ['mouse', 'mouse', 'Squeak squeak', 'squeak', 'small and furry'],
    ['goose', 'goose', 'Honk honk', 'honk', 'water bird'],
    ['turkey', 'turkey', 'Gobble gobble', 'gobble'],
    ['donkey', 'donkey', 'Hee-haw', 'heehaw', 'horse'],
    ['bee', 'honeybee', 'Buzz', 'buzz'],
  ],
  wild: [
    ['lion', 'lion', 'Roar', 'roar', 'growls'],
    ['elephant', 'elephant', 'Toot', 'trumpet'],
    ['monkey', 'monkey', 'Ooh ooh, ah ah', 'monkey'],
    ['bear', 'bear', 'Grr', 'growl', 'growls'],
    ['snake', 'snake', 'Hiss', 'hiss'],
    ['owl', 'owl', 'Hoo hoo', 'hoot'],
    ['wolf', 'wolf', 'Awoo', 'howl', 'dogs'],
    ['frog', 'frog', 'Ribbit', 'ribbit'],
    ['parrot', 'parrot', 'Squawk', 'squawk'],
    ['crocodile', 'crocodile', 'Snap snap', 'snap'],
    ['kangaroo', 'kangaroo', 'Boing boing', 'boing'],
    ['giraffe', 'giraffe', 'Munch munch', 'munch'],
    ['fox', 'fox', 'Yip yip', 'yip', 'dogs'],
    ['seal', 'seal', 'Arf arf', 'woof'],
    ['penguin', 'penguin', 'Honk', 'honk'],
    ['hedgehog', 'hedgehog', 'Snuffle snuffle', 'sniff'],
  ],
  vehicles: [
    ['car', 'automobile', 'Beep beep', 'beep', 'honks'],
    ['bus', 'bus', 'Honk honk', 'horn', 'honks'],
    ['fire truck', 'fire-engine', 'Wee-oo, wee-oo', 'siren', 'siren'],
    ['police car', 'police-car', 'Woo woo', 'siren', 'siren'],
    ['ambulance', 'ambulance', 'Nee-nah, nee-nah', 'twotone', 'siren'],
    ['tractor', 'tractor', 'Chug chug', 'chug', 'engine'],
    ['bike', 'bicycle', 'Ding ding', 'ding'],
    ['motorcycle', 'motorcycle', 'Vroom vroom', 'vroom', 'engine'],
    ['airplane', 'airplane', 'Whoosh', 'whoosh', 'rushes'],
    ['helicopter', 'helicopter', 'Chop chop chop', 'chop'],
    ['train', 'locomotive', 'Choo choo', 'choo'],
    ['sailboat', 'sailboat', 'Splash', 'splash', 'floats'],
    ['truck', 'delivery-truck', 'Rumble rumble', 'rumble', 'engine'],
    ['rocket', 'rocket', 'Zoom', 'zoom', 'rushes'],
    ['ship', 'ship', 'Toot toot', 'foghorn', 'floats'],
    ['scooter', 'kick-scooter', 'Rattle rattle', 'rattle'],
  ],
  home: [
    ['ball', 'soccer-ball', 'Boing boing', 'boing'],
    ['teddy bear', 'teddy-bear', 'Squeak', 'squeak'],
    ['drum', 'drum', 'Boom boom', 'boom'],
    ['bell', 'bell', 'Ding dong', 'dingdong', 'rings'],
    ['clock', 'alarm-clock', 'Tick tock', 'tick'],
    ['phone', 'telephone', 'Ring ring', 'ring', 'rings'],
    ['key', 'key', 'Jingle jingle', 'jingle'],
    ['robot', 'robot', 'Beep boop', 'boop'],
    ['guitar', 'guitar', 'Strum strum', 'strum'],
    ['trumpet', 'trumpet', 'Toot toot', 'fanfare'],
    ['kite', 'kite', 'Flutter flutter', 'flutter'],
    ['spoon', 'spoon', 'Clink clink', 'clink'],
    ['toothbrush', 'toothbrush', 'Swish swish', 'swish'],
    ['shoe', 'running-shoe', 'Stomp stomp', 'stomp'],
    ['cup', 'cup-with-straw', 'Slurp', 'slurp'],
    ['book', 'open-book', 'Flip flip', 'flip'],
  ],
}

const friendOf = ([name, picture, says, call, kind = name]: Row): Friend => ({ name, picture, says, call, kind })
/** The friends of each theme. */
export const friendsOf: Record<Theme, readonly Friend[]> = {
  farm: rows.farm.map(friendOf),
  wild: rows.wild.map(friendOf),
  vehicles: rows.vehicles.map(friendOf),
  home: rows.home.map(friendOf),
}
const all = new Map(themes.flatMap((theme) => friendsOf[theme].map((friend) => [friend.name, friend] as const)))

/** Returns a friend by name. */
export function friendByName(name: string): Friend {
  const friend = all.get(name)
  if (!friend) throw new Error(`nobody is called ${name}`)
  return friend
}

/** Returns the theme from the settings, or the farm if the setting is unknown. */
export const themeOf = (value: unknown): Theme => themes.find((theme) => theme === value) ?? 'farm'
