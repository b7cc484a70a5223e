import { m } from '#messages'

/** How a reading stands in the case notes. */
export const stampNames = {
  likely: m.subtext_sleuth_fits_well(),
  plausible: m.subtext_sleuth_plausible(),
  shown: m.subtext_sleuth_read_together(),
} as const
