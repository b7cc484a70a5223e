import { z } from 'zod'

/** Parses stored JSON with a schema; null if it's missing, truncated, edited by hand, or invalid. */
export function parseStored<Value>(schema: z.ZodType<Value>, text: string | null): Value | null {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Parses a stored list and skips invalid entries; empty if the text isn't a list. */
export function parseStoredList<Value>(schema: z.ZodType<Value>, text: string | null): Value[] {
  const list = parseStored(z.array(z.unknown()), text) ?? []
  return list.flatMap((one) => schema.safeParse(one).data ?? [])
}
