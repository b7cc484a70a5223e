import { expect, test } from 'vitest'
import { overlapping } from '../kit/testing.ts'
import type { Box } from '../kit/index.ts'
import { layoutOf } from './layout.ts'
import { scenes } from './scenes.ts'
import { spotAreas } from './spot-areas.ts'

const stages = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1180, 760],
  [1366, 768],
  [1920, 1080],
] as const
const phones = [
  [844, 390],
  [812, 375],
  [932, 430],
  [667, 375],
  [640, 360],
] as const
const rooms = [5, 10, 12].flatMap((things) =>
  [true, false].flatMap((here) => [1, 2].map((text) => ({ things, here, text }))),
)
const all = [...stages, ...phones].flatMap(([width, height]) =>
  rooms.map((room) => ({ stage: { width, height, portrait: height > width }, room })),
)
const areApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1

test('keeps boards, tray, words, and buttons on the stage without overlaps', () => {
  for (const { stage, room } of all) {
    const layout = layoutOf(stage, room)
    const boxes = [layout.words, layout.build, layout.tray, layout.actions, ...(layout.covers ? [] : [layout.guide])]
    for (const [at, box] of boxes.entries()) {
      const inside = box.x >= 0 && box.y >= 66 && box.x + box.width <= stage.width && box.y + box.height <= stage.height
      expect([stage, room, at, inside]).toEqual([stage, room, at, true])
      for (const other of boxes.slice(at + 1))
        expect([stage, room, at, areApart(box, other)]).toEqual([stage, room, at, true])
    }
    expect(areApart(layout.shown, layout.build)).toBe(true)
  }
})

test('fits all items on the tray at 48 pixels or more', () => {
  for (const { stage, room } of all) {
    const { tray, thing } = layoutOf(stage, room)
    const { side, across, space } = thing
    const rows = Math.ceil(room.things / across)
    expect([stage, room, side >= 48]).toEqual([stage, room, true])
    expect([stage, room, across * (side + space) - space <= tray.width]).toEqual([stage, room, true])
    expect([stage, room, rows * (side + space) - space <= tray.height]).toEqual([stage, room, true])
  }
})

test('fits the buttons of guide and builder on a low phone', () => {
  for (const [width, height] of phones) {
    const { words, actions } = layoutOf({ width, height, portrait: false }, { things: 12, here: true, text: 1 })
    expect([words.width >= 220, words.height >= 270, actions.width > 149, actions.height >= 116]).toEqual([
      true,
      true,
      true,
      true,
    ])
  }
})

test('makes the guide’s board nearly as large as the builder’s once the curtain has dropped', () => {
  for (const [width, height] of phones)
    for (const here of [true, false]) {
      const { shown, build } = layoutOf(
        { width, height, portrait: false },
        { things: 10, here, text: 1, compared: true },
      )
      expect([width, here, shown.height > build.height * 0.75]).toEqual([width, here, true])
    }
})

test('fits Next and a checked Ready side by side for two players', () => {
  for (const [width, height] of stages.filter(([across, down]) => across > down)) {
    const { actions } = layoutOf({ width, height, portrait: false }, { things: 12, here: true, text: 1 })
    expect([width, actions.width >= 218]).toEqual([width, true])
  }
})

test('gives a three-part direction the space of a guide’s board that would be too low to read', () => {
  for (const [width, height] of phones) {
    const { words, covers } = layoutOf({ width, height, portrait: false }, { things: 12, here: false, text: 1 })
    expect([width, covers, words.height >= 110]).toEqual([width, true, true])
  }
})

const side = (a: { width: number; height: number }) => Math.min(a.width, a.height)

test('gives each spot its own target, a finger wide where there is space', () => {
  for (const { stage, room } of all) {
    const { build } = layoutOf(stage, room)
    for (const { id } of scenes) {
      const presses = spotAreas(id, build).map(({ target }) => target)
      expect([stage, id, overlapping(presses)]).toEqual([stage, id, []])
      const least = Math.min(...presses.map(side))
      const wanted = build.width >= 330 ? 44 : 26
      expect([stage, room, id, least >= wanted]).toEqual([stage, room, id, true])
    }
  }
})

test('fits finger-wide spots on a phone in landscape', () => {
  for (const width of [812, 844, 932])
    for (const here of [true, false]) {
      const height = Math.round(width * 0.462)
      const { build } = layoutOf({ width, height, portrait: false }, { things: 12, here, text: 1 })
      expect([width, here, build.width >= 300]).toEqual([width, here, true])
    }
})
