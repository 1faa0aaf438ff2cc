import type { TradeJob } from '../../../../domain/search/trade-jobs.ts'

export const tasks: readonly TradeJob[] = [
  {
    said: [
      'strammer reifen',
      'reifen auf felge',
      'reifen aufziehen',
      'reifen montieren',
      'reifen geht nicht auf felge',
    ],
    needs: ['tyre bead jack', 'tyre lever'],
  },
  {
    said: ['reifen aufpumpen', 'aufpumpen', 'reifendruck', 'luftdruck', 'luft', 'wulst setzen'],
    needs: ['floor pump'],
  },
  {
    said: ['kassette festhalten', 'kassette gegenhalten', 'kassette dreht mit', 'ritzel festhalten'],
    needs: ['chain whip', 'cassette lockring tool'],
  },
  {
    said: ['speichenspannung', 'speichenspannung messen', 'speichen spannung', 'speichen gleichmäßig'],
    needs: ['spoke tension meter'],
  },
  {
    said: ['laufrad bauen', 'laufradbau', 'laufrad einspeichen', 'einspeichen'],
    needs: ['truing stand', 'spoke tension meter', 'spoke wrench'],
  },
  {
    said: [
      'bremsscheibe messen',
      'dicke bremsscheibe',
      'sattelstütze messen',
      'durchmesser messen',
      'dicke messen',
      'messwerkzeug',
      'lager messen',
    ],
    needs: ['digital calliper'],
  },
  {
    said: [
      'achse einspannen',
      'achse halten',
      'nabe schraubstock',
      'achse schraubstock',
      'schraubstockbacken',
    ],
    needs: ['axle vice'],
  },
  {
    said: [
      'fahrrad halten',
      'rad einspannen',
      'fahrrad einspannen',
      'am rad arbeiten',
      'ständer für reparatur',
    ],
    needs: ['repair stand'],
  },
  { said: ['schaltkabel gerissen', 'seil für schaltung', 'zug für schaltung'], needs: ['gear cable'] },
  { said: ['lenker wickeln', 'lenker umwickeln', 'band für lenker'], needs: ['bar tape'] },
]
