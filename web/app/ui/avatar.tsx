/** A user's photo, or the first letter of their name. The name is shown next to it. */
export function Avatar({ name, photo, large = false }: { name: string; photo: string | null; large?: boolean }) {
  return (
    <span className={large ? 'avatar size-32 text-page phone:size-20 phone:text-section' : 'avatar'} aria-hidden>
      {photo ? <img src={photo} alt="" /> : name.slice(0, 1).toUpperCase() || '?'}
    </span>
  )
}
