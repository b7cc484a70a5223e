import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchBack } from './platform/back-closes.ts'
import { hasMovedOn } from './platform/opened-at.ts'

if (hasMovedOn()) window.location.reload()
else {
  watchBack()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
