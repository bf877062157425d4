/**
 * Stripe's presentment currencies, as it spells them, and how it counts them (docs.stripe.com/currencies). Its minor units are
 * not always those of `Intl`. Safe in the browser.
 */
const twoDecimals =
  "aed afn all amd aoa ars aud awg azn bam bbd bdt bmd bnd bob brl bsd bwp byn bzd cad cdf chf cny cop crc cve czk dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg huf idr ils inr jmd kes kgs khr kyd kzt lak lbp lkr lrd lsl mad mdl mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr pln qar ron rsd rub sar sbd scr sek sgd shp sle sos srd szl thb tjs top try ttd twd tzs uah usd uyu uzs wst xcd xcg yer zar zmw".split(
    " ",
  );
const zeroDecimals = "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" ");
const threeDecimals = "bhd jod kwd omr tnd".split(" ");
/** Without a fraction, yet in hundredths at Stripe: 500 are 5 krónur. */
const wholeInHundredths = ["isk", "ugx"];

export const initialCurrency = "usd";

export const currencies = [...twoDecimals, ...zeroDecimals, ...threeDecimals, ...wholeInHundredths].sort();

/** Minor units of one major unit: 100 cents, 1 yen, 1000 fils. */
export function minorUnits(currency: string): number {
  if (zeroDecimals.includes(currency)) return 1;
  return threeDecimals.includes(currency) ? 1000 : 100;
}

/** Amounts are multiples of this many minor units: card networks refuse a last digit of three. */
export function smallestStep(currency: string): number {
  if (wholeInHundredths.includes(currency)) return 100;
  return threeDecimals.includes(currency) ? 10 : 1;
}

/**
 * Stripe charges no less: its table by settlement currency (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, compared with a
 * stored copy in November 2026), without BGN, whose country has the euro since 2026. What it names no minimum for is tried.
 */
const smallestCharges: Record<string, number> = {
  ...{ usd: 50, aed: 200, aud: 50, brl: 50, cad: 50, chf: 50, czk: 1500, dkk: 250, eur: 50, gbp: 30, hkd: 400 },
  ...{ huf: 17_500, inr: 50, jpy: 50, mxn: 1000, myr: 200, nok: 300, nzd: 50, pln: 200, ron: 200, sek: 300 },
  ...{ sgd: 50, thb: 1000 },
};

export function smallestCharge(currency: string): number {
  return smallestCharges[currency] ?? smallestStep(currency);
}

/** Eight digits at Stripe, and a million of whatever it is: beyond that it is a slip. */
export function largestCharge(currency: string): number {
  return Math.min(99_999_999, 1_000_000 * minorUnits(currency));
}

/** To an amount that may be charged or refunded. */
export function roundUpToStep(amount: number, currency: string): number {
  const step = smallestStep(currency);
  return Math.ceil(amount / step) * step;
}
