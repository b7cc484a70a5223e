import { stemsOf, significantStems } from './normalize.ts'

/**
 * The targets of a clinical term, by identifiers that never change: ids of goals and parts, codes of contrasts, ids of
 * techniques.
 */
export interface TermTargets {
  goals: number[]
  parts: number[]
  contrasts: string[]
  techniques: number[]
}

/**
 * Words that therapists use and that the names of goals lack. A target's name is for the reader, and its number is what
 * counts: goals up to 36, parts from 101, `t` for a technique, `c` for a contrast of minimal pairs or for all of them.
 */
const table: readonly (readonly [terms: string, targets: string])[] = [
  // Questions, directions, concepts
  ['wh questions, wh qs, question words, answering questions, asking questions', '1 Wh- Questions'],
  ['who questions', '101 Who'],
  ['what questions', '102 What, 103 What doing'],
  ['where questions', '104 Where'],
  ['when questions', '105 When'],
  ['why questions', '106 Why'],
  ['how questions', '107 How'],
  ['which questions', '108 Which'],
  ['yes no questions, yes no', '30 Yes or No'],
  [
    'following directions, follow directions, multi step directions, multistep directions, directions, commands',
    '2 Following Directions',
  ],
  ['one step directions, 1 step directions', '110 One Step'],
  ['two step directions, 2 step directions', '111 Two Steps'],
  ['three step directions, 3 step directions', '112 Three Steps'],
  ['spatial directions', '113 Position Words'],
  ['conditional directions', '116 If-Then'],
  ['temporal directions, before and after', '115 Before and After'],
  ['qualitative concepts, attributes', '3 Basic Concepts, 7 Describing'],
  ['quantitative concepts, quantity concepts', '121 Quantity, 117 Quantity'],
  ['temporal concepts, time concepts', '122 Time, 115 Before and After'],
  ['colors', '120 Color'],
  ['shapes', '119 Shape'],
  [
    'prepositions, spatial concepts, positional words, location words, spatial words',
    '4 Position Words, 113 Position Words',
  ],
  // Words
  [
    'nouns, labeling, labels, naming objects, object names, receptive vocabulary, expressive vocabulary',
    '5 Vocabulary: Things',
  ],
  ['body parts', '139 Body, 193 Body Parts'],
  ['verbs, action words, action verbs', '6 Vocabulary: Actions'],
  ['adjectives, descriptive language, describing words', '7 Describing, 169 Describing Words'],
  ['antonyms, opposites', '9 Opposites'],
  ['synonyms', '10 Same Meaning'],
  ['categories, categorization, categorizing, classification, sorting', '11 Categories'],
  ['convergent naming', '179 Name the Group, 327 Name by Clues'],
  ['divergent naming, generative naming, verbal fluency', '180 Name Items, 325 Name Many'],
  [
    'category exclusion, exclusion, what does not belong, what doesnt belong, which one doesnt belong',
    '12 Odd One Out',
  ],
  ['object function, function of objects, item function', '13 Things and Their Jobs'],
  ['part whole, whole part, part to whole', '14 Parts and Wholes'],
  [
    'compare and contrast, similarities, differences, similarities and differences, comparing',
    '15 Compare and Contrast',
  ],
  ['multiple meanings, multiple meaning words, homonyms, homographs', '27 Words with Two Meanings'],
  ['homophones', '277 Same Sound Different Spelling'],
  ['word finding, word retrieval, naming, anomia', '35 Word Finding'],
  ['rapid automatic naming, ran', '330 Rapid Naming'],
  ['sentence completion, cloze', '326 Finish the Sentence'],
  ['word associations, associations', '328 Word Pairs, 293 Find the Pair'],
  ['academic vocabulary, curriculum vocabulary, tier 2 vocabulary, tier two vocabulary', '36 School and Work Words'],
  ['morphology, affixes, root words', '333 Prefixes, 334 Suffixes'],
  // Grammar
  ['grammar, syntax', '16 Pronouns, 17 Plurals, 18 Verb Tenses, 19 Small Grammar Words, 20 Making Sentences'],
  ['he she', '206 He and She'],
  ['him her', '209 Him and Her'],
  ['his hers, his her', '210 His and Hers'],
  ['is are', '224 Is and Are'],
  ['was were', '225 Was and Were'],
  ['has have', '226 Has and Have'],
  ['do does', '227 Do and Does'],
  ['subject pronouns, subjective pronouns', '206 He and She, 207 They and It, 208 I You We'],
  ['object pronouns, objective pronouns', '209 Him and Her'],
  ['possessive pronouns', '210 His and Hers'],
  ['reflexive pronouns', '212 Reflexive'],
  ['regular plurals', '213 -s, 214 -es'],
  ['irregular plurals', '215 Change the Word, 216 Same Word'],
  ['verb tense, tense', '18 Verb Tenses'],
  ['past tense', '219 Past -ed, 220 Irregular Past'],
  ['regular past tense, regular past', '219 Past -ed'],
  ['irregular past tense, irregular verbs', '220 Irregular Past'],
  ['future tense', '221 Future'],
  ['present progressive, ing verbs', '218 Is + -ing'],
  ['third person singular', '222 Third Person -s'],
  ['present perfect, past participle', '223 Perfect'],
  [
    'subject verb agreement',
    '222 Third Person -s, 224 Is and Are, 225 Was and Were, 226 Has and Have, 227 Do and Does',
  ],
  ['copula, be verbs, to be verbs', '224 Is and Are, 225 Was and Were'],
  ['auxiliary verbs, helping verbs', '224 Is and Are, 226 Has and Have, 227 Do and Does, 230 Auxiliary Questions'],
  ['articles', '228 A An The'],
  ['possessives, possessive nouns', '229 Possessive s, 210 His and Hers'],
  ['sentence formulation, sentence building, sentence structure, formulating sentences', '20 Making Sentences'],
  ['conjunctions, complex sentences', '233 And But Or, 234 Because, 235 When and If'],
  ['compound sentences', '233 And But Or'],
  ['subordinating conjunctions', '234 Because, 235 When and If'],
  ['word order', '236 Put in Order'],
  ['error correction', '237 Fix the Sentence'],
  ['negation, negatives', '31 Negatives'],
  // Thinking and stories
  ['sequencing, sequence, temporal order', '21 Sequencing'],
  ['inferencing, inferences, inferring, drawing conclusions', '22 Inferences'],
  ['predicting, predictions', '23 Predictions'],
  ['reasoning, critical thinking', '22 Inferences, 24 Cause and Effect, 25 Problem Solving'],
  ['cause effect', '24 Cause and Effect'],
  ['executive function, executive functioning', '21 Sequencing, 25 Problem Solving'],
  ['safety awareness', '263 Safety'],
  ['figurative language, nonliteral language, non literal language', '26 Figurative Language'],
  ['humor, jokes', '271 Sarcasm and Jokes'],
  [
    'narratives, narrative language, story retell, retelling, story grammar, story structure',
    '244 Story Order, 33 Listening to Stories',
  ],
  [
    'listening comprehension, auditory comprehension, reading comprehension, story comprehension, auditory memory',
    '33 Listening to Stories',
  ],
  ['memory, working memory, short term memory', '33 Listening to Stories, 2 Following Directions'],
  ['supporting details, story details', '316 Facts'],
  ['phonological awareness, phonemic awareness', '34 Sounds in Words'],
  ['rhyming, rhymes', '319 Rhyme, 291 Find the Rhyme'],
  ['segmenting, segmentation, syllable segmentation, counting syllables', '322 Syllables'],
  ['blending, sound blending, phoneme blending', '323 Blend It'],
  ['sound deletion, phoneme deletion, phoneme manipulation, elision', '324 Take a Sound Away'],
  ['sound identification, initial sounds, beginning sounds', '320 Same First Sound, 290 Find the Sound'],
  ['final sounds, ending sounds', '321 Last Sound'],
  // Social
  [
    'conversation, conversational skills, topic maintenance',
    '8 Conversation Starters, 28 Social Language, t14 Just Talking',
  ],
  ['pragmatics, pragmatic language, social skills, social communication', '28 Social Language'],
  ['turn taking', '280 Taking Turns'],
  ['perspective taking, theory of mind', '281 Reading Faces, 311 Why Feel That Way'],
  ['facial expressions, nonverbal cues, body language', '281 Reading Faces, 310 Body Clues'],
  ['tone of voice', '282 Tone'],
  ['conversational repair, repairing breakdowns', '283 Repairing'],
  ['requesting, requests', '279 Asking and Offering'],
  ['refusals', '284 Saying No Kindly'],
  ['personal space', '286 Boundaries'],
  ['emotions, emotion words, feelings', '32 Feelings Words'],
  ['emotional regulation, self regulation, coping', '312 What Helps'],
  // Patterns
  [
    'phonology, phonological processes, phonological patterns, sound patterns, maximal oppositions, multiple oppositions',
    'c',
  ],
  ['fronting, velar fronting', 'ck-t, cg-d'],
  ['gliding, gliding of liquids', 'cr-w, cl-w'],
  ['stopping', 'cp-f, cb-v, cs-t'],
  ['cluster reduction', 'ccluster'],
  ['final consonant deletion, fcd', 'cfinal'],
  ['lisp, frontal lisp, interdental lisp, dentalization', 'cs-th'],
  ['th fronting', 'cf-th'],
  ['voicing, initial voicing, cognates', 'cp-b'],
  // Fluency
  [
    'stuttering, stuttering modification, disfluency, dysfluency',
    't8 Pull-Out, t9 Cancellation, t10 Getting Ready, t11 Easy Stuttering on Purpose, t12 Talking about Stuttering',
  ],
  [
    'fluency, fluency shaping',
    't1 Easy Onset, t2 Light Contact, t3 Continuous Phonation, t4 Stretchy Speech, t5 Pausing and Phrasing, t6 Easy Pace, t7 Easy Breath',
  ],
  ['easy onset, gentle onset, easy voice', 't1 Easy Onset'],
  ['light contact, light articulatory contact, soft contact', 't2 Light Contact'],
  ['prolonged speech, stretching, stretchy speech', 't4 Stretchy Speech'],
  ['phrasing, pausing', 't5 Pausing and Phrasing'],
  ['slow rate, slow speech, turtle talk, rate control', 't6 Easy Pace'],
  ['breathing, breath support, diaphragmatic breathing', 't7 Easy Breath'],
  ['pull out, pullout, slide out', 't8 Pull-Out'],
  ['cancellation', 't9 Cancellation'],
  ['preparatory set', 't10 Getting Ready'],
  ['voluntary stuttering, pseudostuttering, bouncing', 't11 Easy Stuttering on Purpose'],
  ['self advocacy, disclosure, self disclosure', 't12 Talking about Stuttering'],
  ['cluttering', 't13 Clear and Steady'],
]

