/** Downloads a file in the browser. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A browser that asks where to save still needs the URL for a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
