import type { Row } from "./term.ts";

/**
 * Words that homeowners use around their wishes and that ask for nothing themselves. A word that stands neither here nor
 * in the lexicon may be reported as not drawn, so this list is what keeps ordinary sentences from being answered oddly.
 */
const nouns = `
pic pics january february march april june july august september october november december monday tuesday wednesday thursday friday
saturday sunday sir madam lad lass bloke clump
yard backyard frontyard garden property lot space area zone place spot nook room section part patch plot land ground
dirt soil mud clay sand weed leaf leaves slope hill hillside grade level terrain home outdoors outside nature scenery
landscape landscaping look feel vibe style theme design idea concept plan layout project job work thing stuff
something anything everything nothing someone everyone one ones bit touch hint sense mood atmosphere ambience ambiance
character charm appeal interest texture color colour tone pattern shape form line edge edging border trim accent
detail element feature focal point centerpiece backdrop background view scene sight privacy shade sun sunshine
sunlight light shadow warmth water wind rain snow heat drought frost climate weather season spring summer fall autumn
winter morning afternoon evening night day weekend week month year time hour today tomorrow future kid child children
upstairs downstairs rainwater brother sister aunt uncle cousin grandma grandpa granny family toddler baby grandkid grandchild son daughter wife husband partner mom dad mother father parent friend guest
neighbor neighbour people person party gathering dinner lunch breakfast coffee wine drink meal food book game fun dog
cat pet puppy chicken rabbit deer bee butterfly bird squirrel wildlife insect pollinator hummingbird animal critter
retreat oasis haven sanctuary paradise escape hideaway getaway refuge heaven eden wonderland jewel gem masterpiece
dream budget money cost price dollar maintenance upkeep care effort trimming mowing watering pruning weeding mower
quality value resale buyer market curb kerb street road sidewalk neighborhood neighbourhood city town hoa rental house
garage porch door window wall roof side front back left right top bottom corner middle center centre end way entrance
entry access layer height depth width size scale length foot feet meter metre inch square acre half quarter third rest
flow balance contrast symmetry structure order clutter mess junk trash rubble debris noise sound smell scent fragrance
fragrances vegetation foliage growth crop harvest fruit produce seed root branch trunk bark stem petal option choice
preference example photo picture image inspiration magazine hotel pinterest instagram result version makeover
transformation change update improvement upgrade difference surprise problem issue challenge concern question thank
thanks hello hi hey relaxation meditation yoga reading entertaining entertainment play playing lounging dining cooking
grilling gardening living swimming eye heart soul mind body peace quiet calm comfort coziness simplicity beauty
elegance luxury harmony tranquility serenity safety accessibility wheelchair stroller bike car vehicle truck boat tool
furniture decor decoration material surface pathway route circulation transition connection destination hardscape
softscape hardscaping softscaping lawncare variety mixture combination blend group cluster row mass drift bunch pair
series number amount couple piece strip ring circle rectangle oval triangle curve arc diagonal crescent frontage
setback easement neighborly kind type sort fan favorite favourite lover nightmare disaster eyesore jungle wasteland
desert pop burst splash dash ounce impact statement impression wow factor welcome invitation presence stone wood metal
glass steel iron timber floor flooring base foundation footing pad platform cover covering ceiling shrubbery specimen
species cultivar pests mosquito tick snake allergy thorn toxin california texas florida seattle portland london
england america europe midwest northwest southwest coast ocean beach sea mountain lakeside tv show nursery contractor
landscaper gardener designer architect company team service sitting standing lying fire flame smoke evening's bonfire
marshmallow stargazing crowd bbqs parties kiddos teen teenager adult senior elder grandma grandpa grandparent child's
`;

