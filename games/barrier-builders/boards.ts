import { board, type SceneId } from './scenes.ts'

const oak = (x: number, foot: number, crown: number, size: number) =>
  `<path d="M${x - 11} ${foot}L${x - 7} ${crown}H${x + 7}L${x + 11} ${foot}Z" fill="#6B4630"/>
<circle cx="${x}" cy="${crown}" r="${size}" fill="#3F8247"/><circle cx="${x - size * 0.62}" cy="${crown + size * 0.34}" r="${size * 0.62}" fill="#3F8247"/><circle cx="${x + size * 0.62}" cy="${crown + size * 0.34}" r="${size * 0.62}" fill="#37743F"/><circle cx="${x - size * 0.24}" cy="${crown - size * 0.24}" r="${size * 0.7}" fill="#5FA35A"/>`

const garden = `<rect width="600" height="420" fill="#CDEAF5"/><circle cx="560" cy="46" r="30" fill="#FFE08A"/>
<path d="M0 190C120 150 260 176 380 160S540 150 600 168V420H0Z" fill="#A9D084"/><path d="M0 250C180 220 380 250 600 226V420H0Z" fill="#94C272"/>
<g fill="#F6EAD2"><rect x="426" y="176" width="174" height="8"/><rect x="426" y="196" width="174" height="8"/><path d="M434 168h12l6 8v38h-24v-38zM470 168h12l6 8v38h-24v-38zM506 168h12l6 8v38h-24v-38zM542 168h12l6 8v38h-24v-38zM578 168h12l6 8v38h-24v-38z"/></g>
${oak(80, 238, 116, 60)}
<path d="M222 146H358V244H222Z" fill="#F7E8CE"/><path d="M306 146H358V244H306Z" fill="#E5D0AC"/><path d="M206 152L290 84L374 152Z" fill="#B5432F"/><path d="M206 152L290 84L300 152Z" fill="#D8604A"/><rect x="236" y="166" width="34" height="34" rx="4" fill="#7FB8CC"/><rect x="308" y="182" width="32" height="62" rx="4" fill="#8A5230"/><circle cx="333" cy="214" r="3" fill="#F2C14B"/>
<ellipse cx="480" cy="276" rx="92" ry="32" fill="#3F92B5"/><ellipse cx="476" cy="272" rx="82" ry="25" fill="#79C3DD"/><path d="M420 268h40M486 280h46" stroke="#D7F2FA" stroke-width="4" stroke-linecap="round"/>
<path d="M98 272h8v48h-8zM194 272h8v48h-8z" fill="#8A5F37"/><path d="M92 276H208V286H92ZM92 294H208V304H92Z" fill="#A5784A"/><path d="M92 318H208V330H92Z" fill="#B98A58"/><path d="M92 330H208V336H92Z" fill="#8A5F37"/><path d="M98 336h12v66H98zM190 336h12v66h-12z" fill="#8A5F37"/>
<g fill="#7FB05F"><path d="M320 360q6-16 12 0zM392 330q6-16 12 0zM380 404q6-16 12 0zM20 280q6-16 12 0zM560 340q6-16 12 0z"/></g>`

const bedroom = `<rect width="600" height="260" fill="#E6E3F2"/><rect y="256" width="600" height="164" fill="#D9B48A"/><rect y="250" width="600" height="10" fill="#FFF9EF"/><path d="M0 310H600M0 364H600" stroke="#C79E72" stroke-width="3"/>
<rect x="256" y="46" width="108" height="112" rx="8" fill="#FFF9EF"/><rect x="264" y="54" width="92" height="92" rx="4" fill="#9AD0EA"/><path d="M264 128Q310 100 356 130V146H264Z" fill="#8FC27A"/><rect x="250" y="146" width="120" height="12" rx="5" fill="#E9DCC4"/>
<rect x="444" y="110" width="132" height="12" rx="4" fill="#A9743F"/><path d="M460 122v14h10zM560 122v14h-10z" fill="#8A5C30"/>
<path d="M24 176H42V356H24Z" fill="#8A5C30"/><path d="M258 212H274V356H258Z" fill="#8A5C30"/><path d="M36 238H264V278H36Z" fill="#6D8FC7"/><path d="M36 238H264V252H36Z" fill="#8FADDD"/><path d="M36 268H264V280H36Z" fill="#9A6A3C"/><rect x="42" y="216" width="66" height="26" rx="12" fill="#FFF9EF"/>
<ellipse cx="330" cy="376" rx="82" ry="26" fill="#C4574B"/><ellipse cx="330" cy="374" rx="66" ry="19" fill="#DD8072"/><ellipse cx="330" cy="373" rx="44" ry="12" fill="#F2C9B5"/>
<path d="M446 284H574V334H446Z" fill="#4B8A78"/><path d="M446 284H574V294H446Z" fill="#2F6B5B"/><path d="M440 296H580V308H440Z" fill="#6BAA97"/><path d="M502 306h16v14h-16z" fill="#F2C14B"/>`

