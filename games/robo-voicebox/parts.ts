import { m } from '#messages'

/** The robot's parts; each word earns one. */
export const partKinds = [
  'paint',
  'head',
  'eyes',
  'mouth',
  'antenna',
  'ears',
  'arms',
  'chest',
  'feet',
  'pattern',
  'hat',
  'badge',
] as const
export type PartKind = (typeof partKinds)[number]

/** The option of each part that the robot has; 0 is the default. */
export type Parts = Readonly<Record<PartKind, number>>

export const firstParts: Parts = Object.fromEntries(partKinds.map((kind) => [kind, 0])) as Record<PartKind, number>

const options: Readonly<Record<PartKind, readonly string[]>> = {
  paint: [m.robo_voicebox_berry_red(), m.robo_voicebox_sky_blue(), m.robo_voicebox_grape_violet()],
  head: [m.robo_voicebox_round_head(), m.robo_voicebox_square_head(), m.robo_voicebox_bell_head()],
  eyes: [m.robo_voicebox_one_big_eye(), m.robo_voicebox_goggles(), m.robo_voicebox_sleepy_lids()],
  mouth: [m.robo_voicebox_big_smile(), m.robo_voicebox_zigzag_mouth(), m.robo_voicebox_speaker_grille()],
  antenna: [m.robo_voicebox_two_antennae(), m.robo_voicebox_propeller(), m.robo_voicebox_spring_antenna()],
  ears: [m.robo_voicebox_dish_ears(), m.robo_voicebox_headphones(), m.robo_voicebox_bolts()],
  arms: [m.robo_voicebox_springy_arms(), m.robo_voicebox_strong_arms(), m.robo_voicebox_wings()],
  chest: [m.robo_voicebox_gauge(), m.robo_voicebox_row_of_lights(), m.robo_voicebox_gears()],
  feet: [m.robo_voicebox_wheels(), m.robo_voicebox_springs()],
  pattern: [m.robo_voicebox_stripes(), m.robo_voicebox_dots(), m.kit_stars()],
  hat: [m.robo_voicebox_party_hat(), m.robo_voicebox_top_hat(), m.robo_voicebox_crown()],
  badge: [m.robo_voicebox_star_badge(), m.robo_voicebox_heart_badge(), m.robo_voicebox_lightning_badge()],
}

/** Returns the options of a part. */
export const optionsOf = (kind: PartKind): readonly string[] => options[kind]
