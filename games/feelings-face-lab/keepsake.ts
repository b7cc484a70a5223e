import { m } from '#messages'
import { escaped, twinPage, wrap, type KeepsakePicture } from '../kit/index.ts'
import { facesMade, madeArt } from './ending.tsx'
import { headBox } from './head-art.ts'
import type { FacePlay } from './play-types.ts'

const stickers = 6
const [across, side, gap] = [3, 230, 20]

/** An outline to draw a face in, where fewer than six were made. */
const emptyArt = `<path d="M0 -122C66 -122 106 -74 106 -14C106 50 64 116 0 118C-64 116 -106 50 -106 -14C-106 -74 -66 -122 0 -122Z" fill="#fff" stroke="#777" stroke-width="4" stroke-dasharray="12 10"/>`

/** A sheet of 800 by 1035: six stickers to cut out, and a sentence to write on. */
function sheetOf(play: FacePlay): KeepsakePicture {
  const faces = facesMade(play).slice(-stickers)
  const cells = Array.from({ length: stickers }, (_, at) => {
    const x = 45 + (at % across) * (side + gap)
    const y = 120 + Math.floor(at / across) * (side + 70)
    const made = faces[at]
    return `<rect x="${x}" y="${y}" width="${side}" height="${side + 40}" rx="36" fill="#fff" stroke="#000" stroke-width="3" stroke-dasharray="6 8"/><svg x="${x + 15}" y="${y + 12}" width="${side - 30}" height="${side + 16}" viewBox="${headBox.join(' ')}">${made ? madeArt(play, made, `sticker-${at}`) : emptyArt}</svg>`
  })
  const lines = [m.feelings_face_lab_when_i_feel_line(), m.feelings_face_lab_people_might_see_line(), m.feelings_face_lab_what_helps_line()] // prettier-ignore
  const text = lines.flatMap((line) => wrap(line, 60)).map((line, at) => `<text x="60" y="${800 + at * 66}" font-size="30">${escaped(line)}</text>`) // prettier-ignore
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1035" width="800" height="1035"><rect width="100%" height="100%" fill="#fff"/><g font-family="system-ui, sans-serif" fill="#000"><text x="60" y="80" font-size="40" font-weight="700">${escaped(m.feelings_face_lab_my_face_stickers())}</text>${text.join('')}</g>${cells.join('')}</svg>`
  return {
    name: 'face-stickers',
    alt: m.feelings_face_lab_a_sheet_of_face_stickers(),
    picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  }
}

/** What goes home: six stickers, and the same skill away from the screen. */
export const keepsakes = (play: FacePlay): KeepsakePicture[] => [
  ...(facesMade(play).length > 0 ? [sheetOf(play)] : []),
  twinPage({
    name: 'faces-at-the-table',
    title: m.feelings_face_lab_faces_at_the_table(),
    need: m.feelings_face_lab_twin_need(),
    steps: [m.feelings_face_lab_twin_step_1(), m.feelings_face_lab_twin_step_2(), m.feelings_face_lab_twin_step_3()],
    easier: m.feelings_face_lab_twin_easier(),
    harder: m.feelings_face_lab_twin_harder(),
    care: m.feelings_face_lab_twin_care(),
  }),
]
