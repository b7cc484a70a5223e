import { m } from '#messages'
import { isStudio, type TeeterPlay } from './play-types.ts'
import type { Kind } from './planks.ts'

const keyOf = (kind: Kind, studio: boolean) => (studio ? (`piece_${kind}` as const) : kind)
/** 'the mouse', or 'the brass ring'. */
export const theKind = (kind: Kind, studio: boolean): string =>
  m.teeter_critters_the_kind({ kind: keyOf(kind, studio) })

/** 'left 3'. */
export const spotName = (spot: number): string =>
  spot < 0 ? m.teeter_critters_left_number({ number: -spot }) : m.teeter_critters_right_number({ number: spot })

/** How a torque looks: level, or so much to one side. */
export const tiltText = (torque: number): string =>
  torque === 0
    ? m.teeter_critters_balanced()
    : torque < 0
      ? m.teeter_critters_number_left({ number: -torque })
      : m.teeter_critters_number_right({ number: torque })

/** 'the mouse' for a piece of the plank in play. */
export const pieceName = (play: TeeterPlay, piece: number): string =>
  theKind(play.state.value.pieces[piece]?.kind ?? 'goose', isStudio(play))
