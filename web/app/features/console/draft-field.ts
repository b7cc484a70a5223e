import { readDraft, storeDraft } from '../../platform/storage/drafts.ts'

/** Properties of a text field that is stored under this name while it's written, so that it survives a reload. */
export const draftField = (name: string) => ({
  defaultValue: readDraft(name),
  onInput: (event: { currentTarget: { value: string } }) => storeDraft(name, event.currentTarget.value),
})
