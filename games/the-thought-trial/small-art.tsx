import { html } from '../kit/index.ts'
import eye from 'pics:eyes'
import speech from 'pics:speech-balloon'
import photo from 'pics:framed-picture'
import heart from 'pics:red-heart'
import balloon from 'pics:thought-balloon'
import bulb from 'pics:light-bulb'
import { Sprite } from '../kit/index.ts'
import type { Source } from './cases.ts'
import type { Pan } from './state.ts'

const sourcePictures: Record<Source, string> = {
  ...{ seen: eye, said: speech, memory: photo, feeling: heart, idea: balloon, other: bulb },
}

/** A sealed envelope with a picture of what it is about. */
export const Envelope = ({ source }: { source: Source }) => (
  <svg viewBox="0 0 100 72" aria-hidden="true">
    <rect x="2" y="4" width="96" height="66" rx="6" fill="#F4E6CC" />
    <path d="M2 8L50 46L98 8V16L50 56L2 16Z" fill="#D9C29C" />
    <Sprite svg={sourcePictures[source]} x={30} y={20} size={40} />
  </svg>
)

const pans: Record<Pan, string> = {
  for: '<path d="M10 34L90 14" stroke="#A9732A" stroke-width="6"/><path d="M50 24V66M34 66H66" stroke="#A9732A" stroke-width="6"/><path d="M-2 36H30C26 50 2 50 -2 36Z" fill="#F59A0C"/><path d="M74 18H104C100 30 78 30 74 18Z" fill="#E2CFA6"/>',
  against:
    '<path d="M10 14L90 34" stroke="#A9732A" stroke-width="6"/><path d="M50 24V66M34 66H66" stroke="#A9732A" stroke-width="6"/><path d="M-2 18H28C24 30 2 30 -2 18Z" fill="#E2CFA6"/><path d="M72 36H104C100 50 76 50 72 36Z" fill="#F59A0C"/>',
  shelf:
    '<path d="M6 54H94M20 54V66M80 54V66" stroke="#A9732A" stroke-width="6"/><path d="M38 22C38 6 64 6 64 22C64 32 52 32 52 40" stroke="#2B1B3D" stroke-width="6" fill="none"/><circle cx="52" cy="48" r="4" fill="#2B1B3D"/>',
}
/** The left pan, the right pan, or the shelf for what nobody knows. */
export const PanIcon = ({ pan }: { pan: Pan }) => (
  <svg viewBox="-6 0 114 72" aria-hidden="true" stroke-linecap="round" {...html(pans[pan])} />
)
