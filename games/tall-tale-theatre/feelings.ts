/** A feeling with reasons that fit any problem. A reason follows "because". */
export interface Feeling {
  id: string
  picture: string
  label: string
  reasons: readonly [string, string, string]
}

const feeling = (word: string, picture: string, ...reasons: [string, string, string]): Feeling => ({
  id: word,
  picture,
  label: word.charAt(0).toUpperCase() + word.slice(1),
  reasons,
})

export const feelings: readonly Feeling[] = [
  feeling(
    'worried',
    'worried-face',
    'nobody knew what would happen next',
    'time was running out',
    'it seemed too much for one alone',
  ),
  feeling(
    'puzzled',
    'thinking-face',
    'it made no sense at all',
    'nothing like that had ever happened before',
    'every answer led to another question',
  ),
  feeling(
    'sad',
    'disappointed-face',
    'it had been such a good day until then',
    'the day had been planned so carefully',
    'nobody else seemed to notice',
  ),
  feeling('angry', 'angry-face', 'it was not fair', 'it had happened twice that week', 'nobody had asked first'),
  feeling(
    'excited',
    'star-struck',
    'this was a real adventure',
    'there was something new to find out',
    'such a thing happened only once in a lifetime',
  ),
  feeling(
    'embarrassed',
    'flushed-face',
    'everybody was watching',
    'it was hard to explain',
    'it had happened at the worst moment',
  ),
  feeling(
    'nervous',
    'grimacing-face',
    'there was no plan yet',
    'everyone was waiting for an idea',
    'it was all so new',
  ),
  feeling(
    'frustrated',
    'face-with-steam-from-nose',
    'nothing seemed to help',
    'the answer felt so close',
    'it took so much time',
  ),
  feeling(
    'surprised',
    'astonished-face',
    'it came out of nowhere',
    'nobody had seen it coming',
    'everything had been so quiet before',
  ),
  feeling(
    'curious',
    'face-with-monocle',
    'there had to be a reason',
    'there was a mystery to solve',
    'it was stranger than any story',
  ),
  feeling(
    'brave',
    'flexed-biceps',
    'somebody had to do something',
    'hard things get easier step by step',
    'others were counting on it',
  ),
  feeling(
    'calm',
    'relieved-face',
    'there was plenty of time',
    'hurrying had never helped before',
    'every problem so far had come to an end',
  ),
]
