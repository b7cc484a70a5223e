import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { listenToBack } from './platform/back-entry.ts'
import { hasMovedOn } from './platform/opened-at.ts'

if (hasMovedOn()) window.location.reload()
else {
  listenToBack()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
