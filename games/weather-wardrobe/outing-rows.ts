/**
 * Made by make-outings.ts, one outing a line: id, place, weather, what comes later, garments (- too small, + too big),
 * and for each plan the solver's count of outfits and the fewest garments.
 */
export const rows = `
1-01|playground|rain||raincoat, sundress, rain boots, sandals, swim trunks, rain pants|3 3|2 2
1-02|hill|snow||sundress, winter coat, rain pants-, rain pants, helmet, cap|3 2|2 2
1-03|beach|hot||sunglasses, earflap hat, snow pants, swim shirt, sneakers, snow boots|2 2|2 2
1-04|playground|wind||raincoat-, raincoat, flip-flops, strap sneakers, shorts, dress pants|3 3|2 2
1-05|playground|mild||denim jacket, winter coat, sneakers, sneakers+, garden gloves, mittens|4 4|1 1
1-06|lake|rain||umbrella, umbrella+, rain boots, sandals, rain pants+, rain pants|2 3|2 2
1-07|hill|snow||tank top, parka, shorts, rain pants, sun hat, helmet|3 3|2 2
1-08|school|hot||earflap hat, cap, swim shirt, parka, sneakers, snow boots|2 2|2 2
1-09|playground|wind||swim shirt, winter coat, sneakers, flip-flops, overalls-, overalls|2 3|2 2
1-10|park|mild||parka, blazer, sneakers, rain boots, garden gloves+, garden gloves|4 6|1 1
1-11|park|rain||rain cape+, rain cape, sandals, rain boots, rain pants, shorts|3 3|2 2
1-12|hill|snow||tank top, parka, snow pants, swim trunks, helmet, cap|3 3|2 2
1-13|park|hot||earflap hat, sunglasses, swim shirt+, swim shirt, flip-flops, sneakers|3 2|2 2
1-14|school|wind||tank top, hoodie, strap sneakers, rain boots, jeans, swim trunks|3 3|2 2
1-15|school|mild||poncho, parka, sneakers, flip-flops, garden gloves, garden gloves+|4 6|1 1
1-16|hill|snow||winter coat, swim shirt, snow pants, swim trunks, helmet, helmet-|2 3|2 2
1-17|school|hot||knit hat, sun hat, swimsuit, parka, sneakers, flip-flops|3 2|2 2
1-18|playground|wind||swim shirt, denim jacket, sneakers, sneakers+, shorts, dress pants|3 2|2 2
1-19|playground|mild||blazer, parka, strap sneakers, snow boots, mittens, garden gloves|4 4|1 1
1-20|lake|rain||poncho, sundress, rain boots, sandals, rain pants, shorts|3 3|2 2
1-21|hill|snow||swim shirt, winter coat, snow pants, snow pants-, helmet-, helmet|2 2|2 2
1-22|playground|hot||sunglasses, earflap hat, swim trunks, parka, flip-flops, sneakers|3 2|2 2
1-23|school|wind||rain cape, swim shirt, sneakers, snow boots, sweatpants+, sweatpants|2 3|2 2
1-24|playground|mild||parka, blazer, strap sneakers+, strap sneakers, garden gloves, mittens|4 4|1 1
1-25|school|rain||tank top, poncho, rain boots, flip-flops, swim trunks, rain pants|3 3|2 2
1-26|hill|snow||swim shirt, parka, rain pants, swim trunks, helmet, sun hat|3 3|2 2
1-27|playground|hot||cap, knit hat, swim trunks, swim trunks-, sneakers-, sneakers|2 2|2 2
1-28|school|wind||tank top, rain cape, snow boots, strap sneakers, swim trunks, overalls|3 3|2 2
1-29|park|mild||parka, poncho, flip-flops, strap sneakers, garden gloves, mittens|4 6|1 1
1-30|playground|rain||rain cape, swimsuit, hiking boots, sandals, rain pants, swim trunks|3 3|2 2
1-31|hill|snow||winter coat, tank top, swim trunks, rain pants, sun hat, helmet|3 3|2 2
1-32|beach|hot||sun hat, knit hat, swim shirt, snow pants, sneakers, flip-flops|3 2|2 2
1-33|lake|wind||rain cape, swimsuit, sneakers, sneakers-, shorts, overalls|3 2|2 2
1-34|lake|mild||winter coat, windbreaker, sneakers, snow boots, garden gloves, garden gloves+|4 4|1 1
1-35|lake|rain||swimsuit, poncho, sandals, hiking boots, rain pants, shorts|3 3|2 2
1-36|hill|snow||swim shirt, parka, swim trunks, snow pants, sun hat, helmet|3 3|2 2
1-37|playground|hot||sunglasses, knit hat, swim shirt, snow pants, sneakers, sneakers-|2 2|2 2
1-38|school|wind||rain cape, tank top, sneakers-, sneakers, overalls, shorts|3 2|2 2
1-39|park|mild||winter coat, raincoat, sneakers, rain boots, garden gloves, mittens|4 6|1 1
1-40|lake|rain||tank top, rain cape, sandals, hiking boots, swim trunks, rain pants|3 3|2 2
2-01|library|rain||striped shirt, overalls, dress pants, swim shirt, wool socks, rain pants, polo shirt, raincoat+, raincoat, leggings, snow boots, tank top|12 6|5 6
2-02|library|hot||flannel shirt, striped shirt, cap, swimsuit+, dress pants, earflap hat, water shoes, hiking boots, socks, swimsuit, sneakers, wool socks|4 2|3 4
2-03|lake|wind||windbreaker, socks, swim trunks, leggings, leggings-, swimsuit, strap sneakers, button-down shirt, winter coat, water shoes, dress shoes, denim jacket|3 6|5 5
2-04|school|mild||socks, sandals, sneakers, snow boots, socks+, tank top, garden gloves, flip-flops, overalls, rain boots, hiking boots, leggings|4 14|4 4
2-05|library|cold||rain boots, overalls, earflap hat, socks, helmet, snow boots, swimsuit, T-shirt, parka, gloves, long-sleeved shirt, socks+|4 4|7 7
2-06|market|rain||wool socks, rain boots, leggings, skirt, socks, long-sleeved shirt, snow pants, wool socks-, tank top, umbrella, shorts, dress pants|12 6|5 6
2-07|lake|hot||socks, T-shirt, swim trunks, sunglasses-, dress shoes, strap sneakers, sunglasses, striped shirt, wool socks, overalls, sneakers, long-sleeved shirt|9 12|5 5
2-08|park|wind||sneakers, hoodie, wool socks-, overalls, dress pants, flannel shirt, leggings, hiking boots, magnet cardigan, wool socks, water shoes, party dress|4 6|4 5
2-09|school|mild||mittens, sundress, strap sneakers, socks+, leggings, tank top, rain boots, dress shoes, socks, swim trunks, long-sleeved shirt, garden gloves|6 9|3 4
2-10|market|cold||T-shirt, strap sneakers, sweatpants, knit hat, winter coat, skirt, socks, wool socks, T-shirt-, mittens, helmet, snow boots|8 8|7 7
2-11|library|rain||long-sleeved shirt, dress pants, flannel shirt, flip-flops, umbrella, snow boots, rain pants, sundress, umbrella-, snow pants, overalls, socks|12 8|5 6
2-12|lake|hot||skirt, strap sneakers, swim shirt, helmet, swim trunks, flannel shirt, snow boots, tank top, strap sneakers+, cap, socks, leggings|4 6|5 5
2-13|library|wind||swim shirt, polo shirt, striped shirt, flannel shirt, socks, socks-, windbreaker, jeans, swim trunks, tank top, sneakers, rain boots|3 6|5 5
2-14|playground|mild||dress shoes, strap sneakers, garden gloves-, overalls, jeans, party dress, socks, garden gloves, skirt, flip-flops, sweatpants, mittens|2 4|3 3
2-15|park|cold||rain boots, poncho, helmet, gloves, winter coat, sneakers, socks, knit hat, overalls, party dress, party dress-, dress shoes|3 3|6 6
2-16|lake|rain||wool socks, sweatpants, rain boots, snow pants+, striped shirt, swimsuit, leggings, long-sleeved shirt, blazer, rain cape, sandals, snow pants|8 4|5 6
2-17|market|hot||jeans, knit hat, swim shirt, dress pants, cap, polo shirt, leggings, socks, socks+, sandals, sun hat, sneakers|18 12|4 5
2-18|school|wind||overalls, winter coat, dress pants-, raincoat, long-sleeved shirt, button-down shirt, wool socks, polo shirt, sneakers, sundress, dress pants, dress shoes|12 24|5 5
2-19|park|mild||flannel shirt-, rain boots, dress pants, hiking boots, overalls, jeans, flannel shirt, swim shirt, sundress, strap sneakers, socks, garden gloves|8 12|3 4
2-20|market|cold||winter coat, earflap hat, jeans, hiking boots, rain cape, swim shirt, helmet, polo shirt, gloves, hiking boots+, wool socks, skirt|2 2|7 7
2-21|school|rain||sweatpants, rain cape, sneakers, snow boots, button-down shirt, T-shirt, dress shoes, snow pants, rain pants, socks, striped shirt, sweatpants-|9 18|5 6
2-22|library|hot||strap sneakers, swim shirt, swimsuit, dress shoes, tank top, sunglasses+, sunglasses, party dress, skirt, swim trunks, socks, long-sleeved shirt|10 8|4 4
2-23|park|wind||strap sneakers, swimsuit, hoodie, vest, polo shirt+, sundress, wool socks, swim trunks, party dress, polo shirt, sweatpants, sneakers|4 2|4 5
2-24|lake|mild||skirt+, striped shirt, wool socks, garden gloves, sneakers, skirt, sweatpants, flannel shirt, strap sneakers, dress shoes, button-down shirt, swim trunks|24 18|4 5
2-25|playground|cold||water shoes, winter coat, dress shoes, socks, jeans, rain cape, sweatpants-, mittens, sweatpants, T-shirt, helmet, earflap hat|2 2|7 7
2-26|library|rain||raincoat, strap sneakers, snow pants+, swimsuit, wool socks, rain pants, snow pants, snow boots, jeans, flannel shirt, parka, poncho|6 8|5 6
2-27|lake|hot||long-sleeved shirt, cap, rain boots, skirt, hiking boots, sneakers+, water shoes, socks, sneakers, wool socks, T-shirt, swimsuit|5 3|3 4
2-28|lake|wind||overalls, sweatpants, sundress, strap sneakers, dress shoes, wool socks, T-shirt, swim shirt, parka-, parka, tank top, sneakers|4 6|5 5
2-29|park|mild||wool socks+, water shoes, party dress, garden gloves, wool socks, striped shirt, rain boots, flip-flops, sneakers, snow boots, swimsuit, sundress|4 8|3 3
2-30|park|cold||helmet, striped shirt, wool socks, mittens, snow boots, swimsuit, sneakers, party dress, earflap hat, parka, dress shoes+, dress shoes|3 3|6 6
2-31|library|rain||flannel shirt, hiking boots, skirt-, skirt, rain boots, wool socks, polo shirt, rain pants, winter coat, snow boots, poncho, rain cape|24 12|5 6
2-32|beach|hot||water shoes, dress pants, cap, long-sleeved shirt, sneakers, strap sneakers, strap sneakers+, socks, flannel shirt, sundress, sun hat, swim trunks|8 12|4 4
2-33|lake|wind||swimsuit, skirt, tank top, denim jacket-, wool socks, sweatpants, striped shirt, dress pants, button-down shirt, sneakers, denim jacket, sandals|6 4|5 5
2-34|playground|mild||sneakers, button-down shirt, overalls, long-sleeved shirt, garden gloves, wool socks, gloves, leggings, jeans, polo shirt, T-shirt, garden gloves-|24 12|4 5
2-35|park|cold||wool socks, button-down shirt, jeans, helmet, wool socks+, mittens, parka, windbreaker, sweatpants, dress pants, sneakers, earflap hat|3 3|7 7
2-36|library|rain||windbreaker, poncho, snow pants, party dress, shorts, raincoat, flip-flops, rain boots, water shoes, wool socks, rain boots+, rain pants|6 4|4 5
2-37|playground|hot||flip-flops, strap sneakers, swimsuit, swim shirt, sunglasses, sandals, leggings, sunglasses+, shorts, socks, T-shirt, button-down shirt|15 7|3 4
2-38|library|wind||overalls, strap sneakers, button-down shirt, raincoat, parka, sneakers, snow boots, blazer, socks-, sundress, socks, flannel shirt|8 12|5 5
2-39|playground|mild||tank top, wool socks, striped shirt, garden gloves, jeans, party dress, skirt, swimsuit, flip-flops, garden gloves+, sneakers, sweatpants|14 21|3 3
2-40|market|cold||skirt, hiking boots, shorts, flannel shirt-, socks, earflap hat, mittens, flannel shirt, winter coat, sun hat, overalls, helmet|2 2|7 7
3-01|forest|rain||wool socks, overalls, denim jacket, rain pants, raincoat-, striped shirt, rain boots, snow boots, raincoat, shorts, socks, snow pants|12 8|5 6
3-02|hill|snow||rain pants+, long-sleeved shirt, wool socks, parka, sandals, raincoat, rain pants, winter coat, jeans, hiking boots, helmet, mittens|4 4|7 7
3-03|playground|mild||T-shirt, wool socks, gloves, strap sneakers, leggings, shorts, flip-flops, socks, garden gloves, sandals, socks+, button-down shirt|16 32|4 4
3-04|playground|cold||sweatpants, party dress, rain boots, knit hat, helmet, parka, mittens, polo shirt, sweatpants+, wool socks, strap sneakers, water shoes|4 4|6 6
3-05|school|rain||flannel shirt, rain pants, rain boots, swim trunks, swim shirt, wool socks-, dress shoes, wool socks, skirt, dress pants, striped shirt, raincoat|8 8|5 6
3-06|hill|snow||mittens, hiking boots, parka, skirt, parka+, button-down shirt, T-shirt, helmet, gloves, wool socks, snow pants, rain boots|16 16|7 7
3-07|playground|mild||skirt, polo shirt, sneakers, sandals, flannel shirt, shorts, dress pants, wool socks, T-shirt, garden gloves, sneakers+, tank top|24 36|4 4
3-08|park|cold||strap sneakers, button-down shirt, mittens+, wool socks, parka, mittens, raincoat, long-sleeved shirt, denim jacket, helmet, knit hat, sweatpants|2 2|7 7
3-09|forest|rain||rain pants, snow boots, sneakers, umbrella, hiking boots, polo shirt, skirt, rain boots, swimsuit, leggings, umbrella+, wool socks|6 4|5 6
3-10|hill|snow||overalls+, overalls, sneakers, mittens, snow pants, gloves, socks, long-sleeved shirt, helmet, parka, striped shirt, wool socks|8 8|7 7
3-11|playground|mild||sneakers, shorts, strap sneakers, party dress, flip-flops, garden gloves+, long-sleeved shirt, garden gloves, socks, gloves, overalls, sundress|16 16|3 3
3-12|field|cold||winter coat, knit hat, socks, sweatpants, mittens, strap sneakers, shorts, blazer, parka, socks-, T-shirt, helmet|2 2|7 7
3-13|playground|rain||jeans, button-down shirt, rain pants, overalls, socks, snow pants, parka, rain boots+, swimsuit, rain boots, poncho, snow boots|12 8|5 6
3-14|hill|snow||swim shirt, button-down shirt-, snow pants, button-down shirt, sneakers, jeans, gloves, helmet, rain cape, leggings, parka, wool socks|4 4|7 7
3-15|playground|mild||sneakers, button-down shirt, skirt, long-sleeved shirt, T-shirt, socks-, mittens, overalls, hiking boots, garden gloves, socks, tank top|16 16|4 5
3-16|park|cold||sweatpants, dress shoes, dress shoes+, helmet, party dress, parka, wool socks, T-shirt, knit hat, gloves, sneakers, strap sneakers|6 6|6 6
3-17|library|rain||raincoat, rain pants+, socks, dress shoes, rain pants, flannel shirt, rain boots, strap sneakers, dress pants, poncho, hiking boots, button-down shirt|16 16|5 6
3-18|hill|snow||jeans, mittens, parka, sneakers, sandals, snow pants, helmet-, swimsuit, party dress, helmet, wool socks, earflap hat|3 2|6 6
3-19|park|mild||jeans, skirt, wool socks, garden gloves, leggings, socks, skirt+, long-sleeved shirt, party dress, striped shirt, sneakers, swim trunks|28 14|3 4
3-20|forest|cold||sneakers, polo shirt, T-shirt, helmet, helmet-, raincoat, gloves, winter coat, wool socks, garden gloves, overalls, knit hat|2 2|7 7
3-21|forest|rain||hiking boots-, rain boots, long-sleeved shirt, poncho, sandals, denim jacket, snow pants, flip-flops, dress pants, wool socks, windbreaker, hiking boots|4 2|5 6
3-22|hill|snow||helmet, wool socks, overalls, parka+, winter coat, parka, gloves, hiking boots, polo shirt, cap, rain pants, socks|6 4|7 7
3-23|lake|mild||hiking boots, skirt, T-shirt, party dress, socks, sundress, strap sneakers, garden gloves, tank top, water shoes, garden gloves+, sneakers|16 12|3 4
3-24|forest|cold||polo shirt, rain cape, knit hat, snow boots, helmet+, winter coat, sweatpants, swimsuit, gloves, wool socks, helmet, leggings|2 2|7 7
3-25|forest|rain||overalls, dress shoes, swim trunks, socks, rain cape, rain pants-, rain pants, snow boots, flannel shirt, water shoes, leggings, rain boots|8 6|5 6
3-26|hill|snow||dress pants, wool socks, long-sleeved shirt, striped shirt, helmet, parka-, hiking boots, button-down shirt, flip-flops, parka, rain pants, mittens|6 6|7 7
3-27|playground|mild||overalls, dress shoes, sundress, strap sneakers-, socks, garden gloves, wool socks, swim trunks, party dress, sweatpants, long-sleeved shirt, strap sneakers|16 16|3 4
3-28|market|cold||flannel shirt, gloves, flannel shirt-, earflap hat, swim trunks, sweatpants, poncho, strap sneakers, snow boots, socks, helmet, parka|2 2|7 7
3-29|lake|rain||snow pants, flannel shirt+, flip-flops, poncho, button-down shirt, leggings, hiking boots, socks, sneakers, shorts, denim jacket, flannel shirt|4 4|5 6
3-30|hill|snow||swimsuit, wool socks-, helmet, rain pants, hiking boots, mittens, parka, wool socks, overalls, skirt, sneakers, button-down shirt|8 8|7 7
3-31|lake|mild||jeans, polo shirt, wool socks, garden gloves, overalls, mittens, dress pants, shorts, strap sneakers, wool socks+, sneakers, hiking boots|16 12|4 5
3-32|library|cold||party dress, helmet, tank top, mittens, button-down shirt, jeans, button-down shirt-, earflap hat, rain boots, socks, winter coat, water shoes|2 2|6 6
3-33|lake|rain||leggings, snow pants, jeans, umbrella, sandals, shorts, socks, flannel shirt, dress pants, snow pants+, snow boots, hiking boots|12 6|5 6
3-34|hill|snow||hiking boots, helmet, swim shirt, parka, winter coat, overalls, button-down shirt, snow boots, snow boots+, snow pants, mittens, socks|4 4|7 7
3-35|lake|mild||party dress, sandals, dress pants, sneakers, flannel shirt-, T-shirt, garden gloves, wool socks, long-sleeved shirt, flannel shirt, gloves, overalls|14 21|3 3
3-36|forest|cold||rain boots, earflap hat, helmet, water shoes, snow boots, gloves, parka, socks, skirt, parka-, dress pants, button-down shirt|2 2|7 7
3-37|library|rain||socks, rain cape, rain pants-, party dress, button-down shirt, rain pants, leggings, rain boots, jeans, dress pants, swim trunks, snow boots|16 8|4 5
3-38|hill|snow||snow boots, sundress, socks, helmet, swim shirt, winter coat-, rain pants, mittens, leggings, sneakers, polo shirt, winter coat|2 2|7 7
3-39|playground|mild||flip-flops, sundress, strap sneakers, swimsuit, gloves, button-down shirt, sweatpants, garden gloves, strap sneakers+, water shoes, sneakers, socks|8 8|3 3
3-40|forest|cold||sweatpants+, swimsuit, T-shirt, wool socks, earflap hat, polo shirt, sweatpants, parka, strap sneakers, windbreaker, gloves, helmet|2 2|7 7
4-01|school|rain|sun|dress shoes, sun hat, rain boots, helmet, sneakers, sandals, snow pants-, party dress, umbrella, swimsuit, snow pants, wool socks|4 6|4 5
4-02|hill|snow|sun|rain pants, helmet, wool socks, leggings, mittens, snow boots, leggings+, raincoat, cap, winter coat, poncho, party dress|2 2|6 6
4-03|beach|hot|cool|sweatpants, strap sneakers, water shoes, leggings, swimsuit, long-sleeved shirt, socks, socks+, flip-flops, cap, vest, hoodie|10 6|3 4
4-04|garden|wind|cool|parka, strap sneakers, overalls, garden gloves-, blazer, wool socks, leggings, sweatpants, snow boots, striped shirt, garden gloves, windbreaker|3 6|6 6
4-05|lake|mild|sun|jeans, water shoes, flannel shirt, T-shirt, socks, sweatpants+, garden gloves, strap sneakers, sunglasses, snow boots, sweatpants, party dress|10 5|3 4
4-06|library|cold|sun|earflap hat, socks-, overalls, winter coat, rain boots, button-down shirt, jeans, sundress, helmet, sun hat, socks, gloves|2 2|7 7
4-07|market|rain|cool|wool socks, raincoat, snow boots, polo shirt, snow pants-, sweatpants, dress shoes, windbreaker, parka, rain boots, T-shirt, snow pants|8 6|5 6
4-08|school|hot|cool|socks, socks-, swim trunks, skirt, vest, sweater, fleece, cardigan, swim shirt, sneakers, sundress, sunglasses|4 6|5 4
4-09|lake|wind|sun|snow boots, hoodie, sweatpants, striped shirt, sneakers, dress shoes, leggings, sunglasses-, socks, sunglasses, dress pants, water shoes|3 9|5 5
4-10|park|mild|sun|sneakers-, sneakers, cap, dress shoes, sundress, flannel shirt, knit hat, long-sleeved shirt, garden gloves, jeans, wool socks, sandals|6 12|3 3
4-11|school|cold|rain|snow boots, wool socks, knit hat, jeans, helmet, raincoat, overalls, polo shirt, winter coat, raincoat+, mittens, flip-flops|2 2|7 7
4-12|market|rain|cool|button-down shirt, striped shirt, swim shirt, shorts, leggings, socks+, raincoat, cardigan, hiking boots, socks, rain pants, dress shoes|4 4|5 6
4-13|hill|snow|sun|sun hat, polo shirt, hiking boots, snow boots, wool socks, helmet, sweatpants+, rain pants, winter coat, garden gloves, gloves, sweatpants|4 4|7 7
4-14|forest|hot|rain|sweatpants, poncho, swim shirt, poncho+, strap sneakers, cap, polo shirt, sun hat, hiking boots, earflap hat, long-sleeved shirt, socks|4 6|5 5
4-15|lake|wind|sun|dress pants, dress pants-, socks, hoodie, wool socks, swimsuit, sun hat, sundress, skirt, sneakers, striped shirt, cap|12 6|5 5
4-16|school|mild|sun|sneakers, dress shoes, button-down shirt, garden gloves, sundress, party dress, wool socks, strap sneakers, flannel shirt, sunglasses, tank top, wool socks-|8 6|3 4
4-17|market|cold|sun|helmet, cap, leggings, gloves, winter coat, socks, hiking boots, button-down shirt, earflap hat, jeans, polo shirt, winter coat+|4 4|7 7
4-18|hill|snow|sun|sweatpants, denim jacket, striped shirt, helmet, parka, wool socks, dress shoes, skirt, mittens, sunglasses, snow pants, parka+|4 4|7 7
4-19|lake|hot|rain|sunglasses, swimsuit, strap sneakers, party dress, wool socks, polo shirt, winter coat, swim trunks, rain boots, sunglasses-, raincoat, socks|4 3|4 4
4-20|playground|wind|cool|socks, sundress, sneakers, strap sneakers, leggings, parka, winter coat, sneakers+, skirt, snow boots, cardigan, striped shirt|16 12|5 5
4-21|park|mild|sun|garden gloves, wool socks, snow boots, strap sneakers-, swim trunks, hiking boots, sundress, party dress, sunglasses, strap sneakers, long-sleeved shirt, dress shoes|4 6|3 4
4-22|farm|cold|sun|knit hat, parka, rain boots, gloves, long-sleeved shirt, socks, overalls, cap, skirt, long-sleeved shirt-, helmet, sweatpants|3 3|7 7
4-23|library|rain|cool|wool socks, hiking boots, flannel shirt, water shoes, vest, snow pants, sweatpants, dress pants, sundress, magnet cardigan, umbrella, snow pants+|8 4|5 6
4-24|hill|snow|sun|sneakers, flannel shirt, snow pants, parka+, helmet, parka, snow boots, wool socks, button-down shirt, sunglasses, gloves, skirt|8 8|7 7
4-25|beach|hot|rain|party dress, leggings, swim trunks, sneakers, striped shirt, helmet, swim shirt, socks, T-shirt, rain cape, socks+, sun hat|4 7|5 4
4-26|playground|wind|cool|parka, wool socks, swimsuit, water shoes, polo shirt, hoodie, polo shirt-, sundress, dress pants, sweater, sneakers, snow boots|4 8|5 5
4-27|lake|mild|cool|socks, sneakers, sundress, sandals, fleece, party dress, flannel shirt, garden gloves+, garden gloves, rain boots, wool socks, snow boots|8 14|3 3
4-28|playground|rain|sun|swim shirt, umbrella, shorts, rain pants, wool socks, button-down shirt, leggings, sandals, long-sleeved shirt, leggings-, cap, rain boots|4 2|5 6
4-29|beach|hot|rain|swim trunks, jeans, parka, swim shirt, raincoat, rain cape, button-down shirt, strap sneakers, socks+, socks, sunglasses, T-shirt|12 18|5 5
4-30|park|wind|sun|socks, water shoes, strap sneakers-, skirt, jeans, sundress, strap sneakers, hoodie, sun hat, polo shirt, striped shirt, snow boots|4 4|5 5
4-31|lake|mild|cool|fleece, magnet cardigan, garden gloves, vest, striped shirt, magnet cardigan-, mittens, swim trunks, wool socks, leggings, strap sneakers, hiking boots|8 8|4 5
4-32|park|cold|sun|button-down shirt, sneakers, sweatpants, mittens, sneakers+, wool socks, sunglasses, helmet, earflap hat, strap sneakers, flip-flops, winter coat|2 2|7 7
4-33|playground|rain|cool|fleece, windbreaker, poncho, skirt, wool socks, polo shirt, hiking boots, rain pants, winter coat, skirt+, rain boots, swimsuit|8 4|5 6
4-34|library|hot|rain|knit hat, rain cape, T-shirt, sneakers, swimsuit+, snow boots, dress shoes, swimsuit, cap, socks, sundress, windbreaker|4 4|4 4
4-35|lake|wind|cool|sundress, party dress, wool socks, socks, overalls, swim shirt, overalls+, magnet cardigan, hiking boots, strap sneakers, striped shirt, winter coat|4 4|4 5
4-36|forest|mild|sun|hiking boots, flannel shirt, T-shirt, dress pants, swim trunks, swimsuit, sunglasses, water shoes, T-shirt-, sneakers, wool socks, garden gloves|4 4|4 5
4-37|farm|cold|rain|flannel shirt, snow boots, T-shirt, helmet, mittens, knit hat, umbrella, jeans, wool socks, knit hat-, shorts, winter coat|2 2|7 7
4-38|school|rain|sun|umbrella, T-shirt, earflap hat, sweatpants, snow pants-, party dress, snow boots, wool socks, shorts, flip-flops, cap, snow pants|8 4|4 5
4-39|hill|snow|sun|wool socks, jeans+, gloves, jeans, polo shirt, snow boots, shorts, helmet, parka, cap, party dress, rain pants|4 4|6 6
4-40|park|hot|cool|polo shirt, sundress, flannel shirt, long-sleeved shirt, jeans, socks, sun hat, cap+, sneakers, cap, swimsuit, cardigan|2 8|4 4
5-01|party|rain|cool sun|cap, swim shirt, swim trunks, shorts, wool socks, T-shirt, parka, bow tie, knit hat, button-down shirt, dress shoes+, water shoes, jeans, dress shoes, sun hat, poncho|4 8|6 5
5-02|pool|hot|rain cool|overalls, socks, blazer, party dress, poncho, swim trunks, striped shirt, sweater, raincoat, cap, swimsuit, hoodie, long-sleeved shirt, sandals, sneakers, hoodie-|36 24|3 4
5-03|garden|wind|cool sun|sunglasses, vest, button-down shirt, gloves, long-sleeved shirt, wool socks, winter coat, swim shirt, leggings, socks, socks+, hiking boots, parka, magnet cardigan, sneakers, strap sneakers|48 72|6 6
5-04|interview|mild|rain sun|umbrella, bow tie, overalls, striped shirt, party dress, wool socks, dress shoes, sneakers, sunglasses, strap sneakers, socks, swimsuit, scarf, skirt-, dress pants, skirt|6 4|4 3
5-05|forest|cold|rain sun|helmet, mittens, wool socks, gloves, cap, hiking boots, winter coat, sweatpants, polo shirt, sandals, polo shirt-, knit hat, dress pants, raincoat, sun hat, poncho|4 4|7 7
5-06|interview|rain|cool sun|sneakers, rain cape, dress shoes, long-sleeved shirt, party dress-, button-down shirt, flannel shirt, wool socks, cardigan, dress pants, tank top, socks, bow tie, party dress, sunglasses, raincoat|16 16|5 4
5-07|party|hot|rain cool|T-shirt, sun hat, bow tie, poncho+, long-sleeved shirt, shorts, earflap hat, strap sneakers, cap, dress shoes, flip-flops, button-down shirt, winter coat, poncho, striped shirt, socks|8 4|5 5
5-08|party|wind|cool sun|sweater, sweatpants, helmet, parka, hoodie, swim shirt, socks, sweater+, dress shoes, denim jacket, leggings, cap, raincoat, button-down shirt, bow tie, poncho|44 88|6 5
5-09|concert|mild|rain sun|flip-flops, jeans, sunglasses-, sunglasses, button-down shirt, sundress, overalls, strap sneakers, parka, socks, scarf, dress shoes, water shoes, dress pants, rain cape, bow tie|4 2|4 4
5-10|field|cold|rain sun|sandals, earflap hat, socks, sun hat, mittens, sunglasses-, rain cape, helmet, striped shirt, parka, overalls, sunglasses, leggings, polo shirt, button-down shirt, strap sneakers|12 12|7 7
5-11|garden|rain|cool sun|rain pants, skirt, parka, polo shirt, snow boots, parka-, helmet, raincoat, cap, striped shirt, leggings, hiking boots, swimsuit, blazer, socks, garden gloves|32 16|6 7
5-12|garden|hot|rain cool|sun hat+, raincoat, button-down shirt, swimsuit, tank top, garden gloves, cardigan, sun hat, striped shirt, hiking boots, socks, parka, water shoes, long-sleeved shirt, strap sneakers, vest|8 2|4 5
5-13|garden|wind|rain cool|socks, garden gloves, snow boots, striped shirt+, dress pants, polo shirt, windbreaker, winter coat, gloves, sweatpants, striped shirt, strap sneakers, poncho, hiking boots, parka, swimsuit|24 72|6 6
5-14|concert|mild|rain sun|sweatpants, dress pants, bow tie, dress shoes, rain cape, earflap hat, overalls, swimsuit, knit hat, sun hat, dress pants+, jeans, flip-flops, wool socks, striped shirt, party dress|3 2|3 3
5-15|party|cold|rain sun|sandals, button-down shirt, sunglasses, tank top, dress shoes, snow boots, wool socks, bow tie+, bow tie, windbreaker, party dress, long-sleeved shirt, shorts, raincoat, mittens, parka|2 2|6 5
5-16|forest|rain|cool sun|raincoat-, snow pants, magnet cardigan, dress pants, party dress, rain boots, raincoat, skirt, striped shirt, leggings, knit hat, hiking boots, tank top, hoodie, wool socks, cap|48 24|5 6
5-17|interview|hot|rain cool|rain boots, party dress, tank top, swimsuit, winter coat, dress pants, cardigan, vest, socks, sun hat, skirt, magnet cardigan, rain cape, dress shoes, bow tie, skirt+|8 8|5 4
5-18|party|wind|rain sun|socks, knit hat, bow tie, water shoes, snow boots, dress shoes, poncho, denim jacket, T-shirt, flannel shirt, party dress, raincoat, party dress+, cap, sandals, earflap hat|12 12|5 4
5-19|interview|mild|cool sun|sunglasses, shorts, bow tie, leggings, fleece, party dress+, scarf, dress shoes, socks, party dress, magnet cardigan, skirt, rain boots, tank top, wool socks, snow boots|12 12|4 3
5-20|field|cold|rain sun|shorts, cap, helmet, mittens, winter coat+, earflap hat, overalls, party dress, skirt, polo shirt, poncho, strap sneakers, wool socks, swim shirt, winter coat, knit hat|3 6|6 6
5-21|interview|rain|cool sun|earflap hat, sneakers, socks, bow tie, dress shoes, fleece, denim jacket, sweatpants, strap sneakers, dress shoes-, party dress, rain cape, sun hat, shorts, parka, poncho|24 16|5 4
5-22|interview|hot|rain cool|umbrella, blazer, swimsuit, dress shoes+, dress shoes, swim trunks, hoodie, leggings, swim shirt, wool socks, skirt, fleece, socks, cap, bow tie, button-down shirt|3 6|6 5
5-23|garden|wind|rain cool|gloves, swimsuit, flip-flops, cardigan, sweatpants, swim shirt, blazer, strap sneakers+, hoodie, overalls, rain boots, poncho, T-shirt, wool socks, flannel shirt, strap sneakers|8 16|6 6
5-24|party|mild|rain cool|rain cape, button-down shirt, wool socks-, sundress, party dress, denim jacket, windbreaker, bow tie, sneakers, sandals, snow boots, dress shoes, winter coat, wool socks, swimsuit, umbrella|28 14|3 3
5-25|field|cold|rain sun|socks, swimsuit, swim shirt, rain boots, helmet, long-sleeved shirt, mittens, wool socks, sneakers, parka, sun hat, poncho, sun hat+, jeans, garden gloves, knit hat|2 2|7 7
5-26|pool|hot|rain cool|swim trunks, sunglasses, rain cape, flannel shirt, sneakers, strap sneakers, sundress+, windbreaker, winter coat, party dress, sundress, sweatpants, snow boots, jeans, tank top, socks|4 20|5 4
5-27|party|wind|rain cool|swim shirt, umbrella, windbreaker, bow tie, water shoes, dress pants, dress shoes, polo shirt, winter coat, denim jacket, hiking boots, wool socks, skirt, strap sneakers, bow tie+, socks|24 16|6 5
5-28|concert|mild|rain cool|long-sleeved shirt, flannel shirt, jeans, umbrella, socks, dress shoes, cardigan, bow tie, party dress, tank top, cardigan-, rain boots, scarf, vest, polo shirt, wool socks|8 8|4 3
5-29|concert|cold|rain sun|button-down shirt, gloves, sweatpants, strap sneakers, skirt, sunglasses+, sunglasses, umbrella, bow tie, winter coat, socks, jeans, striped shirt, dress pants, dress shoes, hiking boots|6 4|7 6
5-30|party|rain|cool sun|bow tie, sunglasses, sunglasses-, umbrella, button-down shirt, dress pants, hiking boots, flannel shirt, party dress, dress shoes, vest, flip-flops, wool socks, magnet cardigan, rain boots, hoodie|27 18|5 4
5-31|garden|hot|rain cool|sun hat, mittens, socks, polo shirt, wool socks, swimsuit, sneakers, garden gloves, umbrella+, hiking boots, umbrella, strap sneakers, cap, earflap hat, sweater, dress pants|6 8|5 5
5-32|party|wind|rain cool|swim shirt, winter coat, blazer, rain boots, party dress, raincoat, T-shirt, bow tie, poncho, dress shoes, shorts, swimsuit, skirt, blazer+, socks, wool socks|4 4|5 4
5-33|concert|mild|rain sun|polo shirt, sunglasses, strap sneakers, vest, swimsuit, raincoat, sneakers, dress shoes, water shoes, wool socks, button-down shirt, swim trunks, poncho, dress shoes+, skirt, bow tie|36 24|5 4
5-34|field|cold|rain sun|party dress, knit hat, denim jacket, cap, parka, helmet, winter coat, gloves, poncho, leggings, strap sneakers, party dress+, socks, jeans, wool socks, sweatpants|4 4|6 6
5-35|interview|rain|cool sun|cap, sun hat, vest, dress shoes+, button-down shirt, bow tie, poncho, party dress, fleece, skirt, flannel shirt, knit hat, socks, dress shoes, polo shirt, rain boots|56 56|5 4
5-36|pool|hot|rain cool|swim trunks, sweater, shorts, socks, sneakers, tank top, rain boots, raincoat, earflap hat, button-down shirt, helmet, swim shirt, sun hat-, winter coat, sun hat, magnet cardigan|8 6|5 5
5-37|interview|wind|rain cool|dress pants, hiking boots, magnet cardigan, long-sleeved shirt, parka, poncho, flip-flops, poncho+, wool socks, swim trunks, dress shoes, striped shirt, party dress, sandals, T-shirt, bow tie|2 2|5 4
5-38|forest|mild|cool sun|sneakers, swim trunks, jeans, cap, gloves, garden gloves, knit hat, polo shirt, socks, sandals, party dress, hoodie, sun hat, jeans-, helmet, sweatpants|16 24|4 4
5-39|field|cold|rain sun|earflap hat, sun hat, dress pants, sneakers, rain cape, shorts, helmet+, garden gloves, leggings, sunglasses, winter coat, polo shirt, helmet, T-shirt, mittens, wool socks|8 8|7 7
5-40|concert|rain|cool sun|dress pants, socks, snow boots, poncho, dress shoes, flip-flops, skirt, polo shirt, knit hat, raincoat, overalls, cap, rain cape, parka, parka+, bow tie|24 24|6 5
`
