import type { TradeJob } from '../../../../domain/search/trade-jobs.ts'

export const tasks: readonly TradeJob[] = [
  {
    said: ['pneu serré', 'pneu dur à monter', 'pneu difficile', 'monter pneu', 'remettre pneu'],
    needs: ['tyre bead jack', 'tyre lever'],
  },
  {
    said: ['gonfler pneu', 'gonfler', 'pression pneu', 'pression', 'air', 'regonfler'],
    needs: ['floor pump'],
  },
  {
    said: ['bloquer cassette', 'tenir cassette', 'cassette tourne', 'bloquer pignon', 'tenir pignon'],
    needs: ['chain whip', 'cassette lockring tool'],
  },
  {
    said: ['tension rayon', 'tension des rayons', 'mesurer tension', 'tension égale'],
    needs: ['spoke tension meter'],
  },
  {
    said: ['monter roue rayons', 'rayonner roue', 'rayonnage', 'fabriquer roue'],
    needs: ['truing stand', 'spoke tension meter', 'spoke wrench'],
  },
  {
    said: [
      'mesurer disque',
      'épaisseur disque',
      'mesurer tige de selle',
      'mesurer diamètre',
      'mesurer épaisseur',
      'outil de mesure',
      'mesurer roulement',
    ],
    needs: ['digital calliper'],
  },
  {
    said: ['tenir axe', 'axe dans étau', 'moyeu dans étau', 'mors doux', 'serrer axe étau'],
    needs: ['axle vice'],
  },
  {
    said: ['tenir vélo', 'vélo en l’air', 'suspendre vélo', 'travailler sur vélo', 'support pour vélo'],
    needs: ['repair stand'],
  },
  {
    said: ['câble de vitesse cassé', 'câble dérailleur cassé', 'câble manette'],
    needs: ['gear cable'],
  },
  { said: ['ruban guidon', 'enrouler guidon', 'recouvrir guidon'], needs: ['bar tape'] },
]
