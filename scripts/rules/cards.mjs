// Rules of cards: an administrator may switch off an area for a person.
const routes = 'server/src/features/cards/cards.routes.ts'
const switched = 'server/src/features/cards/switched-areas.test.ts'

const areaRule = (rule, area, nothing) => ({
  rule,
  file: routes,
  code: `    if (!user.row.${area}) return noCardsOf('${area}', ${nothing})\n`,
  without: '',
  tests: switched,
})

export const cardRules = [
  areaRule('articulation that is switched off gives no cards', 'articulation', '{ word: {} }'),
  areaRule('articulation that is switched off gives no minimal pairs', 'articulation', '{}'),
  areaRule('language that is switched off gives no cards', 'language', '{ filter: [], catagory: [] }'),
  areaRule('fluency that is switched off gives no lines', 'fluency', '{}'),
  {
    rule: 'an area that is switched off for a person is off for their guests',
    file: 'server/src/features/cards/set-rows.service.ts',
    code: 'picksWithin(wanted, switched)',
    without: 'wanted',
    tests: switched,
  },
]
