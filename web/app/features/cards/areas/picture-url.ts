/** Returns the URL of a card's picture, which is stored as a root path or a name; '' if there is none. */
export function pictureUrl(image: string): string {
  if (image === '' || image.startsWith('/')) return image
  return `/assets/${image.includes('/') ? image : `cards/${image}`}`
}