const words = `
proposed sorted pride scooter sandy blank slate wheelchairs builder tolerant hating him her his hers
i me we us you he she it they them who whom whose which what when where why how am be been being do does did doing
done has had having will would shall should can could may might must ought cannot cant wont attached crumbling toxic
horizontal vertical gap gaps fast strung diagonal diagonally halfway dwarf badminton football soccer croquet ball kick
drum drums underplant facelift have paved unpaved tier tiers tiered very really quite pretty rather too so such enough
almost nearly just only even still yet ever always often usually sometimes here there everywhere somewhere anywhere
nearby away off on up down in out over under again back together apart around about approximately approx roughly maybe
possibly probably perhaps definitely certainly absolutely totally completely fully mostly mainly partly partially
slightly especially particularly basically simply easily nicely well better best good great nice lovely beautiful
gorgeous stunning amazing awesome fantastic wonderful perfect ideal cool fancy fun cute sweet charming elegant classy
posh upscale luxurious luxury stylish trendy unique special creative artistic interesting eyecatching eye-catching
striking bold dramatic subtle soft gentle warm cozy cosy comfy comfortable inviting welcoming relaxing relaxed
peaceful calm calming serene tranquil quiet private secluded intimate magical enchanting enchanted whimsical dreamy
romantic rustic timeless fresh clean neat tidy crisp simple basic minimal plain understated neutral bright cheerful
cheery colorful colourful vibrant lively rich deep dark light pale pastel muted earthy mossy leafy lush green greener
full fuller dense thick thin tall short low high higher lower big bigger biggest large larger largest huge giant
massive oversized small smaller smallest little tiny mini compact narrow wide wider broad long longer deeper shallow
medium mid sized average decent generous spacious open airy round rounded circular oval curved square rectangular
rectangle l-shaped irregular geometric flat level uneven sloped sloping steep terraced raised sunken hidden tucked
nestled covered shaded shady sunny sunnier sun-filled dappled partial hot cold dry wet damp windy exposed bare empty
blank barren boring bland dull drab ugly hideous sad tired outdated dated worn neglected messy weedy brown yellow dead
dying patchy muddy dusty rocky sandy new newer brand old older existing current original mature young established
overgrown wild easy easier low-maintenance lowmaintenance maintenance-free carefree hardy tough durable sturdy solid
heavy strong safe safer friendly kid-friendly dog-friendly pet-friendly family-friendly eco sustainable ecological
environmental organic edible productive practical functional usable useful affordable cheap inexpensive budget
expensive pricey cost-effective reasonable realistic possible doable fragrant scented aromatic blooming flowering
bloomed evergreen deciduous seasonal year-round yearround perennial annual native local exotic layered structured
manicured landscaped planted trimmed pruned clipped mowed mown sculpted shaped stacked staggered scattered dotted
mixed matching coordinated separate separated divided defined distinct connected connecting continuous central main
primary secondary additional extra other others another same similar different several various few own each every all
both either neither most more less least much many some any none first second third last next final lit illuminated
backlit glowing warm-white heated see view watch enjoy relax unwind rest sit sleep read eat drink cook grill dine
entertain host gather hang hanging chill lounge play run walk stroll wander meditate garden grow harvest look looking
looks feel feels feeling seem make makes made making keep give gives given get gets got getting go goes going gone
come comes coming take takes taking turn turning put puts set sets setting sits stand stands standing lie runs running
lead leads leading connect connects winds wraps wrap wrapping extend extends extending stretching tie ties blend
blends blending flow flows flowing fit fits fitting match matches work works working use uses used using help helps
hide hides hiding block blocks blocking screen screens screening soften softens softening frame frames framing define
defines defining create creates creating bring brings bringing transform transforms transforming improve improves
improving update refresh revamp redo redone overhaul show shows showing sees think thinking know knows let lets try
trying say says tell hope wishing love loves loved hates prefer prefers start starts end ends begin finish finished
complete completed divide break breaks cover covers covering fill fills filling filled surround surrounds border line
edge attract attracts attracting invite invites welcome provide provides offer offers add adds spread climb climbing
cascading trailing weeping creeping spilling growing drooping towering upright arching please thanks thank thx pls plz
kindly hello hi hey dear yes yeah ok okay sure etc eg ie btw asap ps fyi lol tbh that this those these than then thus
hence if unless until while whereas whether because since as like unlike per via north south east west northern
southern eastern western clipping nose real exist cut now silly fine needful tea afford far vacant wee poisonous
prickly cultivated grew grown anymore cause nobody wreck em power late else throw somebody anybody nothing's whole
entire entirely honestly finally instead tend tends pick picked toast brutal happen happens haha till upon onto
everyone everything whatever whichever however wherever throughout across through against among amongst between beyond
toward towards within into super extremely highly overly fairly somewhat kinda kind sorta sort bit tad lots one two's
once twice double triple single focus focused focusing based inspired style styled themed looking-type like-minded
able unable need needs needed require requires required wanted wants wanting likes liked dont doesnt didnt wouldnt
shouldnt couldnt isnt arent wasnt werent havent hasnt im ive id youre youd weve wed theyre theyd thats whats theres
heres its gonna wanna gotta spend spends spending spent save saves saving buy sell selling moved moving live lives
lived rent renting owns owned mow mowing water watering weed weeding prune pruning rake maximum minimum max min max.
modernish contemporary-ish cottagey cottagecore tropicalish beachy coastal nautical boho bohemian industrial eclectic
vintage shabby chic transitional craftsman ranch suburban urban minimally softly neatly naturally gracefully loosely
tightly evenly randomly informally informal sunset sunrise moonlit twilight alfresco outdoor outdoors outside indoor
indoors inside exterior front rear side upper inner outer facing overlooking rambling sprawling hilly flat-ish
high-end highend low-cost lowcost mid-size midsize full-size fullsize good-looking goodlooking well-kept wellkept
ready tasteful tastefully thoughtful refined polished sophisticated grand stately cohesive unified uncluttered
balanced harmonious catch catches caught secret stained landlord landlady tenant dig digging dug airbnb cones threes
treads ty hundred dozens accept act actual actually afraid afternoons ago agree ahead alive allow allows alone along
also although angle angled answer anyway appear appreciate areas arrive asking attach attaching attention attractive
aware awful awkward backed badly became become becoming before began begins behind believe below besides bet bite bits
blow blows born bother bought bow breezy brighten brightens bug bugs build busy call calls came capture careful carry
case causes certain chance check choose chose clear clearly close closed closer coat collect common condition consider
considering constant contain continue control cope correct costs count country crazy cross crowded cuts daily dare
days deal decade decide decided decorate degree delight delivery depend describe deserve designs details die dies died
difficult direction dirty disappear disguised doctor doubt draw drive drives drop drown due dump dust early earth
edges elderly elegantly emphasis encourage ended enhance ensure enter evenings event eventually everyday exact exactly
excellent except excited exciting expect explain explore face faces fact fair falls falling false familiar favour
features feed feeding fell felt fewer figure find fix flood floods flooded flooding follow forget formal forward found
free frequent funny further gave giving glad grab grateful grows guess guide guys habit hand handle handy happy hardly
hate head healthy hear heard heavily helpful hold holds holiday honest hours ideas identify ignore imagine immediately
important impossible impressive include including indeed intend intended interested invest involve itself join keen
kept knees knock known lack lacks lasts lately later lay leak lean leaving lies life lighter likely limit limited
lined lines listen load locate located location looked loose loud maintain maintaining major manage manageable mark
mean meet mention minute miss missing mix mobile moment months mornings mount move near necessary negative never noisy
normal normally note notice obvious obviously occasionally odd opening opposite otherwise ourselves outlook overall
owner owners paid pain paint paper park particular parts pass past patience pay peak peel period permanent permission
permit personal placed places planned planning plus points poor popular position positive preferably prepare present
prevent previous prices process professional promise proper properly protect protected proud prove public push puzzle
quick quickly quietly rainy raise ran range rare rarely reach realise realize reason reasonably recent recently
recommend record reduce refer reflect regular regularly related remember remind replace replaced request respect rid
risk robust rooms rough rows rub rule rules said saw scared schedule school scrappy screened search seats seeing seems
self send sensible serious serve serves seating settle shame share sharp shield shouldn sick sides site situation
skill slip slippery slow slowly smart smooth soak social soggy solution somehow soon sorry sorts sounds spaced spare
speak spill split spoil spots squash stage standard started state stay steady stick stiff stop stops store straight
strange stuck sudden suggest suggestions suit suitable suits suppose supposed survive swap sway sweep system taken
talk taste terms terrible test therefore though thought thrown tight told tonight took total touches track trade train
trap travel treat trial trick tried trouble true trust turned types typical unattractive understand unfinished
unfortunately uniform unsafe unsightly untidy unused upset usual vacation vast views visible visit visits visitors
visually wait waiting waist wake walks want wash waste ways weak wear weekends weeks went were willing wise wish with
wobbly wonder wooded wore world worry worse worst worth wrong yearly years yesterday yours yourself zones dog-proof
um uh er erm hmm hm mmm ah aah oh ooh eh ha hey aw ugh yep yup nope yeah ya aye righto cheers ta mate folks bro dude gosh wow idk imo imho omg fwiw rn lmk circa advance return kindest regards sincerely gas propane electric smokeless miss missed tbc tba asap ending starting beginning finishing stopping curling tumbling spilling grouped seen glimpsed terrified
childproof ea apiece pcs multi stem purpose multipurpose versatile flexible
`;

