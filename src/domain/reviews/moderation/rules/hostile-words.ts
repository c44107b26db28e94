import { compilePhrases } from '../phrases';

const people =
  'you|ur|u|they|he|she|everyone|everybody|people|owner|owners|founder|seller|sellers|staff|lady|girl|guy|woman|man|women|reviewers|reviewer|whoever|those|these|yall|manager|cashier|ceo';
const groups =
  'jew|jews|muslim|muslims|blacks|arabs|mexicans|immigrants|foreigners|gays|lesbians|homosexuals|chinese|indians|africans|gypsies|asians|refugees|trans|transgenders|feminists|whites|christians';

/** Insults, threats and hate. Criticism of products and companies in strong words is none of them. */
export const hostilePhrases = compilePhrases(`
  idiots|morons|imbeciles|cretins|scumbags|scumbag|dumbasses|wankers|wanker|twats|twat|tosser|tossers|douchebag|douchebags|jackass|dipshit|skank|skanks|bimbos|libtards|numpties|asshat|asshats
  !i|me|im|a_complete|like_an|feel_like an? idiot|moron|imbecile|cretin|loser|losers !proof|me|friendly
  ${people} is|are|was|were|r|must_be !not .. idiot|moron|imbecile|cretin|loser|scum|trash|pig|pigs|rat|rats|sheep|parasite|parasites|vermin|brainless|braindead|subhuman
  brainless|mindless|dumb|stupid sheep|people|women|girls|cows|cow|pigs|man|woman|girl|owner|buyers
  stupid|dumb|ugly|fat|dirty|filthy|nasty|lazy stupid|dumb|ugly|fat|dirty|filthy? cow|pig|pigs|hag|witch|slob|slobs|whale|whales|chicks|lesbo
  ugly|fat|disgusting|filthy|dirty people|person|women|woman|girls|chicks|men|immigrants|foreigners|owner|blacks|asians|indians|chinese
  no_one|nobody|no_man wants .. fat|ugly|woman
  shut up !and|about
  shut your mouth|face|trap
  shove|stick it up
  kiss my ass|arse|a_$
  go to hell
  burn|rot|roast in hell
  screw you|them|u|off
  sod|bugger|naff off
  piss off
  eff this|you|them|off
  what the f
  go_back|send_them|send_them_all|get_back to|back|home .. country|home|africa|mexico|china|asia|jungle
  send them|him|her home|back
  kill|hang|drown|shoot|stab|strangle|choke|murder your|him|her|them|ur? self|yourself|urself|yourselves|you|him|her|them !for|if_i
  kys|kill_urself|kill_your_self
  ^ drop dead !gorgeous|beautiful|stunning
  hope|hoping|wish .. you|they|he|she|owner|family|kids|all .. die|dies|cancer|rot|burn|suffer|choke|starve|crash
  ^ die all|you|in|bitch|already
  should|ought|must|needs|deserve|deserves|deserved .. be|to_be|to_get|get shot|hanged|hung|killed|beaten|raped|burned|stabbed|slapped|executed|sterilized|lynched|jailed_and
  deserve|deserves what|whatever happens|comes|is_coming
  somebody|someone should|ought|needs .. shoot|kill|beat|punch|slap|bullet|burn|bomb
  bullet in|through .. head|brain
  put|putting a bullet|knife
  i|we will|am_gonna|am_going_to|gonna|ll|shall .. kill|hurt|beat|stab|shoot|burn|find|destroy|strangle|punch|slap|break|come_for|come_after|come_to|hunt you|your|u|him|her|them|warehouse|legs|neck|face
  ill|im_gonna|imma|im_going_to .. kill|hurt|beat|stab|shoot|find|destroy|strangle|punch|slap|hunt|break you|your|u|him|her|them|legs|neck
  break|breaking your|his|her|their legs|neck|face|nose|bones|arm|fingers
  i|we know where you|your|she|he|they .. live|lives|work|works|is|are|house|shop|sleep
  watch|mind your|ur back
  or you|they will|ll see|regret|pay|be_sorry
  you|they will|youll|theyll pay_for|regret_it
  have|got|bring matches|gasoline|gun|a_gun|a_knife
  burn|blow .. store|shop|warehouse|office|building|place down|up
  ${groups} !soap|owned|skin|hair|woman|women|man|men|girl|people|beauty|american|own|medicine|market|and|friend|friendly|version .. ruin*|ruined|belong|dirty|filthy|disgusting|pervert*|rat|rats|parasites|stink|smell|steal|country|home|deported|vermin|invading|invaded|control|richer|destroy*
  dirty|filthy|stupid|bloody|damn|greedy|stinking|lazy|fucking|those|goddamn ${groups}
  the jew|jews|blacks|gays|transgenders|gypsies|negroes
  perverts|pervert|degenerates|degenerate|subhuman|subhumans|untermensch
  slit|slanty|slant eyed|eyes|eye
  white|trailer trash|trailer_trash
  nothing for normal|white people
  tranny|trannies|hooker|hookers|faggot|faggots|fags|fag|dyke|dykes|chink|chinks|gook|spic|spics|wetback|wetbacks|kike|kikes|paki|pakis|raghead|towelhead|coon|coons|tard|tards|retarded|cripple|cripples|mongoloid|shemale|homo|homos|negro|niggas|nigga|thot|thots|redskin|redneck|rednecks|beaner|beaners
  these|those|them|dumb|stupid|you|yall|broke|ugly|a hoe|hoes
  heil|sieg hitler|heil
  gas|exterminate|deport the|them|all .. ${groups}
  i have your picture|address|photo
`);

