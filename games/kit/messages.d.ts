/**
 * The messages between the player page and a game, for games that are written elsewhere: take this file along, it needs
 * nothing else. `games/kit/messages.test.ts` sees that it says what `contract/src/play/play.ts` checks.
 */

/** A person at the game, or the one whose turn it is: told apart by color and symbol. */
export interface Player {
  /** 1 to 6. */
  id: number
  /** At most 24 letters, or empty; it stays on the device. */
  name: string
  color: 'violet' | 'teal' | 'brown' | 'pink' | 'blue' | 'green'
  symbol: 'star' | 'triangle' | 'diamond' | 'circle' | 'square' | 'heart'
}

/** A card to practice. `answers` and `correct` (indexes from 0) are empty for cards that are simply said. */
export interface Card {
  key: string
  area: 'articulation' | 'language' | 'fluency'
  layout:
    | 'word'
    | 'sentence'
    | 'picture-question'
    | 'yes-no'
    | 'choice'
    | 'two'
    | 'grid'
    | 'question'
    | 'line'
    | 'pair'
    | 'pair-same'
  prompt: string
  pictures: { url: string; alt: string }[]
  caption: string
  /** Letters of the caption that spell the target sound, as [start, end) ranges. */
  marks: [number, number][]
  answers: string[]
  correct: number[]
  /** As a therapist writes it down: 'R, initial, words'. */
  target: string
  hint?: string | undefined
}

/** One try; nothing of it that somebody typed about themselves. */
export interface Trial {
  /** Milliseconds since the game began. */
  t: number
  /** Id of the player. */
  player: number
  target: string
  response: string
  result: 'correct' | 'approx' | 'incorrect' | 'none'
  /** Milliseconds from being able to answer to the answer. */
  rtMs: number | null
  moves: number
  /** 0 by oneself, 3 the most help. */
  cue: number
  /** `partner`: another player, whose answer shows whether this one was understood. */
  scoredBy: 'game' | 'adult' | 'self' | 'partner'
  level: string
  /** Something that happened in the game and is no response of the learner: it's in the game's own table alone. */
  event?: true | undefined
}

/** The cards that are practiced. */
export interface Deck {
  title: string
  source: string
  cards: Card[]
}

/** What the player page tells a game: `addEventListener('message', ({ data, source }) => source === parent && …)`. */
export type ToGame =
  /** 0 stops time, sound, microphone and movement; 1 lets exactly those go on. */
  | { type: 'TOGGLE_PAUSE'; value: 0 | 1 }
  /** After GAME_READY, and again when the table changes. */
  | {
      type: 'SETUP'
      version: number
      players: Player[]
      look: 'playful' | 'clean' | 'grown-up'
      /** Fades in place of movement. */
      calm: boolean
      /** Cards that open at each TURN_END; 0 for none. */
      trialsPerTurn: number
      settings: Record<string, string | number | boolean>
      /** What was handed over by SAVE the last time. */
      saved?: unknown
    }
  | {
      type: 'DECK'
      /** The cards of everybody without an entry in `own`. */
      deck: Deck
      /** By a player's id: other cards, or null for none. */
      own?: Record<string, Deck | null>
    }
  | { type: 'CARDS_DONE'; player: number; trials: number }
  /** Loudness, 0 to 1, about twenty times a second while the microphone is open. */
  | { type: 'LEVEL'; rms: number }
  | { type: 'SAVED' }

/** What a game may say: `parent.postMessage(message, '*')`. Anything else, and what is over 200,000 characters, is dropped. */
export type FromGame =
  /** Everything is loaded. Only a game that wants `mic` here is listened to later. */
  | {
      type: 'GAME_READY'
      version?: number | undefined
      wants?:
        | {
            /** Fewest and most players. */
            players?: [number, number] | undefined
            turns?: boolean | undefined
            deck?: boolean | undefined
            mic?: boolean | undefined
          }
        | undefined
    }
  | { type: 'TRIAL'; trial: Trial }
  /** Once a turn, with its number from 1 on; the player page may open cards. */
  | {
      type: 'TURN_END'
      player: number
      turn: number
      /** Cards that the player chose to practice beyond `trialsPerTurn`. */
      more?: number | undefined
    }
  | { type: 'GAME_OVER'; summary: { label: string; value: string }[] }
  | { type: 'SAVE'; data: unknown }
  /** A picture as a `data:image/…` address. */
  | { type: 'PRINT'; picture: string }
  | { type: 'DOWNLOAD'; picture: string; name: string }
  | { type: 'COPY'; text: string }
  /** Opens cards and players. */
  | { type: 'MENU' }
  | { type: 'MIC'; on: boolean }
  /** Copies the page's address with a code of settings, which comes back as `settings.code`. */
  | { type: 'LINK'; code: string }
