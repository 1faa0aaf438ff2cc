import type * as English from '../../../../../../web/features/account/passkeys/texts.ts'
import { pluralOf } from '../../../../../plural.ts'
import { translation } from '../../../../../translation.ts'

const plural = pluralOf('fr')

export const passkeyTexts = translation<typeof English.passkeyTexts>()({
  heading: 'Clés d’accès',
  what: 'Une clé d’accès vous connecte avec votre empreinte, votre visage ou le code PIN de votre appareil, sans mot de passe. Impossible de la deviner ou de la lire dans un e-mail.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  loading: 'Chargement de vos clés d’accès',
  notLoaded: 'Vos clés d’accès n’ont pas pu être chargées.',
  name: 'Nom',
  added: 'Ajoutée',
  lastUsed: 'Dernière utilisation',
  never: 'Pas encore utilisée',
  synced: 'Sur vos appareils',
  action: 'Action',
  newName: 'Nom de la nouvelle clé d’accès',
  nameHint: 'Par exemple\u00a0: Mon téléphone',
  nameNeeded: 'Saisissez un nom.',
  add: 'Ajouter une clé d’accès',
  adding: 'En attente de votre appareil…',
  addedNow: (name) => `Clé d’accès ajoutée\u00a0: ${name}`,
  rename: 'Renommer',
  renameTo: 'Nouveau nom',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  keepName: 'Garder le nom',
  remove: 'Retirer',
  ofPasskey: (name) => `\u00a0: ${name}`,
  removed: (name) => `Clé d’accès retirée\u00a0: ${name}`,
  removeTitle: (name) => `Retirer «\u00a0${name}\u00a0»\u202f?`,
  removeText:
    'Cette clé d’accès ne permettra plus de se connecter. Votre appareil l’affiche peut-être encore\u202f; supprimez-la aussi là-bas.',
  removing: 'Retrait…',
  keep: 'La garder',
  signInAgain: 'Se reconnecter',
})

export const secondStepTexts = translation<typeof English.secondStepTexts>()({
  heading: 'Deuxième étape',
  on: 'Activée',
  off: 'Désactivée',
  what: 'Après le mot de passe, ou après Google, la boutique demande votre clé d’accès. Une personne qui apprend votre mot de passe ne peut toujours pas se connecter. Dix codes de secours servent quand vous n’avez pas votre clé d’accès\u202f; chacun fonctionne une fois.',
  left: (count) =>
    plural(
      count,
      `Il reste ${count} code de secours. Créez-en de nouveaux.`,
      `Il reste ${count} codes de secours.`,
    ),
  passkeyFirst: 'Ajoutez d’abord une clé d’accès.',
  switchOn: 'Demander ma clé d’accès après le mot de passe',
  waiting: 'En attente de votre clé d’accès…',
  switchOff: 'Désactiver la deuxième étape',
  newCodes: 'Créer de nouveaux codes de secours',
  offTitle: 'Revenir à une seule étape\u202f?',
  offText: 'Votre mot de passe seul, ou Google, suffira alors. Les codes de secours ne fonctionneront plus.',
  codesTitle: 'Créer de nouveaux codes de secours\u202f?',
  codesText: 'Les anciens codes ne fonctionneront plus.',
  keep: 'Laisser ainsi',
  isOff: 'La deuxième étape est désactivée',
  store: 'Imprimez ces codes ou notez-les maintenant. Ils ne seront plus affichés.',
  copy: 'Copier les codes',
  copied: 'Copié',
  notCopied: 'Votre navigateur ne l’a pas permis. Sélectionnez les codes et copiez-les.',
  stored: 'Je les ai mis en lieu sûr',
  signInAgain: 'Se reconnecter',
})
