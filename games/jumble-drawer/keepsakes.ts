import { m } from '#messages'
import { escaped, twinPage, type KeepsakePicture } from '../kit/index.ts'
import { tidied, tidyArt } from './ending.tsx'
import { pictureOf } from './pictures.ts'
import type { DrawerPlay } from './play-types.ts'

/** The tidy drawer with what was fixed over it, and the twin away from the screen. */
export function keepsakes(play: DrawerPlay): KeepsakePicture[] {
  const state = play.state.value
  const fixed = state.slips.map(({ job }, at) => `<svg x="${400 - (state.slips.length * 110) / 2 + at * 110}" y="74" width="100" height="100">${pictureOf(job).replace('<svg ', '<svg width="100%" height="100%" ')}</svg>`) // prettier-ignore
  const body = `<rect width="860" height="720" fill="#CFE0D2"/><rect y="184" width="860" height="536" fill="#A8703A"/><rect y="178" width="860" height="14" fill="#E3B277"/><text x="430" y="56" font-size="40" font-weight="700" text-anchor="middle" fill="#3A2113">${escaped(m.jumble_drawer_my_tidy_drawer())}</text><g transform="translate(30 0)">${fixed.join('')}</g><g transform="translate(30 216)">${tidyArt(tidied(state), 'square')}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 720" width="860" height="720"><g font-family="system-ui, sans-serif">${body}</g></svg>`
  return [
    {
      picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      name: 'tidy-drawer',
      alt: m.jumble_drawer_my_tidy_drawer(),
      what: 'picture',
    },
    twinPage({
      name: 'jumble-tray',
      title: m.jumble_drawer_twin_title(),
      need: m.jumble_drawer_twin_need(),
      steps: [m.jumble_drawer_twin_1(), m.jumble_drawer_twin_2(), m.jumble_drawer_twin_3()],
      easier: m.jumble_drawer_twin_easier(),
      harder: m.jumble_drawer_twin_harder(),
      care: m.jumble_drawer_twin_care(),
    }),
  ]
}
