import type { Band, Motif, Thread } from './cloth.ts'
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

/** The number of rows in a band. */
export const bandRows = 15
const across = 12

type Named = Band['named']

function rowsOf(thread: Thread | null, named: Named): string[] {
  const drawn = thread ? drawings[thread.motif].split(' ') : plain
  // Not named yet: stripes in the yarn. Almost: the motif in one thread. Named: the motif in both.
  const motif =
    named === 0
      ? plain.map((row, at) => (at === 2 || at === 6 ? 'aaaaaaaaaaaa' : row))
      : drawn.map((row) => (named === 1 ? row.replaceAll('b', '.') : row))
  return ['dddddddddddd', 'aaaaaaaaaaaa', 'd.d.d.d.d.d.', ...motif, '.d.d.d.d.d.d', 'aaaaaaaaaaaa', 'dddddddddddd']
}

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

const dyeOf = (thread: Thread | null, palette: Palette): YarnColors =>
  thread ? palette.yarn[thread.yarn] : palette.linen

/** Draws a woven band as SVG text, starting at its left edge: `width` × 15 cells. */
export function bandPicture(
  { thread, named }: Pick<Band, 'thread' | 'named'>,
  { palette, width, cell, id }: { palette: Palette; width: number; cell: number; id: string },
): string {
  const dye = dyeOf(thread, palette)
  const rows = rowsOf(thread, named)
  const [w, h] = [across * cell, bandRows * cell]
  const bar = (name: string, color: string) => `<path d="${pathOf(rows, name, cell)}" fill="${color}"/>`
  // The warp shows as fine lines between the threads.
  return (
    `<defs><pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">` +
    `<rect width="${w}" height="${h}" fill="${dye.ground}"/>${bar('d', dye.dark)}${bar('a', dye.light)}${bar('b', dye.bright)}</pattern>` +
    `<pattern id="${id}w" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse">` +
    `<path d="M0 0V${cell}" stroke="#000" stroke-opacity=".13" stroke-width="${cell * 0.3}"/>` +
    `<path d="M0 0H${cell}" stroke="#000" stroke-opacity=".16" stroke-width="${cell * 0.16}"/></pattern></defs>` +
    `<rect width="${width}" height="${h}" fill="url(#${id})"/><rect width="${width}" height="${h}" fill="url(#${id}w)"/>`
  )
}
