/** A person's photo, or the first letter of a name where there is none. The name stands beside it. */
export function Avatar({ name, photo, large = false }: { name: string; photo: string | null; large?: boolean }) {
  return (
    <span className={large ? 'avatar size-32 text-[56px]' : 'avatar'} aria-hidden>
      {photo ? <img src={photo} alt="" /> : name.slice(0, 1).toUpperCase() || '?'}
    </span>
  )
}
