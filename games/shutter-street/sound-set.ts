/** An accordion, and a street in the evening. */
export {
  ukulele as pluck,
  xylophone as bell,
  knock as wood,
  handDrum as drum,
  creak,
  accordion,
  bass,
  ukulele,
  click,
  chirp,
  ooh,
  hiccup,
  pop,
  sneeze,
  snore,
  squeak,
} from '../kit/samples.ts'
