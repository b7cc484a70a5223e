import { m } from '#messages'
import { useEffect } from 'react'

/** A file name without anything that a path could be made of. */
function safeName(name: string): string {
  return name.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'picture'
}

/** Hands a picture of the game to the person as a file. */
export function download(picture: string, name: string) {
  const type = /^data:image\/(\w+)/.exec(picture)?.[1] ?? 'png'
  const link = document.createElement('a')
  link.href = picture
  link.download = `${safeName(name)}.${type === 'jpeg' ? 'jpg' : type}`
  link.click()
}

/** A picture of the game on its way to paper. It is shown only as an image, so that nothing in it can run. */
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
