/**
 * What to notice: forty prompts for each of 5, 8, 11, and 15; a prompt is for its age and the next one. A row has the
 * lowest age, the sense, what it can be swapped for (P: push and press, W: warm and cool), T if it asks to touch a thing
 * (feel prompts always do), a setting if it needs one, and the text.
 */
import type { Sense } from './senses.ts'

export interface Prompt {
  id: string
  /** Lowest age. */
  from: number
  sense: Sense
  swapFor: 'press' | 'warm'
  /** It asks to touch something other than one's own body and seat. */
  touchesThings: boolean
  setting: 'any' | 'work' | 'home'
  text: string
}

const rows = `
5 see P: Find something round.
5 see P: Find something smaller than your thumb.
5 see W: Find something with stripes or dots.
5 see P: Look up high. What is there?
5 see W: Look down low. What is there?
5 see P: Find something that shines.
5 see W: Find something that could roll.
5 see P: Find two things that are the same color.
5 see W: Find something you can see through.
5 see P: Find something with a corner.
5 feel P: Touch something soft.
5 feel W: Touch something smooth.
5 feel P: Touch your sleeve. What is it like?
5 feel W: Touch your hair or your hand.
5 feel P: Find something bumpy to touch.
5 feel W: Touch the seat you are on.
5 feel P: Rub your hands together. What do you feel?
5 feel W: Touch something hard.
5 feel P: Wiggle your toes. What do they touch?
5 feel W: Find something you can squish.
5 hear P: Listen. What can you hear?
5 hear P: Listen for a sound far away.
5 hear W: Listen for something close to you.
5 hear P: Can you hear a hum?
5 hear W: Listen for a sound that stops and starts.
5 hear PT: Tap on something. How does it sound?
5 hear W: Be as still as a stone. What can you hear?
5 hear P: Listen to your own breath.
5 hear WT: Rub two things together. How do they sound?
5 hear P: Can you hear someone or something move?
5 press W: Push your hands together. Push hard!
5 press W: Push your feet into the floor, or your back into your seat.
5 press W: Give yourself a big squeeze.
5 press WT: Push on something that stays put.
5 press W: Push one thumb with the other.
5 warm PT: Find something cool to touch.
5 warm PT: Find something a little warm that’s safe to touch.
5 warm P: Feel your cheek. Is it warm or cool?
5 warm P: Blow on your hand. Is it warm or cool?
5 warm PT: Touch two things. Which one is cooler?
8 see P: Find something that has a shadow.
8 see W: Find something that is older than you.
8 see P: Find a color that shows up only once in this place.
8 see W: Find something that moves a little.
8 see P: Find something with a pattern.
8 see W: Find the smallest thing you can see from here.
8 see P: Find something that someone made by hand.
8 see W: Find a spot where light bounces off something.
8 see P: Find something that was not here last week.
8 feel P: Touch two things. Which one is smoother?
8 feel W: Find a smooth edge. Follow it with one finger.
8 feel P: Touch your clothes in two spots. What is different?
8 feel W: Find something that bends when you touch it.
8 feel P: Feel the air on your skin. Where do you feel it?
8 feel W: Hold something small. How heavy is it?
8 feel P: Touch something rough with the back of your hand.
8 feel W: What does your back feel right now?
8 hear P: Listen. What is the quietest sound you can hear?
8 hear W: Find a sound that goes on and on.
8 hear P: Listen for a sound from outside.
8 hear W: Which sound here is the lowest?
8 hear P: Find a sound you can make with one finger.
8 hear W: Listen for a sound you did not notice before.
8 hear P: Listen to one sound until it ends.
8 hear W: Can you hear a machine? What does it do?
8 smell P: Take one slow breath in. What does the air smell like?
8 smell W: Smell your sleeve. What is it like?
8 smell P: Find something safe to smell.
8 smell W: Smell the back of your hand.
8 taste P: What can you taste right now?
8 taste W: Take a sip of water if you have some. What is it like?
8 taste P: Take one slow breath. Can you taste the air?
8 press WT: Push your hands or feet into something. What pushes back?
8 press W: Press your palms down for three breaths.
8 press W: Hook your fingers together and pull.
8 press WT: Lean on something. How does it hold you?
8 warm P: Which part of you is the warmest right now?
8 warm PT: Find something cooler than your hand.
8 warm P: Hold your hands close together. Do you feel the warmth?
8 warm PT: Find a warm spot and a cool spot close to you.
11 see P: Pick something you see every day. Find one thing you never noticed.
11 see W: Find something that has a worn spot.
11 see P: Find three shades of one color. Pick the one in the middle.
11 see W: Look at the farthest thing you can see.
11 see P: Find something with a shape that repeats.
11 see W: Find something that reflects something else.
11 see P: Look for a straight line that isn’t quite straight.
11 see W: Find something that points at you.
11 see P: Find something you can only see from your seat.
11 feel P: Notice where your weight is. What holds you up?
11 feel W: Find a seam, and follow it.
11 feel P: Touch something that looks soft. Is it?
11 feel W: Notice one spot where your clothes touch you.
11 feel P: Find the smoothest thing you can reach.
11 feel W: Notice your hands. What do they feel before they touch anything?
11 feel P: Find something that changes when you hold it for a while.
11 feel W: Slide one finger over a surface. Where does it change?
11 hear P: Find the sound you stopped hearing a while ago.
11 hear W: Listen for the space between two sounds.
11 hear P: Find a sound with a beat.
11 hear W: Count the sounds you hear during one breath. Pick one.
11 hear P: Where does the farthest sound come from?
11 hear W: Find a sound that your own body makes.
11 hear P: Find two sounds that go together.
11 smell P: Breathe in slowly, twice. What’s different the second time?
11 smell W: Find a smell that belongs to this place.
11 smell PT: Smell something made of paper or cloth.
11 smell W: Is there a smell you’re so used to that it’s almost gone?
11 smell P: Smell your hands. What did they touch today?
11 taste P: Notice the taste in your mouth before you name it.
11 taste W: Take one sip, and notice where on your tongue it lands.
11 taste P: Take one slow breath through your mouth. What does it leave?
11 press W: Press your feet down a little more. What pushes back?
11 press W: Press your fingertips together, one pair after the other.
11 press W: Push against your seat with your arms, slowly.
11 press W: Make a tight fist, then let it open by itself.
11 warm P: Find where your own warmth meets something cool.
11 warm P: Notice the air going in and out. Which one is cooler?
11 warm PT: Touch metal and cloth. Which feels cooler?
11 warm PT: Find the warmest thing within reach that’s safe to touch.
15 see P: Find the thing here that has been here the longest.
15 see W: Notice the light. Where does it come from, and where does it end?
15 see P: Pick an ordinary thing. Look until you find a second color in it.
15 see W: Find something slightly out of place.
15 see P: Find the edge of a shadow. Is it sharp or blurred?
15 see W: Find the plainest thing you can see.
15 see P work: Look at your workspace. What would a visitor notice first?
15 see W home: Look at a room you know well. What would a guest notice first?
15 see P: Find something that someone took care to make.
15 feel P: Notice three points where something supports you. Stay with one.
15 feel W: Find a texture you touch daily without noticing it.
15 feel P: Notice your jaw or your shoulders, without changing them.
15 feel W: Let your hand rest on something. When does it stop being new?
15 feel P work: Touch the tool you use most. What is its surface like?
15 feel W home: Touch the fabric closest to you. Which way do its threads go?
15 feel P: Notice the air on your face. Does it move?
15 feel W: Find a hard edge and a soft one. Stay with either.
15 hear P: Find the layer of sound underneath all the others.
15 hear W: Notice a sound without deciding if you like it.
15 hear P: Pick one steady sound, and stay with it for two breaths.
15 hear W work: Which sound tells you that people are working nearby?
15 hear P home: Which sound belongs only to your home?
15 hear W: Find the sound closest to silence.
15 hear P: Notice how one sound fades.
15 smell P: Notice the air as you breathe in. Is there anything in it?
15 smell W: Find a smell that tells you where you are.
15 smell P: Smell the inside of your wrist or your sleeve.
15 smell W: Is there a trace of soap, paper, coffee, or rain?
15 smell PT: Open a bag or a drawer. What do you smell first?
15 taste P: Notice what your last drink has left behind.
15 taste W: Take one slow sip. Notice it before, during, and after.
15 taste P: Notice the taste of plain air on a slow breath.
15 press W: Press your thumb and one finger together, so that nobody sees it.
15 press W: Push your feet into the floor for one breath, then ease off.
15 press W: Press your back into the chair. Notice what gives.
15 press W: Push your palms together under the table.
15 warm P: Find the difference in temperature between your two hands.
15 warm P: Hold a cup or a sleeve. Notice which way the warmth goes.
15 warm P: Notice one place where you are cooler than you thought.
15 warm PT: Touch a window, a wall, or a table. Warmer or cooler than you?
`

