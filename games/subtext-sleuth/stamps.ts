/** How a reading stands in the case notes. */
export const stampNames = { likely: 'Fits well', plausible: 'Plausible', shown: 'Read together' } as const
