/** Characters that can be told apart when they're read aloud or copied by hand: no 0 and O, no 1, I, and L, no U. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Twelve characters: 58 bits can't be guessed in the two hours for which a code is valid. */
export const codeLength = 12
