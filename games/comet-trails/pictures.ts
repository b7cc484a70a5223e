import badger from 'pics:badger'
import bat from 'pics:bat'
import bird from 'pics:bird'
import butterfly from 'pics:butterfly'
import deer from 'pics:deer'
import dog from 'pics:dog'
import fox from 'pics:fox'
import hedgehog from 'pics:hedgehog'
import bee from 'pics:honeybee'
import horse from 'pics:horse'
import crescent from 'pics:crescent-moon'
import mouse from 'pics:mouse'
import owl from 'pics:owl'
import rabbit from 'pics:rabbit'
import raccoon from 'pics:raccoon'
import rocket from 'pics:rocket'
import squirrel from 'pics:squirrel'
import sun from 'pics:sun'
import whale from 'pics:spouting-whale'
import wolf from 'pics:wolf'
import type { Look } from '@marigold/contract'
import { animals, type Animal } from './growth.ts'

const pictures: Record<Animal, string> = {
  ...{ rabbit, squirrel, deer, horse, bird, butterfly, dog, bee },
  ...{ fox, owl, bat, hedgehog, raccoon, wolf, badger, mouse },
}
/** An animal; on the chart of the Grown-up look, a sun or a moon. */
export function animalPicture(animal: Animal, look: Look): string {
  if (look !== 'grown-up') return pictures[animal]
  return (animals.day as readonly string[]).includes(animal) ? sun : crescent
}
export { rocket, whale }
