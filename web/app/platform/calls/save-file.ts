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

/** Downloads a table as a file that spreadsheets read in every language. */
export function saveCsv(name: string, table: string): void {
  saveFile(`${name}.csv`, new Blob(['\ufeff', table], { type: 'text/csv;charset=utf-8' }))
}
