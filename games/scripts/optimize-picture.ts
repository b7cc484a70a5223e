import { gzipSync } from 'node:zlib'
import { optimize } from 'svgo'

const written = (svg: string, digits: number): string =>
  optimize(svg, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { cleanupIds: false, convertPathData: { floatPrecision: digits } } },
      },
    ],
  }).data

// A page may have 300 kB. In a detailed picture of 128 units, half a unit is not visible at the size of a window or
// tile.
const rich = 900

/** Makes a picture smaller, for games with very many of them: detailed ones lose their decimals. */
export function optimizePicture(svg: string): string {
  const small = written(svg, 1)
  return gzipSync(small).length > rich ? written(svg, 0) : small
}

/** Rounds curves to tenths of a unit, which is not visible even on large cards. */
export const optimizeLargePicture = (svg: string): string => written(svg, 1)
