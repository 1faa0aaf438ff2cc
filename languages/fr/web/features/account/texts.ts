import type * as English from '../../../../../web/features/account/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const accountTexts = translation<typeof English.accountTexts>()({
  heading: 'Compte',
  loading: 'Chargement de votre compte',
  notLoaded: 'Votre compte n’a pas pu être chargé.',
  notRefreshed: 'Ces informations ne sont peut-être pas à jour.',
  name: 'Nom',
  email: 'E-mail',
  verified: 'Confirmée',
  notVerified: 'Non confirmée',
  since: 'Depuis',
  signIn: 'Connexion',
  keptBy: {
    'built-in': 'Gérée par cette boutique.',
    firebase: 'Gérée par Google Firebase pour cette boutique.',
  },
})

export const passwordTexts = translation<typeof English.passwordTexts>()({
  heading: 'Mot de passe',
  loading: 'Nous vérifions si votre compte a un mot de passe',
  notLoaded: 'La boutique n’a pas pu vérifier si votre compte a un mot de passe.',
  whatHappens: 'Un nouveau mot de passe déconnecte tous les autres navigateurs.',
  whatHappensByMail:
    'Un nouveau mot de passe déconnecte tous les autres navigateurs, et un e-mail vous en informe.',
  none: 'Votre compte n’a pas de mot de passe, car vous vous connectez autrement. Vous pouvez en définir un et garder l’autre moyen.',
  current: 'Mot de passe actuel',
  currentNeeded: 'Saisissez votre mot de passe actuel.',
  new: 'Nouveau mot de passe',
  same: 'C’est votre mot de passe actuel. Choisissez-en un autre.',
  submit: 'Changer le mot de passe',
  submitting: 'Changement du mot de passe…',
  changed: 'Votre mot de passe est changé',
  othersNotEnded:
    'Votre mot de passe est changé, mais d’autres navigateurs sont peut-être encore connectés. Appuyez ci-dessous sur «\u00a0Se déconnecter partout ailleurs\u00a0».',
  set: 'Définir un mot de passe',
  setting: 'Définition du mot de passe…',
  isSet: 'Votre mot de passe est défini',
  forgotten: 'Oublié\u202f? Définir un nouveau mot de passe par e-mail',
  byMail: 'Définir un mot de passe par e-mail',
})

export const signInsTexts = translation<typeof English.signInsTexts>()({
  heading: 'Vos connexions en cours',
  text: 'Si un appareil n’est pas à vous, déconnectez-le et définissez un nouveau mot de passe.',
  loading: 'Chargement de vos connexions',
  notLoaded: 'Vos connexions n’ont pas pu être chargées.',
  device: 'Appareil',
  firstSeen: 'Connexion',
  lastSeen: 'Dernière activité',
  action: 'Action',
  here: 'Ce navigateur',
  end: 'Déconnecter',
  ending: 'Déconnexion…',
  deviceOn: (program, system) => `${program} sur ${system}`,
  unknownDevice: 'Appareil inconnu',
  onDevice: (device) => `\u00a0: ${device}`,
  ended: (device) => `Déconnecté\u00a0: ${device}`,
  endOthers: 'Se déconnecter partout ailleurs',
  endedOthers: (count) => plural(count, `${count} appareil déconnecté`, `${count} appareils déconnectés`),
})

export const ownDataTexts = translation<typeof English.ownDataTexts>()({
  heading: 'Vos données',
  text: 'Tout ce que la boutique conserve sur vous, dans un fichier lisible par vous et par des programmes.',
  save: 'Télécharger mes données',
  saving: 'Rassemblement de vos données…',
  saved: (name) => `Enregistré sous ${name}.`,
})

export const deletionTexts = translation<typeof English.deletionTexts>()({
  heading: 'Supprimer votre compte',
  text: 'Cette action est définitive.',
  ask: 'Supprimer le compte',
  title: 'Supprimer votre compte\u202f?',
  goes: 'Supprimés aussitôt',
  whatGoes:
    'Votre accès, votre profil, vos images, vos commandes non payées et ce qui reste de votre crédit.',
  anonymous: 'Conservés sans votre nom',
  whatIsAnonymous: 'Vos avis et les messages que vous nous avez envoyés.',
  stays: 'Conservées par obligation fiscale',
  whatStays:
    'Les commandes payées avec votre nom, votre e-mail et votre adresse, comme la loi l’exige. Celles qui ne sont pas encore parties sont expédiées.',
  type: (email) => `Saisissez ${email} pour confirmer`,
  typeExactly: (email) => `Cela ne correspond pas. Saisissez ${email}.`,
  confirm: 'Supprimer définitivement',
  deleting: 'Suppression…',
  keep: 'Garder le compte',
  signInAgain: 'Se reconnecter',
  done: 'Votre compte est supprimé',
})

export const addressVerificationTexts = translation<typeof English.addressVerificationTexts>()({
  why: 'Votre adresse e-mail n’est pas confirmée. Confirmez-la pour que personne d’autre ne puisse revendiquer ce compte.',
  send: 'Recevoir un lien',
  sending: 'Envoi…',
  sent: 'Un e-mail contenant un lien est en route. Ouvrez-le dans ce navigateur.',
  kept: 'L’admin de cette démo trouve le lien dans son espace, sous Messages. Ouvrez-le dans ce navigateur.',
})
