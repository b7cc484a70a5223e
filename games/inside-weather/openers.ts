import type { Level } from './state.ts'

type Setting = 'any' | 'work' | 'home'
interface Opener {
  id: string
  from: number
  setting: Setting
  topics: string[]
  text: string
}

/**
 * The first question of a turn: lowest age, setting, topics that can be left out, and text. Nothing in them says which
 * weather is good, and each can be answered without a word.
 */
const rows = `
5 any: What’s it like inside you today? Any weather is okay.
5 any: Pick the weather that feels like you right now.
5 any: Is it loud or quiet inside you? Show it in the sky.
5 any: What kind of weather is your day like?
5 any: Look inside. What weather is there?
5 any: Is your sky big or small today?
5 any: Is it warm or cold inside you?
5 any: Is there wind inside you? Show how it blows.
5 any: What weather came with you today?
5 any: Make the sky look the way you feel.
5 any: You can pick rain. You can pick sun. Which one is yours?
5 any: Is it light or dark in your sky? Both are okay.
5 any: What was your weather when you woke up? Is it the same now?
5 any: What weather is in your tummy?
5 any: Is your sky fast or slow today?
5 any: Maybe you can’t tell. There is a mist for that.
5 any: What would your sky sound like?
5 any: Show me your weather. There is no wrong one.
5 any: Is there a cloud in your sky today?
5 any: Pick some weather. Then we can look at it together.
8 any: Can it be sunny and windy at the same time? Show both.
8 any: What’s the weather inside you right now?
8 any: Is some of your weather big, and some of it small? Show both.
8 any: Which weather is close to you, and which is far away?
8 any: What was your weather at breakfast? What is it now?
8 any: If your friends could see your sky, what would they see?
8 any: Is there any weather that no one else can see?
8 any: What does your sky look like when you sit still and listen?
8 any: Maybe two kinds of weather take turns inside you. Show both.
8 any: What weather was inside you in the last hour?
8 any: Will your weather stay, or will it go?
8 any: Make a sky that fits how you feel. You don’t have to say why.
8 any: Is there rain with some sun in it? Or sun with some rain?
8 any: What is the loudest weather in you?
8 any: What is the softest weather in you?
8 any: Where in your sky is it calm?
8 any: What weather did you bring with you?
8 any: Start with the weather that is easy to find. Then look for one more.
8 any: Can’t tell what it is? Start with the mist.
8 any: Which weather would you like someone to know about?
11 any: Mixed weather counts. What’s going on in there?
11 any: Show what you feel in front, and what’s behind it.
11 any: What changed in your sky since this morning?
11 any: Which part of your weather do other people see?
11 any: Two feelings can be true at once. Show both.
11 any: What’s taking up the most space in your sky?
11 any: What’s small but still there?
11 any: If today had a weather report, what would it say?
11 any: What was the weather before you came here?
11 any: Is anything in your sky hard to name? It can just be weather.
11 any: Build the sky first. Words can wait.
11 any: Which weather keeps coming back this week?
11 any: What weather comes up when you think of tomorrow?
11 any: Some weather is slow, and some is fast. Which is yours?
11 any: What would you put in one corner of the sky?
11 any: Put it in the sky. You don’t have to explain any of it.
11 any: Which way is the wind blowing today?
11 any storms: Is there a storm, or just a lot of clouds? Either is fine.
11 any: Show the part that you’d like an adult to ask about.
11 any: Can’t tell? Start with the mist and see what’s next to it.
15 any: I don’t have a word for it yet. It’s a bit like ___.
15 any: What’s the weather right now, without explaining it?
15 any: How much energy is in your sky? Is it pleasant, or not?
15 any: What changed your weather today?
15 any: Which part is yours, and which part came from someone else?
15 any: What do you show, and what stays behind the clouds?
15 any: Build it in layers: what’s near, and what’s far away.
15 any: What forecast did you expect today? What came instead?
15 any: Two feelings that don’t match can share one sky.
15 any: What took energy today? What gave some back?
15 any: Where do you notice it in your body first?
15 any: What has been there so long that you hardly notice it?
15 any: What’s loud, and what’s only loud because it’s close?
15 any: Make the sky you’d send to someone who asks how you are.
15 any: What would you leave out if someone asked how you are?
15 any: If this sky had a title, what would it be?
15 any: What would have to be different for this sky to change a little?
15 any: What’s the weather of the last ten minutes, not the whole week?
15 any: Nothing to report? That’s a sky, too.
15 any: “I can’t tell” is an answer. It has its own mist.
15 work: What’s the weather at work this week?
15 work: Which part of your sky is work, and which part is you?
15 work: What did you bring home from work last time?
15 work: What’s the weather right before a meeting?
15 work: How much energy is left at the end of the day?
15 work: What went better than it looks from the outside?
15 work: What would you like your team to know, if anything?
15 work: When is your sky quietest during the day?
15 work: What takes up more space than it should?
15 work: Before the next task, what’s the weather now?
15 home: What’s the weather at home tonight?
15 home: Whose weather is in your sky besides your own?
15 home: What does your sky look like once it’s quiet?
15 home: What have you been carrying for other people?
15 home: What’s the weather when you first wake up?
15 home: What gave you a little warmth today?
15 home: Which part of the evening is yours?
15 home: What would you like to leave outside today?
15 home: If a friend saw this sky, what would you tell them?
15 home: What’s here now that wasn’t here last month?
`

export const openers: readonly Opener[] = rows
  .trim()
  .split('\n')
  .map((row, at) => {
    const [, from, setting, topic, text = ''] = /^(\d+) (\w+)(?: (\w+))?: (.*)$/.exec(row) ?? []
    return {
      id: `opener-${at + 1}`,
      from: Number(from),
      setting: setting as Setting,
      topics: topic ? [topic] : [],
      text,
    }
  })

/** The openers of a level. Adults get those of work, of home, or of both; no opener is about storms where they are off. */
export function openersFor({ from, adult }: Level, setting: unknown, storms: boolean): Opener[] {
  const fits = (opener: Opener) => {
    if (!adult) return opener.setting === 'any'
    if (setting === 'work' || setting === 'home') return opener.setting === setting || opener.setting === 'any'
    return opener.setting !== 'any'
  }
  return openers.filter((one) => one.from === from && fits(one) && (storms || !one.topics.includes('storms')))
}

export const openerText = (id: string | undefined): string => openers.find((one) => one.id === id)?.text ?? ''
