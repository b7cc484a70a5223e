/** Returns the address of a card's picture, stored as a path from the root or as a name; '' when there is none. */
export function pictureUrl(image: string): string {
  if (image === '' || image.startsWith('/')) return image
  return `/assets/${image.includes('/') ? image : `cards/${image}`}`
}
