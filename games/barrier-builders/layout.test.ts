import { expect, test } from 'vitest'
import { meeting } from '../kit/testing.ts'
import { layoutOf, type Box } from './layout.ts'
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
const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1

test('boards, tray, words and buttons lie beside one another and on the stage', () => {
  for (const { stage, room } of all) {
    const layout = layoutOf(stage, room)
    const boxes = [layout.words, layout.build, layout.tray, layout.actions, ...(layout.covers ? [] : [layout.guide])]
    for (const [at, box] of boxes.entries()) {
      const inside = box.x >= 0 && box.y >= 66 && box.x + box.width <= stage.width && box.y + box.height <= stage.height
      expect([stage, room, at, inside]).toEqual([stage, room, at, true])
      for (const other of boxes.slice(at + 1))
        expect([stage, room, at, apart(box, other)]).toEqual([stage, room, at, true])
    }
    expect(apart(layout.shown, layout.build)).toBe(true)
  }
})

test('things on the tray are at least 48 pixels large, and all of them lie on it', () => {
  for (const { stage, room } of all) {
    const { tray, thing } = layoutOf(stage, room)
    const { side, across, space } = thing
    const rows = Math.ceil(room.things / across)
    expect([stage, room, side >= 48]).toEqual([stage, room, true])
    expect([stage, room, across * (side + space) - space <= tray.width]).toEqual([stage, room, true])
    expect([stage, room, rows * (side + space) - space <= tray.height]).toEqual([stage, room, true])
  }
})

test('a pair at a low phone has room for all buttons of the guide, and of the builder beside the board', () => {
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

test('once the curtain has dropped, the guide’s board is nearly as large as the builder’s on a low stage', () => {
  for (const [width, height] of phones)
    for (const here of [true, false]) {
      const { shown, build } = layoutOf(
        { width, height, portrait: false },
        { things: 10, here, text: 1, compared: true },
      )
      expect([width, here, shown.height > build.height * 0.75]).toEqual([width, here, true])
    }
})

test('a pair at a table has room for Next and a ticked Ready beside one another', () => {
  for (const [width, height] of stages.filter(([across, down]) => across > down)) {
    const { actions } = layoutOf({ width, height, portrait: false }, { things: 12, here: true, text: 1 })
    expect([width, actions.width >= 218]).toEqual([width, true])
  }
})

test('a direction of three parts has the room of the guide’s board where that would be too low to show anything', () => {
  for (const [width, height] of phones) {
    const { words, covers } = layoutOf({ width, height, portrait: false }, { things: 12, here: false, text: 1 })
    expect([width, covers, words.height >= 110]).toEqual([width, true, true])
  }
})

const side = (a: { width: number; height: number }) => Math.min(a.width, a.height)

test('no press on a spot goes to its neighbor, and on a stage with room each is a finger wide', () => {
  for (const { stage, room } of all) {
    const { build } = layoutOf(stage, room)
    for (const { id } of scenes) {
      const presses = spotAreas(id, build).map(({ press }) => press)
      expect([stage, id, meeting(presses)]).toEqual([stage, id, []])
      const least = Math.min(...presses.map(side))
      const wanted = build.width >= 330 ? 44 : 26
      expect([stage, room, id, least >= wanted]).toEqual([stage, room, id, true])
    }
  }
})

test('on a phone on its side of usual width the board is wide enough for a finger on each spot', () => {
  for (const width of [812, 844, 932])
    for (const here of [true, false]) {
      const height = Math.round(width * 0.462)
      const { build } = layoutOf({ width, height, portrait: false }, { things: 12, here, text: 1 })
      expect([width, here, build.width >= 300]).toEqual([width, here, true])
    }
})
