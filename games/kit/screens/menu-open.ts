import type { AnySession } from '../session/session.ts'

/** Opens the game's own settings over the stopped game. */
export function openMenu(session: AnySession): void {
  session.menu.value = true
  session.hold('menu', true)
}

/** Closes them; the game goes on where it was. */
export function closeMenu(session: AnySession): void {
  session.menu.value = false
  session.hold('menu', false)
}
