/** Third-party work that Marigold's content is based on, or our own drawings. */
export interface Credit {
  title: string
  author: string
  url: string | null
  licence: string
  /** The path of the full licence text inside the content folder. */
  licenceFile: string | null
  usedFor: string
}

/** The entries of the credits page. */
export const credits: Credit[] = [
  {
    title: 'Noto Emoji',
    author: 'Google Inc.',
    url: 'https://github.com/googlefonts/noto-emoji',
    licence: 'Apache-2.0',
    licenceFile: 'licences/apache-2.0.txt',
    usedFor:
      'Most pictures on cards and in games, as packaged in @iconify-json/noto. Changed: made smaller, ids renamed.',
  },
  {
    title: 'Marigold drawings',
    author: 'Marigold',
    url: null,
    licence: 'Own work',
    licenceFile: null,
    usedFor: 'Pictures that Noto Emoji does not have, drawn to stand beside it.',
  },
  {
    title: 'CMU Pronouncing Dictionary',
    author: 'Carnegie Mellon University',
    url: 'http://www.speech.cs.cmu.edu/cgi-bin/cmudict',
    licence: 'BSD-2-Clause',
    licenceFile: null,
    usedFor: 'Checking that a sound is where a card says, in the content and when an administrator edits a card.',
  },
]
