import { named, type Row } from "./term.ts";

/** What people ask for and the designer cannot draw; and what belongs to the house, which stays as it is. */
export const undrawable: readonly Row[] = [
  ["hot tub, hottub, jacuzzi, spa, whirlpool, swim spa, plunge pool, cold plunge, ice bath", named("hot-tub")],
  [
    "swimming pool, pool, lap pool, natural pool, swimming pond, infinity pool, inground pool, above ground pool, kiddie pool, paddling pool, wading pool",
    named("pool"),
  ],
  [
    "trampoline, swing set, swingset, swing, playset, play set, playground, slide, climbing frame, jungle gym, monkey bars, see saw, seesaw",
    { kind: "undrawable" },
  ],
  [
    "sandbox, sand box, sandpit, sand pit, tree house, treehouse, play house, playhouse, wendy house, climbing wall, rock climbing wall, zip line, splash pad, mud kitchen",
    { kind: "undrawable" },
  ],
  [
    "tire swing, tyre swing, rope swing, porch swing, swing seat, swing bench, bench swing, swinging bench, egg chair, hanging egg chair, rocking chair",
    { kind: "undrawable" },
  ],
  [
    "outdoor kitchen, summer kitchen, pizza oven, bbq, barbecue, barbeque, grill, built in grill, smoker, bbq pit, outdoor bar, bar, tiki bar, sink, fridge",
    { kind: "undrawable" },
  ],
  [
    "bbq area, barbecue area, grill area, grilling area, grill station, bbq station, pizza oven area, bar area, brick oven, bread oven, kegerator",
    { kind: "undrawable" },
  ],
  [
    "shed, garden shed, tool shed, storage shed, potting shed, she shed, storage box, deck box, wood shed, log store, bike shed, bike storage, carport, car port",
    { kind: "undrawable" },
  ],
  [
    "greenhouse, green house, glasshouse, polytunnel, cold frame, orangery, sun room, sunroom, potting bench, guest house, garden office, garden room, studio, barn",
    { kind: "undrawable" },
  ],
  [
    "chicken coop, coop, hen house, rabbit hutch, dog house, doghouse, kennel, dog run, catio, bee hive, beehive, bug hotel, bird house, birdhouse, bird feeder, dog park",
    { kind: "undrawable" },
  ],
  [
    "basketball hoop, basketball court, basketball, tennis court, sports court, pickleball court, bocce court, bocce ball court, putting green, golf green, mini golf, volleyball net, volleyball court",
    { kind: "undrawable" },
  ],
  [
    "soccer goal, football goal, goal post, batting cage, skate ramp, half pipe, horseshoe pit, ping pong table, pool table, giant chess, chess board, archery range, gym, outdoor gym",
    { kind: "undrawable" },
  ],
  ["sauna, outdoor shower, steam room, outdoor toilet, outhouse", { kind: "undrawable" }],
  [
    "statue, sculpture, buddha, buddha statue, garden gnome, gnome, flamingo, sundial, weather vane, wind chime, gazing ball, mural, art work, artwork, mosaic",
    { kind: "undrawable" },
  ],
  [
    "waterfall, water fall, stream, creek, river, brook, lake, moat, water wall, water slide, koi, fish, goldfish, duck pond",
    { kind: "undrawable" },
  ],
  [
    "bridge, wooden bridge, japanese bridge, tea house, torii gate, dock, jetty, lighthouse, windmill, wishing well, well, balcony, tower",
    { kind: "undrawable" },
  ],
  [
    "driveway, parking space, parking spot, parking, parking pad, ev charger, gate, garden gate, security camera, railing, handrail, ramp, wheelchair ramp",
    { kind: "undrawable" },
  ],
  [
    "patio heater, outdoor heater, heater, tv, outdoor tv, projector, movie screen, projector screen, speaker, outdoor speaker, sound system, ceiling fan, fan, stage, dance floor",
    { kind: "undrawable" },
  ],
  [
    "clothes line, washing line, clothesline, laundry line, compost bin, composter, compost heap, rain barrel, water butt, bin store, trash can, trash enclosure, mailbox, letterbox, flagpole, flag pole",
    { kind: "undrawable" },
  ],
  [
    "irrigation, irrigation system, sprinkler, sprinkler system, drip irrigation, drainage, french drain, drain, solar panel, robot mower, rug, bean bag, outdoor rug, curtain, cushion, pillow",
    { kind: "undrawable" },
  ],
];

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
