/**
 * What can be drawn where something cannot, as it would stand in a wish: phrases as in undrawable.ts, and what is offered
 * for them. Nothing stands here for what nothing comes near.
 */
export const insteadOf: readonly (readonly [phrases: string, instead: string])[] = [
  ["ice bath, cold plunge", "a hot tub"],
  ["lake, duck pond, koi, fish, goldfish", "a pond"],
  ["stock tank pool, cowboy pool", "a plunge pool"],
  ["kiddie pool, paddling pool, wading pool, splash pad, water wall", "a fountain"],
  ["playground, climbing frame, jungle gym, monkey bars, see saw, seesaw", "a swing set"],
  [
    "basketball court, tennis court, sports court, pickleball court, bocce court, bocce ball court, putting green, golf green, mini golf, volleyball court, dog run, dog park",
    "a play lawn",
  ],
  ["tire swing, tyre swing, rope swing", "a swing set"],
  ["tree house, treehouse", "a playhouse"],
  ["studio, garden office, garden room, tea house, guest house", "a pergola"],
  ["cold frame, potting bench", "raised beds"],
  ["bee hive, beehive", "a bee hotel"],
  ["bird feeder", "a birdhouse"],
  ["flamingo, gazing ball, art work, artwork", "a statue"],
  ["waterfall, water fall, wishing well, well", "a fountain"],
  ["stream, creek, river, brook, moat", "a dry creek"],
  ["bridge, wooden bridge, japanese bridge", "stepping stones"],
  ["torii gate", "an arch"],
  ["patio heater, outdoor heater, heater", "a fire pit"],
  ["stage, dance floor, dock, jetty", "a wooden deck"],
  ["cushion, pillow, bean bag", "an outdoor sofa"],
  ["irrigation, irrigation system, sprinkler, sprinkler system, drip irrigation", "drought tolerant plants"],
  ["drainage, french drain, drain", "a rain garden"],
];
