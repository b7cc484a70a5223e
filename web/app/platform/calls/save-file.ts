/** Gives a file to the browser to save. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A browser that asks where to save still reads it for a moment.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
