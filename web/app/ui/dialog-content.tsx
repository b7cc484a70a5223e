import { m } from '#messages'
import { AlertDialog as BaseAlert } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCloseOnBack } from '../platform/navigation/close-on-back.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  open: boolean
  /** Called by Escape, the close button, or a click outside. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  wide?: boolean
  /** A video or picture above the title, from edge to edge. */
  media?: ReactNode
}

/** Content of `Dialog`: Base UI with our styles. */
export function DialogContent({ open, onClose, title, children, wide = false, media }: DialogProps) {
  useCloseOnBack(open, onClose)
  const finalFocus = useReturnFocus(open)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="fixed inset-0 z-41 overflow-y-auto grid place-items-center p-4">
          <Base.Popup className={wide ? 'dialog max-w-220' : 'dialog'} finalFocus={finalFocus}>
            {media}
            <div className="dialog-body">
              <Base.Title className="dialog-title">{title}</Base.Title>
              {children}
            </div>
            <Base.Close className="icon-btn dialog-close" aria-label={m.ui_close()}>
              <Icon of={X} />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

export interface AlertDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Picture above the title. */
  picture?: ReactNode
  /** Label of the only button; use `actions` for several. */
  button?: string
  actions?: ReactNode
  /** False if Back itself triggers the question. */
  backCloses?: boolean
}

/** Content of `AlertDialog`. */
export function AlertDialogContent(props: AlertDialogProps) {
  const { open, onClose, title, children, picture, button = 'OK', actions, backCloses = true } = props
  useCloseOnBack(open && backCloses, onClose)
  const finalFocus = useReturnFocus(open)
  return (
    <BaseAlert.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseAlert.Portal>
        <BaseAlert.Backdrop className="scrim" />
        <BaseAlert.Viewport className="fixed inset-0 z-41 overflow-y-auto grid place-items-center p-4">
          <BaseAlert.Popup className="dialog dialog-alert" finalFocus={finalFocus}>
            <div className="dialog-body">
              {picture}
              <BaseAlert.Title className="dialog-title">{title}</BaseAlert.Title>
              {children && <BaseAlert.Description render={<div />}>{children}</BaseAlert.Description>}
              <div className="dialog-actions">{actions ?? <Button onClick={onClose}>{button}</Button>}</div>
            </div>
          </BaseAlert.Popup>
        </BaseAlert.Viewport>
      </BaseAlert.Portal>
    </BaseAlert.Root>
  )
}
