/** A harp, and a loom. */
export {
  harp as pluck,
  xylophone as bell,
  woodblock as wood,
  handDrum as drum,
  creak,
  harp,
  click,
  pop,
  zip,
  swish,
  brush,
  plop,
  squeak,
} from '../kit/samples.ts'
