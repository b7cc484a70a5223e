let fading = false

/** A copy that looks the same: that of a canvas would be empty. */
function copyOf(picture: Element): Node {
  const copy = picture.cloneNode(true)
  if (picture instanceof HTMLCanvasElement && copy instanceof HTMLCanvasElement)
    copy.getContext('2d')?.drawImage(picture, 0, 0)
  return copy
}

/**
 * Cross-fade: a still copy of the drawing lies over it and fades away, so that what jumps beneath seems to melt over.
 * Several calls in one frame make one fade. Pause stops it, as it stops every animation of the page.
 */
export function crossFade(ms = 260): void {
  const drawn = [...document.querySelectorAll('.world :is(svg, canvas):is(.scene, .layer)')]
  const last = drawn.at(-1)
  if (!last || fading) return
  const copy = document.createElement('div')
  copy.className = 'melting'
  copy.append(...drawn.map(copyOf))
  last.after(copy)
  fading = true
  const end = () => {
    copy.remove()
    fading = false
  }
  const fade = copy.animate([{ opacity: 1 }, { opacity: 0 }], { duration: ms, easing: 'ease-out', fill: 'forwards' })
  fade.onfinish = end
  fade.oncancel = end
}
