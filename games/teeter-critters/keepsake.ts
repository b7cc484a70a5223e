import { m } from '#messages'
import { addressOf, escaped, twinPage, type KeepsakePicture } from '../kit/index.ts'
import { pictureOf } from './art.ts'
import { bestPhoto, spotsIn } from './ending.tsx'
import { isStudio, type TeeterPlay } from './play-types.ts'
import type { Photo } from './state.ts'

/** The crew photo to print, black-and-white safe, with a line for the team's tip. */
function photoPage(play: TeeterPlay, photo: Photo): KeepsakePicture {
  const studio = isStudio(play)
  const spots = spotsIn(photo)
  const unit = 300 / spots
  const size = Math.min(72, unit)
  const pieces = photo.pieces.map(({ kind, weight }, at) => {
    const spot = photo.places[at]
    const x = spot == null ? 90 + at * 90 : 400 + spot * unit
    const y = spot == null ? 350 : 210
    return (
      `<image href="${escaped(addressOf(pictureOf(kind, studio)))}" x="${x - size / 2}" y="${y - size}" width="${size}" height="${size}"/>` +
      `<text x="${x}" y="${y + 46}" font-size="20" text-anchor="middle">${weight}</text>`
    )
  })
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560" width="800" height="560"><rect width="800" height="560" fill="#fff"/>` +
    `<g fill="#000" font-family="system-ui, sans-serif"><text x="40" y="60" font-size="34" font-weight="700">${escaped(m.teeter_critters_our_crew())}</text>` +
    `<rect x="80" y="212" width="640" height="14" rx="7" fill="#999" stroke="#000"/><path d="M360 400L400 226L440 400Z" fill="#ccc" stroke="#000"/>` +
    `${pieces.join('')}<text x="40" y="480" font-size="26">${escaped(m.teeter_critters_our_team_tip())}</text><path d="M40 530H760" stroke="#000"/></g></svg>`
  return {
    picture: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    alt: m.teeter_critters_the_crew_photo(),
    name: 'teeter-critters',
  }
}

/** What goes home: the crew photo, and the same skill away from the screen. */
export function keepsakes(play: TeeterPlay): KeepsakePicture[] {
  const photo = bestPhoto(play.state.value.photos)
  const twin = twinPage({
    name: 'level-ruler',
    title: m.teeter_critters_twin_title(),
    need: m.teeter_critters_twin_need(),
    steps: [m.teeter_critters_twin_step_1(), m.teeter_critters_twin_step_2(), m.teeter_critters_twin_step_3()],
    easier: m.teeter_critters_twin_easier(),
    harder: m.teeter_critters_twin_harder(),
    care: m.teeter_critters_twin_care(),
  })
  return [...(photo ? [photoPage(play, photo)] : []), twin]
}
