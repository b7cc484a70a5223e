import bed from 'pics:bed'
import bus from 'pics:bus'
import chair from 'pics:chair'
import ear from 'pics:ear'
import eye from 'pics:eye'
import feel from 'pics:raised-hand'
import memo from 'pics:memo'
import nose from 'pics:nose'
import press from 'pics:left-facing-fist'
import tongue from 'pics:tongue'
import warm from 'pics:thermometer'
import type { Place, Sense } from './senses.ts'

export const sensePictures: Record<Sense, string> = {
  see: eye,
  feel,
  hear: ear,
  smell: nose,
  taste: tongue,
  press,
  warm,
}
export const placePictures: Record<Place, string> = { bus, test: memo, bed, waiting: chair }
