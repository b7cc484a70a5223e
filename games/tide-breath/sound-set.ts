/** Pads, and the sea. */
export {
  glass as pluck,
  bell,
  pad,
  glass,
  plop,
  drip,
  bubbles,
  breeze,
  brook,
  chirp,
  hum,
  knock,
  twinkle,
  rustle,
} from '../kit/samples.ts'
