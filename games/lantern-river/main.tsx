import { seatName } from '@marigold/device'
import { choice, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { Backdrop } from './backdrop.tsx'
import { levels, type RiverLevel } from './levels.ts'
import { manifest } from './manifest.ts'
import { rules, type Move, type State } from './rules.ts'
import { RiverView } from './view.tsx'
import './game.css'

const spec: GameSpec<RiverLevel, State, Move> = {
  manifest,
  levels,
  rules,
  seats: [1, 4],
  turns: true,
  seat: (state) => state.turn,
  pass: (state) => (state.phase === 'spin' ? { kind: 'pass' } : null),
  fields: [
    choice('length', 'River length', [[0, 'As the level'], ...numbers([12, 24, 36], 'bends')]),
    onOff('lilies', 'Rests on lily pads', { start: true }),
    choice('theme', 'Light', [
      ['night', 'Night'],
      ['dawn', 'Dawn'],
    ]),
    choice('sound', 'Sound', [
      ['calm', 'Calm'],
      ['festive', 'Festive'],
    ]),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 3, values: { sound: 'festive' } },
    switch: { level: 0 },
    teletherapy: { level: 1 },
  },
  wants: { deck: true },
  View: RiverView,
  Backdrop,
  farewell: (play) => {
    const last = play.state.value.fireworks
    const player = last === null ? undefined : play.players[last]
    if (!player || play.players.length === 1) return 'Home on the lake, and a new star in the sky'
    return `Everybody is home. ${seatName(player)} lit the fireworks`
  },
  summary: (play) => {
    const { turns } = play.state.value
    const choices = play.trials.filter(({ target }) => target === 'Fork')
    const rows = play.players.map((player, i) => {
      const count = turns[i] ?? 0
      const tries = play.practiced.value[player.id] ?? 0
      const scored = play.trials.filter((trial) => trial.target === 'practice' && trial.player === player.id)
      const correct = scored.filter(({ result }) => result === 'correct').length
      const practice = tries === 0 ? '' : `, ${tries} practice ${tries === 1 ? 'try' : 'tries'}`
      const got = scored.length === 0 ? '' : `, ${correct} of ${scored.length} got it`
      return { label: seatName(player), value: `${count} ${count === 1 ? 'turn' : 'turns'}${practice}${got}` }
    })
    const rocky = choices.filter(({ response }) => response === 'rocky').length
    const forks =
      choices.length > 0 ? [{ label: 'Forks', value: `${rocky} rocky, ${choices.length - rocky} calm` }] : []
    return [{ label: 'River', value: `${play.level.name}, ${play.state.value.river.length} bends` }, ...rows, ...forks]
  },
}

mountGame(spec)
