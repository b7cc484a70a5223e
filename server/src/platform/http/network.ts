import { isIPv6 } from 'node:net'

/**
 * Returns the network that a limit counts: an IPv4 address, or the first 64 bits of an IPv6 address, because a
 * household or a server usually has all the addresses behind them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [start = '', end = ''] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? []
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const last = groups(end)
  const missing = address.includes('::') ? 8 - groups(start).length - last.length - (end.includes('.') ? 1 : 0) : 0
  const all = [...groups(start), ...Array<string>(Math.max(0, missing)).fill('0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