export const ordinaryWords: readonly Row[] = [
  [listOf(words), { kind: "word" }],
  [listOf(nouns), { kind: "noun" }],
  // Phrases in which a word of the lexicon means nothing of the kind.
  [
    "front yard, back yard, side yard, in the back yard, in the front yard, in the backyard, in back yard, for my back yard, rose coloured glass",
    { kind: "noun" },
  ],
  [
    "tree stump, stump, old tree stump, courtyard, music, background music, pesticide, focal point, curb appeal, kerb appeal, low maintenance, high maintenance, water bill, bare ground, garden centre, green thumb, year round",
    { kind: "noun" },
  ],
  [
    "keep it simple, keep it low, keep it natural, keep it modern, keep it clean, keep it minimal, keep it easy, keep it tidy, keep it green, keep it cheap",
    { kind: "word" },
  ],
  [
    "keep it affordable, keep it small, keep it neat, keep it cozy, keep it fun, keep it open, keep things simple, keep everything simple, keep in mind, keep up, keep it all",
    { kind: "word" },
  ],
  [
    "leave room, leave space, leave some room, leave some space, leave plenty of room, plenty of room, save water, for screen, for screening, as a screen, for a screen, grown up, grown ups, multi trunk, multi trunked, multi stem, hard wearing, as a seat, as seat, as a bench, to sit on, hotel bar, two steps away, few steps away, steps away, step away, to retain, retain the slope, retain the bank, retain the hill, to walk, can walk, walk barefoot, walk around, we walk, i walk, walk through, as well, not to tall, not too tall, save money, save space, save on water, water saving",
    { kind: "word" },
  ],
  [
    "built in, in built, a lot, with guards, tree guards, plant guards, at all, at least, at night, in the evening, of course, in general, by the way, on a budget, in mind, if possible, right away, as possible, all over, all year",
    { kind: "word" },
  ],
  ["mountain view, sea view, ocean view, lake view, valley view, river view, hill view", { kind: "noun" }],
  [
    "no longer, not any longer, low key, if you can, if possible, if you could, if you like, if it fits, if there is room, till, no idea, not sure, no problem, no rush, not too, not too much, not very, not so, no preference, no matter, not only, why not, whether or not, without being too, not super, no more than",
    { kind: "word" },
  ],
  [
    "no mow, no maintenance, not a lot of maintenance, not much maintenance, without much maintenance, without a lot of work",
    { kind: "word" },
  ],
  [
    "to the side, on top, from scratch, clean up, on the side, to sit, open space, fire up, seen from the street, from the street, from the house",
    { kind: "word" },
  ],
  [
    "air conditioner, ac unit, ac, utility box, gas tank, oil tank, propane tank, air conditioning unit, meter, gas meter, power chair, electric wheelchair, mobility scooter, side return, full sun, part sun, part shade, full shade, sage green, forest green, olive green, rose gold, sun set, moss green, grass green, lawn mower, water use, water usage, tree line, treeline",
    { kind: "noun" },
  ],
  [
    "flower colour, garden party, dinner party, dinner parties, fire hazard, water source, light maintenance, light upkeep, plant material, brick house, stone house, wood house, wooden house",
    { kind: "noun" },
  ],
];

function listOf(text: string): string {
  return [...new Set(text.trim().split(/\s+/))].join(", ");
}
