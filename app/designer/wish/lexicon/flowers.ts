import { plant, plantAs, type Row } from "./term.ts";

/** Perennials, annuals, bulbs and what covers the ground. What is not grown here is drawn as its nearest kin, and the customer is told so. */
export const flowers: readonly Row[] = [
  [
    "lavender, lavandula, english lavender, french lavender, spanish lavender, lavendel, lavanda, lavande",
    plant("lavender"),
  ],
  ["salvia", plant("salvia")],
  ["sage", plant("sage")],
  ["russian sage, perovskia, veronica, speedwell", plantAs("salvia", "salvia")],
  ["catmint, nepeta", plant("catmint")],
  ["catnip", plantAs("catmint", "catmint")],
  ["delphinium, larkspur", plant("delphinium")],
  [
    "lupin, lupine, snapdragon, monkshood, aconite, aconitum, penstemon, beardtongue, verbascum, mullein, liatris, blazing star, gladiolus, gladioli, acanthus, bear breeches, eremurus, foxtail lily, stock, kniphofia, red hot poker, torch lily",
    plantAs("delphinium", "delphinium"),
  ],
  ["foxglove, digitalis", plant("foxglove")],
  ["hollyhock", plantAs("foxgloves", "foxglove")],
  ["peony", plant("peony")],
  ["dahlia, ranunculus, carnation, dianthus, anemone, japanese anemone", plantAs("peony", "peony")],
  [
    "bird of paradise, ginger, heliconia, strelitzia, ti plant, croton, kangaroo paw, anthurium, bromeliad",
    plantAs("canna", "canna", "orange"),
  ],
  ["canna, canna lily", plant("canna")],
  ["iris, irises", plant("iris")],
  ["daylily, day lily, daylilies, hemerocallis, stella de oro", plant("daylily")],
  [
    "lily, lilies, calla lily, asiatic lily, lily of the valley, crocosmia, alstroemeria, clivia, lilium",
    plantAs("daylilies", "daylily"),
  ],
  ["agapanthus, lily of the nile", plant("agapanthus")],
  ["allium, ornamental onion", plant("allium")],
  ["tulip", plant("tulip")],
  ["daffodil, narcissus", plant("daffodil")],
  [
    "bluebell, snowdrop, muscari, grape hyacinth, scilla, fritillary, winter aconite, spring bulb, bulb, crocus, hyacinth, water hyacinth",
    plantAs("tulips", "tulip"),
  ],
  ["coneflower, echinacea, purple coneflower, sunhat, echinacea purpurea", plant("coneflower")],
  [
    "aster, milkweed, verbena, lantana, bee balm, zinnia, cosmos, chrysanthemum, mum, gaillardia, blanket flower, joe pye weed, eupatorium, monarda, scabious, scabiosa, pincushion flower, knautia, astrantia, sea holly, eryngium, globe thistle, echinops, thistle, gazania, osteospermum, asclepias, butterfly weed, ironweed, cut flower mix, sweet william, dill flower",
    plantAs("coneflowers", "coneflower"),
  ],
  ["black eyed susan, rudbeckia, brown eyed susan, rudbeckia fulgida", plant("black-eyed-susan")],
  [
    "coreopsis, tickseed, marigold, calendula, helenium, goldenrod, solidago, euphorbia, spurge, lady mantle, alchemilla, ligularia, brittlebush, desert marigold",
    plantAs("black-eyed Susans", "black-eyed-susan", "yellow"),
  ],
  ["sunflower", plant("sunflower")],
  ["daisy, shasta daisy, gerbera", plant("shasta-daisy")],
  ["fleabane, erigeron", plant("fleabane")],
  ["feverfew", plantAs("fleabane", "fleabane")],
  ["oxeye daisy, ox eye daisy, leucanthemum vulgare", plant("oxeye-daisy")],
  ["camomile, chamomile", plantAs("fleabane", "fleabane")],
  ["poppy, california poppy", plant("poppy")],
  [
    "cornflower, bachelor button, forget me not, brunnera, borage, love in a mist, nigella, flax flower",
    plant("cornflower"),
  ],
  ["phlox", plant("phlox")],
  ["yarrow, achillea", plant("yarrow")],
  [
    "sedum, stonecrop, sempervivum, houseleek, hens and chicks, alpine, saxifrage, rockery plant, ice plant, delosperma, echeveria, hen and chick",
    plant("sedum"),
  ],
  [
    "ground cover, groundcover, creeping thyme, thyme, creeping phlox, shade tolerant ground cover, ground covering, ground cover plant, carpet of thyme",
    plant("creeping-thyme"),
  ],
  [
    "clover, micro clover, microclover, white clover, vinca, periwinkle, pachysandra, ajuga, bugleweed, sweet woodruff, irish moss, dichondra, frog fruit, kurapia, baby tear, creeping jenny, lamium, bearberry, kinnikinnick, creeping juniper mat",
    plantAs("creeping thyme", "creeping-thyme"),
  ],
  [
    "perennial, geranium, cranesbill, perennials, hardy geranium, colourful perennial, shade perennial",
    plant("perennial", "coneflower"),
  ],
  [
    "annual, bedding plant, petunia, pansy, begonia, impatiens, astilbe, heuchera, coral bell, helleborus, hellebores, aquilegia, gaura, baptisia, amsonia, phlomis, spring bloomer, annuals, pelargonium, pansies, lobelia, nemesia, primrose, primula, viola, violet flower, tobacco plant, nicotiana, cleome, sweet pea, wallflower, campanula, bellflower, tulsi, holy basil, bergenia, epimedium, trillium, solomon seal, wild ginger, pulmonaria, lungwort, coleus, caladium, shade plant, shade loving plant, part shade plant, seasonal colour",
    plantAs("perennials", "perennial"),
  ],
  ["heather, bleeding heart, hellebore, columbine", plantAs("perennials", "perennial")],
  ["moss, mosses, moss garden, moss carpet, scotch moss", plantAs("creeping thyme", "creeping-thyme")],
  ["herb, herbs, kitchen herb, culinary herb, cooking herb", plant("basil", "sage")],
];
