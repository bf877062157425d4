import { element, plant, plantAs, type Row } from "./term.ts";

/** Shrubs, grasses, climbers and edible plants by their common names. What is not grown here is drawn as its nearest kin, and the customer is told so. */
export const plants: readonly Row[] = [
  ["hydrangea", plant("hydrangea")],
  [
    "oakleaf hydrangea, oak leaf hydrangea, limelight hydrangea, endless summer, mophead, panicle hydrangea",
    plant("hydrangea"),
  ],
  ["viburnum, snowball bush, elderberry, elder, ninebark, physocarpus", plantAs("hydrangea", "hydrangea")],
  [
    "rose, rose bush, rose garden, shrub rose, rosebush, knockout rose, knock out rose, drift rose, floribunda, tea rose, hybrid tea, rosa, rosas, rosen, old rose, david austin rose, carpet rose",
    plant("rose"),
  ],
  ["climbing rose, rambling rose, rambler, climber rose, rose climber", plant("climbing-rose")],
  ["azalea", plant("azalea")],
  [
    "camellia, pieris, andromeda, mountain laurel, kalmia, daphne, loropetalum, cistus, rock rose, rockrose, fringe flower, grevillea, banksia, protea, leucadendron, bottlebrush, callistemon, waratah, manuka, hebe, weigelia",
    plantAs("azalea", "azalea"),
  ],
  ["rhododendron, rhodie, rhodo", plant("rhododendron")],
  [
    "lilac, lilac bush, butterfly bush, buddleia, buddleja, syringa, ceanothus, california lilac, summer lilac",
    plant("lilac"),
  ],
  ["gardenia", plantAs("azalea", "azalea", "white")],
  [
    "mock orange, philadelphus, deutzia, abelia, cotoneaster, nandina, heavenly bamboo, quince, witch hazel, serviceberry bush, clethra, sweetspire, itea, fothergilla, beautyberry, snowberry, escallonia, choisya, skimmia, sarcococca, sweet box, currant bush flowering",
    plantAs("spirea", "spirea"),
  ],
  ["forsythia, winter jasmine, broom, gorse, st john wort, hypericum, kerria", plantAs("spirea", "spirea", "yellow")],
  ["spirea, spiraea, weigela", plant("spirea")],
  ["potentilla, shrubby cinquefoil, cinquefoil", plant("potentilla")],
  ["three toothed cinquefoil, wineleaf cinquefoil, sibbaldiopsis", plant("wineleaf")],
  ["red twig dogwood, redtwig dogwood, red osier, red stem dogwood, cornus sericea", plant("red-twig-dogwood")],
  ["cornus alba, yellow twig dogwood", plantAs("red twig dogwood", "red-twig-dogwood")],
  ["cranberrybush, highbush cranberry, american cranberrybush, viburnum trilobum", plant("cranberrybush")],
  ["little bluestem, schizachyrium, schizachyrium scoparium", plant("little-bluestem")],
  ["muhly grass, muhly, pink muhly, pink muhly grass, muhlenbergia", plant("muhly-grass")],
  ["liriope, lilyturf, monkey grass", plant("liriope")],
  ["hibiscus, rose of sharon, hardy hibiscus", plant("hibiscus")],
  [
    "bougainvillea, bouganvillea, bougainvilla, bougainvillaea, mandevilla, plumbago",
    plantAs("a climbing rose", "climbing-rose", "pink"),
  ],
  [
    "ornamental grass, grasses, tall grass, decorative grass, prairie grass, native grass, molinia, deschampsia, sporobolus, bouteloua, sesleria, tufted hair grass, moor grass, prairie dropseed, native grasses, tussock, tussock grass, dune grass, beach grass, bluestem, blue grama, grama grass, bunch grass, bunchgrass, wispy grass, wavy grass, soft grass plant, long grass, meadow grass plant, sea oat, ornamental grasses",
    plant("feather-grass", "fountain-grass"),
  ],
  [
    "feather grass, feather reed grass, karl foerster, stipa, mexican feather grass, stipa gigantea, stipa tenuissima, calamagrostis, needle grass, giant feather grass",
    plant("feather-grass"),
  ],
  [
    "pampas, pampas grass, papyrus, reed, bulrush, cattail, rush, horsetail, giant reed",
    plantAs("switchgrass", "switchgrass"),
  ],
  ["maiden grass, miscanthus, miscanthus sinensis, zebra grass, silver grass, eulalia", plant("maiden-grass")],
  ["switch grass, switchgrass, panicum, panicum virgatum", plant("switchgrass")],
  ["deer grass, purple fountain grass", plantAs("fountain grass", "fountain-grass")],
  ["fountain grass, pennisetum", plant("fountain-grass")],
  ["japanese forest grass, forest grass, hakone grass, hakonechloa, hakonechloa macra, hakone", plant("golden-grass")],
  ["sedge, carex", plant("sedge")],
  ["mondo grass, mondo, black mondo grass, ophiopogon, acorus, lomandra, dianella", plantAs("sedge", "sedge")],
  ["fescue, festuca, blue fescue, blue grass clump", plant("blue-fescue")],
  [
    "box ball, boxwood, box wood, topiary, boxwood ball, topiary ball, buxus sempervirens, buxus, box sphere, boxwood sphere, box ball topiary, box bush, boxwoods, boxes, clipped box, clipped ball, clipped sphere, spiral topiary, topiaries, box cone, yew cone, yew ball, clipped yew ball, box pyramid, cones, dwarf boxwood",
    plant("boxwood"),
  ],
  [
    "evergreen shrub, laurel, photinia, privacy plant, privacy planting, evergreen screen, privacy screen plant, bay laurel shrub, carolina laurel, carolina cherry laurel, prunus caroliniana, aucuba, elaeagnus, privacy bushes, green screen",
    plant("laurel"),
  ],
  ["english laurel, cherry laurel, skip laurel, common laurel, prunus laurocerasus", plant("english-laurel")],
  [
    "bay tree, bay, bay laurel, sweet bay, gum bush, lilly pilly, westringia, clusia, podocarpus, cycad, sago palm shrub",
    plantAs("laurel", "laurel"),
  ],
  [
    "oleander, pittosporum, euonymus, viburnum hedge plant, tall shrub, privacy shrub, privacy bush",
    plantAs("laurel", "laurel"),
  ],
  ["evergreen, evergreens, tall evergreen", { ...plant("laurel"), adjective: true }],
  ["holly bush, inkberry, mahonia, oregon grape, yaupon, yaupon holly", plant("holly-bush")],
  ["juniper, creeping juniper, dwarf conifer, mugo pine, dwarf pine, savin", plant("juniper")],
  ["barberry, berberis, berberis thunbergii, japanese barberry, red barberry", plant("barberry")],
  ["ninebark, physocarpus, physocarpus opulifolius, red shrub", plant("ninebark")],
  ["hosta, plantain lily, funkia", plant("hosta")],
  [
    "fern, tree fern, ferns, polystichum, dryopteris, athyrium, sword fern, ostrich fern, boston fern, maidenhair fern, japanese painted fern, bracken",
    plant("fern"),
  ],
  [
    "gunnera, rhubarb, ornamental rhubarb, hydrangea paniculata leaf, colocasia, alocasia, fatsia, rodgersia, lotus, water lily, water lilies, waterlily, swiss cheese plant, castor bean",
    plantAs("elephant ears", "elephant-ear"),
  ],
  ["elephant ear, monstera, philodendron, taro", plant("elephant-ear")],
  ["banana, banana plant, banana tree, banana palm", plant("banana")],
  ["agave, agaves, succulents, blue agave, succulent, century plant, aloe, aloe vera", plant("agave")],
  [
    "cactus, cacti, cactuses, prickly pear, saguaro, barrel cactus, golden barrel, golden barrel cactus, cactus plant, opuntia, cholla, organ pipe",
    plantAs("agave", "agave"),
  ],
  ["cactus garden, succulent garden", { ...plantAs("agave", "agave"), hint: "xeriscape" }],
  ["yucca", plant("yucca")],
  [
    "desert spoon, red yucca, ocotillo, sotol, cordyline, dracaena, phormium, flax, new zealand flax, cabbage tree, cabbage palm, joshua tree, spider lily, grass tree, dragon tree, hesperaloe",
    plantAs("yucca", "yucca"),
  ],
  ["bamboo, bamboos, clumping bamboo, running bamboo, black bamboo, golden bamboo", plant("bamboo")],
  [
    "silver mound, santolina, artemisia, dusty miller, lamb ear, lambs ear, stachys, curry plant, lavender cotton, snow in summer, texas sage, brittle bush, saltbush",
    plant("silver-mound"),
  ],
  ["rosemary", plant("rosemary")],
  ["basil", plant("basil")],
  [
    "mint, parsley, oregano, marjoram, chives, chive, cilantro, coriander, dill, fennel, lemon balm, tarragon, lemongrass, curry leaf",
    plantAs("basil", "basil"),
  ],
  ["lettuce, lettuces, salad, salads, salad leaf, rocket, arugula", plant("lettuce")],
  [
    "kale, spinach, chard, leek, onion, garlic, radish, radishes, daikon, mooli, turnip, beet, beetroot, carrot, saag, mustard greens, okra, bhindi, bok choi, pak choi",
    plantAs("lettuce", "lettuce"),
  ],
  [
    "tomato, tomatoes, tomato plant, pepper, bean, runner bean, pea plant, cucumber, eggplant, aubergine, chilli, chili, okra, corn, sweetcorn, potato, potatoes",
    plant("tomato"),
  ],
  ["cabbage, broccoli, squash, zucchini, courgette, pumpkin", plant("cabbage")],
  [
    "berry, blueberry, raspberry, strawberry, berry bush, currant, gooseberry, blackberry, berries, soft fruit, fruit bush, currant bush, red currant, redcurrant, blackcurrant, black currant, berry plant, blueberry bush, raspberries, strawberries, blueberries, fruit cage, huckleberry",
    plantAs("spirea", "spirea"),
  ],
  ["clematis, passion flower, passionflower, morning glory, black eyed susan vine", plant("clematis")],
  ["climbing hydrangea", plantAs("clematis", "clematis", "white")],
  [
    "jasmine, jasmin, star jasmine, trachelospermum, lonicera, honeysuckle, japanese honeysuckle, trumpet vine, confederate jasmine, madhumalti, rangoon creeper",
    plantAs("clematis", "clematis", "white"),
  ],
  [
    "vine, climber, climbing plant, grape vine, grapevine, grape, creeper, climbers, vines, boston ivy, hops, hop vine, kiwi, kiwi vine, climbing vine, something climbing, something growing, something growing up it, something to grow up, something that climbs, climbing plants, vitis",
    plantAs("a Virginia creeper", "virginia-creeper"),
  ],
  ["virginia creeper, virginia creeper vine, parthenocissus, parthenocissus quinquefolia", plant("virginia-creeper")],
  ["ivy, english ivy, hedera, hedera helix", plant("ivy")],
  ["wisteria, glycine, wysteria, wisteria sinensis", plant("wisteria")],
];

