/**
 * English words that are a slip or two away from a word of the garden and are meant as they stand: a return is no turf, a cane
 * no cone. Found by asking the lexicon about every word of the lists american-english-small and british-english-small of
 * SCOWL (copyright 2000-2018 Kevin Atkinson; permission to use, copy, modify, distribute and sell is granted without fee);
 * forms of the same stem, and words that are usual slips themselves ("font yard", "bolder"), are left out.
 */
export const lookAlikes: ReadonlySet<string> = new Set(
  `
abound abounds accident accidents acorns acrid adjourning aground aide aides aiding aline alines allay allays allies
alloy alloys ally aloof ammonia annals annul annuls anthems antic antics anus appal appals applies architecture
architectures ardent ardour ardours armour armours ascent ascents atmospheric avid awing bail bails bandana bandanas
bandanna bandannas baring baron barons baseball baseballs basing baste bastes beat beats beautifies beautify bedside
bedsides bellies bellows benching bend beret berets beset besets besought biases bide bides bigot bigots bile binds
blacken blackened blackens blanch blanches bleach bleaches bluff bluffs boarding boast boasts boding boning booing
boom booms boot boots borderline borderlines bough boughs bout bouts bowing bowlder bowlders boxing bracket brackets
bran brandish brandishes brawn breach breaches bricklayer bricklayers bride brides bridle bridles broke broker brokers
brought brow brownies brows brunch brunches bubblier buck bucks bugger buggers bump buns burn burned burner burners
burns burnt bust busts calculation calculations cane canes canny canoes cantered caper capers card cards carped carved
carving catnap catnaps caving centers centrepiece centrepieces champion champions chapping char chars charter charters
chase chases chastise chastises cheating checkout chid chilling chirping choir choirs choking chopper choppers
choppier chopping choral chorals chord chords chubby chucking chuckling circulating clacked clamber clambers clatter
clatters clause clauses cleanliness clever clone clones closely closets clothespin clothespins coach coaches coal
coals cocking coffers coiling collared collecting collection collections collector collectors compilation compilations
compose composer composers composes composting conceit conceits conception conceptions concert concerting concerts
concocting concoction concoctions conducting confection confections confer confers congesting congestion connective
consenting contacting contenting contention contentions contesting contract contracted contraction contractions
contracts convection convent convention conventions convents converging converse converses conversing converting
convertor convertors convicting cooing cooked cooling cooping copier copiers cops corking corneas cornets cornier
coronation coronations coroner coroners corps corpus corrals correcting correction corrections cortex cosiness
costumes countdown countdowns counties county coup coups covert coverts coveting cowering crackers crackled cram crams
craning cranked crass crate crates crating crazing creak creaking creaks creaky creaming crease creases creasing
creature creatures creepier cremate cremated cremates cremating cresting croaked crocks crooking croon crooned croons
crouch crouches crumbing crumpling curbed curbing cure cured cures curing curled curling cursed cursing curtail
curtails cutter cutters dabbed dais darted daubed debriefs declaration declarations defer defers deftest deign
deigning deigns delegate delegates demon demons deplete depleted depletes deportation deportations derailing derive
derives designation designations desolation despite desserts destitution destroyers detect detects deter deters
detonation detonations diced dicing diet diked diking dined diners director directors direst discord discords
displeased distinction distinctions dive dived dives diviner diving divining docking doer doers dogged doll dolls
donor donors dour downright doze dozes draining draught draughtier draughts dread dreading dreads dreamt dried drill
drills drinking drivel drivels drove droves duet duets duff dugout dugouts dyeing dyking ease eases egging eighth
eighths eighties eleventh elevenths elliptic elopement elopements eras escapade escapades excerpt excerpting excerpts
exit exiting exits expecting expend expends extents facet faceting facets factories fading faeces faking fame fancying
farce farces fared faring farming farther fating fatter fazing feathering feces fended fending fibre fibres fiendish
figuring flaking flaming fleet fleets flex flexes florid flour flouring flowered flunking flux fluxes foal foals
foaming fooling forbad forecast forecasts foremost fores forestry forte forth forties forum forums fracturing franking
fraying frostier funnel funnels gale gales gamble gambles gape gapes garble garbles gasses geld gelds gild gilds gill
gills gladdening gloss glosses glycerine goodby gore gores grasps grassiest grate grates graved graven graver greening
greeting greetings grille gripe gripes grope gropes gross grosses grovel grovels growl growls gunner gunners gust
gusts haste hastes haze hazes header headers healer healers health healthier hearth hearths heartier hearties heath heathens
heaves hiking hiring hither hiving hoes hogging homeys homie homies hone horse horseback horses hostel hostels hove
huddle huddles hurtle hurtles imaging impart imparts impatience impatiences impatient increase increases indication
indications infancy infect infects inferior inferiors initiation initiations inject injects inland insert inserts
inspect inspects instigation instil instill instills instils intimation intimations invocation invocations ironies
irrigating irritation irritations jangle jangles jingle jingles juggle juggles junkies juts keeling keening kernel
kernels lading lager lame lames lance lances lancing lander larding lathe lathes lauding launch launches lawyer
lawyers laying leafing leaking leaping learn learning learns leasing lending lesson lessons letup letups lift lifts
lightens lightest lightning lightnings likening liking liming limp limps linen liner liners linger lingers linking
livening loaning loath loaves lodger lodgers loft lofts logger lone longhand lops louse louses lump lumps lunge lunges
lurch lurches macing maize maizes mange mangy mantelpiece mantelpieces manual manuals marked marker markers marking
markings masking masks master masters masts maternal mating mauls meaner meat meats medal medals meddle meddles
mediation medication medications meditating mellow mellows mental menus mere meres meteor meteors miking mined mines
minimalism minister ministers miser misers mistier moister monies monolithic monster monsters mooed moonlighting moot
moots moral morals mousses muddle muddles multiplied multiplies munching muse muses muss musses muster musters naive
naturalist naturalists neighbored neighbourly nestle nether nettling nigh notching noting nutting outset outsets
overgrow overgrowing overgrows overloading overt overthrown overworking pace paces pacing packing palace palaces
palming pane paneling panes pans pant panted panting pants papa papas parch parches paring parity paroling parring
parsing parson parsons partaking parting partings pasta pastas paste pasties patent patents pathos pats patter
pattering patters pawing paying pealing pearling pease pedaling peer peers pend pends penes peon perch perches perking
photon photons pierce pierces piling pilot pilots placing plague plagues plaice planet planets planing planking
planner planners plaster plasters plated plating platter platters plaything playthings pleas pleasure pleasures pliant
pliers plopping plugs plumb plumbs plume plump plumps plush plying plywood poach poaches polar poling pollinated
pollinates pollination polls polo ponies pony populous potentially pound pounds praying preach preaches precedence
pretence pretences priviest product products prosecutor prosecutors prospector prospectors prosperity protector
protectors protest protests provenance providence province provinces provincial provincials psalm psalms pulpit
pulpits punk punks qualifies qualify quarterlies quartets rabbi rabbis rabble rabbles racket rackets raiding raining
raising rash rashes ratting ravish ravishes readying reallocate reallocates reaming reaping rearing rebounded
rebuilding reclamation rectal refraining refute refutes regain regaining regains regarding rein reined reins relation
relations reloading relocation remaining remaking remote remotes rending reparation repeal repeals repellant
repellants report reports reprint reprints rereading research researches resented reserved resign resigns resounded
rested restrain restraining restrains restraint restraints retail retailing retails retarding retort retorts return
returns reuse reuses reveal reveals rewarding rewind rightly riling rise risen rises roar roars robe robes rocked
rocker rockiest roes roll rolls romp romps roost roosts rotating rote rots rotted rotund rouse rout routing rubbishing
rued ruing rumble rumbles rump rumps ruse ruses ruts rutting saddling sades safely saga sagas sailing sake sale sales
saliva salon salons saloon saloons salve salves sampling sank sapping satin savor savouries savoury sawing saying
sayings scans scaring scream screams screeching scrubbed scruff sealing seaming searing secretion secretions sedating
seduction seductions seek seeks seeping seize seizes selection selections servile setters sewed sewing sexed shabbily
shaking sharing shatter shatters shave shaves sheathing shied shine shines shirting shod shoe shoed shrank shred
shreds shriek shrieks shrunk sidle sidles sidling sifting sigh sighs silence silenced silences silent silenter silents
silting simmer simmers sine sing singe singes sings situating sizing skating skidding skimming skimp skimps slaking
slash slashes slating slave slaves slaying sleeker sleepier sleeping slick slicks slid slier slight slights slimming
slink slinks slitting slob slobs slop slummer smokier smuggest snacking snail snails snaring sneaker sneakers sneaking
snide snuggest soaking soaring sock socked socks softer solider southeastern sowing spacing spading spans spar sparest
sparking sparkling sparse spaying spearing sped speed speeds spire spires spiritually spirituals spitting splitting
splurge splurged splurges sporting sprang spraying spreeing sprig sprigs sprint sprints sprucing sprung spurning
spurring spurting sputter sputters spying squire squired squires stag staging staking staling stapling starchy static
stating stature statures statuses statute statutes stave staves staving steadying steal steals sticking stir stirs
stoles stolider stoniest stoppering storehouse storehouses stout stoves straggle straggling strain strains strangling
stray straying strays streak streaks stripe stript strived studious stutter stutters suave subbed suction suctions
sunk sunned supple surge surges surmounting swamp swamping swamps swans swapping swaying sweat sweating sweats sweeper
sweepers swig swigs swung syringe syringes tablet tablets tack tacks tale tales talker talkers tape tapes targeted
taxes taxis teacup teacups tease teased teases televising teller tellers tenet tenets tenth tenths testable thanking
theatres thee theorems theories thesis thinning thrash thrashes throughput throwing tied tilde timer timers ting tings
tint tints tirade tirades title titles tolls tonnes topical tore torso torsos tote totes trace traces tradition
traditions trainer trainers tranquilize tranquilizes transaction transactions transiting transitive transitives
translation translations transportation traversing trawler trawlers trill trills tripos trollies trumpeting tuck tucks
turnout turnouts tweak tweaks twine uptight vanquish vanquishes varnish varnishes vegetarian vegetarians veneration
vicarious violent wafting wallow wallows wantoning wealthier weer whereby wherein whine whines wickeder wickets widow
widows wield wields wilder wildness wince winces wincing windowing wingers winging wining winking winner winners
winning winnings wintrier witching woodies woodsmen wooed woolen woolens workout workouts wove wreaked writhing
`
    .trim()
    .split(/\s+/),
);
