import { agapanthus } from "./bulbs/agapanthus.ts";
import { allium } from "./bulbs/allium.ts";
import { canna } from "./bulbs/canna.ts";
import { daffodil } from "./bulbs/daffodil.ts";
import { daylily } from "./bulbs/daylily.ts";
import { iris } from "./bulbs/iris.ts";
import { siberianIris } from "./bulbs/siberian-iris.ts";
import { tulip } from "./bulbs/tulip.ts";
import { clematis } from "./climbers/clematis.ts";
import { climbingRose } from "./climbers/climbing-rose.ts";
import { ivy } from "./climbers/ivy.ts";
import { virginiaCreeper } from "./climbers/virginia-creeper.ts";
import { wisteria } from "./climbers/wisteria.ts";
import { basil } from "./edibles/basil.ts";
import { cabbage } from "./edibles/cabbage.ts";
import { lettuce } from "./edibles/lettuce.ts";
import { rosemary } from "./edibles/rosemary.ts";
import { sage } from "./edibles/sage.ts";
import { tomato } from "./edibles/tomato.ts";
import { agave } from "./exotics/agave.ts";
import { bamboo } from "./exotics/bamboo.ts";
import { banana } from "./exotics/banana.ts";
import { elephantEar } from "./exotics/elephant-ear.ts";
import { palm } from "./exotics/palm.ts";
import { yucca } from "./exotics/yucca.ts";
import { blueFescue } from "./grasses/blue-fescue.ts";
import { featherGrass } from "./grasses/feather-grass.ts";
import { fountainGrass } from "./grasses/fountain-grass.ts";
import { goldenGrass } from "./grasses/golden-grass.ts";
import { maidenGrass } from "./grasses/maiden-grass.ts";
import { muhlyGrass } from "./grasses/muhly-grass.ts";
import { sedge } from "./grasses/sedge.ts";
import { switchgrass } from "./grasses/switchgrass.ts";
import { bergenia } from "./groundcovers/bergenia.ts";
import { liriope } from "./groundcovers/liriope.ts";
import { mossPhlox } from "./groundcovers/moss-phlox.ts";
import { pussytoes } from "./groundcovers/pussytoes.ts";
import { wineleaf } from "./groundcovers/wineleaf.ts";
import { arborvitaeHedge } from "./hedges/arborvitae-hedge.ts";
import { beechHedge } from "./hedges/beech-hedge.ts";
import { boxHedge } from "./hedges/box-hedge.ts";
import { laurelHedge } from "./hedges/laurel-hedge.ts";
import { privetHedge } from "./hedges/privet-hedge.ts";
import { yewHedge } from "./hedges/yew-hedge.ts";
import { cornflower } from "./meadow/cornflower.ts";
import { fleabane } from "./meadow/fleabane.ts";
import { meadowGrass } from "./meadow/meadow-grass.ts";
import { oxeyeDaisy } from "./meadow/oxeye-daisy.ts";
import { poppy } from "./meadow/poppy.ts";
import type { Species } from "./parts/species.ts";
import { blackEyedSusan } from "./perennials/black-eyed-susan.ts";
import { bleedingHeart } from "./perennials/bleeding-heart.ts";
import { catmint } from "./perennials/catmint.ts";
import { coneflower } from "./perennials/coneflower.ts";
import { creepingThyme } from "./perennials/creeping-thyme.ts";
import { delphinium } from "./perennials/delphinium.ts";
import { fern } from "./perennials/fern.ts";
import { foxglove } from "./perennials/foxglove.ts";
import { hosta, variegatedHosta } from "./perennials/hosta.ts";
import { lavender } from "./perennials/lavender.ts";
import { mound } from "./perennials/mound.ts";
import { perennial } from "./perennials/perennial.ts";
import { phlox } from "./perennials/phlox.ts";
import { salvia } from "./perennials/salvia.ts";
import { sedum } from "./perennials/sedum.ts";
import { shastaDaisy } from "./perennials/shasta-daisy.ts";
import { silverMound } from "./perennials/silver-mound.ts";
import { sunflower } from "./perennials/sunflower.ts";
import { yarrow } from "./perennials/yarrow.ts";
import { blanketFlower } from "./prairie/blanket-flower.ts";
import { blazingStar } from "./prairie/blazing-star.ts";
import { falseIndigo } from "./prairie/false-indigo.ts";
import { joePyeWeed } from "./prairie/joe-pye-weed.ts";
import { littleBluestem } from "./prairie/little-bluestem.ts";
import { autumnSage } from "./shrubs/autumn-sage.ts";
import { azalea } from "./shrubs/azalea.ts";
import { barberry } from "./shrubs/barberry.ts";
import { boxwood } from "./shrubs/boxwood.ts";
import { cranberrybush } from "./shrubs/cranberrybush.ts";
import { englishLaurel } from "./shrubs/english-laurel.ts";
import { hibiscus } from "./shrubs/hibiscus.ts";
import { hollyBush } from "./shrubs/holly-bush.ts";
import { hydrangea } from "./shrubs/hydrangea.ts";
import { juniper } from "./shrubs/juniper.ts";
import { laurel } from "./shrubs/laurel.ts";
import { lilac } from "./shrubs/lilac.ts";
import { ninebark } from "./shrubs/ninebark.ts";
import { peony } from "./shrubs/peony.ts";
import { potentilla } from "./shrubs/potentilla.ts";
import { redTwigDogwood } from "./shrubs/red-twig-dogwood.ts";
import { rhododendron } from "./shrubs/rhododendron.ts";
import { rose } from "./shrubs/rose.ts";
import { spirea } from "./shrubs/spirea.ts";
import { appleTree } from "./trees/apple-tree.ts";
import { arborvitae } from "./trees/arborvitae.ts";
import { bayTree } from "./trees/bay-tree.ts";
import { birch } from "./trees/birch.ts";
import { blueSpruce } from "./trees/blue-spruce.ts";
import { citrus } from "./trees/citrus.ts";
import { columnarCherry } from "./trees/columnar-cherry.ts";
import { crabapple } from "./trees/crabapple.ts";
import { crepeMyrtle } from "./trees/crepe-myrtle.ts";
import { cypress } from "./trees/cypress.ts";
import { dogwood } from "./trees/dogwood.ts";
import { dwarfMaple } from "./trees/dwarf-maple.ts";
import { englishHolly } from "./trees/english-holly.ts";
import { floweringTree } from "./trees/flowering-tree.ts";
import { fujiCherry } from "./trees/fuji-cherry.ts";
import { holly } from "./trees/holly.ts";
import { japaneseMaple } from "./trees/japanese-maple.ts";
import { magnolia } from "./trees/magnolia.ts";
import { maple } from "./trees/maple.ts";
import { oak } from "./trees/oak.ts";
import { olive } from "./trees/olive.ts";
import { pine } from "./trees/pine.ts";
import { redMaple } from "./trees/red-maple.ts";
import { roseOfSharon } from "./trees/rose-of-sharon.ts";
import { serviceberry } from "./trees/serviceberry.ts";
import { shadeTree } from "./trees/shade-tree.ts";
import { skyrocketJuniper } from "./trees/skyrocket-juniper.ts";
import { spruce } from "./trees/spruce.ts";
import { starMagnolia } from "./trees/star-magnolia.ts";
import { weepingCherry } from "./trees/weeping-cherry.ts";

