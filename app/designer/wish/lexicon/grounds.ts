import { element, named, type Row } from "./term.ts";

/** What the ground is laid or planted with. */
export const grounds: readonly Row[] = [
  [
    "large format paving, large format paver, large format tile, large format slab, large format concrete paving, large format concrete paver, large format porcelain paver, large format porcelain paving",
    element("patio", { paving: "slabs" }),
  ],
  [
    "patio, terrace, outdoor living space, outdoor living area, outdoor living room, outdoor room, seat place, sitting platform, terasse, terrass, terras, terace, sit place, back terrace, seating terrace, sun terrace, roof terrace floor, breakfast terrace",
    element("patio"),
  ],
  [
    "entertaining area, entertaining space, entertainment area, patio area, pool deck, terrasse, terraza, paved area, paved terrace, landing, hard standing, sitting terrace, sit out, sitout, breakfast patio, veranda floor, courtyard patio",
    element("patio"),
  ],
  [
    "deck, decking, wood patio, wooden patio, wood terrace, wooden terrace, timber patio",
    named("deck", { paving: "deck" }),
  ],
  [
    "wood platform, wooden platform, wood deck, wooden deck, timber deck, composite deck, floor platform, wooden floor platform, platform, low platform, cedar platform, timber platform, wooden floor, wood floor, timber floor, raised platform, planked terrace, larch terrace, larch terrasse",
    named("deck", { paving: "deck" }),
  ],
  [
    "path, pathway, walkway, footpath, trail, garden walk, front walk, side walkway, walk, walk way, pathways, foot path, front path, garden path, path way, track, mown path, mowed path, side path, way to the door, way to the front door, mowed way, mown way, small way, stone way, gravel way, garden way, way through, aisle, passage, passageway, mowed strip, stroll path, stepping slab, alley path, catwalk, wooden way, log path, route, level route, flat route, step free route, wheelchair route, access route, accessible route, access path",
    element("path"),
  ],
  ["boardwalk", element("path", { paving: "deck" })],
  [
    "stepping stone, stepping stones, stepping stone path, stepper, stone stepper, step stone, stepping stone walkway, stepping stone walk, stone to step on, stepping slabs, square stepping slab, stepping slab, slabs as stepping stones",
    element("path", { paving: "stepping" }),
  ],
  ["covered patio, covered terrace, roofed patio, covered porch", element("patio")],
  ["covered deck", named("deck", { paving: "deck" })],
  [
    "lawn, grass, grass area, grassy area, clover lawn, green grass, grass lawn, green space, green lawn, lawn area, mown grass, grass strip, strip of grass, patch of grass, patch of lawn, grass patch, bit of grass, turf grass, grass path free, yard of grass, zoysia, bermuda grass, st augustine, st augustine grass, kentucky bluegrass, tall fescue lawn, buffalo grass, kikuyu, lawns, kikuyu grass, couch grass, mowable grass, strip of lawn, square of grass, lawn strip, croquet lawn, bowling green, paddock",
    element("lawn"),
  ],
  [
    "sod, turf, new sod, new turf, fresh sod, zoysia sod, lawn seed, grass seed, seeded lawn, sodded lawn, rolled turf, reseed, resod, returf",
    element("lawn", { fresh: true }),
  ],
  [
    "artificial turf, artificial grass, artificial lawn, fake grass, fake lawn, fake turf, plastic grass, synthetic turf, synthetic grass, synthetic lawn, astro turf, faux grass, faux turf, pet turf, turf fake, grass fake, grass artificial, turf artificial, astro, astro grass, easigrass, plastic lawn",
    named("artificial-turf", { as: "a lawn", fresh: true }),
  ],
  [
    "play lawn, play area, place to play, kick about area, area to play, space to play, play space, play lawn, playing area, play corner, area for kids to play, area for the kids to play, play zone, kids area, kids corner, kids play area",
    element("play-lawn"),
  ],
  ["room to play, lawn to play, lawn for the kids, lawn for kids, grass to play, spot to play", element("play-lawn")],
  [
    "grass for the kids, grass for the dog, place to run around, space to run around, room to run around, room to run",
    element("play-lawn"),
  ],
  [
    "lawn for the dog, play yard, ball game area, one for kids, zone for kids, lawn for kicking a ball, grass for kicking a ball, lawn for football, grass for football, lawn for soccer, lawn for ball games",
    element("play-lawn"),
  ],
  [
    "meadow, wildflower meadow, flower meadow, prairie planting, meadow planting, wild flower, flowering meadow, wild meadow, flower field, wildflower patch, wildflower strip, wildflower area, prairie garden, meadow strip, grass meadow, long grass, wild corner",
    element("meadow"),
  ],
  ["prairie", element("meadow")],
  [
    "flower bed, bed, garden bed, planting bed, planting, plants, flower, flowers, greenery, flowerbed, planted bed, planted area, plant bed, something green, green something, something flowering, something leafy, something evergreen, something colourful, something that flowers, something that blooms, something blooming, low stuff, green stuff, leafy stuff, landscaping around, plant the slope, plant the bank, plant the hill, plant up, planted up, should be planted, to be planted, plant it up, plant the area, plant the rest, plant the side, green thing, foliage plant, cut flower, cutting garden, cutting bed, cutting flower, seasonal flower, dense planting, underplanting, plantings, moon garden, sensory garden, fragrant plant, scented plant, scented flower, evergreen plant, planted circle, planted strip, flower strip, planting circle, circle of plants, strip for plants, strip for flower, strip for roses, flower circle, bed of flower, rabatt, rabatte, perennial bed, rose bed, plantation, something with movement, things that bloom, memorial bed, cross shaped bed, flowering season, bog garden, sunken garden, knot garden, fernery, stumpery, copse, island of plant, seasonal planting, cool season flower, flower patch",
    element("beds"),
  ],
  [
    "shrub, bush, flowering shrub, bushes, shrubbery, low shrub, evergreen bush, shrubs, small shrub, blooming bush, blooming shrub, blossoming shrub, low bush, evergreen shrub border, shrub bed",
    element("beds", { shrubs: "only" }),
  ],
  ["native shrub", element("beds", { shrubs: "only", hint: "natural" })],
  [
    "flowering plant, flower garden, landscaping bed, island bed, blooms, something lower, ornamental plant, plants that flower",
    element("beds"),
  ],
  [
    "native flower, native species, native plant, native planting, pollinator garden, pollinator plant, butterfly garden, bee friendly plant, bee garden, butterfly plant, plants for bee, flowers for bee, bee plant, hummingbird plant, hummingbird garden, plants for pollinator, pollinator bed, wildlife garden, pollinator friendly plant, bee friendly flower",
    element("beds", { hint: "natural" }),
  ],
  ["rain garden", element("beds", { hint: "natural" })],
  [
    "desert plant, drought tolerant plant, drought resistant plant, drought tolerant planting",
    element("beds", { hint: "xeriscape" }),
  ],
  ["tropical plant, exotic plant, tropical foliage, jungle plant", element("beds", { hint: "tropical" })],
  [
    "border, flower border, perennial border, planting strip, herbaceous border, mixed border, flowerborder, borders, garden border, plant border, hot border, white border",
    element("border"),
  ],
  ["shrub border", element("border", { shrubs: "only" })],
  [
    "hedge, hedging, hedgerow, living fence, green wall, hedges, green fence, living wall, hedge row, privacy hedge",
    element("hedge"),
  ],
  ["tree, specimen tree, feature tree, trees, small tree, big tree, sapling, focal tree, tall tree", element("tree")],
  [
    "dry creek, dry creek bed, dry river bed, dry stream, dry stream bed, dry river, arroyo, dry stone stream, dry river, swale, rock swale, dry wash",
    element("dry-creek"),
  ],
  ["rock creek, rock river, river bed, creek bed", element("dry-creek")],
  [
    "paving, pavement, hardscape, hardscaping, hard scape, hard surface, paved surface, concrete slab, pave half, pave it, pave part, pave over, pave the rest, pave everything, pave the front, pave the back, pave the yard, pave most, grass paver, cobble pavement, turning circle",
    element("paving"),
  ],
  [
    "mulch, bark mulch, wood chip, woodchip, bark chip, bark, wood mulch, pine straw, pine bark, cedar mulch, bark chipping, bark nugget, straw mulch, mulch ring, pine needle, cocoa mulch, playground mulch, mulching",
    element("mulch", { mulch: true }),
  ],
  [
    "edging, steel edging, metal edging, corten edging, steel edge, metal edge, garden edging, lawn edging, bed edging, edging stone, brick edging, brick edge, stone edging, stone edge, timber edging, mow strip, mowing strip, mowing edge, crisp edge, neat edge, defined edge, paver edging, plastic edging, edgings, concrete edging",
    element("edging"),
  ],
];
