import type { Look } from '@marigold/contract'
import type { Stretch } from './river.ts'

const looks = {
  playful: {
    sky: ['#BFE6F8', '#E3F5FB', '#FFF3DC'],
    sun: '#FFE39A',
    cloud: '#FFFFFF',
    far: '#A9CDE6',
    farther: '#C4DFF0',
    slope: ['#DDF4FE', '#7CC9EC', '#4FAEDB'],
    bank: ['#7DBB86', '#5A9670', '#447C5C'],
    water: ['#5FB4DC', '#3E93C4', '#2F7FB1', '#256A9A'],
    glint: '#D6F1FC',
    foam: '#FFFFFF',
    buoy: ['#E05A3A', '#B93F24', '#F7C34B', '#D99A1E'],
    stripe: '#FFFFFF',
    pole: '#5A3418',
    fur: ['#A0694A', '#7E4E36', '#5F3827'],
    belly: '#D9AE87',
    muzzle: '#F2DCC2',
    ink: '#2B1B3D',
    paper: ['#FFFFFF', '#DCE8F2', '#B7CBDD'],
  },
  clean: {
    sky: ['#D8EEF8', '#EAF5FA', '#F7FAF7'],
    sun: '#FFF3CF',
    cloud: '#FFFFFF',
    far: '#BBD5E4',
    farther: '#D2E4EE',
    slope: ['#E6F5FB', '#9BD2EA', '#74BBDB'],
    bank: ['#9CC7A4', '#7BAE8B', '#5F9274'],
    water: ['#7DC0DE', '#5AA6CC', '#458FB8', '#377DA6'],
    glint: '#E4F5FC',
    foam: '#FFFFFF',
    buoy: ['#D9694D', '#B5503A', '#EFC767', '#CFA23C'],
    stripe: '#FFFFFF',
    pole: '#5A3418',
    fur: ['#97705A', '#785541', '#5A3D2E'],
    belly: '#D3B294',
    muzzle: '#EBD9C6',
    ink: '#2B1B3D',
    paper: ['#FFFFFF', '#DCE8F2', '#B7CBDD'],
  },
  'grown-up': {
    sky: ['#93A8B8', '#BCCBD3', '#E6DFD2'],
    sun: '#F4E6C8',
    cloud: '#D9E0E4',
    far: '#7E95A5',
    farther: '#9CB0BC',
    slope: ['#D5E2E7', '#8FB0BE', '#6A90A2'],
    bank: ['#71857A', '#566C62', '#42564E'],
    water: ['#64869A', '#4C6F84', '#3D5D72', '#314E61'],
    glint: '#C4D6DE',
    foam: '#EAF1F3',
    buoy: ['#B07058', '#8E5643', '#C3A96B', '#9E874E'],
    stripe: '#F1EDE4',
    pole: '#3B3430',
    fur: ['#8A7565', '#6C5B4E', '#51443A'],
    belly: '#C7B5A2',
    muzzle: '#DDD0C1',
    ink: '#26303A',
    paper: ['#FAF8F3', '#DAD9D3', '#B4B7B6'],
  },
} as const satisfies Record<Look, Record<string, string | readonly string[]>>

/** What a stretch of the river adds: the hills behind it, and the plants. */
interface Land {
  hill: readonly [string, string]
  plant: readonly [string, string]
}
const lands: Record<Look, Record<Stretch, Land>> = {
  playful: {
    brook: { hill: ['#9CCBA6', '#83B891'], plant: ['#4E9A7C', '#33795E'] },
    willows: { hill: ['#BBD79A', '#9DC47F'], plant: ['#8DB84E', '#6C9A38'] },
    rocks: { hill: ['#E5B48C', '#D0936B'], plant: ['#C9704A', '#A65436'] },
    lake: { hill: ['#A8D3C4', '#86BFB0'], plant: ['#4FA08F', '#2F7F73'] },
    mill: { hill: ['#D9CF8F', '#C3B56E'], plant: ['#8FA04C', '#6F8237'] },
  },
  clean: {
    brook: { hill: ['#B6D5BC', '#A0C6A9'], plant: ['#6FAA91', '#558F77'] },
    willows: { hill: ['#CBDDB3', '#B3CD9A'], plant: ['#9DBD6E', '#82A656'] },
    rocks: { hill: ['#E5C6AC', '#D5AD8F'], plant: ['#C98A6C', '#AC6E52'] },
    lake: { hill: ['#BEDBD1', '#A2CBBF'], plant: ['#70AEA1', '#529285'] },
    mill: { hill: ['#DDD6AD', '#CBC18F'], plant: ['#A0AD6C', '#839153'] },
  },
  'grown-up': {
    brook: { hill: ['#8B9C92', '#76897F'], plant: ['#4D6459', '#3A4E45'] },
    willows: { hill: ['#97A084', '#828D70'], plant: ['#6B7A50', '#55633E'] },
    rocks: { hill: ['#B09A86', '#98816D'], plant: ['#846554', '#6B5043'] },
    lake: { hill: ['#8EA5A1', '#788F8C'], plant: ['#4F6F6B', '#3C5856'] },
    mill: { hill: ['#A9A17F', '#918968'], plant: ['#6F6F48', '#575838'] },
  },
}

export type Palette = (typeof looks)[Look] & { land: Land }

/** Returns a look's colors for a stretch of the river. */
export const paletteOf = (look: Look, stretch: Stretch): Palette => ({ ...looks[look], land: lands[look][stretch] })
