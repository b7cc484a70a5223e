/** Letters that are told apart when they are read aloud or copied by hand: no 0 and O, no 1, I and L, no U. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Twelve letters: their 58 bits outlast the two hours in which a code opens anything. */
export const codeLength = 12
