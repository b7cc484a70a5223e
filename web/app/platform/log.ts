/** Logs a failure to the browser's console, where the specification says "only logged". */
export function logFailure(what: string, error: unknown) {
  console.error(what, error) // eslint-disable-line no-console -- the one place that may
}
