/** Two-syllable words, split as they are pronounced. */
const two = `
  pen-cil pan-da pen-guin par-rot pea-cock par-ty ap-ple tea-pot back-pack chip-munk air-plane cup-cake trum-pet
  zip-per slip-per tu-lip bal-loon bas-ket but-ton but-ter rab-bit ro-bot ta-ble rain-bow ze-bra lob-ster tool-box
  foot-ball sail-boat skate-board num-ber cab-bage rib-bon door-bell tooth-brush man-go mon-key mag-net mir-ror mon-ey
  moun-tain mail-box mit-ten muf-fin lem-on cam-el lla-ma ham-mer ham-ster snow-man farm-er hel-met neck-lace
  note-book hon-ey win-dow can-dle can-dy rhi-no pea-nut ten-nis ca-noe drag-on rac-coon bee-hive bird-house
  light-house sea-horse wag-on waf-fle wa-ter wal-let wal-rus side-walk sea-weed high-way sub-way pin-wheel cob-web
  sand-wich stop-watch home-work don-key doc-tor dol-phin spi-der lad-der med-al head-phones tad-pole gar-den sal-ad
  wiz-ard key-board glass-es gui-tar ea-gle ba-gel ig-loo fin-ger an-gry ti-ger yo-gurt hun-gry hedge-hog cas-tle
  car-rot an-chor a-corn rock-et tur-key buck-et chick-en jack-et pack-age fair-y feath-er foun-tain tro-phy so-fa
  snow-flake cof-fee break-fast of-fice gi-raffe ta-co tax-i teach-er ho-tel roost-er cac-tus lap-top bath-tub let-ter
  cur-tain car-toon kit-ten sing-er an-kle jun-gle king-dom ear-ring build-ing fish-ing swim-ming morn-ing yel-low
  can-yon mu-sic men-u vac-uum vil-lage vis-it ov-en riv-er shov-el sev-en ra-ven clo-ver div-er mov-ie bea-ver
  driv-er heav-y mag-ic en-gine ban-jo gadg-et lug-gage mes-sage cot-tage su-shi danc-er base-ball whis-tle
  let-tuce cher-ry chim-ney pitch-er pic-ture lunch-box ques-tion kitch-en peach-es os-trich spin-ach liz-ard rul-er
  pil-low pi-lot is-land tur-tle shad-ow shoul-der lo-tion cush-ion mush-room milk-shake sta-tion flash-light
  sun-shine o-cean ma-chine rad-ish star-fish gold-fish fin-ish ze-ro puz-zle dai-sy rai-sin des-ert pres-ent clos-et
  noi-sy fuz-zy moth-er fath-er broth-er weath-er treas-ure thun-der birth-day bath-room pan-ther ath-lete art-ist
  arm-chair arc-tic car-pet mar-ble or-gan or-chard pop-corn cor-ner pur-ple cir-cle leop-ard lan-tern flow-er ot-ter
  pa-per air-port rein-deer gar-lic scoot-er smart-phone snow-board space-ship sto-ry den-tist sweat-er swal-low
  blan-ket blue-bird bliz-zard gla-cier plan-et brace-let cray-on crick-et fro-zen prin-cess pret-zel prac-tice
  trac-tor trom-bone tun-nel cir-cus pup-pet mar-ket pep-per gin-ger sil-ver cop-per tem-ple tim-ber ham-mock pad-dle
  bub-ble bot-tle ket-tle nee-dle tur-nip wil-low bam-boo sis-ter pup-py gold-en win-ter sum-mer sun-ny din-ner les-son
  pic-nic neigh-bor stu-dent mid-dle noo-dles mid-night hel-lo up-stairs out-side sun-set sun-rise foot-print rain-coat
  snow-storm sand-box pan-cake pop-py vel-vet vi-sor pol-len rud-der tab-let wel-come wis-dom
`