/** Explicit talk about sex. Names of shades and words for bodies are none of it. */
export const sexualPhrases = compilePhrases(`
  horny|dildo|dildos|boner|boners|blowjob|blowjobs|handjob|handjobs|jerk_off|jerking_off|wank|wanking|masturbat*|porno|pornhub|xxx|milf|gangbang|creampie|deepthroat|cumshot|nudes|onlyfans|camgirl|camgirls|escort_service|escorts|titties|titty|bukkake|threesome|hentai|clit|jizz
  hot|sexy|local|lonely single? girls|women|singles|milfs|moms in|near|waiting|love|online
  girls|women|singles in your area
  suck|sucking|sucked|lick|licking|licked|bite|biting my|her|his|your|on? nipple|nipples|dick|cock|pussy|balls|tits|toes|clit|boobs|ass
  came|cum|cums|cumming|ejaculat*|jizzed|squirt* all? over|on|in|inside my|her|his|the? face|tits|mouth|chest|boobs|me|back
  made|makes|make me|her|him|you come|cum|wet|hard|moan|orgasm !back|home|to|in|here|and|a|of|again
  come twice|hard|so_hard
  bend|bent|bending her|me|him|you over
  wet pussy|panties
  sex with me|you|her|him|us|strangers|girls
  sell|selling|send|sending my? nudes|nude|naked|panties|feet_pics|videos
  naked pics|pictures|photos|girls|on_cam|for_you|tonight|and_waiting
  chat with me .. tonight|naked|now
  get_me|getting_me|got_me|gets_me|get a|me hard_on|hard|boner|turned_on !to
  rub|rubbed .. on|over my|her|his|your? pussy|dick|cock|penis|balls|vagina !is|was|itch
  fuck*|bang|banged|bone|screw me|her|him all|on|over|tonight|hard
  lasted .. in_bed
`);

/** The commonest obscene words of other languages. */
export const foreignObscenities = compilePhrases(`
  putain|merde|connard|connasse|salope|salopard|enculé|encule|pute|saloperie|bordel_de
  scheiße|scheisse|scheiß|scheiss|beschissen*|schlampe|arschloch|fotze|hure|hurensohn|wichser|missgeburt|verpiss*|fick|ficken|fickt
  mierda|puta|puto|putas|cabrón|cabron|pendejo|pendeja|coño|joder|gilipollas|hijueputa|maricón|maricon|chingada|chinga|verga
  cazzo|stronzo|stronza|puttana|vaffanculo|troia|merda|minchia|coglione|coglioni
  caralho|porra|foda|fodase|buceta|viado|piranha_de|filho_da_puta
  kurwa|chuj|pierdol*|jebać|jebac|skurwysyn
  сука|суки|блядь|блять|хуй|хуйня|пизд*|еба*|ёба*|мудак|говно|дерьмо
  kut|klootzak|kanker|hoer|godverdomme|tering
  orospu|siktir|amk|piç
  他妈的|操你|傻逼|妈的
`);
