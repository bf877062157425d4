import { element, named, type Row } from "./term.ts";

/** Things that are bought and set up: play, storage, ornaments, things of the house and its street. */
export const furnishings: readonly Row[] = [
  [
    "porch swing, swing seat, swing bench, bench swing, swinging bench, swinging seat, garden swing, patio swing, garden swing seat, hollywood swing, canopy swing, jhoola, jhula swing, porch glider, glider, glider swing, swing sofa, two seater swing",
    named("swing-seat"),
  ],
  [
    "hanging chair, hammock chair, egg chair, hanging egg chair, egg swing, swinging chair, swinging egg chair, hanging pod, pod chair",
    named("hanging-chair"),
  ],
  [
    "sun lounger, sunlounger, sun bed, sunbed, lounger, chaise, chaise longue, chaise lounge, lounge bed",
    element("seating", { object: "sun-lounger" }),
  ],
  [
    "rocker, porch rocker, rocking chair, rocking chairs",
    element("seating", { object: "adirondack-chair", as: "a garden chair" }),
  ],
  ["coffee table, low table, cocktail table, coffee tables", named("coffee-table")],
  ["side table, end table", named("coffee-table", { as: "a low table" })],
  ["picnic table, picnic bench, picnic set, picnic table with bench, pub bench, pub table", named("picnic-table")],
  ["outdoor bar, bar, tiki bar, bar area, bar counter, wet bar, bar top", named("bar")],
  [
    "bbq, barbecue, barbeque, barbie, braai, mangal, grill, gas grill, charcoal grill, barbecue grill, bbq grill, built in grill, bbq pit, bbq area, barbecue area, grill area, grilling area, mangal place, place to grill, somewhere to grill, spot to grill, bbq spot, place for the grill, space for the grill, braai area, bbq place, asado, parrilla",
    named("grill"),
  ],
  ["smoker, meat smoker", named("grill", { as: "a grill" })],
  [
    "pizza oven, brick oven, bread oven, pizza oven area, tandoor, clay oven, stone oven, bread oven stone, wood fired oven",
    named("pizza-oven"),
  ],
  ["outdoor shower, garden shower, pool shower, shower, showers", named("outdoor-shower")],
  [
    "play house, playhouse, wendy house, house for playing, house to play in, kids house, cubby house, cubby",
    named("playhouse"),
  ],
  ["slide, play slide, garden slide, kids slide", named("slide")],
  ["mud kitchen, play kitchen, outdoor play kitchen", named("mud-kitchen")],
  ["basketball hoop, basketball net, basketball, netball hoop, hoop, basketball goal", named("basketball-hoop")],
  ["soccer goal, football goal, goal post, soccer net, football net, goalposts, soccer goals", named("soccer-goal")],
  ["greenhouse, green house, glasshouse, glass house, hothouse", named("greenhouse")],
  ["polytunnel, hoop house, orangery", named("greenhouse", { as: "a greenhouse" })],
  [
    "clothes line, washing line, clothesline, laundry line, drying line, place to dry laundry, clothes lines, washing lines, laundry lines",
    named("clothes-line"),
  ],
  [
    "hills hoist, clothes dryer, rotary dryer, rotary airer, clothes airer, clothes hoist, rotary washing line, rotary clothesline",
    named("clothes-line", { as: "a clothesline between posts" }),
  ],
  [
    "bike rack, somewhere to park the bikes, somewhere to park bikes, place to park the bikes, place to park bikes, bicycle rack, bike stand, bicycle stand, cycle rack, bike parking, bike storage, bicycle storage, bike racks",
    named("bicycle-rack"),
  ],
  [
    "chicken coop, coop, hen house, chicken run, chook pen, chook house, henhouse, chicken tractor, hen run, poultry run, chook run, place for chickens",
    named("chicken-coop"),
  ],
  ["duck run, duck house, rabbit hutch", named("chicken-coop", { as: "a chicken coop" })],
  ["dog house, doghouse, kennel, dog kennel", named("dog-house")],
  [
    "bin store, bin storage, bin cupboard, bin shed, trash enclosure, garbage enclosure, trash can enclosure, place for the bins, place for bins, somewhere to put the bins, place to hide the bins, somewhere for the bins, place for bins closed, bin shelter, bin cabinet, wheelie bin store, trash can storage",
    named("bin-store"),
  ],
  [
    "log store, wood shed, wood store, log rack, firewood rack, firewood storage, wood pile, woodpile, firewood, firewood store, log shed, firewood shed",
    named("log-store"),
  ],
  ["mailbox, mail box, letterbox, letter box, post box, postbox, mailboxes", named("mailbox")],
  [
    "little free library, little library, free library, library, lending library, book exchange, book box, neighbourhood library, library box, free little library",
    named("little-library"),
  ],
  ["flagpole, flag pole, flagstaff, flag staff", named("flag-pole")],
  [
    "house number stone, house number rock, address stone, address rock, address boulder, address marker, house number boulder, number stone",
    named("house-number-stone"),
  ],
  [
    "bollard, bollard light, bollard lamp, light bollard, bollard lighting",
    element("lights", { object: "bollard-light" }),
  ],
  ["sundial, sun dial, armillary, armillary sphere", named("sundial")],
  ["statue, sculpture, stone figure, figurine, garden statue, stone statue, garden sculpture", named("statue")],
  ["buddha, buddha statue, budda, buddah, stone buddha, buddha figure", named("statue", { object: "buddha" })],
  ["garden gnome, gnome, garden dwarf, gartenzwerg", named("statue", { object: "garden-gnome" })],
  ["basalt column, basalt pillar, basalt, stone column, rock column, basalt stele", named("basalt-columns")],
  ["obelisk, garden obelisk, plant obelisk, tuteur, rose obelisk, wooden obelisk", named("obelisk")],
  ["bean teepee, bean wigwam, wigwam, bean pole", named("obelisk", { as: "an obelisk" })],
  ["bird house, birdhouse, bird box, nest box, nesting box, owl box, bird houses", named("bird-house")],
  ["bug hotel, insect hotel, bee hotel, worm hotel, bee house, insect house", named("bee-hotel")],
  [
    "gate, garden gate, side gate, wooden gate, entrance gate, arched gate, picket gate, front gate, driveway gate, iron gate",
    named("gate"),
  ],
  [
    "parking, parking space, parking spot, parking pad, parking area, parking place, room to park, space to park, place to park, off street parking, parking bay, room for cars, room for two cars, space for two cars, place for the car, place for car, parking lot, parking bays, extra parking, guest parking",
    named("parking"),
  ],
];