/** Hedges that say what they are of. */
export const hedges: readonly Row[] = [
  ["box hedge, boxwood hedge, buxus hedge", element("hedge", { species: ["box-hedge"] })],
  ["privet, privet hedge, ligustrum, ligustrum hedge", element("hedge", { species: ["privet-hedge"] })],
  ["yew, yew hedge, taxus, taxus baccata", element("hedge", { species: ["yew-hedge"] })],
  [
    "hornbeam, hornbeam hedge, carpinus, carpinus betulus, fagus, fagus sylvatica",
    element("hedge", { species: ["beech-hedge"] }),
  ],
  [
    "spruce hedge, pine hedge, conifer hedge, fir hedge, cypress hedge, leyland hedge",
    element("hedge", { species: ["yew-hedge"], as: "a yew hedge" }),
  ],
  ["arborvitae hedge, arbor vitae hedge, thuja hedge", element("hedge", { species: ["arborvitae-hedge"] })],
  [
    "hydrangea hedge, rose hedge, flowering hedge, mixed hedge, hawthorn hedge, forsythia hedge, escallonia hedge, hibiscus hedge, fruit hedge, viburnum hedge",
    element("hedge", { species: ["beech-hedge"], as: "a beech hedge" }),
  ],
  ["laurel hedge, cherry laurel hedge, english laurel hedge", element("hedge", { species: ["laurel-hedge"] })],
  ["evergreen hedge", element("hedge", { species: ["yew-hedge"] })],
  ["beech hedge", element("hedge", { species: ["beech-hedge"] })],
  [
    "holly hedge, photinia hedge, leylandii, leylandii hedge",
    element("hedge", { species: ["yew-hedge"], as: "a yew hedge" }),
  ],
];
