import { families, familyOf, versionKey, versions } from './families.ts'
import { masks } from './masks.ts'

/** Kinds of things, as the drawer tidies them. */
export const kinds = ['sew', 'cook', 'fix', 'pack'] as const
export type Kind = (typeof kinds)[number]

/** What a thing sounds like. */
export type Noise = 'metal' | 'wood' | 'soft' | 'glass' | 'paper' | 'bell' | 'squeak' | 'bounce'

export interface Obj {
  /** Also the name of its picture, unless it has versions. */
  key: string
  kind: Kind
  /** Where the part is that tells what it is, as on a keypad: 7 is the upper left, 5 the middle. */
  tell: number
  noise: Noise
}

const noises: Record<string, Noise> = {
  ...{ m: 'metal', w: 'wood', s: 'soft', g: 'glass', p: 'paper', b: 'bell', q: 'squeak', j: 'bounce' },
}

/** Each thing, where its telling part is, and its noise. */
const table: Record<Kind, string> = {
  sew: `scissors 8m, thread 5w, yarn 5s, safety-pin 9m, ribbon 5s, zipper 5m, thimble 5m, measuring-tape 5m, glue 8q,
    paintbrush 1w, crayon 5w, chalk 5w, pearls 2g, artist-palette 5w, feather 5s, seashell 5g, cloth 5s, glowing-star 5b,
    stamp 5p, label 5p, tape 4p, stapler 5m, bracelet 2g, envelope 5p`,
  cook: `spoon 7m, whisk 1m, spatula 5m, cup 5g, measuring-cup 5g, salt 8g, egg 5w, lemon 5j, garlic 2w, carrot 5w,
    cookie 5w, butter 5s, jar 5g, honey-pot 5w, teapot 5g, banana 5s, cheese-wedge 5q, bread 5s, candle 5w, mitten 5s,
    jam 5g, sponge 5q, ketchup 5q, bowl-with-spoon 5m`,
  fix: `hammer 7m, wrench 7m, screwdriver 3m, pliers 8m, drill 5m, screw 9m, nut-and-bolt 5m, hinge 5m, rope 5s,
    straight-ruler 5w, bucket 5m, flashlight 7m, battery 5m, light-bulb 8g, magnet 4m, tire 2j, wheel 5j, control-knobs 5w,
    electric-plug 5w, goggles 5g, gloves 5s, bell 5b, tube 5q, spray 8q`,
  pack: `pencil 5w, pen 5w, notebook 5p, thermos 4m, treasure-map 5p, compass 5m, whistle 5b, sunglasses 4g, billed-cap 5s,
    scarf 8s, closed-umbrella 5s, camera 5m, ticket 5p, watch 5m, headphone 1s, soccer-ball 5j, yo-yo 5j, game-die 5w,
    toothbrush 9q, soap 5q, comb 5w, hairbrush 8w, closed-book 5p, puzzle-piece 5w`,
}

const familyRows = { key: 'fix 3m', button: 'sew 5w', mug: 'cook 5g', gear: 'fix 5m', sock: 'pack 5s', spool: 'sew 5w' }

function objOf(key: string, kind: Kind, code = ''): Obj {
  return { key, kind, tell: Number(code[0]), noise: noises[code[1] ?? ''] ?? 'wood' }
}

/** Things with a picture of their own. */
export const plainThings: Obj[] = kinds.flatMap((kind) =>
  table[kind].split(',').map((row) => {
    const [key = '', code] = row.trim().split(' ')
    return objOf(key, kind, code)
  }),
)
const versioned: Obj[] = families.flatMap((family) => {
  const [kind = '', code] = familyRows[family].split(' ')
  return versions.map((version) => objOf(versionKey(family, version), kind as Kind, code))
})
export const objects: Obj[] = [...plainThings, ...versioned]
const byKey = new Map(objects.map((one) => [one.key, one]))

/** Throws for a thing that isn't in the table. */
export function objectOf(key: string): Obj {
  const found = byKey.get(key)
  if (!found) throw new Error(`no thing ${key}`)
  return found
}

/** Whether two things look alike: versions of one family. */
export const areAlike = (one: string, other: string): boolean =>
  familyOf(one) !== null && familyOf(one) === familyOf(other)

/** Squares in a row of a mask, which covers a thing's picture. */
export const maskSide = 16
const bitsOf = new Map<string, boolean[]>()
/** The squares that a thing covers, row by row. */
export function maskOf(key: string): boolean[] {
  const known = bitsOf.get(key)
  if (known) return known
  const bits = [...(masks[key] ?? '')].flatMap((digit) => [8, 4, 2, 1].map((bit) => (parseInt(digit, 16) & bit) > 0))
  bitsOf.set(key, bits)
  return bits
}

/** Whether a thing covers less than a third of its picture, so that it is drawn larger. */
export const isThin = (key: string): boolean => maskOf(key).filter(Boolean).length < 85
