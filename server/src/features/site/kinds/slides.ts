import { m } from '#messages'
import { slideAreas } from '@marigold/contract'
import { unknownPictures } from '../../../platform/media/card-pictures.ts'
import type { SiteContent } from './site-kind.ts'

const namesIn = (list = '') =>
  list
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The cards that the home page rotates through, before cards of the content. */
export const slides: SiteContent = {
  origin: () => [
    {
      id: 'lemon',
      fields: {
        ...{ area: 'articulation', word: m.site_lemon(), question: '', target: m.site_l_initial() },
        ...{ pictures: 'lemon', alts: m.site_a_lemon(), link: '' },
      },
    },
  ],
  titleOf: ({ fields }) => (fields.word ?? '').replaceAll(/[[\]]/g, '') || (fields.question ?? ''),
  choicesOf: () => ({ area: slideAreas.map((area) => ({ value: area, label: area })) }),
  async check(db, { word, question, pictures, alts }) {
    const shown = namesIn(pictures)
    const unknown = (await unknownPictures(db, shown)).map((name) => m.site_no_such_picture({ name }))
    const count = shown.length
    return {
      ...(word === '' && question === '' && { word: [m.site_word_or_question()] }),
      ...(unknown.length > 0 ? { pictures: unknown } : {}),
      ...(count !== 1 && count !== 4 && { pictures: [m.site_one_or_four_pictures()] }),
      ...(namesIn(alts).length !== count && { alts: [m.site_alts_count({ count })] }),
    }
  },
}
