/**
 * Forms of African American English, and of Southern and Chicano English, that no grammar card may show as an error:
 * they're differences, not disorders (ASHA). A card that marks one as wrong would call a child's home language wrong.
 * The lists follow Green, *African American English* (2002), and Craig and Washington, *Malik Goes to School* (2006).
 */
export interface DialectForm {
  feature: string
  /** An example of what an old card showed as wrong, to test the check itself. */
  example: string
  form: RegExp
}

const third = String.raw`(?:he|she|it|nobody|everybody|everyone|(?:the|my|this|that|a|his|her|our) (?:\w+[^s\W]|boss|class|bus|dress))`
const plural = String.raw`(?:we|you|they|there|(?:the|my|these|those|our|her|his) \w+s)`
const base = String.raw`(?:have|do|go|run|like|want|need|eat|play|walk|bark|cook|leave|know|make|say|see|live|work|look|sleep|swim|fly|wash|read|write)`

/** Features that are visible in a whole sentence. */
export const dialectSentences: readonly DialectForm[] = [
  {
    feature: 'zero copula',
    example: 'She happy.',
    form: /\b(?:he|she|we|they|you) (?:happy|sad|tired|hungry|late|ready|nice|here|at|in|my|a|the|\w+ing)\b/i,
  },
  { feature: 'habitual be', example: 'He be late.', form: /\b(?:I|he|she|it|we|you|they|\w+s) be\b/i },
  {
    feature: 'no -s on the verb',
    example: 'She have two cats.',
    form: new RegExp(String.raw`(?:^|[.:] )${third} ${base}\b`, 'i'),
  },
  {
    feature: 'does as do',
    example: 'He don’t know.',
    form: new RegExp(String.raw`\b${third} (?:do not|don.t)\b`, 'i'),
  },
  {
    feature: '-s on other persons',
    example: 'They likes pizza.',
    form: /\b(?:I|we|you|they) (?:likes|runs|goes|has|does|wants|knows|says|eats|plays|is)\b/i,
  },
  {
    feature: 'was and is for all persons',
    example: 'We was at home.',
    form: new RegExp(String.raw`\b${plural} (?:was|is)\b|\b(?:was|is) (?:we|you|they)\b`, 'i'),
  },
  {
    feature: 'one form for past and participle',
    example: 'I seen a deer.',
    form: /\b(?:I|he|she|it|we|you|they) (?:seen|done|gone|been|come|run|give|knowed|growed|throwed|drawed|catched|heared|brung)\b|\b(?:have|has|had)(?: \w+)? (?:went|ate|saw|ran|came|took|broke|wrote|rose|drank|sang|swam)\b/i,
  },
  {
    feature: 'negation in two places',
    example: 'I do not have no pencil.',
    form: /\b(?:not|never|\w+n.t|nobody|nothing)\b[^.]* (?:no|nothing|nobody|none|never|nowhere)\b/i,
  },
  { feature: 'ain’t', example: 'It ain’t cold.', form: /\bain.?t\b/i },
  { feature: 'two comparatives', example: 'This is more bigger.', form: /\b(?:more|most) \w+(?:er|est)\b/i },
  {
    feature: 'no -s after a number',
    example: 'I have two dog.',
    form: /\b(?:two|three|four|five|many) (?:dog|cat|duck|book|car|key|bell|ball|tree|shoe|apple|pencil)\b/i,
  },
  {
    feature: 'no possessive -s',
    example: 'It is Sam ball.',
    form: /\b(?:Sam|Mom|Dad|Mia|Ben|Rosa|Omar) (?:ball|hat|bike|dog|book|car|house)\b/,
  },
  {
    feature: 'a before a vowel',
    example: 'I ate a apple.',
    form: /\ba (?:apple|egg|owl|hour|umbrella|orange|igloo)\b/i,
  },
  {
    feature: 'order of questions',
    example: 'Where you are going?',
    form: /\b(?:where|what|why|when|how) (?:you|he|she|they|we) \w+/i,
  },
  { feature: 'hisself', example: 'He hurt hisself.', form: /\b(?:hisself|theirselves?|ourself)\b/i },
  {
    feature: 'me and Sam',
    example: 'Me and Sam went home.',
    form: /\b(?:me|him|her|them) and \w+ (?:is|are|was|were|went|go|have)\b/i,
  },
  { feature: 'them books', example: 'I like them books.', form: /\bthem (?:books|shoes|dogs|cats|kids|ones)\b/i },
  { feature: 'have as of', example: 'I could of helped.', form: /\b(?:could|should|would) of\b/i },
]

