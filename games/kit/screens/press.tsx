import type { ComponentProps } from 'preact'

/** A button in play: for pointer, keyboard, numbers, and switches. Its look comes from `class`. */
export const Press = (props: Omit<ComponentProps<'button'>, 'ref'>) => <button type="button" data-scan="" {...props} />
