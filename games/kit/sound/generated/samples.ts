// Written by `npm run -w games sounds`.
import type { Sample } from '../rendered-sample.ts'
import harpFile from './harp.mp3?inline'
import ukuleleFile from './ukulele.mp3?inline'
import banjoFile from './banjo.mp3?inline'
import guitarFile from './guitar.mp3?inline'
import bassFile from './bass.mp3?inline'
import marimbaFile from './marimba.mp3?inline'
import xylophoneFile from './xylophone.mp3?inline'
import kalimbaFile from './kalimba.mp3?inline'
import glockenspielFile from './glockenspiel.mp3?inline'
import musicBoxFile from './musicBox.mp3?inline'
import bellFile from './bell.mp3?inline'
import glassFile from './glass.mp3?inline'
import epianoFile from './epiano.mp3?inline'
import fluteFile from './flute.mp3?inline'
import ocarinaFile from './ocarina.mp3?inline'
import clarinetFile from './clarinet.mp3?inline'
import tubaFile from './tuba.mp3?inline'
import cornetFile from './cornet.mp3?inline'
import accordionFile from './accordion.mp3?inline'
import organFile from './organ.mp3?inline'
import padFile from './pad.mp3?inline'
import woodblockFile from './woodblock.mp3?inline'
import snareFile from './snare.mp3?inline'
import brushFile from './brush.mp3?inline'
import shakerFile from './shaker.mp3?inline'
import tambourineFile from './tambourine.mp3?inline'
import clapFile from './clap.mp3?inline'
import triangleFile from './triangle.mp3?inline'
import cymbalFile from './cymbal.mp3?inline'
import anvilFile from './anvil.mp3?inline'
import clankFile from './clank.mp3?inline'
import handDrumFile from './handDrum.mp3?inline'
import kickFile from './kick.mp3?inline'
import giggleFile from './giggle.mp3?inline'
import chuckleFile from './chuckle.mp3?inline'
import oohFile from './ooh.mp3?inline'
import awwFile from './aww.mp3?inline'
import gulpFile from './gulp.mp3?inline'
import hiccupFile from './hiccup.mp3?inline'
import chirpFile from './chirp.mp3?inline'
import croakFile from './croak.mp3?inline'
import baaFile from './baa.mp3?inline'
import quackFile from './quack.mp3?inline'
import squeakFile from './squeak.mp3?inline'
import sneezeFile from './sneeze.mp3?inline'
import robotVoiceFile from './robotVoice.mp3?inline'
import cheerFile from './cheer.mp3?inline'
import laughterFile from './laughter.mp3?inline'
import humFile from './hum.mp3?inline'
import yawnFile from './yawn.mp3?inline'
import snoreFile from './snore.mp3?inline'
import mooFile from './moo.mp3?inline'
import purrFile from './purr.mp3?inline'
import hootFile from './hoot.mp3?inline'
import applauseFile from './applause.mp3?inline'
import breezeFile from './breeze.mp3?inline'
import bricksFile from './bricks.mp3?inline'
import brookFile from './brook.mp3?inline'
import bubblesFile from './bubbles.mp3?inline'
import buttonFile from './button.mp3?inline'
import clickFile from './click.mp3?inline'
import crankFile from './crank.mp3?inline'
import creakFile from './creak.mp3?inline'
import dingFile from './ding.mp3?inline'
import dripFile from './drip.mp3?inline'
import drumRollFile from './drumRoll.mp3?inline'
import honkFile from './honk.mp3?inline'
import hornFile from './horn.mp3?inline'
import jellyFile from './jelly.mp3?inline'
import knockFile from './knock.mp3?inline'
import munchFile from './munch.mp3?inline'
import pageFile from './page.mp3?inline'
import plopFile from './plop.mp3?inline'
import popFile from './pop.mp3?inline'
import rustleFile from './rustle.mp3?inline'
import shutterFile from './shutter.mp3?inline'
import sizzleFile from './sizzle.mp3?inline'
import slurpFile from './slurp.mp3?inline'
import splashFile from './splash.mp3?inline'
import springFile from './spring.mp3?inline'
import steamFile from './steam.mp3?inline'
import swishFile from './swish.mp3?inline'
import tootFile from './toot.mp3?inline'
import twinkleFile from './twinkle.mp3?inline'
import whooshFile from './whoosh.mp3?inline'
import zipFile from './zip.mp3?inline'
import boingFile from './boing.mp3?inline'
import thudFile from './thud.mp3?inline'

