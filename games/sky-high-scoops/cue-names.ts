import { m } from '#messages'

/** The names of cue levels 0 to 3. */
export const cueNames = [
  m.sky_high_scoops_no_cue(),
  m.sky_high_scoops_cue_minimal(),
  m.sky_high_scoops_cue_moderate(),
  m.sky_high_scoops_cue_maximal(),
] as const
