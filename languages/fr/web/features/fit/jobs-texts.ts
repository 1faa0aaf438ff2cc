import type * as English from '../../../../../web/features/fit/jobs-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const jobsTexts = translation<typeof English.jobsTexts>()({
  title: 'Les outils par travail',
  description:
    'Les travaux d’un atelier vélo étape par étape, avec les couples de serrage\u00a0: les outils qu’il faut, et ce que la boutique en a.',
  lead: 'Choisissez le travail. Chaque page indique les outils nécessaires, ceux que vous avez sans doute déjà, et les étapes avec leur couple de serrage.',
  back: 'Tous les travaux',
  steps: 'Étapes',
  tools: 'Outils',
  parts: 'Pièces et fournitures',
  which: 'Lequel est le vôtre\u202f?',
  whichText:
    'Le travail dépend du standard de la pièce. Ouvrez le vôtre pour voir que mesurer et quels outils conviennent.',
  counts: (formats, steps, tools) =>
    `${wholeNumber(formats, steps)} ${plural(steps, 'étape', 'étapes')} · ${wholeNumber(formats, tools)} ${plural(tools, 'outil', 'outils')}`,
  probablyOwned: 'Vous l’avez sans doute',
  notSold: 'Pas vendu ici',
  have: 'Je l’ai',
  want: 'Il me le faut',
  makersValue: 'Si le fabricant de la pièce indique une autre valeur, prenez la sienne.',
  newtonMetres: 'N·m',
  takes: (summary, tools) => `${summary} Il faut\u00a0: ${tools.join(', ')}.`,
  listHeading: 'Réserver les outils qui manquent',
  listCount: (formats, tools, parts) => {
    const words = [
      tools > 0 && `${wholeNumber(formats, tools)} ${plural(tools, 'outil', 'outils')}`,
      parts > 0 && `${wholeNumber(formats, parts)} ${plural(parts, 'pièce', 'pièces')}`,
    ]
    return `pour ${words.filter(Boolean).join(' et ')}, en quantité minimale`
  },
  listNone: 'Il ne reste rien à réserver ici. Décochez un outil que vous n’avez pas.',
  listStart: 'Réserver l’un après l’autre',
  listPutIn: 'Ajouter au panier',
  listHint: 'La page de chaque outil indique ensuite le suivant de votre liste.',
  listFor: (job) => `Pour le travail «\u00a0${job}\u00a0»`,
  listDone: (formats, done, all) =>
    `${done} ${plural(done, 'outil réservé', 'outils réservés')} sur ${wholeNumber(formats, all)}.`,
  listNext: 'Ensuite\u00a0:',
  listEnd: 'C’était le dernier.',
  listDrop: 'Abandonner la liste',
})

export const productTexts = translation<typeof English.productTexts>()({
  book: 'Réserver',
  look: 'Voir la fiche',
  quote: 'Demander un devis',
  inStock: 'en stock',
  soldOut: 'Épuisé',
  from: (minimum) => `à partir de ${minimum} pcs`,
  part: 'Pièce',
})
