import type { ArticulationRow, FluencyGroup, LanguageRow, MinimalPair } from '@marigold/contract'
import type { CardRows } from '../areas/areas.ts'
import type { LanguageSet } from '../areas/language/language-cards.ts'
import { GroupViewer } from '../group/group-viewer.tsx'
import { startPlace } from '../sets/set-place.ts'

let id = 0

function item(
  type: number,
  part: number,
  pictures: string[],
  question: string,
  ...[answers, right = []]: [answers: string[], right?: number[]]
): LanguageRow {
  id += 1
  const category = part === 8 || part === 29 ? part : 5
  return {
    id,
    key: `example.${id}`,
    language_type_id: category,
    sub_category_id: part,
    question_type_id: type,
    image_url: '',
    image: JSON.stringify(pictures.map((name) => `${name}.svg`)),
    alt: JSON.stringify(pictures.map((name) => name.replaceAll('-', ' '))),
    questions: question,
    answers: JSON.stringify(answers),
    correct_option: JSON.stringify(right),
    age: '5-7',
  }
}

const language: LanguageSet = {
  categories: [
    { id: 5, category_name: 'Vocabulary: Things' },
    { id: 8, category_name: 'Conversation Starters' },
    { id: 29, category_name: 'Picture Hunts' },
  ],
  catagory: [
    { cat_id: 5, id: 101, category_name: 'Animals' },
    { cat_id: 5, id: 102, category_name: 'Words' },
    { cat_id: 8, id: 8, category_name: 'About Me' },
    { cat_id: 29, id: 29, category_name: 'Find the Group' },
  ],
  types: [
    { question_type_id: 2, question_type_name: 'Multiple Choice' },
    { question_type_id: 3, question_type_name: 'Choose the Picture' },
    { question_type_id: 4, question_type_name: 'Yes or No' },
    { question_type_id: 5, question_type_name: 'Show Answer' },
    { question_type_id: 6, question_type_name: 'Talk' },
  ],
  rows: [
    item(2, 101, ['owl'], 'What is this?', ['owl', 'duck', 'cow', 'fish'], [0]),
    item(2, 101, ['dog', 'cow', 'duck'], 'What are they all?', ['animals', 'clothes', 'tools', 'food'], [0]),
    item(3, 101, ['key', 'owl'], 'Which one opens a door?', ['the key'], [0]),
    item(3, 101, ['owl', 'key', 'sock', 'pear'], 'Find the owl.', ['the owl'], [0]),
    item(4, 101, ['fish'], 'Can a fish swim?', ['Yes', 'No'], [0]),
    item(4, 101, ['dog'], 'Does a dog have wings?', ['Yes', 'No'], [1]),
    item(5, 101, ['cat'], 'What is this?', ['a cat']),
    item(5, 101, ['red-apple', 'banana', 'pear'], 'Point to the banana.', ['the banana']),
    item(6, 101, ['cow'], 'Where does a cow live?', ['on a farm']),
    item(2, 102, [], 'Which word means almost the same as big?', ['large', 'tiny', 'soft', 'slow'], [0]),
    item(
      2,
      102,
      [],
      'She let the cat out of the bag means she __.',
      ['told a secret', 'opened a bag', 'lost her pet', 'made a big mess at home'],
      [0],
    ),
    item(4, 102, [], 'Is ice warm?', ['Yes', 'No'], [1]),
    item(5, 102, [], 'The opposite of big is __.', ['small', 'little']),
    item(
      5,
      102,
      [],
      'The tower of blocks leans far to one side, and the baby reaches out to touch it. What will happen next?',
      ['it will fall over'],
    ),
    item(5, 102, [], 'What do you see?', []),
    item(6, 8, [], 'What is something you know a lot about?', []),
    item(6, 8, ['owl'], 'Tell about an animal that you like.', []),
    item(3, 29, ['dog', 'car', 'cow', 'sock', 'duck', 'key'], 'Find all the animals.', ['three animals'], [0, 2, 4]),
    item(
      3,
      29,
      ['dog', 'red-apple', 'cow', 'banana', 'duck', 'pear', 'fish', 'sock', 'owl'],
      'Find all the fruit.',
      ['three kinds of fruit'],
      [1, 3, 5],
    ),
  ],
}

const group = (
  fluency_id: number,
  fluency_name: string,
  idea: string,
  lines: Record<string, string[]>,
): FluencyGroup => ({
  fluency_id,
  fluency_name,
  idea,
  levels: Object.entries(lines).map(([name, sentences], level) => ({
    id: level + 1,
    name,
    sentences: sentences.map((sentence) => ({ id: (id += 1), key: `example.line.${id}`, sentence })),
  })),
})

const fluency: FluencyGroup[] = [
  group(3, 'Continuous Phonation', 'Keep voice on and link the words.', {
    'Two-Word Phrases': ['my_mom', 'one_more'],
    'Medium Sentences': ['Maya_and_Noor_are_rowing_along_the_river.'],
  }),
  group(4, 'Stretchy Speech', 'Stretch the first vowel or the first syllable.', { Words: ['mooon', 'leeemon'] }),
  group(5, 'Pausing and Phrasing', 'Pause between thoughts.', {
    'Long Sentences': ['My cousin called last night / to say / that the train was late / and the dog was fine.'],
    'Questions and Answers': ['Are you ever up early? / I am up / at eight.'],
  }),
  group(7, 'Easy Breath', 'Breathe, start, and do not run out of air.', {
    'Medium Sentences': ['(breathe) We took the ferry across the bay.', 'My name is D~an.'],
    Words: ['Tuesday (pause, say it again)', '(ready) coffee', 'h-h-hello'],
  }),
  group(1, 'Easy Onset', 'Start voice gently on an easy breath.', {
    Paragraphs: [
      'Every autumn, our street has a small market. Uncle Amir arrives early and opens an old umbrella over the apples. Anna orders eggs and onions, and I help arrange them. Any apples that are odd or uneven go into a basket. At eleven, everyone eats warm apple cake on the steps.',
    ],
    'Talking Prompts': ['Explain a game you know well to someone who does not.'],
  }),
]

const word = (
  sound_word: string,
  marks: [number, number][],
  image: string,
  kind = 'Words',
  words = '',
): ArticulationRow => ({
  ...{ id: (id += 1), sound_name: 'R', sound_word, position: 1, sentence: kind, words, marks, images: [] },
  image: image === '' ? '' : `/assets/cards/${image}.svg`,
  alt: image,
})
const articulation = [
  word('rabbit', [[0, 1]], 'rabbit'),
  word('rope', [[0, 1]], ''),
  word('rabbit', [[2, 3]], 'rabbit', 'Phrases', 'a rabbit'),
]

const pairs: MinimalPair[] = [
  {
    ...{ id: 1, contrast: 'r-w', contrast_name: 'R and W' },
    words: [
      { word: 'ring', image: '/assets/cards/ring.svg', alt: 'a ring', marks: [[0, 1]] },
      { word: 'wing', image: '/assets/cards/wing.svg', alt: 'a wing', marks: [[0, 1]] },
    ],
  },
]

const set: CardRows = { articulation, pairs, language, fluency, own: [] }
const nothing = () => {}

/** Shows every viewer layout with example cards, for developers. */
export function ViewerGallery() {
  return (
    <GroupViewer
      set={set}
      asked={null}
      place={startPlace}
      onPlace={nothing}
      backs={
        <>
          <a className="back" href="/gallery">
            Back to main menu
          </a>
          <a className="back" href="/exploregames">
            Back to All Game
          </a>
        </>
      }
    />
  )
}
