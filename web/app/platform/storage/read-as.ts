import { z } from 'zod'

/** Reads stored JSON by a schema; null if it's missing, cut short, edited by hand, or of another shape. */
export function readAs<Value>(schema: z.ZodType<Value>, text: string | null): Value | null {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Reads a stored list and leaves out the entries that don't fit the schema; empty if the text is no list. */
export function readListAs<Value>(schema: z.ZodType<Value>, text: string | null): Value[] {
  const list = readAs(z.array(z.unknown()), text) ?? []
  return list.flatMap((one) => schema.safeParse(one).data ?? [])
}
