/** Endings that are no words: "name.com" is an address wherever it stands. */
const plainEndings = new Set(
  (
    'com net org info biz shop store online site website xyz club vip app blog dev page link beauty cosmetics ' +
    'sale deals skin makeup hair salon boutique spa space tech agency bio buzz cloud digital email group ltd llc ' +
    'media network outlet social studio tube wiki eu uk ru cn fr pl nl ch jp kr br ca au io ly ee gl gg tv cc ws tk ' +
    'ml ga cf gq nz za se dk fi cz sk hu ro bg gr tr ua il ae sa ng ke gh eg pk lk bd vn th sg hk tw ph mx ar cl pe ' +
    'ie pt lv lt rs hr si by kz ge mobi asia'
  ).split(' '),
);
/** Endings that are also words: "it.is" is usually a missing space, so they need more than a dot. */
const wordEndings = new Set(
  'me it in is at be to so us no my top am as la id do pro fun one life world today win live click de es co im sh st pm ad style love care best cool art design academy center guide help house market plus today tips zone'.split(
    ' ',
  ),
);
/** Shops and reference sites that people name as places: without a path they lead to no offer of the author. */
const namedPlaces = new Set(
  (
    'acne amazon beautylish beautypedia bloomingdales bluemercury boots cosdna costco cultbeauty cvs dermstore douglas ' +
    'ebay fragrantica google iherb incidecoder influenster kohls lookfantastic macys makeupalley nordstrom paulaschoice ' +
    'qvc reddit sephora skinstore spacenk superdrug target temptalia tjmaxx ulta walgreens walmart yesstyle youtube'
  ).split(' '),
);
/** Words before the name of a place. */
const leadingWords = new Set(
  'at from on to via visit see try check called find bei auf chez sur en over through'.split(' '),
);

const label = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,62}$/u;
const inAddress = /[\p{L}\p{N}@]/u;

/** Writes addresses with a real dot, at sign and slash, however they are disguised. */
export function withRealDots(lower: string): string {
  return (
    lower
      .replace(/[。｡·•●∙・‧⋅]/g, '.')
      .replace(/[[({<] ?(?:dot|\.|,|period|punkt|punto) ?[\])}>]/g, '.')
      .replace(/[[({<] ?(?:at|@) ?[\])}>]/g, '@')
      .replace(/[ _-](?:dot|period|punkt|punto)[ _-]/g, '.')
      .replace(/ (?:slash|\/) /g, '/')
      // "name . com", "name. com", "name .com" and "name,com", only before the commonest endings.
      .replace(/(?<=[a-z0-9]{2})(?: ?[.,] ?| [.] )(?=(?:com|net|org)(?![a-z0-9]))/g, '.')
      .replace(
        /(?<=[a-z0-9]{2})(?: [.] ?|,)(?=(?:info|shop|store|xyz|ru|fr|co\.uk|online|site|biz|io|de)(?![a-z0-9]))/g,
        '.',
      )
      .replace(/ ?@ ?/g, (at) => (at === ' @' ? at : '@'))
  );
}

/** Whether a text in lower case has the address of a site, other than the bare name of a known shop. */
export function namesSite(lower: string): boolean {
  const pieces = withRealDots(lower).split(/[\s"'<>()[\]{}|,;]+/);
  return pieces.some((piece, index) => isAddress(piece, pieces[index - 1] ?? ''));
}

function isAddress(piece: string, before: string): boolean {
  const [host = '', ...path] = withoutSigns(piece).split('/');
  if (host.startsWith('@')) return false;
  const labels = (host.split('@').at(-1) ?? '').replace(/:\d+$/, '').split('.');
  const [ending = '', name = ''] = labels.toReversed();
  if (labels.length < 2 || name.length < 2 || !labels.every((each) => label.test(each)))
    return false;
  if (/^\d+$/.test(name)) return false;
  if (ending.startsWith('xn--') || name.startsWith('xn--')) return true;
  const hasPath = (path[0] ?? '') !== '';
  if (plainEndings.has(ending)) {
    const site = ending === 'uk' && name === 'co' ? (labels.at(-3) ?? '') : name;
    return hasPath || host.includes('@') || labels[0] === 'www' || !namedPlaces.has(site);
  }
  if (!wordEndings.has(ending)) return false;
  const isName = /[\d-]/.test(name) || labels.length > 2 || leadingWords.has(before);
  return hasPath || host.includes('@') || (isName && name.length > 2);
}

/** Takes away punctuation around a piece of text. */
function withoutSigns(piece: string): string {
  const characters = [...piece];
  const start = characters.findIndex((character) => inAddress.test(character));
  const end = characters.findLastIndex((each) => each === '/' || inAddress.test(each));
  return characters.slice(Math.max(start, 0), end + 1).join('');
}
