import { element, named, type Row } from "./term.ts";

/** Things one builds, sets up or lights. The customer's word is what they are told back. */
export const things: readonly Row[] = [
  ["wall, walls", element("retaining-wall")],
  [
    "fire pit, fire place area, fire ring, fire place, outdoor fireplace, chimenea, chiminea, fire drum, fire barrel, fire basket, fire place outside, firebowl, fire bowl, gas fire, gas fire pit, ethanol fire, fire cauldron, brazier",
    element("fire-pit"),
  ],
  [
    "fire bowl, fire circle, place for a fire, place for fire, bonfire pit, bon fire pit, fire table, camp fire, gas fire table, fire feature, fire pit area",
    element("fire-pit"),
  ],
  [
    "seating, seating area, sitting area, seating nook, conversation area, place to sit, spot to sit, sitting place, seating place, sitting spot, seating spot, sit down area, sitting corner, seating corner, place for sitting, place for sit, space to sit, room to sit, reading nook, reading corner, seating circle, sitting nook, sitting out area, covered seating, covered sitting, sheltered seating, somewhere for us, somewhere for us to, somewhere to have, somewhere for coffee, spot for coffee, spot for us, place for coffee, place for us to, somewhere to relax, place to relax, spot to relax, place for wine, logs to sit on, log to sit on, sit spot, people sitting, space for sitting, sitting space, sitting for, area to sit, area for sitting, smoking corner, smoking area",
    element("seating"),
  ],
  [
    "place to read, somewhere to read, spot to read, place for reading, ring of seats, circle of seats, seating ring, sitting circle, sunken seating, somewhere to sit, chair, lawn chair, garden chair, patio chair, adirondack, adirondack chair, muskoka chair, rocking seat, stool, adirondacks, deckchair set, stools, armchair, log seat, tree stump seat, stump to sit on, cushioned chair, bar stool, log for a seat, log for seat, logs for seat, logs for seats, logs as seat, logs as seats, tree trunk to sit on",
    element("seating"),
  ],
  ["lounge chair, deck chair, club chair", element("seating", { object: "lounge-chair" })],
  [
    "sofa, outdoor sofa, garden sofa, patio sofa, sectional, couch, outdoor couch, daybed, day bed, charpai, charpoy, lounge set, sofa set, corner sofa, l shaped sofa, sofas, outdoor sectional, loveseat, love seat, settee",
    element("seating", { object: "sofa" }),
  ],
  [
    "furniture, pool furniture, pool seating, lounge, lounge area, outdoor furniture, patio furniture, garden furniture, seats, seats around",
    element("seating"),
  ],
  [
    "dining set, dining area, dining table, outdoor dining, dining space, dining, long table, big table, dinner table, farm table, farmhouse table, harvest table, dining room, outdoor dining area, outdoor dining table",
    element("dining"),
  ],
  ["table and chair, table with chair, table, patio table, patio set, table set", element("dining")],
  [
    "bistro set, bistro table, cafe set, cafe table, bistro chair, bistro table and chair, little table for two, small table for two",
    named("bistro-set"),
  ],
  [
    "place where we eat, one for eating, zone for eating, place where family eats, place where the family eats, place where family sits, place where we sit to eat, somewhere for meals, somewhere for dinner, somewhere to have dinner, space for meals, place to eat, spot to eat, somewhere to eat, eating area, place for dinner, place for eating, space to eat, room to eat, breakfast spot, breakfast area, breakfast nook, table for eating, place for breakfast, somewhere for breakfast, spot for breakfast, table with bench, place for lunch, space for a table, place for a table, room for a table, area to eat, area for eating, place where we can eat, tea table, zinc table, wooden table, stone table, round table",
    element("dining"),
  ],
  [
    "pergola, latada, vine trellis roof, shade structure, ramada, shade cover, slatted roof, vine roof, roof of grape, roof of vine, grape arbour, vine arbour, pergolas, shade roof, grapevine pergola, grape pergola, grapevine arbour, wisteria pergola, lean to, veranda roof",
    element("pergola"),
  ],
  [
    "gazebo, pavilion, summer house, cabana, canopy, patio cover, patio roof, roof over the patio, sala, covered sitting area, covered seating area, kiosk, belvedere, garden house, roofed area, palapa, tiki hut, screened gazebo, altana, altanka, quincho, pagoda, rotunda, teahouse, chardak, nipa hut, bale, canopy roof, lapa, bandstand, roofed shelter, shelter, covered shelter",
    named("gazebo", { as: "a pergola" }),
  ],
  ["shade sail, sun sail, sail, sail shade, shade cloth, sunsail", named("shade-sail")],
  ["awning", named("shade-sail", { as: "a shade sail" })],
  ["arch, archway, garden arch, rose arch, moon gate", element("arch")],
  ["arbour, arbour seat, arbour bench, garden arbour, seat arbour", element("arch", { object: "arbour" })],
  ["trellis, trellises, trellis panel, lattice, latticework, treillage", named("trellis")],
  [
    "bench, something to sit on, somewhere to sit down, seat, tree seat, love seat bench, bench seating, garden bench, park bench, stone bench, wooden bench, wood bench, teak bench, bench seat, built in bench, seat bench, benches, stone seat, swing free bench, log bench, circular bench, tree bench, bench around, seat around, sitting bank, wooden bank, garden bank, memorial bench, bank to sit, curved bench, corner bench",
    element("bench"),
  ],
  [
    "parasol, sun umbrella, patio umbrella, umbrella, sunshade, beach umbrella, market umbrella, cantilever umbrella, sun shade",
    element("parasol"),
  ],
  [
    "lights, lighting, lamp, path light, path lights, pathway light, solar light, landscape lighting, light at night, lights at night, light in the evening, lamps, led light, night lighting, wall light, warm light, soft light, evening light fixture, lantern light, led strip, lanterns along, lamp post, lamppost, globe light, solar lamp, lantern post, post light, step light, deck light, porch light, house number lit, house numbers lit, security light, motion light, sensor light, motion sensor light, led path light, lit path, lit up, sconce, spike light",
    element("lights"),
  ],
  [
    "garden light, uplight, up light, uplighter, downlight, uplighting, spotlight, spot light, low voltage lighting, outdoor light, outdoor lights, outdoor lighting",
    element("lights"),
  ],
  [
    "landscape light, accent light, accent lighting, garden lighting, path lighting, ambient lighting, mood lighting",
    element("lights"),
  ],
  [
    "string light, string lights, lights strung, strung light, lights hung, lights draped, draped light, string of light, string of lights, strings of light, string lighting, fairy light, fairy lights, bistro light, bistro lights, twinkle light, twinkly light, twinkling light, party light, patio light, light string, christmas light, stringlight",
    element("string-lights"),
  ],
  ["festoon light, festoon lights, cafe light, cafe lights, edison bulb, hanging light", element("string-lights")],
  [
    "rock ring, stone ring, ring of rocks, ring of stones, boulder, rock, big rock, large rock, rockery, rock garden, big stone, large stone, rock feature, stones, big boulder, large boulder, accent boulder, rock outcrop, rocks, landscape rock, feature rock, stone group, boulder group, boulder outcropping, outcropping, boulder outcrop, rock outcropping, stone circle, circle of stones, circle of stone, standing stone, monolith, rock cluster, rock pile, outcrop",
    element("boulders"),
  ],
  ["stone lantern, japanese lantern, lantern, garden lantern, toro", element("lantern")],
  [
    "water feature, water bowl, water basin, bubbler, bubbling rock, water element, trickling water, running water, bubbling water, tsukubai, basin, bubbling stone, sound of water, water sound, bubbling urn, w water, some water, water i can hear, hear water, water to hear, moving water, splashing water, bit of water, little water feature, gurgling water, water stone, something with water, water trough, water basin feature",
    element("water"),
  ],
  ["bird bath, birdbath, bath for bird", named("bird-bath")],
  [
    "pond, garden pond, lily pond, reflecting pool, wildlife pond, lily pool, reflection pool, frog pond, pondlet, natural pond, ponds, reflecting pond, water garden",
    element("pond"),
  ],
  [
    "koi pond, fish pond, goldfish pond, koi pool, pond with fish, pond with koi, pond with koi fish, pond with goldfish",
    element("pond", { object: "koi-pond" }),
  ],
  [
    "fountain, water fountain, stone fountain, tiered fountain, wall fountain, bubbling fountain, fountains, solar fountain",
    element("fountain"),
  ],
  [
    "planter, pot, flower pot, container, urn, planter box, window box, potted plant, plant pot, flowerpot, plant container, flower box, flower container, planting box, trough, hanging basket, window planter, matka, plants in pot, pots, tub, jardiniere, window boxes, wooden box, mint boxes, parsley boxes, herb box, herb boxes, flower trough, half barrel, barrel planter, wine barrel planter, stone trough, mailbox planter, galvanised trough, galvanized trough, raised planters, planter trough, zinc planter, tall pot, terracotta jar, amphora",
    element("planters"),
  ],
  [
    "terracotta pot, terracotta planter, clay pot, large pot, stone urn, big pot, ceramic pot, glazed pot, tall planter, metal planter, corten planter, steel planter",
    element("planters"),
  ],
  [
    "raised bed, raised garden bed, raised garden, raised planter, raised veggie bed, raised vegetable bed, vegetable bed raised, raised veg bed, raised bed garden, raised box, elevated bed, garden bed raised, veggie box, planter for vegetable, trug, vegetable box, veg box, wooden box for vegetable, box for vegetable, boxes for vegetable, high bed, hochbeet, plant bed raised, growing box, grow box, strawberry patch, strawberry bed, tomato bed, asparagus bed, keyhole bed, hugelkultur, strawberry tower, table bed, beds high enough, bed high enough, waist height bed, beds at waist height, beds i can reach, raised table bed, table planter, wheelchair bed, waist high bed, wicking bed, pumpkin patch, potato patch, potato bed, bean patch",
    element("raised-bed"),
  ],
  [
    "vegetable garden, veggie garden, kitchen garden, vegetable patch, veggie patch, vegetable bed, vegetable plot, veggie plot, allotment, vegetables garden, kitchen plot",
    element("raised-bed"),
  ],
  [
    "one for growing, one for vegetables, area for growing, space for growing, veg patch, veg bed, herb garden, herb bed, herb patch, herb spiral, herb planter, herb wall, vegetable, veggie, veg, potager, veg garden, garden box, veggies bed, salad bed, place for vegetable, place to grow vegetable",
    element("raised-bed"),
  ],
  [
    "fence, fencing, trellis fence, fence panel, wood fence, wooden fence, privacy fence, cedar fence, metal fence, fences, panel fence, iron fence, chain link fence, pool fence, fenced, low fence, vinyl fence, closeboard fence, fence section, chainlink, chain link, wire fence, slat fencing, horizontal slat fencing, slat fence, woven fence, willow fence, panel fencing, cattle panel fence, wattle fencing, hit and miss fence, board fence, estate fencing, palisade, stockade fence, palings, paling fence, colorbond, colorbond fence",
    element("fence"),
  ],
  ["picket fence, picket fencing, pickets", element("fence", { object: "picket-fence" })],
  [
    "rail fence, split rail fence, split rail, post and rail, post and rail fence, ranch fence, paddock fence",
    element("fence", { object: "rail-fence" }),
  ],
  ["horizontal fence, slatted fence, bamboo fence, hurdle, wattle fence, dog fence, dog proof fence", element("fence")],
  [
    "screen, privacy screen, slatted screen, privacy wall, privacy panel, screening, divider, screens, wind screen, wind break, windbreak, something to block the view, something to hide the neighbour, sight screen, visual screen, view block, partition, room divider, something tall and green, breeze block screen, hidden behind something, something in front of it, bamboo screen, reed screen, willow screen, privacy lattice, sight protection, privacy protection, view protection, wind protection, windscreen, wind shelter",
    element("screen"),
  ],
  [
    "rock wall, low wall, stone wall, garden wall, sitting wall, seat wall, seating wall, low stone wall, low brick wall, front wall, boundary wall, half wall, stone walls, sea wall, terrace wall, timber wall, sleeper wall, railway sleeper wall, wall as a seat, wall to sit on",
    element("retaining-wall"),
  ],
  ["block wall, dry stone wall, brick wall", element("retaining-wall")],
  [
    "retaining wall, retaining, retaining walls, terraces with stone wall, terraces with wall, terraces with retaining wall, stone terraces, planted terrace, planted terraces, raised terrace, raised terraces, terraced slope, terraces on the slope, terrace it, terrace the slope, terrace the hill, terrace the bank, terrace the garden, terraced bed, terraced garden, terracing, garden terraces, tiered bed, tiered garden, something to hold the slope, something to stop the hill, something to stop the slope, something to hold the hill, something to stop the erosion, erosion control",
    element("retaining-wall", { object: "terrace" }),
  ],
  [
    "riser, risers, stair tread, step, steps, stone step, stone steps, stair, stairs, staircase, stairway, boulder step, boulder steps, wood step, brick step, garden step, stone stair, stair case, wooden step, wooden stair, wood stair, ladder, wooden steps, wider step, wider steps, stone staircase, sleeper steps",
    element("steps"),
  ],
  ["hammock, hanging hammock, hammock stand, hammock with stand", element("hammock")],
];
