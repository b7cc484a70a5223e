/**
 * The sample ladders: ten for each of 8, 11, and 15, with eight steps from small to large. Adults use those of 15. A step
 * with `*` is done with an adult.
 */

export interface Step {
  id: string
  text: string
  /** An adult has to be there. */
  withAdult: boolean
}
export interface Ladder {
  id: string
  /** Lowest age. */
  from: number
  setting: 'any' | 'work' | 'home'
  /** What it is about, if an adult may want to leave that out: school, dogs, phones, or the dark. */
  topic: string
  goal: string
  steps: readonly Step[]
}

const rows = `
# 8 any school: Ask a question in class
Write a question and hand it to my teacher.
* Practice my question with my grown-up.
Ask my teacher my question after class.
Ask a friend in class a question.
Show that I have a question, even if I don't get called on.
Ask a question in a small group.
Ask the class a question that I practiced.
Ask the class a brand new question.
# 8 any dark: Sleep in my own bed
Play in my bed in the daytime for one song.
Lie in bed with the light on and the door open for one song.
* Lie in bed with a night light. My grown-up sits by the bed.
* Lie in bed with a night light. My grown-up sits by the door.
* My grown-up goes out and peeks in every five minutes.
Go to sleep with a night light and the door open.
Go to sleep with the door almost closed.
Stay in my own bed all night. I can still get my grown-up if I need to.
# 8 any: Say hi to new kids
Smile or wave at a new kid from far away.
* Say hi to a new kid with my grown-up next to me.
Say hi to a kid in my class. I can talk, sign, or use my talker.
Tell a new kid my name.
Show a new kid something I like.
Ask a new kid what they like to play.
Ask a new kid to play with me.
Ask to join a game that other kids play.
# 8 any school: Say goodbye in the morning
* Make up our own goodbye sign.
* My grown-up goes to the next room for one song.
* Stay with a sitter I know for ten minutes.
* Stay with a sitter I know for one hour.
* Visit my classroom with my grown-up when it is empty.
Say goodbye at the door of my classroom.
Say goodbye at the door of my school.
Say goodbye at the bus or the car, and go in.
# 8 any school: Read out loud
Read one page to a pet or a toy.
* Read one page to my grown-up. My talker can help.
Read a page with my teacher at the same time.
Read one line to my teacher at a quiet time.
Read a page with a friend at the same time.
Read a line to a small group.
Read a line to my class.
Read a page to my class.
# 8 any: Be okay with mistakes
* Watch my grown-up make a mistake and leave it.
Draw a picture with my eyes closed.
Write a word and leave a silly letter in it.
Make a picture that I can't erase.
Play a game that I may lose.
Show my grown-up a mistake I made.
Leave a small mistake in my homework.
Tell my teacher that I don't know it yet.
# 8 any dark: Be in the dark
* Play a shadow game with a flashlight and my grown-up.
* Be in a dim room with my grown-up for one song.
* Be in the dark with my grown-up and a flashlight.
* Be in the dark with my grown-up. The flashlight is off.
Be in a dim room alone for one song.
Be in the dark alone for ten slow breaths. The door is open.
Get something from a dark room.
Be in the dark alone for one song. The door is open.
# 8 any: Go to a birthday party
* Look at pictures of a party with my grown-up.
Make a card for the birthday kid.
Plan one thing to say and one thing to play.
* Come early and say hi before the other kids come.
* Stay for ten minutes with my grown-up next to me.
* Stay for one game with my grown-up in the room.
* Stay for two games. My grown-up is in another room.
* Stay at the party until it ends.
# 8 any: Ask for help at the library
* Watch my grown-up ask for help.
* Smile or wave at the person at the desk.
* Hand over my book while my grown-up talks.
* Say hello at the desk with my grown-up next to me.
* Say thank you when I get my book.
* Ask where a book is. My grown-up is next to me.
* Ask where a book is. My grown-up can see me.
* Ask for a book that might be checked out.
# 8 any: Ride an elevator
* Watch an elevator open and close.
* Call the elevator and watch it go.
* Go in and out while the door is open.
* Ride one floor. My grown-up holds my hand.
* Ride one floor next to my grown-up.
* Ride two floors and come back.
* Ride with my grown-up and people I don't know.
* Ride to the top floor and come back.
# 11 any: Order my own food
Look at the menu at home and pick what I want.
Practice my order at home with someone.
Show what I want while a friend talks.
Order with a friend next to me. I can point, or use my phone or talker.
Order at a quiet time while my friend waits at the table.
Order when there is a line behind me.
Ask a question before I order.
Ask them to change something in my order.
# 11 any dogs: Be near dogs
* Look at pictures or videos of calm dogs.
* Watch a calm dog from inside.
* Stand across the street from a dog I know. Its owner holds the leash.
* Be two car lengths away from that dog.
* Be one car length away from that dog.
* Stay next to the owner while the dog lies still.
* Let a calm dog sniff my sleeve. The owner says it's okay.
* Pet a calm dog once, after the owner says yes.
# 11 any school: Ask a teacher for help
Write down what I don't get.
Ask a classmate for help first.
Hand the teacher a note, or send an email.
Ask the teacher after class.
Ask at the teacher's desk while others work.
Show that I need help while others work.
Ask the teacher to explain it again.
Ask a question while the whole class listens.
# 11 any school: Give a short talk
Say my first line when I'm alone.
Record my talk and listen to it once.
Give my talk to one person at home.
Give my talk to two friends.
Give my talk to the teacher when the room is empty.
Give the first part to a small group.
Give my talk to half the class.
Give my talk to the whole class.
# 11 any: Join a club or a team
Find out when and where it meets.
Look at the place when nobody is there.
Watch one meeting from the side.
Say hello to the person who runs it.
Go with a friend for fifteen minutes.
Go with a friend until it ends.
Go on my own for half of it.
Go on my own and join in one thing.
# 11 any phones: Talk on the phone
Practice what I'll say first.
Leave a voice message for someone at home.
Call someone who is in the next room.
Call a relative and ask one question.
Answer when someone I know calls.
Call a friend and make a plan. Video, text relay, or a talker is fine.
* Call a store and ask when it opens.
* Call and ask a question I didn't plan.
# 11 any: Invite someone
Think of two things we could do.
Send someone a message that says hi.
Ask someone about their weekend.
Spend one break with someone I like.
Ask someone to do something at school with me.
Ask someone to meet after school.
Ask two people at the same time.
Ask someone who might say no.
# 11 any school: Hand in work that isn't perfect
Leave one line of homework without checking it again.
Pick a time to stop, and stop.
Show a friend a first draft.
Make something once and don't start over.
Hand in a page with one thing crossed out.
Say “I'm not sure” when I'm not sure.
Show the teacher a first draft.
Share a first draft with the class.
# 11 any: Sleep at someone else's home
* Visit the home in the daytime.
Sleep in another spot at home.
* Stay until bedtime, then go home.
* Sleep at a relative's home with someone from my family.
* Sleep at a relative's home and call home once.
* Sleep at a friend's home and call home twice.
* Sleep at a friend's home and call home once.
* Sleep at a friend's home with no planned call. I can still call anytime.
# 11 any: Say my name my own way
Say my name when I'm alone, and let it sound how it sounds.
Say my name to someone I trust, and take all the time I want.
Tell a friend what helps when I talk.
Say my name on a video call with my family.
Say my name at a desk with someone I know next to me.
Say my name to one new person.
Say my name when a group goes around.
Tell a new person that I talk in my own way.
# 15 work phones: Make phone calls
Listen to a store's recorded message.
Write three lines I could say.
Call a friend for one minute.
Call a store and ask when it closes. A script or relay service is fine.
Call back someone who left me a message.
Call and make an appointment.
Call to ask a price without a script.
Call while someone else is in the room.
# 15 home: Talk without hiding my stutter
Say hello to someone I trust and let the stutter be there.
Talk about stuttering with one person I trust.
Say the word I want instead of an easier one.
Stay with a block when I talk to someone I know.
Ask a clerk a question and let the stutter be there.
Tell someone new that I stutter.
Stutter on purpose once with someone I trust.
Stutter on purpose once with someone new.
# 15 work: Speak up in a group
Write down one thing I could say.
Say hello to one person when I arrive.
Agree with someone, out loud or in the chat.
Ask one question I planned.
Share one idea in a small group.
Share one idea with the whole group.
Say that I see it differently.
Answer a question I didn't expect.
# 15 work: Go for a job or a volunteer spot
Read one listing and note what fits me.
Ask one person how they found their job.
Write two lines about what I do well.
Practice three answers with someone I trust.
Practice with someone I don't know well.
Send one application.
Ask one question at a front desk or a job fair.
Go to one interview, in person or online.
# 15 home: Say no
Say “Let me think about it” to a small request.
Say no to someone who sells something.
Say no to a small favor for someone I trust.
Ask for something to be done another way.
Say no without giving a reason.
Say no to a plan when I'm tired.
Say no a second time when someone asks again.
Say no to someone I want to like me.
# 15 home: Be in a busy place
Look at a map or photos of the place.
Go when it's nearly empty for ten minutes. Headphones are fine.
Go with someone at a quiet hour.
Go alone at a quiet hour.
Go with someone at a busy hour and stay near the exit.
Go with someone at a busy hour for one errand.
Go alone at a busy hour and stay near the exit.
Go alone at a busy hour and wait in one line.
# 15 home: Meet new people
Nod or say hello to a neighbor.
Ask someone how their day is going.
Go to a group I like for ten minutes.
Tell someone one thing about me.
Ask someone a second question.
Stay at a group until it ends.
Ask someone to meet up again in a public place.
Go to a group where I know nobody.
# 15 work: Ask for what I need
Write down what would help me.
Tell one person I trust what would help.
Practice asking in two sentences.
Ask a classmate or a coworker for one small thing.
Ask a teacher or a manager in a message.
Ask a teacher or a manager in person or on video.
Ask again when the first answer is “maybe.”
Say two weeks later what works and what doesn't.
# 15 home: Ride the bus or the train
Look up one route and its times.
Watch two buses or trains come and go.
Ride one stop with someone I trust.
Ride five stops with someone I trust a few seats away.
Ride one stop alone while someone waits for me there.
Ride three stops alone.
Ride at a busy time with someone.
Plan a new route and ride it alone.
# 15 work: Share work that isn't perfect
Send a message without reading it twice.
Show one person a rough draft.
Ask one person what they would change.
Hand something in when it's good enough.
Say “I don't know yet” in front of others.
Show a draft to a small group.
Say “I made a mistake here” out loud.
Hand something in without checking it again.
`

