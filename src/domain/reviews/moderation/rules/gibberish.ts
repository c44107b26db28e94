import type { ReadableText } from '../readable-text';

const minLetterShare = 0.45;
const maxOddShare = 0.3;
const endlessWord = /[a-z]{36}/;
const keyboardRuns =
  /qwer|asdf|sdfg|dfgh|fghj|ghjk|hjkl|zxcv|xcvb|cvbn|vbnm|poiu|oiuy|lkjh|kjhg|jhgf|mnbv|nbvc|qaz|wsx|edcr?f?v|rfv|tgb|yhn|ujm/;
/** Pairs of letters that words of European languages hardly ever have. */
const oddPairs =
  /bq|bx|cj|cv|cx|dx|fj|fk|fq|fv|fx|fz|gq|gv|gx|hj|hx|jb|jc|jd|jf|jg|jh|jk|jl|jm|jn|jp|jq|jr|js|jt|jv|jw|jx|jz|kq|kx|kz|lq|lx|mx|mz|pq|pv|pz|qb|qc|qd|qe|qf|qg|qh|qj|qk|ql|qm|qn|qo|qp|qr|qs|qt|qv|qw|qx|qy|qz|sx|tq|vb|vc|vd|vf|vg|vh|vj|vk|vm|vp|vq|vt|vw|vx|vz|wj|wq|wv|wx|wz|xj|xk|xq|xz|yq|zb|zf|zj|zn|zq|zr|zs|zv|zx|xb|xn|xd|xr/;

/** Shouting in capitals, symbols instead of words, or keys hit at random. */
export function isGibberish({ plain, lower }: ReadableText): boolean {
  if (endlessWord.test(lower)) return true;
  const dense = plain.replace(/\s/g, '');
  const letters = dense.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  if (letters < [...dense].length * minLetterShare) return true;
  return oddShare(plain) >= maxOddShare || isShouted(plain);
}

function oddShare(plain: string): number {
  const words = plain.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const latin = words.filter((word) => /^[a-z]+$/.test(word));
  // Other scripts and short texts give too little to judge by.
  if (latin.length < 4 || latin.length < words.length * 0.7) return 0;
  return latin.filter(isOddWord).length / latin.length;
}

function isOddWord(word: string): boolean {
  if (!/[aeiouy]/.test(word)) return true;
  if (/[bcdfghjklmnpqrstvwxz]{6}/.test(word)) return true;
  if (/^(..)\1{2,}.?$/.test(word)) return true;
  return keyboardRuns.test(word) || oddPairs.test(word);
}

function isShouted(plain: string): boolean {
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const capitals = plain.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 120 && capitals > letters * 0.9;
}
