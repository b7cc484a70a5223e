import { m } from '#messages'

/** The labels of a meaning in the case notes. */
export const noteLabels = {
  likely: m.subtext_sleuth_fits_well(),
  plausible: m.subtext_sleuth_plausible(),
  shown: m.subtext_sleuth_read_together(),
} as const
