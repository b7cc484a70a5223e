import { storedText } from '../../platform/storage/stored-text.ts'
import { templateKinds, templateTexts, type TemplateKind } from './template.ts'

const kind = storedText('marigold-note-template')
const own = storedText('marigold-note-own-template')

/** The template that this account used last, and the text of its own one. */
export function useNoteTemplate() {
  const asked = kind.use()
  const ownText = own.use() ?? templateTexts.own
  const chosen: TemplateKind = templateKinds.find((one) => one === asked) ?? 'soap'
  return {
    kind: chosen,
    text: chosen === 'own' ? ownText : templateTexts[chosen],
    ownText,
    choose: (next: TemplateKind) => kind.write(next),
    saveOwn: (text: string) => {
      own.write(text)
      kind.write('own')
    },
  }
}
