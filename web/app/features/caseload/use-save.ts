import { m } from '#messages'
import { useAction } from '../../platform/calls/use-action.ts'

/** Changes what this device stores, one change at a time; `problem` says what to do where the browser refuses. */
export const useSave = () =>
  useAction('The caseload could not be stored', () => m.caseload_this_browser_couldnt_store_the_change())
