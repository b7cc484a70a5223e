import { useEffect, useRef } from 'react'
import { useViewerSettings } from './settings.ts'

/** Calls `again` when the setting for words without a picture changes; null if no cards are shown. */
export function useOnlyPictured(again: (() => void) | null) {
  const { onlyPictured } = useViewerSettings()
  const seen = useRef(onlyPictured)
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  }, [again])
  useEffect(() => {
    if (seen.current === onlyPictured) return
    seen.current = onlyPictured
    latest.current?.()
  }, [onlyPictured])
}
