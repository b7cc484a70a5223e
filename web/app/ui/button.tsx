import type { ComponentProps } from 'react'
import { Link } from 'react-router'

interface Look {
  /** `main` is the one main action of a view, `ink` the main action on marigold, `quiet` the second action. */
  look?: 'main' | 'quiet' | 'ink'
  size?: 'small' | 'normal' | 'large' | 'play'
  wide?: boolean
}

/** The class names of a button, for the rare element that is neither button nor link. */
export function buttonClass({ look = 'main', size = 'normal', wide = false }: Look, className = ''): string {
  return ['btn', look !== 'main' && `btn-${look}`, size !== 'normal' && `btn-${size}`, wide && 'btn-wide', className]
    .filter(Boolean)
    .join(' ')
}

/** A button that acts. `type` is `button` unless said otherwise. */
export function Button({ look, size, wide, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ look, size, wide }, className)} {...rest} />
}

/** A link that looks like a button: inside the app by path, elsewhere by full address. */
export function LinkButton({ look, size, wide, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ look, size, wide }, className)} {...rest} />
}

/** A round button of 48 px with an icon; `label` is what it is called. */
export function IconButton({ label, className = '', ...rest }: { label: string } & ComponentProps<'button'>) {
  return <button type="button" className={`icon-btn ${className}`} aria-label={label} {...rest} />
}
