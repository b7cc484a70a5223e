import { readDraft, storeDraft } from '../../platform/storage/drafts.ts'

/**
 * Properties of a text field that is stored under this name while it's written, so that it survives a reload. Without a
 * stored text it has `value`.
 */
export const draftField = (name: string, value = '') => ({
  defaultValue: readDraft(name) || value,
  onInput: (event: { currentTarget: { value: string } }) => storeDraft(name, event.currentTarget.value),
})
