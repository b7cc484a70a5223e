/** Checks with a HEAD request that one of our files exists; fails after `patience` ms. */
export function probeFile(url: string, patience: number): Promise<Response> {
  return fetch(url, { method: 'HEAD', credentials: 'omit', signal: AbortSignal.timeout(patience) })
}

/** Fetches one of our own files, such as a picture or a font. */
export function fetchFile(url: string): Promise<Response> {
  return fetch(url)
}
