/** Asks whether one of our files is there, without fetching it; fails after so many milliseconds of silence. */
export function findFile(url: string, patience: number): Promise<Response> {
  return fetch(url, { method: 'HEAD', credentials: 'omit', signal: AbortSignal.timeout(patience) })
}

/** Fetches one of our own files, such as a picture or a typeface. */
export function fetchFile(url: string): Promise<Response> {
  return fetch(url)
}
