import cat from 'pics:cat'
import duck from 'pics:duck'
import elephant from 'pics:elephant'
import goat from 'pics:goat'
import goose from 'pics:goose'
import hedgehog from 'pics:hedgehog'
import mouse from 'pics:mouse'
import pig from 'pics:pig'
import rabbit from 'pics:rabbit'
import turtle from 'pics:turtle'
import type { Kind } from './planks.ts'

const drawing = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${shapes}</svg>`

/** The frog, whole, because it sits among whole animals. */
export const frog = drawing(
  `<ellipse cx="64" cy="88" rx="44" ry="34" fill="#5FA84A"/><ellipse cx="64" cy="98" rx="27" ry="22" fill="#CFE6A0"/>
  <path d="M24 84C4 92 6 116 22 120H46C44 104 36 92 24 84ZM104 84C124 92 122 116 106 120H82C84 104 92 92 104 84Z" fill="#4A8F3C"/>
  <path d="M42 120C40 108 44 100 50 96V122ZM86 120C88 108 84 100 78 96V122Z" fill="#6DB856"/>
  <ellipse cx="64" cy="52" rx="40" ry="28" fill="#6DB856"/><circle cx="40" cy="30" r="16" fill="#6DB856"/><circle cx="88" cy="30" r="16" fill="#6DB856"/>
  <circle cx="40" cy="29" r="10" fill="#fff"/><circle cx="88" cy="29" r="10" fill="#fff"/><circle cx="42" cy="30" r="5" fill="#22313F"/><circle cx="86" cy="30" r="5" fill="#22313F"/>
  <path d="M40 58Q64 74 88 58" fill="none" stroke="#2F5B2A" stroke-width="5" stroke-linecap="round"/>
  <circle cx="32" cy="56" r="6" fill="#F2A58E" fill-opacity=".7"/><circle cx="96" cy="56" r="6" fill="#F2A58E" fill-opacity=".7"/>`,
)

const critters: Record<Kind, string> = { mouse, frog, hedgehog, duck, cat, rabbit, turtle, goat, pig, elephant, goose }

/** What hangs on the mobile instead, each with its own shape and color. */
const pieces: Record<Kind, string> = {
  mouse: drawing(
    '<circle cx="64" cy="70" r="38" fill="none" stroke="#B98A3E" stroke-width="16"/><path d="M34 50A38 38 0 0 1 70 32" fill="none" stroke="#E3BE7A" stroke-width="8" stroke-linecap="round"/>',
  ),
  frog: drawing('<circle cx="64" cy="68" r="46" fill="#4E7F5B"/><path d="M64 22A46 46 0 0 0 64 114Z" fill="#6E9E78"/>'),
  hedgehog: drawing(
    '<path d="M64 18L76 52H112L83 73L94 108L64 87L34 108L45 73L16 52H52Z" fill="#7D8A96"/><path d="M64 18L76 52L64 66ZM16 52H52L64 66ZM34 108L45 73L64 66Z" fill="#A9B4BE"/>',
  ),
  duck: drawing(
    '<path d="M10 62L66 54L104 16L92 66L118 84L82 86L48 116L58 84Z" fill="#F1ECE0"/><path d="M66 54L104 16L92 66ZM58 84L82 86L48 116Z" fill="#CFC6B2"/>',
  ),
  cat: drawing(
    '<rect x="24" y="20" width="80" height="94" rx="6" fill="#3E6E9E"/><path d="M24 26A6 6 0 0 1 30 20H62L24 78Z" fill="#6A97C4"/>',
  ),
  rabbit: drawing(
    '<path d="M84 18A50 50 0 1 0 104 98A42 42 0 0 1 84 18Z" fill="#EDE8DC"/><path d="M70 20A50 50 0 0 0 40 106A60 60 0 0 1 70 20Z" fill="#CFC9BB"/>',
  ),
  turtle: drawing(
    '<circle cx="64" cy="70" r="44" fill="#A87548"/><path d="M28 52Q64 38 100 52M22 70Q64 56 106 70M28 90Q64 76 100 90" fill="none" stroke="#85582F" stroke-width="5"/><circle cx="48" cy="52" r="10" fill="#C99A6B"/>',
  ),
  goat: drawing(
    '<path d="M64 14C108 40 108 92 64 118C20 92 20 40 64 14Z" fill="#B5653F"/><path d="M64 14C30 44 30 88 64 118Z" fill="#D08A62"/><path d="M64 24V110" stroke="#7E4227" stroke-width="4"/>',
  ),
  pig: drawing(
    '<path d="M64 18L110 42V90L64 116L18 90V42Z" fill="#B45C6C"/><path d="M64 18L110 42L64 66L18 42Z" fill="#D4899A"/><path d="M64 66V116L18 90V42Z" fill="#C4707F"/>',
  ),
  elephant: drawing(
    '<path d="M20 96C10 60 34 22 70 24C108 26 124 70 108 98C92 120 36 120 20 96Z" fill="#6F747C"/><path d="M30 84C26 56 46 34 72 36C52 46 40 62 44 92Z" fill="#9499A1"/>',
  ),
  goose: drawing(
    '<path d="M64 12C84 48 100 64 100 84A36 36 0 0 1 28 84C28 64 44 48 64 12Z" fill="#8FC4CF" fill-opacity=".9"/><path d="M44 84C44 70 52 60 58 50" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>',
  ),
}

/** The picture of a piece, as SVG with a `viewBox`. */
export const pictureOf = (kind: Kind, studio: boolean): string => (studio ? pieces : critters)[kind]
