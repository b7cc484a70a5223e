import { faultOf, FilledText, Password, Username, type Fault } from '@marigold/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** Returns the faults of a value, as a code or, with a limit, a code and the limit. */
function faultsOf(schema: z.ZodType, value: unknown): unknown[] {
  const brief = ({ code, limit }: Fault) => (limit === 0 ? code : [code, limit])
  return (schema.safeParse(value).error?.issues ?? []).map((issue) => brief(faultOf(issue, value)))
}

test.each([
  ['no text', z.string(), undefined, ['missing']],
  ['an empty text', z.string().min(1), '', ['missing']],
  ['a short text', z.string().min(2), 'a', [['too_short', 2]]],
  ['a long text', z.string().max(2), 'abc', [['too_long', 2]]],
  ['a short list', z.array(z.int()).min(2), [1], [['too_few', 2]]],
  ['a long list', z.array(z.int()).max(1), [1, 2], [['too_many', 1]]],
  ['a small number', z.int().min(3), 2, [['too_small', 3]]],
  ['a large number', z.int().max(3), 4, [['too_large', 3]]],
  ['an odd number', z.int().multipleOf(2), 3, ['impossible_number']],
  ['another type', z.string(), 7, ['wrong_type']],
  ['an unknown option', z.enum(['a']), 'b', ['not_an_option']],
  ['another format', z.uuid(), 'b', ['wrong_format']],
  ['another field', z.strictObject({}), { a: 1 }, ['unknown_field']],
  ['another name', z.record(z.string().max(1), z.int()), { ab: 1 }, ['unknown_name']],
  ['an empty text with its own code', FilledText('title_missing'), ' ', ['title_missing']],
  ['no text with its own code', FilledText('title_missing'), undefined, ['title_missing']],
  ['a long text with its own code for none', FilledText('title_missing').max(2), 'abc', [['too_long', 2]]],
  ['a short password', Password, 'abc', [['too_short', 8]]],
  ['a short username', Username, 'a', [['too_short', 3]]],
  ['a username with a space', Username, 'mei lin', ['username_invalid']],
])('names what is wrong with %s', (_, schema, value, faults) => {
  expect(faultsOf(schema, value)).toEqual(faults)
})
