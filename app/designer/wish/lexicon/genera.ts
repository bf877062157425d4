import { element, plant, plantAs, type Row, tree } from "./term.ts";

/**
 * Plants by their botanical names, as nurseries and gardeners write them: the genus says enough to know the nearest plant that
 * can be drawn, and what is added to it goes with it ("Nepeta racemosa"). Genera that are common names as well stand with these.
 */
export const genera: readonly Row[] = [
  ["rhus, cotinus, cotinus coggygria, smokebush, smoke bush, smoke tree", plantAs("ninebark", "ninebark")],
  ["betula utilis, betula pendula, betula nigra", tree("birch")],
  ["ficus carica, ficus", tree("apple-tree", "an apple tree")],
  ["acer rubrum, acer platanoides, acer campestre", tree("maple")],
  [
    "juglans, castanea, fraxinus, ulmus, platanus, gleditsia, ailanthus, azadirachta, schinus, celtis, ashoka, ashoka tree",
    tree("shade-tree", "a linden"),
  ],
  ["populus, populus tremula, alnus, salix, eucalyptus gunnii, casuarina", tree("birch", "a birch")],
  ["picea, abies, tsuga, cedrus, picea abies, alberta spruce, dwarf alberta spruce", tree("spruce", "a spruce")],
  ["cupressus, cupressus sempervirens, chamaecyparis, lemon cypress, goldcrest, cypresses", tree("cypress")],
  ["thuja occidentalis, thujas", tree("arborvitae")],
  ["skyrocket juniper, juniperus, columnar juniper", plant("juniper")],
  [
    "phoenix canariensis, washingtonia, chamaerops, travellers palm, traveller palm, ravenala, butia, livistona, bismarck palm",
    tree("palm"),
  ],
  [
    "citrus trees, yuzu, calamondin, kaffir lime, makrut lime, bergamot, pomelo, key lime, clementine, tangerine",
    tree("citrus", "a lemon tree"),
  ],
  [
    "apricot, peach, cherry plum, plums, loquat, jujube, sapote, mulberries, greengage, damson, sour cherry, starfruit, longan, rambutan, durian, moringa, drumstick tree, custard apple, sitaphal, amla",
    tree("apple-tree", "an apple tree"),
  ],
  ["lagerstroemia indica", tree("crepe-myrtle")],
  [
    "esperanza, tecoma, firebush, hamelia, cenizo, leucophyllum, rabbitbrush, ericameria, chrysothamnus, creosote bush, larrea, turpentine bush",
    plantAs("spirea", "spirea", "yellow"),
  ],
  [
    "fuchsia, camelia, leptospermum, leucospermum, erica arborea, ixora, hamamelis mollis, brunfelsia, tibouchina, polygala, coprosma, correa, ribes",
    plantAs("azalea", "azalea"),
  ],
  [
    "osmanthus, tea olive, ilex crenata, griselinia, ligustrum japonicum, murraya, arbutus, arbutus unedo, strawberry tree, magnolia shrub, viburnum tinus, cleyera, ternstroemia, carissa, natal plum, privet bush, sea grape, cocoplum, simpson stopper, wax myrtle, myrica",
    plantAs("laurel", "laurel"),
  ],
  [
    "restio, restios, chondropetalum, elegia, juncus, equisetum, cyperus, arundo, cortaderia",
    plantAs("switchgrass", "switchgrass"),
  ],
  ["coontie, zamia, chamaedorea, sansevieria, snake plant", plantAs("yucca", "yucca")],
  [
    "dragon fruit, pitaya, pitahaya, echinocactus, echinopsis, peyote, san pedro cactus, crassula, jade plant, kalanchoe, aeonium",
    plantAs("agave", "agave"),
  ],
  [
    "hamamelis, corylopsis, lindera, calycanthus, aronia, chokeberry, symphoricarpos, callicarpa, enkianthus, exochorda, pearl bush, bridal wreath, ceanothus americanus, lespedeza, caryopteris, leycesteria, heptacodium",
    plantAs("spirea", "spirea"),
  ],
  [
    "sambucus, black elder, sambucus nigra, viburnum opulus, viburnum plicatum, guelder rose, hydrangea quercifolia, hydrangea paniculata, hydrangea arborescens, annabelle, pee gee",
    plantAs("hydrangea", "hydrangea"),
  ],
  ["rosa rugosa, rugosa rose, rosa canina, dog rose, david austin", plant("rose")],
  [
    "bugambilia, bugainvillea, buganvilla, bougainvillier, allamanda, campsis, pyrostegia, solanum, potato vine",
    plantAs("a climbing rose", "climbing-rose", "pink"),
  ],
  [
    "akebia, actinidia, humulus, solandra, thunbergia, ipomoea, moonflower, cobaea, passiflora, gelsemium, carolina jessamine, bignonia, crossvine, coral honeysuckle, hardenbergia, stephanotis, jasminum",
    plantAs("clematis", "clematis"),
  ],
  ["lavandula angustifolia, lavandula intermedia", plant("lavender")],
  ["nepeta racemosa, nepeta faassenii", plant("catmint")],
  [
    "salvia nemorosa, salvia yangii, veronicastrum, agastache, hyssop, anise hyssop, caryopteris clandonensis, buddleja davidii, teucrium, germander, perovskias, prunella, self heal",
    plantAs("salvia", "salvia"),
  ],
  [
    "lupinus, antirrhinum, eremurus robustus, camassia, chamaenerion, fireweed, rosebay, actaea, cimicifuga, bugbane, filipendula, meadowsweet, aruncus, goatsbeard, thalictrum, meadow rue, lythrum, purple loosestrife, persicaria, sanguisorba, burnet, physostegia, obedient plant, echium, viper bugloss",
    plantAs("delphinium", "delphinium"),
  ],
  ["alcea, malva, mallow, lavatera, sidalcea", plantAs("foxgloves", "foxglove")],
  [
    "paeonia, tree peony, papaver orientale, chrysanthemums, black dahlia, lisianthus, camellia japonica flower, trollius, globe flower",
    plantAs("peony", "peony"),
  ],
  [
    "hemerocallis fulva, lilium regale, tiger lily, crinum, hippeastrum, amaryllis, nerine, zantedeschia, calla, gloriosa, cautleya, hedychium, alpinia, daylillies, lillies",
    plantAs("daylilies", "daylily"),
  ],
  ["iris germanica, bearded iris, flag iris, dietes, sisyrinchium, freesia, gladiolus communis", plant("iris")],
  ["iris sibirica, siberian iris", plant("siberian-iris")],
  ["allium hollandicum, allium giganteum", plant("allium")],
  [
    "galanthus, chionodoxa, leucojum, snowflake, erythronium, eranthis, cyclamen, fritillaria, ornithogalum, lily of the valley bulb, convallaria, ipheion, autumn crocus, colchicum",
    plantAs("tulips", "tulip"),
  ],
  ["daffs, daff, jonquil, paperwhite, narcissi, narzissen", plant("daffodil")],
  [
    "symphyotrichum, aster novae angliae, michaelmas daisy, chocolate cosmos, stokesia, stokes aster, catananche, centaurea, knapweed, cirsium, dipsacus, teasel, silene, campion, lychnis, rose campion, armeria, thrift, sea thrift, succisa, centranthus, red valerian, valerian, valeriana, gomphrena, statice, limonium, strawflower, everlasting, boltonia, vernonia, pentas, porterweed",
    plantAs("coneflowers", "coneflower"),
  ],
  [
    "silphium, heliopsis, inula, ratibida, prairie coneflower, heliopsis helianthoides, anthemis, tagetes, tanacetum, tansy, tansies, doronicum, leopard bane, bidens, primula veris, cowslip, eschscholzia, oenothera, evening primrose, lysimachia, senecio, buttercup, ranunculus acris",
    plantAs("black-eyed Susans", "black-eyed-susan", "yellow"),
  ],
  ["helianthus, jerusalem artichoke", plant("sunflower")],
  ["leucanthemum, leucanthemum superbum, marguerite, argyranthemum, bellis", plant("shasta-daisy")],
  [
    "comfrey, symphytum, anchusa, phacelia, omphalodes, mertensia, virginia bluebells, polemonium, jacob ladder, nigella damascena, love in the mist, linum, salvia clary, agrostemma, corncockle, chicory, gentian, gentiana, ceratostigma",
    plantAs("cornflowers", "cornflower"),
  ],
  [
    "hylotelephium, sedum spectabile, jovibarba, aubrieta, aubretia, arabis, alyssum, iberis, candytuft, lewisia, portulaca, moss rose, mesembryanthemum, carpobrotus, lampranthus",
    plantAs("sedum", "sedum"),
  ],
  [
    "thymus, thymus serpyllum, soleirolia, sagina, sagina subulata, isotoma, blue star creeper, leptinella, lysimachia nummularia, waldsteinia, galium, fragaria, vinca minor, lippia, phyla nodiflora, silver carpet, dymondia, sunshine mimosa, asiatic jasmine, trachelospermum asiaticum, turkey tangle",
    plantAs("creeping thyme", "creeping-thyme"),
  ],
  [
    "geranium rozanne, rozanne, geranium macrorrhizum, geranium sanguineum, polemonium caeruleum, erodium, bloody cranesbill",
    plant("perennial", "coneflower"),
  ],
  [
    "tiarella, foam flower, foamflower, brunnera macrophylla, tricyrtis, toad lily, rheum, astilboides, hepatica, corydalis, arisaema, polygonatum, disporum, uvularia, tradescantia, chelone, turtlehead, platycodon, balloon flower, cerastium, saponaria, soapwort, gypsophila, baby breath, matthiola, dame rocket, hesperis, honesty, lunaria, cineraria, diascia, calibrachoa, million bells, sutera, bacopa, scaevola, angelonia, torenia, plectranthus, iresine, coprosma groundcover, nasturtium, tropaeolum, calceolaria, ageratum, celosia, amaranth, amaranthus, sweet alyssum, trailing lobelia, viola cornuta",
    plantAs("perennials", "perennial"),
  ],
  ["festuca glauca, helictotrichon, blue oat grass, koeleria", plant("blue-fescue")],
  ["carex pensylvanica, carex oshimensis, luzula, wood rush, carex morrowii", plant("sedge")],
  [
    "briza, quaking grass, andropogon, big bluestem, bluestem, sorghastrum, indian grass, indiangrass, eragrostis, lovegrass, love grass, hordeum, foxtail barley, sideoats grama, side oats grama, melica, chasmanthium, northern sea oats, themeda, poa labillardieri, leymus, elymus, nassella, achnatherum, spodiopogon, hystrix",
    plant("feather-grass", "fountain-grass"),
  ],
  [
    "fish mint, houttuynia, water spinach, thai basil, shiso, perilla, epazote, stevia, lovage, chervil, sorrel, savory, bay leaf, methi, pudina, tarragons, borage herb, kitchen herbs, borage plants",
    plantAs("basil", "basil"),
  ],
  [
    "spud, spuds, beans, broad bean, french bean, green bean, peas, tomatos, chillies, chilies, chile, chiles, brinjal, capsicum, peppers, bell pepper, tomatillo, gourd, bitter gourd, bottle gourd, melon, watermelon, cassava, yam, sweet potato, kumara, artichoke, asparagus, celery, fava bean, lentil",
    plantAs("tomato plants", "tomato"),
  ],
  [
    "brassica, cauliflower, brussels sprout, pak choi, bok choy, collard, collard greens, kohlrabi, turnip, swede, parsnip",
    plantAs("cabbage", "cabbage"),
  ],
  [
    "blueberries bush, lingonberry, cranberry, bilberry, boysenberry, tayberry, loganberry, goji, honeyberry, haskap, seabuckthorn, sea buckthorn, elderberries, aronia berry, saskatoon, saskatoon berry",
    plantAs("spirea", "spirea"),
  ],
  [
    "adiantum, asplenium, blechnum, cyathea, dicksonia, osmunda, matteuccia, nephrolepis, staghorn fern, polypodium, lady fern, male fern, hart tongue fern, christmas fern, royal fern",
    plant("fern"),
  ],
  ["ensete, musa, musa basjoo", plant("banana")],
  [
    "strelitzia nicolai, heliconia, calathea, maranta, costus, zingiber, cordyline fruticosa, crotons, anigozanthos, leonotis, lion tail",
    plantAs("canna", "canna", "orange"),
  ],
  [
    "xanthosoma, gunnera manicata, nymphaea, nelumbo, pistia, darmera, petasites, butterbur, ligularia dentata, acanthus mollis leaf, nettle, nettles, burdock",
    plantAs("elephant ears", "elephant-ear"),
  ],
  ["phyllostachys, fargesia, bambusa, arundinaria, pleioblastus, sasa", plant("bamboo")],
  ["pyracantha, firethorn, leucothoe, chaenomeles, flowering quince", plantAs("ninebark", "ninebark")],
  ["ilex, ilex glabra, ruscus, butcher broom, osmanthus heterophyllus", plant("holly-bush")],
  ["carpinus hedge, pleached hornbeam, pleached hornbeams, hornbeams", element("hedge", { species: ["beech-hedge"] })],
  [
    "buxus ball, buxus balls, box balls, clipped domes, clipped yew domes, yew domes, box domes, boxwood domes, yew cones, clipped cones, cloud pruned box, lollipop tree, standard bay, ball on stem, tree on stem, round tree on stem, standard tree, ilex ball, taxus ball",
    plant("boxwood"),
  ],
];
