import { yarnNames, type Band, type Dye, type Motif } from './cloth.ts'
import type { YarnColors, Palette } from './palette.ts'

// Nine rows of twelve threads. `a` is the light thread, and `b` the bright one that a well-named link earns.
const drawings: Record<Motif, string> = {
  diamonds:
    '......a..... .....aaa.... ....aabaa... ...aab.baa.. ..aab...baa. ...aab.baa.. ....aabaa... .....aaa.... ......a.....',
  peaks:
    '............ .....aa..... ....aaaa.... ...aabbaa... ..aabbbbaa.. .aabb..bbaa. aabb....bbaa abb......bba ............',
  waves:
    'a.....a..... .a...a.a...a ..a.a...a.a. b..a..b..a.. .b...b.b...b ..b.b...b.b. a..b..a..b.. .a...a.a...a ..a.a...a.a.',
  blossoms:
    '....a..a.... ...aaaaaa... ..aaabbaaa.. .aaabbbbaaa. ..abbbbbba.. .aaabbbbaaa. ..aaabbaaa.. ...aaaaaa... ....a..a....',
  stars:
    '.....a...... .....a...... ..a..a..a... ...aabaa.... aaaabbbaaaa. ...aabaa.... ..a..a..a... .....a...... .....a......',
  leaves:
    '..aa.b..aa.. .aaaab.aaaa. ..aaabbaaa.. ...aab.aa... .....b...... ..aa.b..aa.. .aaaabbaaaa. ..aaab.aaa.. .....b......',
  steps:
    'aa.......... aaaa......bb ..aaaa..bbbb ....aabbbb.. ....bbaa.... ..bbbbaaaa.. bbbb....aaaa bb........aa ............',
  birds:
    '............ .aa......aa. ..aaa..aaa.. ...aaaaaa... b...aaaa...b .bb..aa..bb. ..bbb..bbb.. ...bbbbbb... ....bbbb....',
}
const plain = Array.from({ length: 9 }, (_, row) => (row === 4 ? 'aaaaaaaaaaaa' : '............'))

const across = 12
const line = (thread: string) => thread.repeat(across)
const border = [line('d'), line('a'), 'd.'.repeat(6)]
/** Stripes for a link that was named with help. */
const striped = plain.map((row, at) => (at === 2 || at === 6 ? line('a') : row))

type Woven = Pick<Band, 'thread' | 'earned' | 'partner' | 'rows'>

/** Returns the pattern of a band: motifs between borders, or a motif alone in a thin one. */
function threadsOf({ thread, earned, rows }: Woven): string[] {
  const motif =
    thread && earned === 'independent' ? drawings[thread.motif].split(' ') : earned === 'helped' ? striped : plain
  if (rows === 1) return motif
  const motifs = Array.from({ length: rows - 1 }, () => motif)
  return [...border, ...motifs.flatMap((one, at) => (at === 0 ? one : [line('.'), ...one])), ...border.toReversed()]
}

/** The number of threads of a band, one above the other. */
export const heightOf = ({ rows }: Pick<Band, 'rows'>): number => (rows === 1 ? 9 : 10 * (rows - 1) + 5)

/** Returns each run of one thread in a row of the pattern as a path of small bars. */
function pathOf(rows: readonly string[], thread: string, cell: number): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(new RegExp(`${thread}+`, 'g'))].map(
        ({ index, 0: run }) =>
          `M${index * cell} ${y * cell + cell * 0.06}h${run.length * cell}v${cell * 0.88}h${-run.length * cell}z`,
      ),
    )
    .join('')
}

/** Returns the colors of a yarn; a rainbow is on gray, and null is plain linen. */
export function colorsOf(dye: Dye | null, { yarn, linen, stone }: Palette): YarnColors {
  if (dye === null) return linen
  return dye === 'gray' || dye === 'rainbow' ? stone : yarn[dye]
}

/** Draws a woven band as SVG text, starting at its left edge: `width` × its threads. */
export function bandPicture(
  band: Woven,
  { palette, width, cell, id }: { palette: Palette; width: number; cell: number; id: string },
): string {
  const dye = band.thread?.dye ?? null
  const { ground, dark, light, bright } = colorsOf(dye, palette)
  const other = band.partner && colorsOf(band.partner, palette)
  const rows = threadsOf(band)
  const [w, h] = [across * cell, rows.length * cell]
  const bar = (name: string, color: string) => `<path d="${pathOf(rows, name, cell)}" fill="${color}"/>`
  const rainbow =
    dye === 'rainbow'
      ? yarnNames.map(
          (yarn, at) =>
            `<rect x="${at * 2 * cell}" width="${2 * cell}" height="${h}" fill="${palette.yarn[yarn].ground}"/>`,
        )
      : []
  // The warp shows as fine lines between the threads.
  return (
    `<defs><pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">` +
    `<rect width="${w}" height="${h}" fill="${ground}"/>${rainbow.join('')}` +
    `${bar('d', other ? other.ground : dark)}${bar('a', other ? other.light : light)}${bar('b', other ? other.ground : bright)}</pattern>` +
    `<pattern id="${id}w" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse">` +
    `<path d="M0 0V${cell}" stroke="#000" stroke-opacity=".13" stroke-width="${cell * 0.3}"/>` +
    `<path d="M0 0H${cell}" stroke="#000" stroke-opacity=".16" stroke-width="${cell * 0.16}"/></pattern></defs>` +
    `<rect width="${width}" height="${h}" fill="url(#${id})"/><rect width="${width}" height="${h}" fill="url(#${id}w)"/>`
  )
}
