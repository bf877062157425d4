/** Beyond these the result is 0 or would not fit a double. */
const [least, most] = [-708, 709];
const ln2 = Math.LN2;
/** Terms of the series: with |x| below ln 2 / 2 the next one is under 1e-17. */
const terms = 14;

/**
 * e to the power of x, to about 1e-15. Math.exp is not the same to the last bit in every engine and on every machine; this
 * is, for it only adds, multiplies and divides: x = k ln 2 + r, the series of e^r, and 2^k by halving and doubling.
 */
export function exponential(x: number): number {
  if (x < least) return 0;
  if (x > most) return Number.POSITIVE_INFINITY;
  const k = Math.round(x / ln2);
  const r = x - k * ln2;
  let sum = 1;
  for (let n = terms; n > 0; n--) sum = 1 + (sum * r) / n;
  return sum * powerOfTwo(k);
}

const powers = listPowers();

function powerOfTwo(k: number): number {
  return powers[k + 1024];
}

/** From 2^-1024 to 2^1023. */
function listPowers(): Float64Array {
  const powers = new Float64Array(2048);
  powers[1024] = 1;
  for (let at = 1025; at < 2048; at++) powers[at] = powers[at - 1] * 2;
  for (let at = 1023; at >= 0; at--) powers[at] = powers[at + 1] / 2;
  return powers;
}
