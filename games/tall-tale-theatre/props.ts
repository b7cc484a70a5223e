/** A surprise from the trunk. Its two sentences fit any curtain. */
export interface Prop {
  id: string
  picture: string
  label: string
  a: string
  help: string
  trouble: string
}

const prop = (picture: string, label: string, a: string, help: string, trouble: string): Prop => ({
  id: picture,
  picture,
  label,
  a,
  help,
  trouble,
})

export const props: readonly Prop[] = [
  prop(
    'umbrella',
    'Umbrella',
    'an umbrella',
    '{name} opened it and had a little roof to think under.',
    'It popped open and bumped into everything.',
  ),
  prop(
    'trumpet',
    'Trumpet',
    'a trumpet',
    '{name} played one clear note, and everybody listened.',
    'It tooted all by itself at every wrong moment.',
  ),
  prop(
    'bucket',
    'Bucket',
    'a bucket',
    'It was just the right thing to stand on.',
    '{name} stepped right into it and clanked along.',
  ),
  prop(
    'magnet',
    'Magnet',
    'a magnet',
    'It pulled every lost coin out of the dust.',
    'It stuck to every spoon it could find.',
  ),
  prop(
    'banana',
    'Banana',
    'a banana',
    'It was the best snack for a clear head.',
    '{name} slipped on the peel and slid in a circle.',
  ),
  prop(
    'balloon',
    'Balloon',
    'a balloon',
    '{name} held on to it, and everything felt lighter.',
    'It floated right in front of everyone.',
  ),
  prop(
    'ladder',
    'Ladder',
    'a ladder',
    'From the top of it, everything looked much easier.',
    'Nobody knew which end was up.',
  ),
  prop(
    'broom',
    'Broom',
    'a broom',
    '{name} swept a nice clean circle and could think again.',
    'It fell over again and again with a loud clack.',
  ),
  prop(
    'feather',
    'Feather',
    'a feather',
    'It tickled, and everyone had to smile.',
    'It tickled, and {name} sneezed seven times.',
  ),
  prop(
    'drum',
    'Drum',
    'a drum',
    'Its steady beat helped everyone keep going.',
    'Nobody could hear a word over its boom, boom, boom.',
  ),
  prop(
    'kite',
    'Kite',
    'a kite',
    '{name} flew it high, so that everyone could see it.',
    'Its string got caught on everything.',
  ),
  prop(
    'top-hat',
    'Top hat',
    'a top hat',
    'Inside it was a note that said: You can do this!',
    'It was so big that {name} could not see a thing.',
  ),
  prop(
    'teapot',
    'Teapot',
    'a teapot',
    'A cup of warm tea made everyone feel better.',
    'It whistled and would not be quiet.',
  ),
  prop(
    'yo-yo',
    'Yo-yo',
    'a yo-yo',
    'Up and down it went, and {name} had time to think.',
    'It went up and down and would not stop.',
  ),
  prop(
    'sponge',
    'Sponge',
    'a sponge',
    'It wiped away every spot in no time.',
    'It soaked up a whole puddle and grew as big as a sofa.',
  ),
  prop(
    'lollipop',
    'Lollipop',
    'a lollipop',
    '{name} shared it, and everyone was in a good mood.',
    'It stuck to everything it touched.',
  ),
]
