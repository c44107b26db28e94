/** Endings that are no English words: "name.com" is an address wherever it stands. */
const plainEndings =
  'com|net|org|info|biz|shop|store|online|site|website|xyz|club|vip|win|app|blog|dev|live|page|link|click|beauty|cosmetics|sale|deals|eu|uk|ru|cn|de|fr|es|pl|nl|ch|jp|kr|br|ca|au|io|ly|ee|gl|gg|tv|cc|ws|tk|ml|co';
/** Endings that are also words: "it.is" is usually a missing space, so they need a path. */
const wordEndings =
  'me|it|in|is|at|be|to|so|us|no|my|top|am|as|la|id|do|by|pro|fun|one|life|world|today';

const address = new RegExp(
  `(?<![\\w@.])((?:[a-z0-9][a-z0-9-]{0,62}\\.){1,3}(?:${plainEndings}))(?![\\w-])(/\\S)?`,
  'g',
);
const addressWithPath = new RegExp(
  `[a-z0-9-]{1,63}\\.(?:${plainEndings}|${wordEndings})/[a-z0-9@+_-]`,
);

/** Shops and reference sites that people name as places: without a path they lead to no offer of the author. */
const namedPlaces =
  /^(?:acne|amazon|beautylish|beautypedia|bloomingdales|bluemercury|boots|cultbeauty|cvs|dermstore|ebay|fragrantica|google|incidecoder|influenster|kohls|lookfantastic|macys|makeupalley|nordstrom|paulaschoice|qvc|reddit|sephora|skinstore|target|temptalia|ulta|walgreens|walmart|youtube)\.(?:com|org|ca|fr|de|co\.uk)$/;

/** Whether a text in lower case has the address of a site, other than the bare name of a known shop. */
export function namesForeignSite(lower: string): boolean {
  if (addressWithPath.test(lower)) return true;
  for (const [, name = '', path] of lower.matchAll(address)) {
    if (path !== undefined || !namedPlaces.test(name)) return true;
  }
  return false;
}