function targetsOf(list: string): TermTargets {
  const named = list.split(', ')
  const numbers = named.map(Number.parseFloat).filter((id) => !Number.isNaN(id))
  return {
    goals: numbers.filter((id) => id < 100),
    parts: numbers.filter((id) => id > 100),
    contrasts: named.filter((name) => name.startsWith('c')).map((name) => name.slice(1)),
    techniques: named.filter((name) => /^t\d/.test(name)).map((name) => Number.parseInt(name.slice(1))),
  }
}

const terms = table.flatMap(([names, list]) =>
  names.split(', ').map((name) => ({ stems: stemsOf(name), words: significantStems(name), targets: targetsOf(list) })),
)
type Term = (typeof terms)[number]

const minLetters = 3
const unique = <Item>(items: Item[]) => [...new Set(items)]

/** The targets of a query that matches no term. */
export const noTargets: TermTargets = { goals: [], parts: [], contrasts: [], techniques: [] }

const holds = (whole: Term, part: Term) =>
  whole.words.length > part.words.length && part.words.every((word) => whole.words.includes(word))

/** Finds terms whose words are in another order or lack 'and': 'compare contrast', 'questions wh'. */
function reordered(words: readonly string[]): Term[] {
  if (words.length < 2 || words.some((word) => word.length < 2)) return []
  return terms.filter((term) => words.every((word) => term.words.some((one) => one.startsWith(word))))
}

