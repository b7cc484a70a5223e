import { m } from '#messages'
import { useEffect } from 'react'

/** Removes everything from a file name that could form a path. */
function safeName(name: string): string {
  return name.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'picture'
}

/** Downloads a picture of the game. */
export function downloadPicture(picture: string, name: string) {
  const type = /^data:image\/(\w+)/.exec(picture)?.[1] ?? 'png'
  const link = document.createElement('a')
  link.href = picture
  link.download = `${safeName(name)}.${type === 'jpeg' ? 'jpg' : type}`
  link.click()
}

/** Prints a picture of the game. It is shown as an image only, so that nothing in it can run. */
export function PrintSheet({ picture, onDone }: { picture: string; onDone: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  return (
    <div className="print-sheet">
      <img src={picture} alt={m.play_from_the_game()} onLoad={() => window.print()} onError={onDone} />
    </div>
  )
}
