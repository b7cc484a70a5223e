import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { escaped, grownBefore, twinPage, type KeepsakePicture } from '../kit/index.ts'
import { notesPerLight } from './choir.ts'
import { siteOf } from './layout.ts'
import { constellationArt, Meadow, SongSky } from './meadow.tsx'
import { heights, lightsOf, phraseName, phrasesFor, type Stems } from './phrases.ts'
import type { FireflyPlay } from './play-types.ts'
import { bandNow, grownAfter, instruments, songbookOf } from './songbook.ts'
import { concertOf, tuneOf, type State } from './state.ts'
import { Board, Stalks } from './stems.tsx'
import { Band, Touchables } from './touchables.tsx'

const beatMs = 330
const lightMs = 500
const restMs = 500

/** A part of the concert: what is announced, its notes, and whether the band plays with it. */
interface Tune {
  title: string
  notes: readonly number[]
  withBand: boolean
}

/** Last night's lullaby first, then tonight's opening, middle, and lullaby. */
function programOf(state: State, lullaby: readonly number[]): Tune[] {
  const tonight = concertOf(state.done).map((one) => ({
    title: m.firefly_encore_part_of_concert({ place: one.place }),
    notes: tuneOf(one),
    withBand: one.extra === 'band',
  }))
  const known = lullaby.filter((stem) => stem < state.stems)
  return known.length === 0
    ? tonight
    : [{ title: m.firefly_encore_last_nights_lullaby(), notes: known, withBand: false }, ...tonight]
}

/** Plays the concert on the game's clock: each phrase with a second voice, and with the band where it was chosen. */
function useConcert(play: FireflyPlay, program: readonly Tune[], members: ReturnType<typeof bandNow>) {
  const lit = useSignal<readonly number[]>([])
  const at = useSignal(-1)
  const glow = (stem: number) => {
    lit.value = [...lit.value, stem]
    play.clock.after(lightMs, () => (lit.value = lit.value.filter((one) => one !== stem)))
  }
  const sing = (stem: number) => play.sound.play('kalimba', { step: stem, gain: 0.9, cue: true })
  const pluck = (stem: number) => {
    glow(stem)
    sing(stem)
  }
  useEffect(() => {
    let isOver = false
    const playAll = async () => {
      await play.clock.wait(900)
      for (const [part, { notes, withBand }] of program.entries()) {
        at.value = part
        for (const [beat, stem] of notes.entries()) {
          if (isOver) return
          if (beat % notesPerLight === 0) glow(stem)
          sing(stem)
          if (beat % 2 === 0) play.sound.play('musicBox', { step: stem + 2, gain: 0.3 })
          const member = members[(beat + part) % Math.max(1, members.length)]
          if (withBand && member) play.sound.play(instruments[member], { step: stem % 5, gain: 0.5 })
          await play.clock.wait(beatMs)
        }
        await play.clock.wait(restMs)
      }
      at.value = program.length
      if (!isOver) play.sound.play('twinkle', { gain: 0.6 })
    }
    void playAll()
    return () => void (isOver = true)
  }, [])
  return { lit, at, pluck }
}

/** The night concert, as large as the screen: it plays by itself, and fireflies can be tapped along. */
export function Ending({ play }: { play: FireflyPlay }) {
  const state = play.state.value
  const { stems, done } = state
  const stage = play.stage.value
  const look = play.look.value
  const soft = play.values.soft === true
  const site = useMemo(() => siteOf(stage, stems, 'end'), [stage, stems])
  const before = useMemo(() => songbookOf(grownBefore(play, 0)), [play])
  const members = bandNow(state, before)
  const program = useMemo(() => programOf(state, before.lullaby), [state, before])
  const { lit, at, pluck } = useConcert(play, program, members)
  const open = useMemo(() => site.heads.map((_, stem) => stem), [site])
  const part = program[at.value]
  return (
    <div class={`meadow is-ending is-${look}`}>
      <Meadow {...{ site, look, soft }} />
      <SongSky
        {...{ site, stems }}
        songs={grownAfter(state, 0, before).songs}
        phrases={concertOf(done).map(({ lights }) => lights)}
        total={done.length}
      />
      <Stalks {...{ site, look }} lit={lit.value} />
      <Band {...{ site, members, look }} plays={part?.withBand ?? false} />
      <Touchables play={play} site={site} />
      <Board
        {...{ site, stems, look, soft, open }}
        lit={lit.value}
        wrong={null}
        isGlad={at.value >= program.length}
        next={null}
        trail={null}
        press={pluck}
        brush={null}
      />
      <p class="program">{part?.title ?? m.firefly_encore_tap_along()}</p>
    </div>
  )
}

const svgOf = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="system-ui, sans-serif">${body}</g></svg>`)}`

/** Cards at least; every phrase of the concert has one. */
const cards = 8
/** A card to cut out: cups in a row with the order of the taps, and its path. */
function cardArt(x: number, y: number, stems: Stems, lights: readonly number[]): string {
  const cup = (stem: number) => {
    const left = 16 + (stem * 308) / stems
    const wide = 308 / stems - 6
    const taps = lights.flatMap((one, at) => (one === stem ? [at + 1] : []))
    return `<path d="M${left + wide * 0.16} 150H${left + wide * 0.84}L${left + wide} 196H${left}Z" fill="none" stroke="#000" stroke-width="2.500"/><text x="${left + wide / 2}" y="180" font-size="${stems > 6 ? 14 : 20}" font-weight="700" text-anchor="middle">${taps.join(' ')}</text>`
  }
  const names = heights[stems].map((_, stem) => cup(stem)).join('')
  return (
    `<g transform="translate(${x} ${y})"><rect width="340" height="206" rx="14" fill="none" stroke="#000" stroke-width="2" stroke-dasharray="9 7"/>` +
    `<text x="16" y="32" font-size="20" font-weight="700">${escaped(phraseName(lights))}</text><g transform="translate(82 40) scale(1.75)">${constellationArt(stems, lights, '#000')}</g>${names}</g>`
  )
}

/** The concert as cards to cut out, filled up with easy phrases, and the twin away from the screen. */
export function keepsakes(play: FireflyPlay): KeepsakePicture[] {
  const { done, stems, level } = play.state.value
  const own = concertOf(done).map(({ lights }) => lights)
  const more = phrasesFor(level.tier, stems).map(lightsOf)
  const all = [...own, ...more].slice(0, Math.max(cards, own.length))
  const height = 130 + Math.ceil(all.length / 2) * 224
  const body =
    `<text x="50" y="66" font-size="40" font-weight="700">${escaped(own.length > 0 ? m.firefly_encore_my_night_concert() : m.firefly_encore_phrase_cards())}</text>` +
    `<text x="50" y="100" font-size="21">${escaped(m.firefly_encore_cut_out_the_cards())}</text>` +
    all.map((lights, at) => cardArt(50 + (at % 2) * 360, 122 + Math.floor(at / 2) * 224, stems, lights)).join('')
  return [
    {
      picture: svgOf(800, height, body),
      name: 'firefly-encore',
      alt: m.firefly_encore_cards_of_the_concert(),
      what: 'poster',
    },
    twinPage({
      name: 'cup-fireflies',
      title: m.firefly_encore_cup_fireflies(),
      need: m.firefly_encore_need_cups_and_cards(),
      steps: [m.firefly_encore_twin_step_1(), m.firefly_encore_twin_step_2(), m.firefly_encore_twin_step_3()],
      easier: m.firefly_encore_twin_easier(),
      harder: m.firefly_encore_twin_harder(),
    }),
  ]
}
