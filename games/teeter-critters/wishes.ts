import type { From, Setting, Want } from './planks.ts'

/**
 * The sentences of wishes: lowest age, setting, wish, and text. From 15 on, they are about what hangs on a mobile. No row
 * has topics that can be left out.
 */
const rows = `
5 pond gap: I need one empty spot next to me.
5 pond gap: Please leave an empty spot by me.
5 pond edge: I want to dip my toes at the end.
5 pond edge: Can I sit at the very end?
5 pond log: I feel safe by the log.
5 pond log: Can I sit by the log?
5 pond apart: Not next to {other} today, please.
5 pond apart: I need a break from {other}.
5 pond near: I want to sit next to {other}.
5 pond near: I miss {other}. Can we sit together?
8 pond gap: I like an empty spot next to me.
8 pond gap: Please don’t squeeze me in.
8 pond edge: I’d love to sit at the end, near the water.
8 pond edge: The end spot has the best view.
8 pond log: I get dizzy. Can I sit by the log?
8 pond log: Right by the log, please. It wobbles less there.
8 pond apart: I’d rather not sit next to {other}.
8 pond apart: I’m still a little mad at {other}. Not side by side, please.
8 pond near: Save me a place next to {other}.
8 pond near: I promised to sit with {other}.
8 pond inner: Not the very end for me, please.
8 pond inner: Anywhere but the end.
8 pond still: Please don’t move me again.
8 pond still: Once I sit, I’d like to stay.
11 pond gap: Could you leave a gap beside me? Crowds wear me out.
11 pond gap: I think better with some space on one side.
11 pond edge: I’d like the end. I want to see the water.
11 pond edge: Could I have the end this time? I never get it.
11 pond log: Next to the log, please. I’m not good with heights.
11 pond log: I’d feel steadier beside the log.
11 pond apart: I need some distance from {other} right now.
11 pond apart: Not beside {other}, please. We need a break.
11 pond near: I’d feel better next to {other}.
11 pond near: {other} and I have something to talk about.
11 pond inner: Please don’t put me at the end. I get nervous there.
11 pond inner: Anything but the outer spot.
11 pond still: I just got comfortable. Please don’t move me.
11 pond still: Changing places is hard for me. Once is enough.
15 studio gap: It needs a free hook beside it. It swings.
15 studio edge: The outer hook. It should catch the light.
15 studio log: Right beside the cord, or it spins.
15 studio apart: Not beside {other}. They knock together.
15 studio near: Beside {other}. The colors go together.
15 studio inner: Not on the outer hook. It catches the wind.
15 work gap: Leave a free hook next to it. We still have to label it.
15 work edge: The customer wants it on the outer hook.
15 work log: Next to the cord, so that we can reach it.
15 work apart: Don’t hang it beside {other}. They scratch each other.
15 work near: Hang it with {other}. They’re listed as a pair.
15 work inner: Not on the outer hook. People walk by there.
15 home gap: Leave some air beside it. The window opens there.
15 home edge: Hang it far out. My daughter made it.
15 home log: Close to the cord, away from small hands.
15 home apart: Not next to {other}. They tangle.
15 home near: Next to {other}. They were a gift together.
15 home inner: Not on the outer hook. That’s over the table.
`
interface Row {
  from: From
  setting: Setting
  want: Want
  text: string
}
/** All sentences of wishes. */
export const wishRows: readonly Row[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [from, setting, want] = row.slice(0, row.indexOf(':')).split(' ')
    return {
      ...{ from: Number(from) as From, setting: setting as Setting, want: want as Want },
      text: row.slice(row.indexOf(':') + 2),
    }
  })

/** The sentence of a wish. `which` chooses among several; `other` is whom it names, such as 'the cat'. */
export function wishText(
  want: Want,
  { from, setting, which, other }: { from: From; setting: Setting; which: number; other: string },
): string {
  const fitting = wishRows.filter((row) => row.want === want && row.from === from && row.setting === setting)
  const text = fitting[which % fitting.length]?.text ?? ''
  const named = text.replace('{other}', other)
  return named.charAt(0).toUpperCase() + named.slice(1)
}

/** How a reason, or an answer, may begin. */
const starters: Record<From, { why: readonly string[]; reply: readonly string[] }> = {
  5: { why: ['My ___ is a ___.', 'Put it there because ___.'], reply: ['Yes, because ___.', 'No, because ___.'] },
  8: {
    why: ['I picked it because my ___ is ___.', 'My ___ wants ___, so ___.'],
    reply: ['Good idea, because ___.', 'I’d rather ___ because ___.'],
  },
  11: {
    why: ['If yours goes there, mine can ___.', 'I picked it because ___.'],
    reply: ['I see why you want that. What if we ___?', 'That works if ___.'],
  },
  15: {
    why: ['I’d hang it there because ___.', 'It leaves room for ___.'],
    reply: ['That makes sense. What if we ___?', 'I’d still like to ___, because ___.'],
  },
}
export const starterOf = (from: From, kind: 'why' | 'reply', turn: number): string =>
  starters[from][kind][turn % starters[from][kind].length] ?? ''
