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
  /** An id that stays with the child wherever they sit; absent for a player who isn't on the caseload. */
  client?: string | undefined
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
  /** What goes with the caption on paper: a sentence for a word, and the word for a phrase or sentence. */
  companion?: { text: string; marks: [number, number][] } | undefined
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
      /** Cards that open at each turn; 0 for none, and for a game that wants the deck for itself. */
      trialsPerTurn: number
      settings: Record<string, string | number | boolean>
      /** The kit's settings for each of the players by `client`, and for everybody else under ''. */
      kit?: Record<string, Record<string, string | number | boolean>> | undefined
      /** What was handed over by SAVE the last time. */
      saved?: unknown
      /** What was handed over by GROWN in earlier plays, by player id. */
      grown?: Record<string, unknown>
    }
  | {
      type: 'DECK'
      /** The cards of everybody without an entry in `own`. */
      deck: Deck
      /** By a player's id: other cards, or null for none. */
      own?: Record<string, Deck | null>
    }
  /** The player has practiced, or skipped it. `results` has what each card earned, in order; empty if none opened. */
  | {
      type: 'CARDS_DONE'
      player: number
      /** Scored trials; skipped cards aren't. */
      trials: number
      results: ('independent' | 'helped' | 'notYet' | 'skipped')[]
    }
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
            /** The game practices the deck itself: the page opens no cards at its turns. */
            deck?: boolean | undefined
            mic?: boolean | undefined
          }
        | undefined
    }
  | { type: 'TRIAL'; trial: Trial }
  /** A turn begins: the page opens the player's cards and always answers with CARDS_DONE; then comes the turn. */
  | {
      type: 'TURN_BEGIN'
      player: number
      turn: number
      /** Number of cards, for more of them within a turn; `trialsPerTurn` by default. */
      cards?: number | undefined
    }
  /** Once a turn, with its number from 1 on. A game that never sends TURN_BEGIN gets its cards now. */
  | {
      type: 'TURN_END'
      player: number
      turn: number
      /** Cards that the player chose to practice beyond `trialsPerTurn`. */
      more?: number | undefined
    }
  | { type: 'GAME_OVER'; summary: { label: string; value: string }[] }
  /** The kit's settings have changed for a client, or, with '', for everybody else. */
  | { type: 'KIT'; client: string; settings: Record<string, string | number | boolean> }
  | { type: 'SAVE'; data: unknown }
  /** What has grown for a player; it comes back wherever the same child sits. */
  | { type: 'GROWN'; player: number; data: unknown }
  /** A picture as a `data:image/…` address. */
  | { type: 'PRINT'; picture: string }
  | { type: 'DOWNLOAD'; picture: string; name: string }
  | { type: 'COPY'; text: string }
  /** Opens cards and players. */
  | { type: 'MENU' }
  /** Sound settings for all games, volumes in percent; they come back in `settings`. */
  | { type: 'SOUND'; settings: { muted: boolean; speech: number; effects: number; music: number } }
  /** What an adult wrote down as this device's help line, at most 120 letters; it comes back in `settings`. */
  | { type: 'HELP_LINE'; settings: { helpLine: string; helpLinePrints: boolean } }
  | { type: 'MIC'; on: boolean }
  /** Copies the page's address with a code of settings, which comes back as `settings.code`. */
  | { type: 'LINK'; code: string }
