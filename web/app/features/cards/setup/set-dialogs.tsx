import type { CardRows } from '../areas/areas.ts'
import { RemovedNotice } from '../sets/removed-notice.tsx'
import type { useFetchCards } from '../sets/use-card-set.ts'
import { CardList } from './card-list.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { SetRefusalDialog } from './set-refusal.tsx'

/** Dialogs over the setup and the viewer: removed content, the list of cards, loading, and errors. */
export function SetDialogs(props: {
  set: ReturnType<typeof useFetchCards>
  listed: CardRows | null
  onListed: (rows: CardRows | null) => void
  onRetry: (() => void) | null
  returnTo: string
}) {
  const { set } = props
  return (
    <>
      <RemovedNotice gone={set.gone} onClose={() => set.setGone([])} />
      <CardList rows={props.listed} onClose={() => props.onListed(null)} />
      <LoadingOverlay shown={set.loading} onCancel={set.cancel} />
      <SetRefusalDialog
        refusal={set.refusal}
        onClose={set.clearRefusal}
        onRetry={props.onRetry}
        returnTo={props.returnTo}
      />
    </>
  )
}