/** Returns the terms in a list such as 'synonyms and antonyms'. Empty if a word belongs to no term. */
function listed(words: readonly string[]): Term[] {
  const said = terms.filter((term) => term.words.every((word) => words.includes(word)))
  if (!words.every((word) => said.some((term) => term.words.includes(word)))) return []
  return said.filter((term) => !said.some((other) => holds(other, term)))
}

function termsOf(query: string): Term[] {
  const stems = stemsOf(query)
  const exact = terms.filter((term) => term.stems === stems)
  if (exact.length > 0) return exact
  const started = stems.length < minLetters ? [] : terms.filter((term) => term.stems.startsWith(stems))
  if (started.length > 0) return started
  const words = significantStems(query)
  const other = reordered(words)
  return other.length > 0 ? other : listed(words)
}

/**
 * Returns the targets of a query: those of a complete term, or of every term that starts with an incomplete one.
 * Returns `noTargets` if no term matches.
 */
export function findTermTargets(query: string): TermTargets {
  const found = termsOf(query).map(({ targets }) => targets)
  if (found.length === 0) return noTargets
  return {
    goals: unique(found.flatMap(({ goals }) => goals)),
    parts: unique(found.flatMap(({ parts }) => parts)),
    contrasts: unique(found.flatMap(({ contrasts }) => contrasts)),
    techniques: unique(found.flatMap(({ techniques }) => techniques)),
  }
}

/** Every number and code of the table with its name, for the check against the content. */
export const namedTargets: readonly string[] = unique(table.flatMap(([, list]) => list.split(', ')))
