import type * as English from '../../../../../web/features/fit/jobs-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

const plural = pluralOf('fr')

export const jobsTexts = translation<typeof English.jobsTexts>()({
  title: 'Travaux d’atelier',
  description:
    'Les travaux d’un atelier vélo, étape par étape et avec les couples de serrage\u00a0: les outils nécessaires et ce que nous avons en boutique.',
  lead: 'Choisissez le travail. Chaque page indique les outils nécessaires, ceux que vous avez sans doute déjà, et les étapes avec leur couple de serrage.',
  back: 'Tous les travaux',
  steps: 'Étapes',
  tools: 'Outils',
  parts: 'Pièces et consommables',
  which: 'Quel standard avez-vous\u202f?',
  whichText:
    'Le travail dépend du standard de la pièce. Ouvrez le vôtre pour savoir quoi mesurer et quels outils conviennent.',
  counts: (formats, steps, tools) =>
    `${counted(formats, steps, 'étape', 'étapes')} · ${counted(formats, tools, 'outil', 'outils')}`,
  probablyOwned: 'Vous l’avez sans doute',
  notSold: 'Nous n’en vendons pas',
  have: 'Je l’ai',
  want: 'Il m’en faut',
  makersValue: 'Si le fabricant de la pièce donne une autre valeur, suivez la sienne.',
  newtonMetres: 'N·m',
  takes: (summary, tools) => `${summary} Il faut\u00a0: ${tools.join(', ')}.`,
  listHeading: 'Réserver les outils manquants',
  listCount: (formats, tools, parts) =>
    `pour ${[tools > 0 && counted(formats, tools, 'outil', 'outils'), parts > 0 && counted(formats, parts, 'pièce', 'pièces')].filter(Boolean).join(' et ')}, en quantité minimale`,
  listNone: 'Il n’y a plus rien à réserver ici. Décochez un outil que vous n’avez pas.',
  listStart: 'Réserver un par un',
  listPutIn: 'Ajouter au panier',
  listHint: 'La page de chaque outil vous mène ensuite au suivant de la liste.',
  listFor: (job) => `Pour le travail «\u00a0${job}\u00a0»`,
  listDone: (formats, done, all) =>
    `${done} sur ${counted(formats, all, 'outil', 'outils')} ${plural(done, 'réservé', 'réservés')}.`,
  listNext: (tool) => `Suivant\u00a0: ${tool}`,
  listEnd: 'C’était le dernier.',
  listDrop: 'Abandonner la liste',
})

export const productTexts = translation<typeof English.productTexts>()({
  book: 'Réserver',
  look: 'Voir',
  quote: 'Demander un devis',
  inStock: 'en stock',
  soldOut: 'Épuisé',
  from: (minimum) => `à partir de ${minimum} pièces`,
  part: 'Pièce',
})
