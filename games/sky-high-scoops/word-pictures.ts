import alien from 'pics:alien'
import arrow from 'pics:arrow'
import balloon from 'pics:balloon'
import baseball from 'pics:baseball'
import bicycle from 'pics:bicycle'
import bucket from 'pics:bucket'
import bus from 'pics:bus'
import carrot from 'pics:carrot'
import castle from 'pics:castle'
import chicken from 'pics:chicken'
import closedBook from 'pics:closed-book'
import cloudWithRain from 'pics:cloud-with-rain'
import cup from 'pics:cup'
import cushion from 'pics:cushion'
import dish from 'pics:dish'
import dress from 'pics:dress'
import duck from 'pics:duck'
import fish from 'pics:fish'
import flashlight from 'pics:flashlight'
import fork from 'pics:fork'
import glasses from 'pics:glasses'
import goose from 'pics:goose'
import horse from 'pics:horse'
import house from 'pics:house'
import jacket from 'pics:jacket'
import key from 'pics:key'
import king from 'pics:king'
import ladder from 'pics:ladder'
import lamp from 'pics:lamp'
import leaf from 'pics:leaf'
import lemon from 'pics:lemon'
import moth from 'pics:moth'
import mouse from 'pics:mouse'
import mouth from 'pics:mouth'
import mushroom from 'pics:mushroom'
import octopus from 'pics:octopus'
import paintbrush from 'pics:paintbrush'
import parrot from 'pics:parrot'
import pencil from 'pics:pencil'
import pillow from 'pics:pillow'
import pirate from 'pics:pirate'
import ring from 'pics:ring'
import robot from 'pics:robot'
import rope from 'pics:rope'
import sailboat from 'pics:sailboat'
import sandwich from 'pics:sandwich'
import sauropod from 'pics:sauropod'
import seal from 'pics:seal'
import ship from 'pics:ship'
import sink from 'pics:sink'
import soap from 'pics:soap'
import sock from 'pics:sock'
import spiralShell from 'pics:spiral-shell'
import straightRuler from 'pics:straight-ruler'
import sun from 'pics:sun'
import tShirt from 'pics:t-shirt'
import thermos from 'pics:thermos'
import thimble from 'pics:thimble'
import thorn from 'pics:thorn'
import tooth from 'pics:tooth'
import toothbrush from 'pics:toothbrush'
import toothpaste from 'pics:toothpaste'
import whistle from 'pics:whistle'

const pictures: Record<string, string> = {
  'closed-book': closedBook,
  'cloud-with-rain': cloudWithRain,
  'spiral-shell': spiralShell,
  'straight-ruler': straightRuler,
  't-shirt': tShirt,
  alien,
  arrow,
  balloon,
  baseball,
  bicycle,
  bucket,
  bus,
  carrot,
  castle,
  chicken,
  cup,
  cushion,
  dish,
  dress,
  duck,
  fish,
  flashlight,
  fork,
  glasses,
  goose,
  horse,
  house,
  jacket,
  key,
  king,
  ladder,
  lamp,
  leaf,
  lemon,
  moth,
  mouse,
  mouth,
  mushroom,
  octopus,
  paintbrush,
  parrot,
  pencil,
  pillow,
  pirate,
  ring,
  robot,
  rope,
  sailboat,
  sandwich,
  sauropod,
  seal,
  ship,
  sink,
  soap,
  sock,
  sun,
  thermos,
  thimble,
  thorn,
  tooth,
  toothbrush,
  toothpaste,
  whistle,
}

const addresses = new Map<string, string>()
/** Returns the picture of one of the game's words as a URL. */
export function pictureOf(name: string): string | null {
  const svg = pictures[name]
  if (svg === undefined) return null
  const known = addresses.get(name) ?? `data:image/svg+xml,${encodeURIComponent(svg)}`
  addresses.set(name, known)
  return known
}
