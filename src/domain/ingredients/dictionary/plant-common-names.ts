/**
 * Everyday English names of plants that mean one plant on labels. A name that several plants share, such as chamomile
 * and rose, is left out.
 */
export const plantCommonNames = `
achillea millefolium	yarrow
adansonia digitata	baobab
aesculus hippocastanum	horse chestnut
allium sativum	garlic
aloe barbadensis	aloe vera|aloe
althaea officinalis	marshmallow
apium graveolens	celery
arctium lappa	burdock
argania spinosa	argan
arnica montana	arnica
astrocaryum murumuru	murumuru
avena sativa	oat|oats|oatmeal|colloidal oat
bellis perennis	daisy
bertholletia excelsa	brazil nut
beta vulgaris	beet|beetroot|beet root
borago officinalis	borage
bursera graveolens	palo santo
butyrospermum parkii	shea
calendula officinalis	calendula|pot marigold
camellia sinensis	green tea|white tea|black tea|matcha
cananga odorata	ylang ylang|ylang-ylang
cannabis sativa	hemp
carapa guaianensis	andiroba
carica papaya	papaya
carthamus tinctorius	safflower
centella asiatica	gotu kola|cica
ceratonia siliqua	carob
cichorium intybus	chicory
citrullus lanatus	watermelon
citrus junos	yuzu
citrus limon	lemon
coffea arabica	arabica coffee
copernicia cerifera	carnauba
coriandrum sativum	coriander
corylus avellana	hazelnut
crambe abyssinica	abyssinian
crocus sativus	saffron
cucumis melo	melon
cucumis sativus	cucumber
cucurbita pepo	pumpkin
curcuma longa	turmeric
cyamopsis tetragonoloba	guar
cymbopogon nardus	citronella
cynara scolymus	artichoke
daucus carota	carrot
dioscorea villosa	wild yam
elaeis guineensis	palm
elettaria cardamomum	cardamom|green cardamom
equisetum arvense	horsetail
eucalyptus globulus	eucalyptus
euphorbia cerifera	candelilla
euterpe oleracea	acai
ficus carica	fig
foeniculum vulgare	fennel
fucus vesiculosus	bladderwrack
ganoderma lucidum	reishi|reishi mushroom
garcinia indica	kokum
gaultheria procumbens	wintergreen
ginkgo biloba	ginkgo|gingko
glycine soja	soybean|soy|soya
glycyrrhiza glabra	licorice|liquorice
gossypium herbaceum	cotton
hamamelis virginiana	witch hazel
hedera helix	ivy|english ivy
helianthus annuus	sunflower
hippophae rhamnoides	sea buckthorn|seabuckthorn|sea berry
hordeum vulgare	barley
humulus lupulus	hops
hylocereus undatus	dragon fruit|dragonfruit
ilex paraguariensis	yerba mate
illicium verum	star anise
inonotus obliquus	chaga|chaga mushroom
ipomoea batatas	sweet potato
juglans regia	walnut
juniperus communis	juniper|juniper berry
lavandula angustifolia	lavender
lawsonia inermis	henna
lentinus edodes	shiitake|shiitake mushroom
lepidium meyenii	maca
limnanthes alba	meadowfoam
linum usitatissimum	flax|linseed|flaxseed
malva sylvestris	mallow
mangifera indica	mango
maranta arundinacea	arrowroot
mauritia flexuosa	buriti
medicago sativa	alfalfa
melaleuca alternifolia	tea tree
melia azadirachta	neem
mentha piperita	peppermint
mentha viridis	spearmint
morinda citrifolia	noni
moringa oleifera	moringa
musa sapientum	banana
myristica fragrans	nutmeg
nigella sativa	black cumin|black seed
ocimum basilicum	basil
ocimum sanctum	holy basil|tulsi
oenothera biennis	evening primrose
olea europaea	olive
oryza sativa	rice|brown rice|white rice|rice bran
panax ginseng	ginseng|korean ginseng|asian ginseng
papaver somniferum	poppy
paullinia cupana	guarana
pelargonium graveolens	geranium
persea gratissima	avocado
phoenix dactylifera	date
piper methysticum	kava
piper nigrum	black pepper
pisum sativum	pea
pogostemon cablin	patchouli
prunus armeniaca	apricot
prunus domestica	plum
prunus persica	peach
psidium guajava	guava
psoralea corylifolia	bakuchi|babchi
punica granatum	pomegranate
pyrus malus	apple
quillaja saponaria	quillaja|soapbark
raphanus sativus	radish
rhodiola rosea	rhodiola
ribes nigrum	black currant|blackcurrant
ricinus communis	castor
rosmarinus officinalis	rosemary
rubia cordifolia	manjistha
rubus chamaemorus	cloudberry
rubus idaeus	raspberry
saccharum officinarum	sugarcane|sugar cane
salix alba	white willow
salvia hispanica	chia
salvia officinalis	sage
salvia sclarea	clary|clary sage
sambucus nigra	elderberry|elderflower|elder
santalum album	indian sandalwood
schinziophyton rautanenii	mongongo
sclerocarya birrea	marula
scutellaria baicalensis	baikal skullcap
serenoa serrulata	saw palmetto
sesamum indicum	sesame
silybum marianum	milk thistle
simmondsia chinensis	jojoba
solanum lycopersicum	tomato
solanum melongena	eggplant
solanum tuberosum	potato
spinacia oleracea	spinach
symphytum officinale	comfrey
syringa vulgaris	lilac
tanacetum annuum	blue tansy
taraxacum officinale	dandelion
terminalia ferdinandiana	kakadu plum
theobroma cacao	cocoa|cacao
theobroma grandiflorum	cupuacu
thymus vulgaris	thyme
tremella fuciformis	tremella|tremella mushroom|snow mushroom
trifolium pratense	red clover
triticum vulgare	wheat
undaria pinnatifida	wakame
urtica dioica	nettle|stinging nettle
vaccinium macrocarpon	cranberry
vaccinium myrtillus	bilberry
valeriana officinalis	valerian
vetiveria zizanoides	vetiver
viscum album	mistletoe
vitis vinifera	grape|grapeseed
withania somnifera	ashwagandha
zea mays	corn|maize
zingiber officinale	ginger
`;
