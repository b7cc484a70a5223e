import { locale, m } from '#messages'
import type { PaperName } from '../../platform/paper.ts'
import { paperSize, type Box } from './page.ts'

const mmPerInch = 25.4

const lengths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })

export const paperNames: Record<PaperName, string> = { a4: 'A4', letter: m.print_us_letter() }

/** A size in the unit that goes with the paper, inches for US Letter: '8.5 × 11 in', '210 × 297 mm'. */
export function sizeText({ width, height }: Pick<Box, 'width' | 'height'>, paper: PaperName): string {
  if (paper === 'a4') return m.print_size_mm({ width: Math.round(width), height: Math.round(height) })
  const inches = (mm: number) => lengths.format(mm / mmPerInch)
  return m.print_size_in({ width: inches(width), height: inches(height) })
}

/** A paper with its size: 'US Letter, 8.5 × 11 in'. */
export const paperText = (paper: PaperName): string =>
  m.print_paper_of_size({ paper: paperNames[paper], size: sizeText(paperSize(paper), paper) })