/** Every plant by the name plans use for it; docs/adding-a-plant.md describes how to add one. */
const listed = {
  agapanthus,
  agave,
  allium,
  "apple-tree": appleTree,
  arborvitae,
  "arborvitae-hedge": arborvitaeHedge,
  "autumn-sage": autumnSage,
  azalea,
  bamboo,
  banana,
  barberry,
  basil,
  "bay-tree": bayTree,
  "beech-hedge": beechHedge,
  bergenia,
  birch,
  "black-eyed-susan": blackEyedSusan,
  "blanket-flower": blanketFlower,
  "blazing-star": blazingStar,
  "bleeding-heart": bleedingHeart,
  "blue-fescue": blueFescue,
  "blue-spruce": blueSpruce,
  "box-hedge": boxHedge,
  boxwood,
  cabbage,
  canna,
  catmint,
  citrus,
  clematis,
  "climbing-rose": climbingRose,
  "columnar-cherry": columnarCherry,
  coneflower,
  cornflower,
  crabapple,
  cranberrybush,
  "creeping-thyme": creepingThyme,
  "crepe-myrtle": crepeMyrtle,
  cypress,
  daffodil,
  daylily,
  delphinium,
  dogwood,
  "dwarf-maple": dwarfMaple,
  "elephant-ear": elephantEar,
  "english-holly": englishHolly,
  "english-laurel": englishLaurel,
  "false-indigo": falseIndigo,
  "feather-grass": featherGrass,
  fern,
  fleabane,
  "flowering-tree": floweringTree,
  "fountain-grass": fountainGrass,
  foxglove,
  "fuji-cherry": fujiCherry,
  "golden-grass": goldenGrass,
  hibiscus,
  holly,
  "holly-bush": hollyBush,
  hosta,
  hydrangea,
  iris,
  ivy,
  "japanese-maple": japaneseMaple,
  "joe-pye-weed": joePyeWeed,
  juniper,
  laurel,
  "laurel-hedge": laurelHedge,
  lavender,
  lettuce,
  lilac,
  liriope,
  "little-bluestem": littleBluestem,
  magnolia,
  "maiden-grass": maidenGrass,
  maple,
  "meadow-grass": meadowGrass,
  "moss-phlox": mossPhlox,
  mound,
  "muhly-grass": muhlyGrass,
  ninebark,
  oak,
  olive,
  "oxeye-daisy": oxeyeDaisy,
  palm,
  peony,
  perennial,
  phlox,
  pine,
  poppy,
  potentilla,
  "privet-hedge": privetHedge,
  pussytoes,
  "red-maple": redMaple,
  "red-twig-dogwood": redTwigDogwood,
  rhododendron,
  rose,
  "rose-of-sharon": roseOfSharon,
  rosemary,
  sage,
  salvia,
  sedge,
  sedum,
  serviceberry,
  "shade-tree": shadeTree,
  "shasta-daisy": shastaDaisy,
  "siberian-iris": siberianIris,
  "silver-mound": silverMound,
  "skyrocket-juniper": skyrocketJuniper,
  spirea,
  spruce,
  "star-magnolia": starMagnolia,
  sunflower,
  switchgrass,
  tomato,
  tulip,
  "variegated-hosta": variegatedHosta,
  "virginia-creeper": virginiaCreeper,
  "weeping-cherry": weepingCherry,
  wineleaf,
  wisteria,
  yarrow,
  "yew-hedge": yewHedge,
  yucca,
} satisfies Record<string, Species>;

export type SpeciesName = keyof typeof listed;

export const speciesCatalog: Record<SpeciesName, Species> = listed;

export const speciesNames: readonly SpeciesName[] = Object.keys(listed).filter(isSpecies);

export function isSpecies(name: string): name is SpeciesName {
  return name in listed;
}
