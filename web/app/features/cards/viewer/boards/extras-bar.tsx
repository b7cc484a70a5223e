import { RecordBar } from '../recording/record-bar.tsx'
import { useViewerSettings } from '../settings/settings.ts'
import { FirstThen } from './first-then.tsx'
import { TokenBoard } from './token-board.tsx'

/** Boards and recorder above the card, if enabled. */
export function ExtrasBar() {
  const { firstThen, tokens, record } = useViewerSettings()
  return (
    <>
      {firstThen ? <FirstThen /> : null}
      {tokens > 0 ? <TokenBoard key={tokens} of={tokens} /> : null}
      {record ? <RecordBar /> : null}
    </>
  )
}
