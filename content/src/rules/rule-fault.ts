/** Why a card breaks a rule. The console has a sentence for each, and some name a value. */
export type RuleCode =
  | 'alt_form'
  | 'alt_missing'
  | 'alts_count'
  | 'answer_missing'
  | 'answers_not_wanted'
  | 'answers_repeat'
  | 'article'
  | 'blank_in_word'
  | 'british'
  | 'choice_size'
  | 'comma_missing'
  | 'dialect'
  | 'fluency_level'
  | 'fluency_mark'
  | 'fluency_onset'
  | 'fluency_pause'
  | 'fluency_vowel'
  | 'grid_size'
  | 'have_to'
  | 'loaded_count'
  | 'marks_missing'
  | 'marks_wrong'
  | 'pair_differs'
  | 'pair_same_picture'
  | 'phrase_form'
  | 'pictures_only'
  | 'pictures_repeat'
  | 'pictures_size'
  | 'question_form'
  | 'quotes'
  | 'right_missing'
  | 'right_only'
  | 'right_several'
  | 'second_answer'
  | 'sentence_form'
  | 'sound_count'
  | 'sound_elsewhere'
  | 'sound_varies'
  | 'spaces'
  | 'talk_only'
  | 'too_few_named'
  | 'unfamiliar'
  | 'unknown_word'
  | 'unsuitable'
  | 'word_count'
  | 'word_missing'
  | 'yes_no'

/** A rule that a card breaks, and the field where it does. */
export interface RuleFault {
  field: string
  code: RuleCode
  /** What the sentence about it names: a word, a number, or how it should be. '' if nothing. */
  value: string
  /** Somebody can decide that it's right anyway, such as for a word that the dictionary lacks. */
  warning: boolean
}

/** Creates a fault that nobody can overrule. */
export const error = (field: string, code: RuleCode, value = ''): RuleFault => ({ field, code, value, warning: false })

/** Creates a fault that somebody may overrule. */
export const warning = (field: string, code: RuleCode, value = ''): RuleFault => ({ field, code, value, warning: true })
