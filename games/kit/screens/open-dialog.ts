import type { AnySession } from '../session/session.ts'

/** Opens a dialog over the stopped game. */
export function openDialog(session: AnySession, which: 'menu' | 'end'): void {
  session.dialog.value = which
  session.hold('menu', true)
}

/** Closes it; the game goes on where it was. */
export function closeDialog(session: AnySession): void {
  session.dialog.value = null
  session.hold('menu', false)
}