/** Three-syllable words. */
const three = `
  po-ta-to pi-an-o pa-jam-as oc-to-pus com-put-er hos-pi-tal ba-nan-a la-dy-bug um-brel-la straw-ber-ry ham-burg-er
  mi-cro-phone mos-qui-to to-ma-to fla-min-go lem-on-ade news-pa-per pine-ap-ple vol-ca-no di-no-saur grass-hop-per
  un-hap-py mi-cro-wave dish-wash-er ra-di-o croc-o-dile tor-na-do cal-en-dar go-ril-la kan-ga-roo sun-glass-es
  ko-al-a u-ni-corn bi-cy-cle el-e-phant jel-ly-fish tel-e-phone but-ter-fly sun-flow-er al-pha-bet bas-ket-ball
  vi-ta-min tri-an-gle rec-tan-gle u-ni-verse u-ni-form yes-ter-day mu-se-um cu-cum-ber bar-be-cue vi-o-lin
  val-en-tine va-nil-la vol-ley-ball en-ve-lope screw-driv-er e-lev-en de-tec-tive ma-gi-cian mag-i-cal pas-sen-ger
  en-gi-neer teen-ag-er i-ci-cle fur-ni-ture sand-wich-es marsh-mal-low va-ca-tion mu-si-cian par-a-chute zuc-chi-ni
  xy-lo-phone mag-a-zine mar-i-gold blue-ber-ries to-geth-er grand-moth-er grand-fath-er an-oth-er ex-plo-sion
  de-ci-sion cam-ou-flage the-a-ter mar-a-thon steth-o-scope han-dle-bar su-per-star or-na-ment or-ches-tra or-gan-ize
  wa-ter-fall wheel-bar-row pyr-a-mid cheer-lead-er mir-a-cle sou-ve-nir vol-un-teer un-der-line scor-pi-on spa-ghet-ti
  spat-u-la clar-i-net plat-y-pus drag-on-fly pro-pel-ler tri-cy-cle
`

/** Four- and five-syllable words. */
const more = `
  hel-i-cop-ter cat-er-pil-lar mo-tor-cy-cle wa-ter-mel-on av-o-ca-do u-ni-cy-cle el-e-va-tor tel-e-vi-sion
  su-per-he-ro ther-mom-e-ter ar-ma-dil-lo o-rang-u-tan o-ri-gam-i en-vi-ron-ment com-mu-ni-ty in-for-ma-tion
  es-ca-la-tor cal-cu-la-tor pho-tog-ra-pher dic-tion-ar-y cel-e-bra-tion con-ver-sa-tion ex-per-i-ment in-de-pen-dent
  in-tel-li-gent in-vi-ta-tion kin-der-gar-ten mac-a-ro-ni pop-u-la-tion pep-per-o-ni sit-u-a-tion trans-por-ta-tion
  grad-u-a-tion ed-u-ca-tion dec-o-ra-tion al-li-ga-tor as-par-a-gus bi-noc-u-lars har-mon-i-ca im-pos-si-ble
  sal-a-man-der su-per-mar-ket ta-ran-tu-la u-ku-le-le wa-ter-col-or li-brar-i-an i-den-ti-cal e-mer-gen-cy
  e-lec-tri-cal a-bil-i-ty ac-tiv-i-ty ap-pli-ca-tion au-to-mat-ic com-pli-cat-ed com-pe-ti-tion con-stel-la-tion
  dem-on-stra-tion de-vel-op-ment e-con-o-my en-gi-neer-ing en-ter-tain-ment e-vap-o-rate gen-er-a-tion ge-og-ra-phy
  gym-na-si-um in-cred-i-ble in-vis-i-ble me-chan-i-cal med-i-ca-tion mo-ti-va-tion ob-ser-va-tion o-rig-i-nal
  par-tic-i-pate pe-rim-e-ter pho-tog-ra-phy prep-a-ra-tion pres-en-ta-tion re-mark-a-ble re-spon-si-ble sci-en-tif-ic
  spec-tac-u-lar tech-nol-o-gy ter-ri-to-ry a-quar-i-um A-mer-i-can sec-re-tar-y cat-e-go-ry ad-ven-tur-ous
  re-frig-er-a-tor i-mag-i-na-tion u-ni-ver-si-ty op-por-tu-ni-ty e-lec-tric-i-ty cu-ri-os-i-ty per-son-al-i-ty
  com-mu-ni-ca-tion or-ga-ni-za-tion hip-po-pot-a-mus caf-e-te-ri-a ex-am-i-na-tion mul-ti-pli-ca-tion au-di-to-ri-um
  plan-e-tar-i-um ap-pre-ci-a-tion as-so-ci-a-tion civ-i-li-za-tion co-or-di-na-tion cre-a-tiv-i-ty de-ter-mi-na-tion
  gen-er-os-i-ty hos-pi-tal-i-ty im-me-di-ate-ly in-ves-ti-ga-tion math-e-mat-i-cal par-tic-i-pa-tion pro-nun-ci-a-tion
  rec-om-men-da-tion so-phis-ti-cat-ed con-grat-u-la-tions al-pha-bet-i-cal pos-si-bil-i-ty an-ni-ver-sa-ry
  rep-re-sent-a-tive flex-i-bil-i-ty bi-o-log-i-cal
`

const rows = (table: string) => table.trim().split(/\s+/)

/** Words to pace by syllable, with hyphens between syllables: two syllables, and three to five. */
export const twoSyllables: readonly string[] = rows(two)
export const longWords: readonly string[] = [...rows(three), ...rows(more)]