const street = `<rect width="600" height="300" fill="#D4E9F2"/><path d="M210 300V170h60v130zM440 300V140h50v160zM560 300V180h40v120z" fill="#B9CFDB"/><rect y="270" width="600" height="44" fill="#D8D2C6"/><rect y="310" width="600" height="110" fill="#6F7480"/><path d="M8 366h268M424 366h152" stroke="#F6F0DC" stroke-width="6" stroke-dasharray="36 22"/>
<g fill="#F6F0DC"><path d="M300 318h16v96h-16zM330 318h16v96h-16zM360 318h16v96h-16zM390 318h16v96h-16z"/></g>
<path d="M36 96H216V276H36Z" fill="#E3B778"/><path d="M170 96H216V276H170Z" fill="#C99A58"/><path d="M28 88H224V104H28Z" fill="#A8603A"/><rect x="48" y="160" width="84" height="84" rx="4" fill="#BFE3EF"/><rect x="42" y="240" width="96" height="10" rx="3" fill="#FFF6E2"/><path d="M40 132H212L222 158H30Z" fill="#C2453B"/><path d="M74 132h34l2 26H68zM142 132h34l8 26h-36z" fill="#FFF6E2"/><rect x="152" y="178" width="48" height="98" rx="4" fill="#7C4A2C"/><rect x="160" y="188" width="32" height="40" rx="3" fill="#BFE3EF"/>
${oak(350, 288, 142, 58)}
<path d="M440 146H584V160H440Z" fill="#2F6B7C"/><path d="M446 160h10v118h-10zM568 160h10v118h-10z" fill="#3F5661"/><path d="M456 164H568V250H456Z" fill="#CFE9F2" fill-opacity=".7"/><path d="M462 250H562V258H462Z" fill="#8A5F37"/><path d="M470 258h6v20h-6zM548 258h6v20h-6z" fill="#6B4630"/>`

const stars = [
  [262, 84],
  [338, 70],
  [352, 140],
  [248, 136],
  [300, 52],
  [322, 168],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.400" fill="#FFF3C4"/>`)
  .join('')
const spaceship = `<rect width="600" height="420" fill="#5B6C8F"/><path d="M0 0H600V60H0Z" fill="#4B5A7B"/><path d="M0 330H600V420H0Z" fill="#3D4863"/><path d="M0 330H600V340H0Z" fill="#7C8DB2"/><path d="M200 60V330M410 60V330" stroke="#526285" stroke-width="6"/>
<circle cx="300" cy="112" r="88" fill="#AEBBD6"/><circle cx="300" cy="112" r="74" fill="#151A38"/>${stars}<circle cx="336" cy="108" r="20" fill="#E08A4A"/><ellipse cx="336" cy="108" rx="34" ry="7" fill="none" stroke="#F4CF9A" stroke-width="4" transform="rotate(-16 336 108)"/>
<rect x="34" y="90" width="142" height="12" rx="4" fill="#C9D3E8"/><path d="M50 102v12h10zM160 102v12h-10z" fill="#8E9DBF"/>
<path d="M20 250H190V278H20Z" fill="#C9D3E8"/><path d="M20 250H190V260H20Z" fill="#EEF2FA"/><path d="M30 278h14v100H30zM166 278h14v100h-14z" fill="#8E9DBF"/><circle cx="40" cy="269" r="5" fill="#E4625A"/><circle cx="58" cy="269" r="5" fill="#F2C14B"/><circle cx="76" cy="269" r="5" fill="#5FBF77"/><rect x="96" y="264" width="72" height="9" rx="4" fill="#5FB6D8"/>
<path d="M254 214C254 200 346 200 346 214V300H254Z" fill="#A8453C"/><path d="M244 296H356V318H244Z" fill="#C95F52"/><path d="M290 318h20v34h-20z" fill="#8E9DBF"/><ellipse cx="300" cy="354" rx="44" ry="9" fill="#2E3750"/>
<path d="M462 344V176C462 130 578 130 578 176V344Z" fill="#AEBBD6"/><path d="M474 340V180C474 146 566 146 566 180V340Z" fill="#2B3350"/><path d="M474 330H566V340H474Z" fill="#F2C14B"/>`

const grid = (paper: string, line: string) => {
  const lines = [1, 2, 3].map((c) => `M${c * 150} 14V406`).join('') + [1, 2].map((r) => `M14 ${r * 140}H586`).join('')
  return `<rect width="600" height="420" fill="${paper}"/><path d="${lines}" stroke="${line}" stroke-width="3" stroke-dasharray="10 9" fill="none"/>`
}
const floor = `${grid('#F4EFE4', '#B9B09E')}<path d="M8 8H592V412H8Z" fill="none" stroke="#4A4A57" stroke-width="14"/><path d="M8 250v84M246 412h108M430 8h96" stroke="#F4EFE4" stroke-width="16"/><path d="M246 412h108M430 8h96" stroke="#7FB0C8" stroke-width="7"/>`
const desk = `${grid('#C79A68', '#A97E4E')}<path d="M0 0H600V12H0ZM0 408H600V420H0Z" fill="#A97E4E"/><path d="M0 408H600V420H0Z" fill="#85603A"/>`
const city = `<rect width="600" height="420" fill="#DDE6D2"/><path d="M150 0V420M300 0V420M450 0V420M0 140H600M0 280H600" stroke="#BFC3C4" stroke-width="20"/><path d="M150 0V420M300 0V420M450 0V420M0 140H600M0 280H600" stroke="#FFFDF6" stroke-width="3" stroke-dasharray="12 10"/>`

const drawings: Record<SceneId, string> = { garden, bedroom, street, spaceship, floor, desk, city }

/** Returns the empty scene as inner SVG, in board units. */
export const boardDrawing = (id: SceneId): string => drawings[id]
/** Returns the empty scene as a complete SVG image. */
export const boardPicture = (id: SceneId): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${board.width} ${board.height}">${drawings[id]}</svg>`
