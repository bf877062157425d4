/**
 * What can be drawn where something cannot, as it would stand in a wish: phrases as in undrawable.ts, and what is offered
 * for them. Nothing stands here for what nothing comes near.
 */
export const insteadOf: readonly (readonly [phrases: string, instead: string])[] = [
  ["ice bath, cold plunge", "a hot tub"],
  ["swimming pond, lake, duck pond, koi, fish, goldfish", "a pond"],
  ["stock tank pool, cowboy pool", "a plunge pool"],
  ["kiddie pool, paddling pool, wading pool, splash pad, water wall", "a fountain"],
  [
    "playground, slide, climbing frame, jungle gym, monkey bars, see saw, seesaw, play house, playhouse, wendy house, tree house, treehouse",
    "a swing set",
  ],
  [
    "basketball court, tennis court, sports court, pickleball court, bocce court, bocce ball court, putting green, golf green, mini golf, volleyball court, soccer goal, football goal, dog run, dog park",
    "a play lawn",
  ],
  [
    "tire swing, tyre swing, rope swing, porch swing, swing seat, swing bench, egg chair, hanging egg chair",
    "a hammock",
  ],
  ["bench swing, swinging bench, rocking chair", "a bench"],
  [
    "pizza oven, bbq, barbecue, barbeque, grill, built in grill, smoker, bbq pit, brick oven, bread oven, bbq area, barbecue area, grill area, grilling area, pizza oven area",
    "an outdoor kitchen",
  ],
  ["outdoor bar, bar, tiki bar, bar area, studio, garden office, garden room, tea house, guest house", "a pergola"],
  ["greenhouse, green house, glasshouse, polytunnel, cold frame, orangery, potting bench", "raised beds"],
  ["bee hive, beehive, bug hotel, bird house, birdhouse, bird feeder", "a pollinator garden"],
  [
    "statue, sculpture, buddha, buddha statue, garden gnome, gnome, flamingo, sundial, gazing ball, art work, artwork",
    "a stone lantern",
  ],
  ["waterfall, water fall, wishing well, well", "a fountain"],
  ["stream, creek, river, brook, moat", "a dry creek"],
  ["bridge, wooden bridge, japanese bridge", "stepping stones"],
  ["torii gate, gate, garden gate", "an arch"],
  ["patio heater, outdoor heater, heater", "a fire pit"],
  ["stage, dance floor, dock, jetty", "a wooden deck"],
  ["cushion, pillow, bean bag", "an outdoor sofa"],
  ["irrigation, irrigation system, sprinkler, sprinkler system, drip irrigation", "drought tolerant plants"],
  ["drainage, french drain, drain", "a rain garden"],
];
