import type { ComponentProps } from 'react'
import { Link } from 'react-router'

interface Look {
  /** `main` is a view's primary action, `ink` the primary action on marigold, `quiet` a secondary action. */
  look?: 'main' | 'quiet' | 'ink'
  size?: 'small' | 'normal' | 'large' | 'play'
  wide?: boolean
}

/** Returns a button's class names, for an element that is neither button nor link. */
export function buttonClass({ look = 'main', size = 'normal', wide = false }: Look, className = ''): string {
  return ['btn', look !== 'main' && `btn-${look}`, size !== 'normal' && `btn-${size}`, wide && 'btn-wide', className]
    .filter(Boolean)
    .join(' ')
}

/** A button. `type` defaults to `button`. */
export function Button({ look, size, wide, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ look, size, wide }, className)} {...rest} />
}

/** A link styled as a button, by path or full URL. */
export function LinkButton({ look, size, wide, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ look, size, wide }, className)} {...rest} />
}

/** A round 48 px icon button; `label` is its accessible name. */
export function IconButton({ label, className = '', ...rest }: { label: string } & ComponentProps<'button'>) {
  return <button type="button" className={`icon-btn ${className}`} aria-label={label} {...rest} />
}
