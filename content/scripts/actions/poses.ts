import { drawPerson, type Look, type Pose } from './figure.ts'
import { box } from './shapes.ts'

/** Draws a person from the waist up. Arms without a pose hang down. */
export function half(look: Look, pose: Partial<Pose>, held = ''): string {
  const neck = pose.neck ?? [64, 59]
  const side = (pose.turn ?? 0) < 0 ? -1 : 1
  const hanging = (way: number) =>
    [[neck[0] + 22 * way * side, 80] as const, [neck[0] + 24 * way * side, 104] as const] as const
  const rest = { hip: [neck[0], 104], wide: 12, far: hanging(1), near: hanging(-1) } as const
  return drawPerson(look, { head: [64, 36], neck, ...rest, ...pose }, held)
}

/** Draws a person from head to foot. */
export const whole = (look: Look, pose: Partial<Pose>, held = '') =>
  drawPerson(look, { head: [60, 32], neck: [60, 55], hip: [60, 84], ...pose }, held)

/** The edge of a table in front of a sitting person. */
export const tableTop = box(18, 78, 92, 14, 2, '#c98f55') + box(18, 78, 92, 3, 1, '#e0b07a')
