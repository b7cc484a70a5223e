import { m } from '#messages'
import { retryCaseload } from '../../caseload/caseload-store.ts'
import { LoadFailed } from '../../ui/notice.tsx'

/** Says that the caseload can't be read now, so that nobody takes it for an empty one. */
export const CaseloadFailed = () => (
  <LoadFailed onRetry={retryCaseload}>{m.caseload_we_couldnt_read_the_caseload()}</LoadFailed>
)