const parsed: Ladder[] = rows
  .replaceAll("'", '’')
  .trim()
  .split('# ')
  .slice(1)
  .map((block, at) => {
    const [head = '', ...steps] = block.trim().split('\n')
    const [, from = '', setting, topic = '', goal = ''] = /^(\d+) (\w+)(?: (\w+))?: (.*)$/.exec(head) ?? []
    const id = `${from}-${(at % 10) + 1}`
    return {
      id,
      from: Number(from),
      setting: setting as Ladder['setting'],
      topic,
      goal,
      steps: steps.map((text, index) => ({
        id: `${id}-${index + 1}`,
        text: text.replace('* ', ''),
        withAdult: text.startsWith('* '),
      })),
    }
  })

export const ladders: readonly Ladder[] = parsed

export const ladderFor = (id: string | null): Ladder | undefined => ladders.find((one) => one.id === id)
/** A step by its id, such as `8-1-3`. */
export const stepFor = (id: string): Step | undefined =>
  ladders.flatMap(({ steps }) => steps).find((step) => step.id === id)

/** The ladders of an age. A topic can be left out, and adults may want only those of work or of home. */
export function laddersFor(
  { from, adult }: { from: number; adult: boolean },
  { without, setting }: { without?: unknown; setting?: unknown },
): Ladder[] {
  const fits = (ladder: Ladder) => !adult || setting === 'both' || setting === undefined || ladder.setting === setting
  return ladders.filter((one) => one.from === from && one.topic !== (without || 'none') && fits(one))
}
