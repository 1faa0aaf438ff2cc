import type { SearchWords } from '../../../../domain/search/search-words.ts'
import { singular } from './singular.ts'
import { tasks } from './trade-jobs.ts'
import { emptyWords, synonyms, weakWords } from './trade-words.ts'

export const searchWords: SearchWords = {
  stem: singular,
  synonyms,
  emptyWords,
  weakWords,
  units: {
    mm: ['mm', 'millimètre', 'millimètres'],
    cm: ['cm', 'centimètre', 'centimètres'],
    m: ['mètre', 'mètres'],
    in: ['pouce', 'pouces', 'po'],
    speed: ['vitesse', 'vitesses', 'vit', 'v'],
    tooth: ['dent', 'dents', 'd'],
    nm: ['Nm'],
    bar: ['bar', 'bars'],
    kg: ['kilogramme', 'kilogrammes', 'kilo', 'kilos'],
    g: ['gramme', 'grammes'],
    ml: ['millilitre', 'millilitres'],
    degree: ['degré', 'degrés'],
    percent: ['pourcent'],
    hole: ['trou', 'trous'],
    bolt: ['vis', 'boulon', 'boulons'],
    link: ['maillon', 'maillons'],
    notch: ['cran', 'crans', 'encoche', 'encoches'],
    spline: ['cannelure', 'cannelures'],
  },
  numbers: new Map([
    ['deux', 2],
    ['trois', 3],
    ['quatre', 4],
    ['cinq', 5],
    ['six', 6],
    ['sept', 7],
    ['huit', 8],
    ['neuf', 9],
    ['dix', 10],
    ['onze', 11],
    ['douze', 12],
    ['treize', 13],
    ['seize', 16],
    ['vingt', 20],
  ]),
  // The accents are folded: "de 2 à 8 mm".
  joints: { et: 'list', ou: 'list', par: 'by', a: 'range' },
  parts: [],
  tasks,
}
