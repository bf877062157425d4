import { element, named, type Row } from "./term.ts";

/** What the designer cannot draw, by the name that `drawn-as.ts` has for it: what is drawn one day leaves that table, not this one. */
const things: readonly Row[] = [
  ["hot tub, hottub, jacuzzi, spa, whirlpool, swim spa, hot pool, jetted tub", named("hot-tub")],
  ["swimming pool, pool, inground pool, in ground pool, sunken pool, swimming pools, pools", named("pool")],
  ["lap pool, swim lane, swimming lane, exercise pool", named("pool", { object: "lap-pool" })],
  ["plunge pool, dip pool, dipping pool, plunge bath, splash pool", named("pool", { object: "plunge-pool" })],
  ["infinity pool, above ground pool, natural pool", named("pool", { as: "a sunken pool with stone coping" })],
  [
    "swimming pond, natural swimming pond, natural swimming pool, swim pond, bathing pond, swimmable pond",
    element("pond", { object: "swimming-pond" }),
  ],
  [
    "kiddie pool, paddling pool, wading pool, cold plunge, ice bath, stock tank pool, cowboy pool",
    { kind: "undrawable", named: "pool" },
  ],
  ["pool house, pool cover, pool slide, pool heater, pool light, diving board", { kind: "undrawable" }],
  [
    "outdoor kitchen, summer kitchen, bbq kitchen, grill kitchen, grill station, bbq station, kitchen for the barbie, outdoor kitchen for the barbie, cooking station, cooking area, outdoor cooking",
    named("outdoor-kitchen"),
  ],
  ["trampoline", named("trampoline")],
  ["in ground trampoline, sunken trampoline", named("trampoline", { as: "a trampoline" })],
  ["sandbox, sand box, sandpit, sand pit, sand play area, place for sand", named("sandbox")],
  ["swing set, swingset, swing, jhula", named("swing-set")],
  ["playset, play set, play sets, playsets", named("swing-set", { as: "a swing set" })],
  [
    "playground, play ground, climbing frame, climbing frame with slide, play tower, jungle gym, monkey bars, see saw, seesaw, play equipment",
    { kind: "undrawable", named: "swing-set" },
  ],
  [
    "tree house, treehouse, tree fort, play fort, fort, willow tunnel, willow den, willow hut, tunnel, den, stepping logs, pirate ship",
    { kind: "undrawable", named: "playhouse" },
  ],
  ["cold frame", { kind: "undrawable", named: "greenhouse" }],
  [
    "shed, garden shed, tool shed, storage shed, potting shed, she shed, bike shed, garden storage, storage, storage unit",
    named("shed"),
  ],
  ["man cave, storage box, deck box, summerhouse, outbuilding", { kind: "undrawable", named: "shed" }],
  ["gabion, gabion wall, gabion basket, rock cage", named("gabion")],
  [
    "waterfall, water fall, cascade, water wall, wall of water, water curtain, waterfalls, tiny waterfall, falling water",
    named("waterfall"),
  ],
  ["stream, creek, brook, running stream, rill", named("stream")],
  ["railing, deck railing, railings, hand rail, handrail, banister, balustrade, rail, hand rails", element("railing")],
  ["glass railing, cable railing, cable rail", element("railing", { as: "a railing of wooden bars" })],
  ["koi, koi fish, koi carp, fish, goldfish", element("fish")],
  [
    "bridge, moon bridge, wooden bridge, wood bridge, japanese bridge, foot bridge, footbridge, little bridge",
    named("bridge"),
  ],
  ["flamingo, garden art, artwork, art work, spirit house", { kind: "undrawable", named: "statue" }],
  [
    "compost bin, composter, compost heap, compost pile, compost, compost area, worm farm, wormery, leaf mould bin, compost bay",
    named("compost"),
  ],
  ["rain barrel, water butt, water barrel", named("rain-barrel")],
  [
    "rain water tank, rainwater tank, water tank, cistern, rain tank, ibc tank",
    named("rain-barrel", { as: "a rain barrel" }),
  ],
  [
    "dog run, dog pen, kennel run, dog area, dog yard, dog potty area, dog park, dog corner, grass run, kennel area, dog toilet, potty area, pea gravel potty area, agility course, dog wash",
    named("dog-run"),
  ],
  ["outdoor rug, rug, outdoor carpet, carpet", named("rug")],
  ["driveway, drive way, drive, car port, carport, motor court", named("driveway")],
];