const pattern = /^(\d+) (\w+) ([PW])(T)?(?: (work|home))?: (.+)$/
function readRow(row: string, at: number): Prompt {
  const [, from, sense, swap, touch, setting, text] = pattern.exec(row) ?? []
  if (!text) throw new Error(`cannot read ${row}`)
  return {
    id: `${from}-${at}`,
    from: Number(from),
    sense: sense as Sense,
    swapFor: swap === 'P' ? 'press' : 'warm',
    touchesThings: sense === 'feel' || touch !== undefined,
    setting: (setting ?? 'any') as Prompt['setting'],
    text,
  }
}
export const prompts: readonly Prompt[] = rows.trim().split('\n').map(readRow)

const byId = new Map(prompts.map((one) => [one.id, one]))
/** The prompt with an id; throws where there is none. */
export function promptFor(id: string): Prompt {
  const prompt = byId.get(id)
  if (!prompt) throw new Error(`no prompt ${id}`)
  return prompt
}

const before: Record<number, number> = { 5: 5, 8: 5, 11: 8, 15: 11 }
/** The prompts of a sense for an age: its own, and those of the age before. */
export const promptsOf = (sense: Sense, from: number, setting: unknown): Prompt[] =>
  prompts.filter(
    (one) =>
      one.sense === sense &&
      one.from <= from &&
      one.from >= (before[from] ?? from) &&
      (one.setting === 'any' || from < 15 || setting === 'both' || setting === undefined || one.setting === setting),
  )
