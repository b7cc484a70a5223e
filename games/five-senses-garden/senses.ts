/** The senses in the order of the routine; `press` and `warm` take the place of any of them. */
export const senses = ['see', 'feel', 'hear', 'smell', 'taste', 'press', 'warm'] as const
export type Sense = (typeof senses)[number]

/** Where someone will need the routine. */
export const places = ['bus', 'test', 'bed', 'waiting'] as const
export type Place = (typeof places)[number]
/** The senses that a place rules out: in bed it's dark, a test is quiet, and in a waiting room much is shared. */
export const ruledOut: Record<Place, readonly Sense[]> = {
  bus: ['smell', 'taste'],
  test: ['hear', 'taste'],
  bed: ['see', 'taste'],
  waiting: ['feel', 'taste'],
}

/** Where things aren't touched. */
export const handsOff: readonly Place[] = ['waiting']

/** What something is like: its id is the word, and its colors are those of the flower. */
export interface Quality {
  id: string
  senses: readonly Sense[]
  light: string
  dark: string
}

const rows = `
round see FFD7E4 EE7FA6
shiny see FFF0B3 F2B632
striped see CFE4FF 5E93DE
tiny see,hear FFD9C2 F08A5B
tall see DDF3C4 86BA4A
bright see,hear FFF5A8 F5C52C
dark see C9BCE8 6B53AE
pointy see,feel E3D0FA 9B6BD6
flat see,press,feel D7EEE9 5DB0A2
soft feel,press,hear,warm FFD3DC F2809B
smooth feel,warm,taste CFEAF7 5AA7CE
bumpy feel F7DDB0 D9993F
rough feel,warm E6CDB6 B3794E
fuzzy feel F6C9E8 D06BB4
squishy feel,press D3F0C0 78B94E
stretchy feel FFDDB5 F29B4B
light feel,see FBF6EA D9C591
quiet hear DCE5F5 8AA3D2
humming hear F3DE9E D2A52C
ticking hear D9D5F2 8077C4
far-away hear,see CDE7E4 62A6A0
high hear FFE2EE F08FB8
low hear C4CBEA 5563A8
steady hear,press D5E8C9 78A65B
fresh smell,taste,warm CFF3E2 46B489
sweet smell,taste FFCBD6 EB5F83
soapy smell D8F0FB 6FB6DD
faint smell,taste EDE7F6 A794CB
woody smell E7D2B4 A87B46
sour taste F4F4A6 C4BE2B
minty taste CBF5EA 3DB79D
plain taste,smell F3EDE2 C0AE8E
hard press,warm D9D9E2 8588A0
springy press DFF5B8 8FC139
heavy press D2C3BA 8A6A58
warm warm,feel,press FFCFA8 F07F3C
cool warm,feel,press CBE5FB 4E9ADF
`

/** Something is described with these words, or with one of the client's own. */
export const qualities: readonly Quality[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', tags = '', light = '', dark = ''] = row.split(' ')
    return { id, senses: tags.split(',') as Sense[], light: `#${light}`, dark: `#${dark}` }
  })
export const qualitiesOf = (sense: Sense): Quality[] => qualities.filter((one) => one.senses.includes(sense))

/** The client's own word: the device knows that there is one, and not which. */
export const ownWord = 'own'
const own: Quality = { id: ownWord, senses, light: '#F3D9FF', dark: '#B06BD8' }
/** The quality with an id; the client's own word where there is none. */
export const qualityFor = (id: string | undefined): Quality => qualities.find((one) => one.id === id) ?? own
