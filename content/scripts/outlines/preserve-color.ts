const plainShape = /(?:black|blue|brown|green|orange|purple|red|white|yellow)-(?:circle|heart|square)$/

/** Pictures that would become something else as an outline: a bird, a pair of glasses, a hill. */
const toldByColor = new Set(['beige', 'black-bird', 'cave', 'gray', 'shadow', 'sunglasses'])

/** Returns whether a picture depends on its color, so that its outline keeps it. */
export function dependsOnColor(name: string): boolean {
  return toldByColor.has(name) || plainShape.test(name)
}
