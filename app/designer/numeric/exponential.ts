/** Outside this range the result is 0 or does not fit a double. */
const [least, most] = [-708, 709];
const ln2 = Math.LN2;
/** With |x| below ln 2 / 2, the next term of the series is under 1e-17. */
const terms = 14;

/**
 * To about 1e-15. Unlike Math.exp the same to the last bit in every engine: it only adds, multiplies and divides. x = k
 * ln 2 + r, then the series of e^r times 2^k.
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
