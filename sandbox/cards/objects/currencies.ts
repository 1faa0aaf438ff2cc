/**
 * The currencies that the sandbox charges in hundredths, with the smallest charge of each. A test compares them with
 * the shop's own table, because the shop must never book an order that cannot be charged.
 */

/** Stripe's published minimum charges (https://docs.stripe.com/currencies), in hundredths. */
const published = `
  aed 200 aud 50 bgn 100 brl 50 cad 50 chf 50 czk 1500 dkk 250 eur 50 gbp 30 hkd 400 huf 17500 inr 50
  mxn 1000 myr 200 nok 300 nzd 50 pln 200 ron 200 sek 300 sgd 50 thb 1000 usd 50`

/**
 * Currencies that Stripe converts: the minimum is then that of the bank account's currency. The sandbox's account is in
 * US dollars, so these amounts are worth about half a dollar.
 */
const converted = `
  afn 5000 all 5000 amd 25000 aoa 50000 ars 100000 awg 100 azn 100 bam 100 bbd 100 bdt 7500 bmd 50
  bnd 75 bob 500 bsd 50 btn 5000 bwp 750 byn 200 bzd 100 cdf 150000 cny 400 cop 250000 crc 30000
  cup 6000 cve 5000 dop 3500 dzd 7500 egp 3000 ern 1000 etb 10000 fjd 150 fkp 50 gel 150 ghs 750
  gip 50 gmd 5000 gtq 400 gyd 12500 hnl 1500 htg 7500 idr 1000000 ils 200 irr 5000000 jmd 10000
  kes 7500 kgs 5000 khr 250000 kpw 50000 kyd 50 kzt 30000 lak 1250000 lbp 5000000 lkr 17500 lrd 10000
  lsl 1000 mad 500 mdl 1000 mkd 3000 mmk 250000 mnt 200000 mop 500 mru 2000 mur 2500 mvr 1000
  mwk 100000 mzn 3500 nad 1000 ngn 100000 nio 2000 npr 7500 pab 50 pen 200 pgk 250 php 3000 pkr 15000
  qar 200 rsd 6000 rub 5000 sar 200 sbd 500 scr 750 sdg 30000 shp 50 sle 1250 sos 30000 srd 2000
  ssp 300000 stn 1250 svc 450 syp 750000 szl 1000 tjs 500 tmt 200 top 125 try 2500 ttd 350 twd 1750
  tzs 150000 uah 2500 uyu 2500 uzs 750000 ved 25000 ves 25000 wst 150 xcd 150 xcg 100 yer 30000
  zar 1000 zmw 1250 zwg 1500 ang 100 cuc 50 hrk 375 zwl 25000000`

const smallestCharges: ReadonlyMap<string, number> = new Map(
  [...(published + converted).matchAll(/([a-z]{3}) (\d+)/g)].map(([, code = '', figure]) => [
    code,
    Number(figure),
  ]),
)

/** Returns the smallest charge in hundredths; undefined for a currency that the sandbox does not charge. */
export function smallestCharge(currency: string): number | undefined {
  return smallestCharges.get(currency)
}