const irregularPast: Record<string, string> = Object.fromEntries(
  `made make,broke break,lost lose,took take,knew know,risen rise,seen see,eaten eat,left leave,went go,ate eat,saw see,
  ran run,gave give,lived live,said say,came come`
    .split(/,\s*/)
    .map((pair) => pair.split(' ') as [string, string]),
)

const sameVerb = [/^(do|does)$/, /^(have|has)$/]

/** Wrong options that differ from the right one only by a dialect feature. */
export const dialectOptions: readonly {
  feature: string
  example: [right: string, wrong: string]
  differs: (right: string, wrong: string) => boolean
}[] = [
  {
    feature: 'is, are and be for one another',
    example: ['are', 'is'],
    differs: (right, wrong) => /^(is|are|am)$/.test(right) && /^(is|are|be|been|being|)$/.test(wrong),
  },
  {
    feature: 'was and were for one another',
    example: ['were', 'was'],
    differs: (right, wrong) => /^(was|were)$/.test(right) && /^(was|were)$/.test(wrong),
  },
  {
    feature: 'verbs and plurals without -s, and has and have, does and do for one another',
    example: ['barks', 'bark'],
    differs: (right, wrong) =>
      sameVerb.some((verb) => verb.test(right) && verb.test(wrong)) ||
      (/s$/.test(right) && !/^(hers|theirs)$/.test(right) && right !== wrong && stem(right) === stem(wrong)),
  },
  {
    feature: 'a past without its ending',
    example: ['watched', 'watch'],
    differs: (right, wrong) =>
      irregularPast[right] === wrong ||
      ([`${wrong}ed`, `${wrong}d`, `${wrong}${wrong.at(-1)}ed`, wrong.replace(/y$/, 'ied')].includes(right) &&
        right !== wrong),
  },
  {
    feature: 'one form for past and participle',
    example: ['seen', 'saw'],
    differs: (right, wrong) =>
      irregularPast[right] !== undefined && irregularPast[right] === irregularPast[wrong] && right !== wrong,
  },
  {
    feature: 'a going-on verb without its -ing',
    example: ['brushing', 'brush'],
    differs: (right, wrong) => wrong !== '' && [`${wrong}ing`, `${wrong.replace(/e$/, '')}ing`].includes(right),
  },
  {
    feature: 'no form of be before -ing',
    example: ['will bake', 'baking'],
    differs: (right, wrong) => /^(will|is|are|am|was|were) /.test(right) && /^\w+ing$/.test(wrong),
  },
  {
    feature: 'a past that adult dialects have',
    example: ['knew', 'knowed'],
    differs: (_, wrong) => /^(knowed|growed|throwed|drawed|catched|heared|brung|blowed|seed)$/.test(wrong),
  },
  {
    feature: 'a possessive without -s',
    example: ["Sam's", 'Sam'],
    differs: (right, wrong) =>
      /'s?$/.test(right) && right.replace(/'s?$/, '').replace(/s$/, '') === wrong.replace(/s$/, ''),
  },
  {
    feature: 'they for their',
    example: ['their', 'they'],
    differs: (right, wrong) => right === 'their' && wrong === 'they',
  },
  { feature: 'a before a vowel', example: ['an', 'a'], differs: (right, wrong) => right === 'an' && wrong === 'a' },
  {
    feature: 'two plurals in one',
    example: ['feet', 'feets'],
    differs: (right, wrong) =>
      wrong === `${right}s` && /(ee\w+|men|mice|children)$/.test(right) && !/^(sheep|deer)$/.test(right),
  },
]

/** Removes the ending of a verb or a plural. */
function stem(word: string): string {
  return word
    .replace(/(?:ies|y)$/, 'i')
    .replace(/(?:ch|sh|x|ss|z)es$/, (end) => end.slice(0, -2))
    .replace(/(?<!s)s$/, '')
}
