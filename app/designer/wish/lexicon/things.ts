import { element, named, type Row } from "./term.ts";

/** Things one builds or lays out. The customer's word is what they are told back. */
export const things: readonly Row[] = [
  ["patio, terrace, outdoor living space, outdoor living area, outdoor living room, outdoor room", element("patio")],
  [
    "entertaining area, entertaining space, entertainment area, patio area, pool deck, terrasse, terraza",
    element("patio"),
  ],
  [
    "deck, decking, wood patio, wooden patio, wood terrace, wooden terrace, timber patio",
    named("deck", { paving: "deck" }),
  ],
  [
    "wood platform, wooden platform, wood deck, wooden deck, timber deck, composite deck",
    named("deck", { paving: "deck" }),
  ],
  ["path, pathway, walkway, footpath, trail, garden walk, front walk, side walkway", element("path")],
  ["boardwalk", element("path", { paving: "deck" })],
  [
    "stepping stone, stepping stones, stepping stone path, stepper, stone stepper, step stone",
    element("path", { paving: "stepping" }),
  ],
  ["fire pit, fire ring, fire place, outdoor fireplace, chimenea, chiminea", element("fire-pit")],
  ["fire bowl, fire table, camp fire, fire feature, fire pit area", element("fire-pit")],
  [
    "seating, seating area, sitting area, seating nook, conversation area, place to sit, spot to sit",
    element("seating"),
  ],
  [
    "somewhere to sit, chair, lawn chair, garden chair, patio chair, adirondack, adirondack chair, seat",
    element("seating"),
  ],
  [
    "lounger, lounge chair, sun lounger, chaise, deck chair, club chair",
    element("seating", { object: "lounge-chair" }),
  ],
  [
    "sofa, outdoor sofa, garden sofa, patio sofa, sectional, couch, outdoor couch, daybed, day bed, lounge set",
    element("seating", { object: "sofa" }),
  ],
  ["lounge, lounge area, outdoor furniture, patio furniture, garden furniture, seats", element("seating")],
  ["dining set, dining area, dining table, outdoor dining, dining space, dining, picnic table", element("dining")],
  ["table and chair, table with chair, table, patio table, patio set, bistro set, bistro table", element("dining")],
  ["place to eat, spot to eat, somewhere to eat, eating area, place for dinner", element("dining")],
  ["pergola, shade structure, ramada", element("pergola")],
  [
    "gazebo, pavilion, summer house, cabana, canopy, patio cover, covered patio, covered deck",
    named("gazebo", { as: "a pergola" }),
  ],
  ["shade sail, awning", element("parasol", { as: "a parasol" })],
  ["arch, archway, garden arch, rose arch, moon gate", element("arch")],
  ["arbour, arbour seat, arbour bench, garden arbour, seat arbour", element("arch", { object: "arbour" })],
  ["trellis, trellises, obelisk", element("screen", { as: "a screen" })],
  ["bench, garden bench, park bench, stone bench, wooden bench, wood bench, teak bench", element("bench")],
  ["parasol, sun umbrella, patio umbrella, umbrella, sunshade", element("parasol")],
  [
    "lights, lighting, lamp, path light, path lights, pathway light, solar light, landscape lighting",
    element("lights"),
  ],
  [
    "garden light, uplight, uplighting, spotlight, low voltage lighting, outdoor light, outdoor lights, outdoor lighting",
    element("lights"),
  ],
  [
    "landscape light, accent light, accent lighting, garden lighting, path lighting, bollard light, ambient lighting, mood lighting",
    element("lights"),
  ],
  [
    "string light, string lights, string lighting, fairy light, fairy lights, bistro light, bistro lights",
    element("string-lights"),
  ],
  ["festoon light, festoon lights, cafe light, cafe lights, edison bulb, hanging light", element("string-lights")],
  [
    "boulder, rock, big rock, large rock, rockery, rock garden, big stone, large stone, rock feature",
    element("boulders"),
  ],
  ["stone lantern, japanese lantern, lantern, garden lantern", element("lantern")],
  ["water feature, water bowl, water basin, bird bath, bubbler, bubbling rock, water element", element("water")],
  ["pond, fish pond, koi pond, garden pond, lily pond, reflecting pool, wildlife pond", element("pond")],
  ["fountain, water fountain, stone fountain, tiered fountain", element("fountain")],
  ["planter, pot, flower pot, container, urn, planter box, window box, potted plant, plant pot", element("planters")],
  ["terracotta pot, terracotta planter, clay pot, large pot, stone urn", element("planters")],
  [
    "raised bed, raised garden bed, raised garden, raised planter, raised vegetable bed, raised veggie bed",
    element("raised-bed"),
  ],
  [
    "vegetable garden, veggie garden, kitchen garden, vegetable patch, veggie patch, vegetable bed",
    element("raised-bed"),
  ],
  ["veg patch, veg bed, herb garden, vegetable, veggie, potager, veg garden, garden box", element("raised-bed")],
  ["lawn, grass, grass area, grassy area, clover lawn, green grass, grass lawn, green space", element("lawn")],
  ["sod, turf, new sod, new turf, fresh sod", element("lawn", { fresh: true })],
  [
    "artificial turf, artificial grass, fake grass, synthetic turf, astro turf, faux grass",
    element("lawn", { as: "a lawn", fresh: true }),
  ],
  [
    "play lawn, play area, place to play, kick about area, area to play, space to play, play space",
    element("play-lawn"),
  ],
  ["room to play, lawn to play, lawn for the kids, lawn for kids, grass to play, spot to play", element("play-lawn")],
  [
    "grass for the kids, grass for the dog, place to run around, space to run around, room to run around, room to run",
    element("play-lawn"),
  ],
  ["lawn for the dog, play yard, ball game area", element("play-lawn")],
  [
    "meadow, wildflower meadow, flower meadow, prairie planting, meadow planting, wild flower",
    element("meadow", { hint: "natural" }),
  ],
  ["prairie", element("meadow", { hint: "natural" })],
  ["flower bed, bed, garden bed, planting bed, planting, plants, flower, flowers, greenery", element("beds")],
  [
    "shrub, bush, flowering shrub, flowering plant, flower garden, landscaping bed, island bed, blooms",
    element("beds"),
  ],
  [
    "native plant, native planting, pollinator garden, pollinator plant, butterfly garden, bee friendly plant",
    element("beds", { hint: "natural" }),
  ],
  ["rain garden", element("beds", { hint: "natural" })],
  [
    "desert plant, drought tolerant plant, drought resistant plant, drought tolerant planting",
    element("beds", { hint: "xeriscape" }),
  ],
  ["tropical plant, exotic plant", element("beds", { hint: "tropical" })],
  [
    "border, flower border, perennial border, planting strip, herbaceous border, mixed border, flowerborder",
    element("border"),
  ],
  ["hedge, hedging, hedgerow, living fence, green wall", element("hedge")],
  ["tree, specimen tree, feature tree, trees", element("tree")],
  ["dry creek, dry creek bed, dry river bed, dry stream, dry stream bed, dry river, arroyo", element("dry-creek")],
  ["rock creek, rock river, river bed, creek bed", element("dry-creek")],
  ["fence, fencing, fence panel, wood fence, wooden fence, picket fence, privacy fence, cedar fence", element("fence")],
  ["horizontal fence, slatted fence, bamboo fence", element("fence")],
  ["screen, privacy screen, slatted screen, privacy wall, privacy panel, screening, divider", element("screen")],
  [
    "retaining wall, rock wall, low wall, stone wall, garden wall, sitting wall, seat wall, seating wall",
    element("retaining-wall"),
  ],
  ["block wall, dry stone wall, brick wall, terraced bed, terraced garden", element("retaining-wall")],
  ["step, steps, stone step, stone steps, stair, stairs, staircase, stairway", element("steps")],
  ["hammock, hanging chair, hammock chair", element("hammock")],
  ["paving, pavement", element("paving")],
  ["mulch, bark mulch, wood chip, bark chip, bark, wood mulch", { kind: "thing", mulch: true }],
];