export const harp: Sample = { name: 'harp', file: harpFile, rises: 0.0004, hertz: 262 }
export const ukulele: Sample = { name: 'ukulele', file: ukuleleFile, rises: 0.0001, hertz: 392 }
export const banjo: Sample = { name: 'banjo', file: banjoFile, rises: 0.0001, hertz: 294 }
export const guitar: Sample = { name: 'guitar', file: guitarFile, rises: 0.0002, hertz: 220 }
export const bass: Sample = { name: 'bass', file: bassFile, rises: 0.0006, hertz: 82.4 }
export const marimba: Sample = { name: 'marimba', file: marimbaFile, rises: 0.0005, hertz: 262 }
export const xylophone: Sample = { name: 'xylophone', file: xylophoneFile, rises: 0.0004, hertz: 523.25 }
export const kalimba: Sample = { name: 'kalimba', file: kalimbaFile, rises: 0.0005, hertz: 392 }
export const glockenspiel: Sample = { name: 'glockenspiel', file: glockenspielFile, rises: 0.0003, hertz: 1046.5 }
export const musicBox: Sample = { name: 'musicBox', file: musicBoxFile, rises: 0.0003, hertz: 784 }
export const bell: Sample = { name: 'bell', file: bellFile, rises: 0.0005, hertz: 587 }
export const glass: Sample = { name: 'glass', file: glassFile, rises: 0.0008, hertz: 880 }
export const epiano: Sample = { name: 'epiano', file: epianoFile, rises: 0.0009, hertz: 330 }
export const flute: Sample = { name: 'flute', file: fluteFile, rises: 0.0131, hertz: 523, loop: [0.4, 1.4] }
export const ocarina: Sample = { name: 'ocarina', file: ocarinaFile, rises: 0.0098, hertz: 523, loop: [0.4, 1.4] }
export const clarinet: Sample = { name: 'clarinet', file: clarinetFile, rises: 0.0125, hertz: 392, loop: [0.4, 1.4] }
export const tuba: Sample = { name: 'tuba', file: tubaFile, rises: 0.0097, hertz: 98, loop: [0.4, 1.4] }
export const cornet: Sample = { name: 'cornet', file: cornetFile, rises: 0.0113, hertz: 349, loop: [0.4, 1.4] }
export const accordion: Sample = { name: 'accordion', file: accordionFile, rises: 0.0136, hertz: 440, loop: [0.4, 1.4] }
export const organ: Sample = { name: 'organ', file: organFile, rises: 0.0028, hertz: 392, loop: [0.4, 1.4] }
export const pad: Sample = { name: 'pad', file: padFile, rises: 0.0721, hertz: 262, loop: [0.4, 1.4] }
export const woodblock: Sample = { name: 'woodblock', file: woodblockFile, rises: 0.0004 }
export const snare: Sample = { name: 'snare', file: snareFile, rises: 0.0005 }
export const brush: Sample = { name: 'brush', file: brushFile, rises: 0.0033 }
export const shaker: Sample = { name: 'shaker', file: shakerFile, rises: 0.0032 }
export const tambourine: Sample = { name: 'tambourine', file: tambourineFile, rises: 0.0006 }
export const clap: Sample = { name: 'clap', file: clapFile, rises: 0.0005 }
export const triangle: Sample = { name: 'triangle', file: triangleFile, rises: 0.0004 }
export const cymbal: Sample = { name: 'cymbal', file: cymbalFile, rises: 0.0013 }
export const anvil: Sample = { name: 'anvil', file: anvilFile, rises: 0.0004 }
export const clank: Sample = { name: 'clank', file: clankFile, rises: 0.0003 }
export const handDrum: Sample = { name: 'handDrum', file: handDrumFile, rises: 0.0005 }
export const kick: Sample = { name: 'kick', file: kickFile, rises: 0.0006 }
export const giggle: Sample = { name: 'giggle', file: giggleFile, rises: 0.0039 }
export const chuckle: Sample = { name: 'chuckle', file: chuckleFile, rises: 0.0030 }
export const ooh: Sample = { name: 'ooh', file: oohFile, rises: 0.0105 }
export const aww: Sample = { name: 'aww', file: awwFile, rises: 0.0101 }
export const gulp: Sample = { name: 'gulp', file: gulpFile, rises: 0.0028 }
export const hiccup: Sample = { name: 'hiccup', file: hiccupFile, rises: 0.0022 }
export const chirp: Sample = { name: 'chirp', file: chirpFile, rises: 0.0018 }
export const croak: Sample = { name: 'croak', file: croakFile, rises: 0.0047 }
export const baa: Sample = { name: 'baa', file: baaFile, rises: 0.0117 }
export const quack: Sample = { name: 'quack', file: quackFile, rises: 0.0010 }
export const squeak: Sample = { name: 'squeak', file: squeakFile, rises: 0.0022 }
export const sneeze: Sample = { name: 'sneeze', file: sneezeFile, rises: 0.0266 }
export const robotVoice: Sample = { name: 'robotVoice', file: robotVoiceFile, rises: 0.0027 }
export const cheer: Sample = { name: 'cheer', file: cheerFile, rises: 0.0207 }
export const laughter: Sample = { name: 'laughter', file: laughterFile, rises: 0.0070 }
export const hum: Sample = { name: 'hum', file: humFile, rises: 0.0194 }
export const yawn: Sample = { name: 'yawn', file: yawnFile, rises: 0.0350 }
export const snore: Sample = { name: 'snore', file: snoreFile, rises: 0.0675 }
export const moo: Sample = { name: 'moo', file: mooFile, rises: 0.0239 }
export const purr: Sample = { name: 'purr', file: purrFile, rises: 0.0393 }
export const hoot: Sample = { name: 'hoot', file: hootFile, rises: 0.0037 }
export const applause: Sample = { name: 'applause', file: applauseFile, rises: 0.0006 }
export const breeze: Sample = { name: 'breeze', file: breezeFile, rises: 0.0771 }
export const bricks: Sample = { name: 'bricks', file: bricksFile, rises: 0.0002 }
export const brook: Sample = { name: 'brook', file: brookFile, rises: 0.0002 }
export const bubbles: Sample = { name: 'bubbles', file: bubblesFile, rises: 0.0009 }
export const button: Sample = { name: 'button', file: buttonFile, rises: 0.0009 }
export const click: Sample = { name: 'click', file: clickFile, rises: 0.0003 }
export const crank: Sample = { name: 'crank', file: crankFile, rises: 0.0006 }
export const creak: Sample = { name: 'creak', file: creakFile, rises: 0.0005 }
export const ding: Sample = { name: 'ding', file: dingFile, rises: 0.0004 }
export const drip: Sample = { name: 'drip', file: dripFile, rises: 0.0010 }
export const drumRoll: Sample = { name: 'drumRoll', file: drumRollFile, rises: 0.0005 }
export const honk: Sample = { name: 'honk', file: honkFile, rises: 0.0062 }
export const horn: Sample = { name: 'horn', file: hornFile, rises: 0.0045 }
export const jelly: Sample = { name: 'jelly', file: jellyFile, rises: 0.0025 }
export const knock: Sample = { name: 'knock', file: knockFile, rises: 0.0003 }
export const munch: Sample = { name: 'munch', file: munchFile, rises: 0.0012 }
export const page: Sample = { name: 'page', file: pageFile, rises: 0.0232 }
export const plop: Sample = { name: 'plop', file: plopFile, rises: 0.0007 }
export const pop: Sample = { name: 'pop', file: popFile, rises: 0.0004 }
export const rustle: Sample = { name: 'rustle', file: rustleFile, rises: 0.0012 }
export const shutter: Sample = { name: 'shutter', file: shutterFile, rises: 0.0003 }
export const sizzle: Sample = { name: 'sizzle', file: sizzleFile, rises: 0.0157 }
export const slurp: Sample = { name: 'slurp', file: slurpFile, rises: 0.0194 }
export const splash: Sample = { name: 'splash', file: splashFile, rises: 0.0032 }
export const spring: Sample = { name: 'spring', file: springFile, rises: 0.0002 }
export const steam: Sample = { name: 'steam', file: steamFile, rises: 0.0044 }
export const swish: Sample = { name: 'swish', file: swishFile, rises: 0.0125 }
export const toot: Sample = { name: 'toot', file: tootFile, rises: 0.0054 }
export const twinkle: Sample = { name: 'twinkle', file: twinkleFile, rises: 0.0004 }
export const whoosh: Sample = { name: 'whoosh', file: whooshFile, rises: 0.0275 }
export const zip: Sample = { name: 'zip', file: zipFile, rises: 0.0007 }
export const boing: Sample = { name: 'boing', file: boingFile, rises: 0.0015 }
export const thud: Sample = { name: 'thud', file: thudFile, rises: 0.0006 }
