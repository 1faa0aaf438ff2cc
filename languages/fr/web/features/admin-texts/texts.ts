import type * as English from '../../../../../web/features/admin-texts/texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

const plural = pluralOf('fr')

export const stateNames = translation<typeof English.stateNames>()({
  sample: 'Exemple',
  own: 'Votre texte',
  unwritten: 'Pas encore écrit',
})

export const pageHints = translation<typeof English.pageHints>()({
  blog: 'Chaque titre ## est une question. Une question sans texte s’affiche sans réponse.',
  portfolio: 'Commencez par # et votre nom. Chaque titre ### sous un titre ## est une carte.',
  contact: 'Le texte s’affiche au-dessus du formulaire.',
})

export const textsTexts = translation<typeof English.textsTexts>()({
  heading: 'Textes des pages',
  headingOf: (page) => `Textes des pages\u00a0: ${page}`,
  about: 'Ce que votre clientèle lit sur ces pages. Chaque modification est conservée comme version.',
  notOffered: 'Cette boutique gère ses textes ailleurs.',
  all: 'Tous les textes',
  page: 'Page',
  state: 'État',
  language: 'Langue du texte',
  languages: 'Langues',
  inAll: 'Toutes',
  missingIn: (language) => `${language} manquant`,
  untranslated: 'Aucun texte',
  changed: 'Modifié',
  never: 'jamais',
  former: 'un ancien admin',
  by: (name) => `par ${name}`,
  loading: 'Chargement des textes',
  notLoaded: 'Les textes n’ont pas pu être chargés.',
  show: 'Voir la page',
  views: 'Vue',
  write: 'Écrire',
  preview: 'Aperçu',
  label: 'Texte en Markdown',
  labelIn: (language) => `Texte en Markdown (${language.toLowerCase()})`,
  standardText: (language) => `Texte en ${language.toLowerCase()}`,
  copyStandard: (language) => `Commencer par une copie du texte en ${language.toLowerCase()}`,
  hint: '## Titre, **gras**, *italique*, - liste, [mots](/contact), ![mots](/images/….webp). Le HTML s’affiche comme du texte.',
  words: (formats, count) => counted(formats, count, 'mot', 'mots'),
  tooLong: (formats, limit) => `${wholeNumber(formats, limit)} caractères au plus.`,
  save: 'Publier',
  saving: 'Publication…',
  saved: 'Publié.',
  notSaved: 'Le texte n’a pas été publié.',
  discard: 'Abandonner ma saisie',
  theirs: (name) =>
    `Ce texte a été modifié par ${name} entre-temps. Votre saisie est conservée\u202f; si vous la publiez, elle remplace l’autre version.`,
  mineBesideTheirs: (added, removed) =>
    `Comparaison des deux versions. Lignes seulement dans la vôtre\u00a0: ${added}, seulement dans l’autre\u00a0: ${removed}`,
  goOn: 'Continuer avec ma version',
  takeTheirs: 'Prendre l’autre version',
  placeholders: 'Valeurs des paramètres',
  insert: 'Insérer',
  unset: 'non renseigné',
  previewEmpty: 'Sans texte, la page indique qu’elle n’est pas encore écrite.',
  previewEmptyIn: (language) => `Sans texte, la page affiche le texte en ${language.toLowerCase()}.`,
  previewFailed: 'L’aperçu n’a pas pu être chargé.',
  problems: 'À corriger avant de publier\u00a0:',
})

export const versionTexts = translation<typeof English.versionTexts>()({
  what: 'Lignes',
  takenBack: 'Version rétablie. Toutes les pages affichent de nouveau l’ancien texte.',
  counts: (added, removed) =>
    `${added} ${plural(added, 'ajoutée', 'ajoutées')}, ${removed} ${plural(removed, 'retirée', 'retirées')}`,
  more: (count) => `… et ${count} ${plural(count, 'autre ligne', 'autres lignes')}`,
})
