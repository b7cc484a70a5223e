/** Phrases and short sentences from the fluency cards; `_` links words that are said without a break. */
export const lines: readonly string[] = `
  my_mom
  one_more
  new_moon
  low_wall
  many_men
  ring_around
  olive_vine
  loud_lion
  warm_milk
  no_more
  long_line
  rainy_morning
  lemon_ice
  yellow_yarn
  own_room
  yellow_melon
  wool_yarn
  rolling_over
  warm_wind
  own_name
  learn_more
  near_river
  early_rain
  new_lamp
  warm_room
  lazy_morning
  warm_lemonade
  run_along
  all_new
  wavy_line
  my_new_umbrella
  one_more_lemon
  a_long_warm_evening
  in_a_yellow_room
  many_rainy_mornings
  all_along_the_river
  a_lion_and_a_llama
  no_one_in_line
  you_and_I_alone
  a_wool_rug
  early_on_Monday
  a_level_area
  animals_on_an_island
  mine_and_yours
  over_an_hour
  the_moon_in_May
  wearing_a_new_ring
  an_evening_meal
  more_and_more_vanilla
  young_and_able
  a_gray_morning
  in_an_old_van
  along_a_narrow_lane
  ever_and_ever
  an_even_number
  above_a_window
  a_yellow_mango
  living_alone
  you_are_welcome
  warm_and_yellow
  We_are_all_home_now.
  Lena_is_in_my_room.
  You_are_my_uncle.
  I_am_on_an_airplane.
  No_one_is_alone.
  Maya_is_in_an_orange_van.
  We_will_run_in_May.
  Noor_and_I_are_early.
  Our_animal_is_an_owl.
  My_mom_is_a_lawyer.
  Where_are_you_now?
  We_won_one_more_game.
  I_may_move_on_Monday.
  A_lion_is_lying_down.
  The_river_is_low.
  You_and_I_are_in_line.
  Will_you_run_along?
  Elena_and_I_are_away.
  We_were_in_Rome.
  My_airline_is_never_early.
  Everyone_is_in_a_line.
  My_room_is_warm.
  My_arm_is_moving.
  We_love_your_maple.
  You_are_in_my_area.
  The_new_lamp_is_in_view.
  All_is_well_now.
  Marian_is_a_nurse.
  I_know_you_are_able.
  More_rain_on_Monday.
  an orange umbrella
  each and every evening
  up in the attic
  an egg and an onion
  in an old envelope
  all of us again
  over on the island
  an hour or two
  at the end of August
  inside an empty office
  half of an apple
  her own idea
  as early as eight
  out in the ocean
  a house on a hill
  in and out again
  under our old oak
  an easy answer
  open all afternoon
  ask Uncle Amir
  on an airplane
  a hat and an umbrella
  at eleven in the evening
  every other hour
  all around us
  ice in our orange juice
  in her other hand
  an animal in action
  after eating oatmeal
  a happy old elephant
  I ate an orange.
  Anna is always early.
  Open it up again.
  Each evening is easy.
  He has an umbrella.
  Uncle Amir is at home.
  I am up at eight.
  Owls are awake all evening.
  It is on our island.
  Ask Emma about it.
  Her office is open.
  All of us agree.
  I have an idea.
  Ice is on every inch.
  Our oven is empty.
  Is anyone at home?
  He is in Iowa again.
  Eggs and onions are in it.
  Aunt Ada arrived in April.
  An owl is up high.
  I asked an easy question.
  Everyone is asleep upstairs.
  Our umbrella is in here.
  Elephants eat a lot.
  I opened all the envelopes.
  Apples are on sale.
  Is it an hour away?
  Our house is on a hill.
  He is eager and able.
  It is easy in the end.
`
  .trim()
  .split('\n')
  .map((line) => line.trim())
