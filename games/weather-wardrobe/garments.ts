/** Where a garment goes: a part of the body, and how far out it is there. */
const slots = [
  ...['feet1', 'legs1', 'feet2', 'legs2', 'feet3', 'legs3', 'top1', 'top2', 'top3', 'top4'],
  ...['neck', 'head1', 'eyes', 'head2', 'hands', 'held'],
] as const satisfies readonly string[]
export type Slot =
  | ('feet1' | 'legs1' | 'feet2' | 'legs2' | 'feet3' | 'legs3' | 'top1' | 'top2' | 'top3' | 'top4')
  | ('neck' | 'head1' | 'eyes' | 'head2' | 'hands' | 'held')
export type Fastener = 'zipper' | 'snaps' | 'buttons' | 'laces'

export interface Garment {
  id: string
  slots: Slot[]
  tags: string[]
  fastener: Fastener | null
  /** How it is drawn: a cut of `clothes.ts`, and two colors. */
  cut: string
  colors: [string, string]
}

/**
 * One garment a line: name, slots, what it is good for, fastener, cut, and colors. `warm` is too hot for a hot day, and
 * `winter` for a mild one, `bare` too cold for rain and wind, and `pool` is for the water. `closed` shoes need socks, and `flips` doesn't survive wind.
 */
const rows = `
undershirt|top1|||tank|#FFFFFF #DDE5EA
thermal shirt|top1|warm||long|#D9C7AE #BFA888
T-shirt|top2|||tee|#E9785A #C9583E
striped shirt|top2|||striped|#FFFFFF #5B9BD0
long-sleeved shirt|top2|||long|#8CC08A #659C68
tank top|top2|bare||tank|#F7C34B #E0A528
polo shirt|top2|neat||polo|#3E6E9E #2F567C
button-down shirt|top2|neat|buttons|shirt|#F4EFE6 #CFC6B7
swim shirt|top2|swim bare pool||tee|#2FA4B5 #1F7F92
flannel shirt|top2|warm|buttons|checked|#C9583E #8C3A2C
party dress|top2 legs2|neat||dress|#C6A9E8 #A184CB
sundress|top2 legs2|bare||dress|#F7C34B #E59F14
swimsuit|top2 legs2|swim bare pool||swimsuit|#D6487E #B02F62
sweater|top3|warm||sweater|#5B9BD0 #3F7DB4
hoodie|top3|warm wind|zipper|hoodie|#7E8A99 #5F6B7A
fleece|top3|warm|zipper|jacket|#4C9A6B #357A51
cardigan|top3|warm|buttons|jacket|#B5653F #8F4B2C
vest|top3|neat|buttons|vest|#5D4A66 #43344B
magnet cardigan|top3|warm||jacket|#C6A9E8 #A184CB
raincoat|top4|rain wind|snaps|raincoat|#FFC53D #E59F14
rain cape|top4|rain wind||cape|#2FA4B5 #1F7F92
windbreaker|top4|wind|zipper|coat|#E9785A #C9583E
winter coat|top4|warm winter wind|zipper|puffer|#3F7DB4 #2F5F8C
parka|top4|warm winter wind|zipper|parka|#7C8F4E #5E6E38
denim jacket|top4|wind|buttons|coat|#5B7FB0 #40628F
blazer|top4|neat|buttons|blazer|#33415C #232F46
poncho|top4|rain||cape|#D6487E #B02F62
tights|legs1|||leggings|#C6A9E8 #A184CB
long johns|legs1|warm||leggings|#D9C7AE #BFA888
jeans|legs2|long||pants|#3E5C86 #33507A
shorts|legs2|bare||shorts|#E0A528 #C08A1A
leggings|legs2|long||leggings|#5D4A66 #43344B
skirt|legs2|neat||skirt|#B5653F #8F4B2C
sweatpants|legs2|long||pants|#8A939E #6C7580
dress pants|legs2|long neat||pants|#33415C #232F46
swim trunks|legs2|swim bare pool||shorts|#2FA4B5 #1F7F92
overalls|legs2|long|snaps|overalls|#5B7FB0 #40628F
snow pants|legs3|warm winter splash|snaps|snowpants|#E9785A #C9583E
rain pants|legs3|splash||snowpants|#F5B228 #D9930F
socks|feet1|||socks|#FFFFFF #DDE5EA
wool socks|feet1|warm||socks|#C9583E #A3432C
leg braces|feet2|||braces|#AFC7E8 #86A5CF
sneakers|feet3|run closed|laces|shoes|#F4EFE6 #5B9BD0
strap sneakers|feet3|run closed||straps|#8CC08A #659C68
rain boots|feet3|dry closed||boots|#E0553C #BE3F2B
snow boots|feet3|dry warm winter closed||furboots|#6E5A8C #524169
sandals|feet3|bare||sandals|#A9744A #85582F
water shoes|feet3|swim bare pool||straps|#2FA4B5 #1F7F92
dress shoes|feet3|closed smart|laces|shoes|#3A2A20 #241810
hiking boots|feet3|dry closed|laces|boots|#9A6B3F #74502D
flip-flops|feet3|bare||flipflops|#D6487E #B02F62
hijab|head1|||hijab|#8CB8C9 #6A9AAE
knit hat|head2|warm winter||beanie|#D6487E #B02F62
earflap hat|head2|warm winter||earflap|#A87548 #85582F
sun hat|head2|shade||sunhat|#F3E2B3 #D9C28A
cap|head2|shade||cap|#E0553C #BE3F2B
helmet|head2|helmet||helmet|#4C9A6B #357A51
mittens|hands|warm winter||mittens|#D6487E #B02F62
gloves|hands|warm winter work||gloves|#5D4A66 #43344B
garden gloves|hands|work||gloves|#8CC08A #659C68
scarf|neck|warm winter||scarf|#E9785A #C9583E
bow tie|neck|neat||bowtie|#C9302C #941F1C
sunglasses|eyes|shade||glasses|#2B1B3D #4B3B5D
umbrella|held|rain flips||umbrella|#3F7DB4 #5B9BD0
`