/** What has no name in a typed wish: it is told in the customer's own words. */
const others: readonly Row[] = [
  [
    "speed bump, cattle grid, grille, window grille, stile, turnstile, hitching post, portaloo, green roof, spanish moss, topsoil, top soil, compost soil, netted, cattle trough, feed trough, water trough for horses, pavilion stage, jar area",
    { kind: "undrawable" },
  ],
  [
    "prickly plant, poisonous plant, thorny plant, toxic plant, plants with thorn, plants with spike, spiky plant, prickly or poisonous plant, anything thorny, anything prickly, anything poisonous, anything toxic, invasive plant",
    { kind: "undrawable" },
  ],
  [
    "fairy garden, fairy house, fairy door, tiny house, mushroom, toadstool, hobbit house, gravestone, gravestones, tombstone, grave, memorial stone, plaque, cross, altar, puja place, fire altar, tulsi pedestal, hammam, tandoor area",
    { kind: "undrawable" },
  ],
  [
    "climbing wall, rock climbing wall, zip line, zipline, splash pad, tire swing, tyre swing, rope swing, water slide, balance beam, chalkboard, chalk board, ball pit",
    { kind: "undrawable" },
  ],
  ["bean bag, beanbag, cushion, pillow, curtain, nest swing", { kind: "undrawable" }],
  [
    "sink, outdoor sink, fridge, kegerator, counter, countertop, worktop, cabinet, ice maker, prep table",
    { kind: "undrawable" },
  ],
  [
    "sun room, sunroom, potting bench, guest house, garden office, garden room, studio, barn, workshop, garage extension, granny flat, banya, sauna, steam room, outdoor toilet, outhouse, screened porch, veranda, verandah, catio, caravan, motorhome, rv, boat, trailer, camper, pier, outhouse toilet, tent, yurt, container house, tool store",
    { kind: "undrawable" },
  ],
  [
    "dog bed, bee hive, beehive, hive, bird feeder, birdfeeder, feeder, bird table, squirrel feeder, bat box, hedgehog house, brush pile, log pile, dead wood, aviary, dovecote, pond for ducks, hedgehog highway, hedgehog hole, hedgehog gate, netting, rabbit fence mesh, cat run, cat tunnel, cat fence, beetle bank, pond for frogs",
    { kind: "undrawable" },
  ],
  [
    "basketball court, tennis court, sports court, sport court, pickleball court, bocce court, bocce ball court, putting green, golf green, mini golf, volleyball net, volleyball court, petanque court, boule court, boules court, cricket pitch, badminton net, badminton court",
    { kind: "undrawable" },
  ],
  [
    "batting cage, skate ramp, skate park, half pipe, horseshoe pit, ping pong table, pool table, table tennis, table tennis table, giant chess, chess board, archery range, gym, outdoor gym, pull up bar, yoga platform, labyrinth, maze, hopscotch, cornhole, padel court, paddle court, cricket net, cricket nets, pump track, slackline, slack line, half court, basketball half court, swingball, bike track, obstacle course",
    { kind: "undrawable" },
  ],
  [
    "weather vane, wind chime, gazing ball, mural, mosaic, mirror, outdoor mirror, stained glass, totem, prayer flag, spirit wall, shrine, grotto, torii gate, tea house, driftwood, drift wood, wagon wheel, wine barrel, whiskey barrel, wheelbarrow, candle, plinth, clock, torch, tiki torch, totem pole, signpost, noticeboard, sandwich board, milk churn, cartwheel, scarecrow, teepee, tepee, tipi, ottoman, bar cart, umbrella stand, boot scraper, piano, telescope, observatory, ruin, folly, bandstand stage, fire extinguisher, neon sign",
    { kind: "undrawable" },
  ],
  [
    "river, lake, moat, duck pond, dock, jetty, beach, island, water wheel, mister, misting system",
    { kind: "undrawable" },
  ],
  [
    "lighthouse, windmill, wishing well, water well, old well, borewell, bore well, balcony, tower, roof terrace, rooftop, basement entrance",
    { kind: "undrawable" },
  ],
  [
    "corn hole, ev charger, security camera, ramp, wheelchair ramp, doorbell, intercom, house sign, ev post, ev point, charging point, charging post, charger, house name, sign, name plate, key box, hose reel, hose, power box, utility box, electric box, gas meter, meter box, hydrant",
    { kind: "undrawable" },
  ],
  [
    "patio heater, outdoor heater, heater, tv, outdoor tv, television, projector, movie screen, projector screen, speaker, outdoor speaker, sound system, ceiling fan, fan, stage, dance floor, outlet, electric outlet, power outlet, socket, hose bib, spigot, outdoor tap, water tap, tap, cold tap, standpipe, water pump, foot wash, wheelchair lift, satellite dish, heat pump, gas bottle, rain chain, drainage channel, channel drain, drain channel, retention basin, gas heater, fire heater, heat lamp, infrared heater, cushions, outdoor cushion, cinema screen, projection screen, disco ball",
    { kind: "undrawable" },
  ],
  [
    "trash container, garbage container, waste container, rubbish container, rubbish bin, waste bin, refuse bin, trash can, garbage can, trash bin, parcel box, bins tucked away, bins hidden, bins out of sight, hidden bins, bins, bin, recycling bin, recycling, wheelie bin, dustbin, garbage bin",
    { kind: "undrawable" },
  ],
  [
    "irrigation, irrigation system, sprinkler, sprinkler system, drip irrigation, drip line, drip system, drainage, french drain, drain, dry well, downspout, gutter drain, soakaway, solar panel, robot mower, pesticide, chemical, herbicide, fertiliser, fertilizer, landscape fabric, weed barrier, weed fabric, weed membrane, rubber mulch, rubber surface, soft ground, soft surface, rubber tile",
    { kind: "undrawable" },
  ],
];

export const undrawable: readonly Row[] = [...things, ...others];

export const houseParts: readonly Row[] = [
  [
    "roof, siding, gutter, shutter, facade, chimney, front facade, dormer, exterior wall, house exterior, brickwork of the house, new roof, second story",
    { kind: "house" },
  ],
  [
    "windows, french door, patio door, bifold door, bi fold door, sliding glass door, roof tile, skylight, house number, front door colour, extension, house extension",
    { kind: "house" },
  ],
  ["interior, living room furniture, bathroom, bedroom, basement, attic, kitchen cabinet", { kind: "house" }],
];
