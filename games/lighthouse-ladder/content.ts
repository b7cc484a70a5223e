/** Small changes that make a step smaller, helpers to take along, and pictures for steps of one's own. */

/** What a small change changes: who is there, where, how long, or what comes first. */
export const changeKinds = ['who', 'where', 'long', 'first'] as const
export type ChangeKind = (typeof changeKinds)[number]
/** What helps: a breath, a buddy, or a phrase to say to oneself. */
export const helperKinds = ['breath', 'buddy', 'phrase'] as const
export type HelperKind = (typeof helperKinds)[number]

interface Row<Kind> {
  id: string
  /** Lowest age. */
  from: number
  kind: Kind
  text: string
}

const changeRows = `
8 who: With my grown-up next to me.
8 who: With a friend next to me.
8 who: With just one other person there.
8 who: With a pet or a toy that listens.
8 who: With someone who knows how I feel.
11 who: With someone who has done it before.
11 who: With someone on the phone or on video.
11 who: With a person I pick myself.
15 who: With someone who helps only if I ask.
15 who: With someone nearby, but out of sight.
8 where: At home first.
8 where: In a quiet place.
8 where: In a place I know well.
8 where: Close to the door.
8 where: From farther away.
11 where: Outside instead of inside.
11 where: When hardly anyone is there.
11 where: On a video call first.
15 where: In writing or in a chat first.
15 where: At a time of day when I have energy.
8 long: For one song.
8 long: For ten slow breaths.
8 long: Just the first part.
8 long: Half as long.
8 long: Just get there and come back.
11 long: For two minutes.
11 long: Only the first sentence.
11 long: With a break in the middle.
15 long: With an end time that I set before.
15 long: Once, and then I decide.
8 first: Watch someone else do it first.
8 first: Act it out with toys first.
8 first: Practice it with my grown-up first.
8 first: Draw it or write it first.
8 first: Hold something I like.
11 first: Say it in my head first.
11 first: With a note in my pocket.
11 first: With a script, or with my talker ready.
15 first: Record it and listen to it first.
15 first: Tell someone what I'm about to do.
`

const helperRows = `
8 breath: Three slow breaths, like waves.
8 breath: Breathe out long and slow.
8 buddy: Someone I trust stays close.
8 buddy: Someone I trust goes first.
8 phrase: I can do a small step.
8 phrase: I can stop and come down.
11 breath: Breathe in for four, out for six.
11 breath: Feel both feet, or the chair under me.
11 buddy: Someone waits for me after.
11 phrase: I can feel shaky and still try.
15 breath: One long breath before I start.
15 buddy: Someone I can text when it's over.
15 phrase: I'm here to find something out.
15 phrase: This feeling can come along.
`

const parse = <Kind extends string>(name: string, rows: string): Row<Kind>[] =>
  rows
    .replaceAll("'", '’')
    .trim()
    .split('\n')
    .map((row, at) => {
      const [, from, kind, text = ''] = /^(\d+) (\w+): (.*)$/.exec(row) ?? []
      return { id: `${name}-${at + 1}`, from: Number(from), kind: kind as Kind, text }
    })

export const changes: readonly Row<ChangeKind>[] = parse('change', changeRows)
const helpers: readonly Row<HelperKind>[] = parse('helper', helperRows)

export const changeFor = (id: string) => changes.find((one) => one.id === id)
export const changesFor = (from: number) => changes.filter((one) => one.from <= from)
export const helperFor = (id: string | null) => helpers.find((one) => one.id === id)
/** The helpers of an age: those of the age below are offered, too. */
export const helpersFor = (from: number) =>
  helpers.filter((one) => one.from <= from && one.from >= (from === 15 ? 11 : 8))

/** Pictures for steps of one's own; the words are only on paper. */
export const stepPictures = [
  ...(['star', 'house', 'school', 'bus', 'phone', 'speech'] as const),
  ...(['people', 'moon', 'dog', 'book', 'music', 'stairs'] as const),
]
export type StepPicture = (typeof stepPictures)[number]