function garmentOf(row: string): Garment {
  const [id = '', slotList = '', tags = '', fastener = '', cut = '', colors = ''] = row.split('|')
  const [main = '', dark = ''] = colors.split(' ')
  return {
    ...{ id, slots: slotList.split(' ') as Slot[], tags: tags === '' ? [] : tags.split(' ') },
    ...{ fastener: fastener === '' ? null : (fastener as Fastener), cut, colors: [main, dark] },
  }
}

export const garments: readonly Garment[] = rows.trim().split('\n').map(garmentOf)
const byId = new Map(garments.map((garment) => [garment.id, garment]))
export function garmentFor(id: string): Garment {
  const found = byId.get(id)
  if (!found) throw new Error(`no garment ${id}`)
  return found
}

/** From the inside out and from the feet up: how garments are drawn over each other. */
export const inDrawingOrder = (all: readonly Garment[]): Garment[] =>
  all.toSorted((a, b) => slots.indexOf(a.slots[0] ?? 'held') - slots.indexOf(b.slots[0] ?? 'held'))

const body: readonly Slot[] = ['top1', 'top2', 'top3', 'top4', 'legs1', 'legs2', 'legs3', 'feet1', 'feet2', 'feet3']
/** What goes on before a slot, where there is any of it: it is under it, or hands in gloves can't do it. */
const before: Partial<Record<Slot, readonly Slot[]>> = {
  top2: ['top1'],
  top3: ['top1', 'top2'],
  top4: ['top1', 'top2', 'top3'],
  legs2: ['legs1'],
  legs3: ['legs1', 'legs2'],
  feet2: ['feet1'],
  feet3: ['feet1', 'feet2', 'legs1', 'legs2', 'legs3'],
  neck: ['top1', 'top2', 'top3'],
  head1: ['top1', 'top2', 'top3'],
  eyes: ['top1', 'top2', 'top3'],
  head2: ['top1', 'top2', 'top3', 'head1'],
  hands: body,
}

/** Whether `first` must be on before `then`. */
export const goesBefore = (first: Garment, then: Garment): boolean =>
  then.slots.some((slot) => first.slots.some((under) => before[slot]?.includes(under)))
/** Whether two garments can't be worn together. */
export const sharesSlot = (a: Garment, b: Garment): boolean => a.slots.some((slot) => b.slots.includes(slot))
