/** Letters of other scripts that look like Latin ones, in the order of those. */
const lookAlikes = new Map(
  Object.entries({
    a: 'аɑαа',
    b: 'ьƅв',
    c: 'сϲⅽᴄ',
    d: 'ԁɗ',
    e: 'еєҽ℮ε',
    f: 'ƒғ',
    g: 'ɡցɢ',
    h: 'һհн',
    i: 'іıɩιӏ',
    j: 'јϳ',
    k: 'κкƙ',
    l: 'ⅼ',
    m: 'мⅿ',
    n: 'ոηпɴ',
    o: 'оοօσᴏ',
    p: 'рρ',
    q: 'ԛզ',
    r: 'гɾʀ',
    s: 'ѕꜱ',
    t: 'тτᴛ',
    u: 'υսʋᴜ',
    v: 'νѵᴠ',
    w: 'ԝաωѡ',
    x: 'хχ',
    y: 'уүʏγ',
    z: 'ᴢȥ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

const word = /[\p{L}\p{M}]+/gu;
const latinLetter = /[a-z]/i;
const otherLetter = /[^\p{Script=Latin}\p{M}]|[ƒƅɑɗɡɢɩƙɴɾʀꜱʋᴜᴄᴏᴛᴠᴢʏȥı]/u;

/** Replaces look-alike letters in words that mix scripts. Words of one script stay as they are. */
export function withLatinLetters(text: string): string {
  return text.replace(word, (letters) => {
    if (!latinLetter.test(letters) || !otherLetter.test(letters)) return letters;
    return [...letters].map(toLatin).join('');
  });
}

function toLatin(letter: string): string {
  const lower = letter.toLowerCase();
  const latin = lookAlikes.get(lower);
  if (latin === undefined) return letter;
  return lower === letter ? latin : latin.toUpperCase();
}
