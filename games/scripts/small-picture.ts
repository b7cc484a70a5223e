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

// A page holds 300 kB: where a picture is rich, half a unit of its 128 is not seen at the size of a window or a tile.
const rich = 900

/** A picture in fewer bytes, for games with very many of them: rich ones lose the digits behind the point. */
export function smallPicture(svg: string): string {
  const small = written(svg, 1)
  return gzipSync(small).length > rich ? written(svg, 0) : small
}

/** A picture with curves in tenths of a unit, which nobody sees on a card as large as a hand. */
export const tenthsPicture = (svg: string): string => written(svg, 1)
